import { lowWordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import type { Statement } from '../read/statement.ts'
import { hasAddress } from '../read/talk/talk.ts'
import { type Fact, isPolicy, type Omission } from '../read/told.ts'
import type { Phrasing } from './phrasing.ts'
import { finderIn, quotes, type Room } from './quotes.ts'

type Written = {
  phrasing: Phrasing
  room: Room
  /** The description; what stands in it is not left out. */
  text?: string
  /** What the length asked for had no room for, and that length. */
  cut?: readonly Fact[]
  length?: string
  /** What stands there nowhere as she asked. */
  avoided?: readonly Fact[]
}

/** Every statement that stands nowhere, as she typed it. Why is said only where it can be seen: a link is one. */
export function leftOut(
  {
    omissions,
    typed,
    rewritten = [],
  }: Pick<Brief, 'omissions' | 'typed'> & { rewritten?: string[] },
  { phrasing, room, text = '', cut = [], length = '', avoided = [] }: Written,
): string[] {
  const { say } = phrasing
  const isTold = tellerOf(text)
  const open = omissions.filter(({ said }) => !isTold(said))
  const find = finderIn(typed, rewritten)
  const list = (all: readonly { said: Statement }[]) =>
    quotes(
      all.map(({ said }) => said),
      { room, find, more: (count) => say('more', { count }) },
    )
  const links = open.filter(isLink)
  const untold = cut.filter(({ said }) => !isTold(said))
  const others = [...open.filter((one) => !isLink(one)), ...avoided]
  const isOfShop = open.some((omission) => isPolicy(omission))
  return [
    ...(others.length === 0 ? [] : [`${list(others)}.`]),
    ...(links.length === 0 ? [] : [`${capital(say('link'))}: ${list(links)}.`]),
    ...(untold.length === 0 ? [] : [say('untold', { length, quotes: list(untold) })]),
    ...(isOfShop ? [say('policy')] : []),
  ]
}

/** What was to be added, or what another statement says too, stands there all the same. */
function tellerOf(description: string): (said: Statement) => boolean {
  const told = ` ${lowWordsOf(description).join(' ')} `
  return ({ text, words }) =>
    words.length > 1
      ? told.includes(` ${words.map(({ low }) => low).join(' ')} `)
      : description.includes(text)
}

function isLink({ reason, said }: Omission): boolean {
  return reason === 'link' && hasAddress(said.text)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

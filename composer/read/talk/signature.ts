import type { Statement } from '../statement.ts'
import { isClosing, isShort, signing } from './closings.ts'
import { propertiesOf } from '../lexicon.ts'
import { farewellIn } from './farewell.ts'
import type { Told } from '../told.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

/** Lines at the end that wish well and say who wrote are left out, and the greeting above them. */
export function withoutSignature(told: Told, statements: readonly Statement[], head: string): Told {
  const farewell = farewellIn(told, head)
  if (farewell !== undefined) return withoutSignature(without(farewell, told), statements, head)
  const said = signatureIn(statements, told, head)
  if (said === undefined) return told
  const signed = without(said, told)
  const unsigned =
    farewellIn(signed, head) === undefined ? signed : withoutSignature(signed, statements, head)
  const above = unsigned.facts.at(-1)?.said
  const isGreeting = above !== undefined && isLove(above, head) && unsigned.facts.length > 1
  return isGreeting ? without(above, unsigned) : unsigned
}

function without(said: Statement, { facts, omissions }: Told): Told {
  return {
    facts: facts.filter((fact) => fact.said !== said),
    omissions: [...omissions, { reason: 'thanks', said }],
  }
}

/** "Mia + Jonas", "Love & spores, Fern", "Carla." behind thanks: a line at the end that says nothing of the thing. */
function signatureIn(
  statements: readonly Statement[],
  { facts, omissions }: Told,
  head: string,
): Statement | undefined {
  const fact = facts.at(-1)
  const last = fact?.said
  const before = statements[statements.findIndex((one) => isSame(one, last)) - 1]
  if (last === undefined || before === undefined || fact?.isMustKnow === true) return undefined
  if (last.label !== '' || last.form === 'step') return undefined
  const isThanked = omissions.some(
    ({ reason, said }) => isSame(said, before) && reason === 'thanks',
  )
  const isBelow = last.block !== before.block || last.form === 'line'
  const isApart = isThanked || (last.section === null && isBelow)
  const isNamed = isLove(last, head) || areNames(last, head)
  // Below "Kind regards" even Rose is no colour.
  const isBelowLove = isLove(before, head) && areRaised(last)
  const isSigned = isClosing(last, head) || isBelowLove || (isApart && isNamed)
  return isSigned ? last : undefined
}

/** What it was read as may have changed. */
function isSame(one: Statement, other: Statement | undefined): boolean {
  return one.at === other?.at && one.text === other.text
}

const NAMES_MAX = 4
function isLove(said: Statement, head: string): boolean {
  const start = signing(said)
  if (start === undefined || !isShort(said)) return false
  return said.words.length === start.split(' ').length || isSilent(said.words, head)
}

function areNames(said: Statement, head: string): boolean {
  return areRaised(said) && isSilent(said.words, head)
}

function areRaised({ words }: Statement): boolean {
  const names = words.filter((word) => !isSmall(word))
  const isEach = names.every(({ text, low }) => text !== low || low === 'x' || low === 'xx')
  return isEach && names.length > 0 && words.length <= NAMES_MAX
}

/** Whether nothing in them is said of a thing. */
function isSilent(words: readonly Word[], head: string): boolean {
  return words
    .filter((word) => !isSmall(word))
    .every((word) => word.stem !== head && !word.isNumber && propertiesOf(word).size === 0)
}

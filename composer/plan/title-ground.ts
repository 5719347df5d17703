import { protectedNameFinder } from '#marketplace/names.ts'
import { rememberedOf } from '#marketplace/remembered.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { type Front, frontOf } from '../read/front.ts'
import { is } from '../read/lexicon.ts'
import { freeIn } from '../read/naming/own-words.ts'
import { titleReading } from './title-reading.ts'
import { groundOf } from './usable.ts'

/** Whether a title may say a word: the text neither denies nor doubts it, and it is none of several to choose from. */
export const surely = rememberedOf((brief: Brief) => {
  const isFree = freeIn(titleReading(brief))
  const { options } = groundOf(brief.facts)
  const [front] = brief.facts
  const named = new Set(
    [...wordsOf(brief.input.listingTitle), ...(front?.said.words ?? [])].map(({ stem }) => stem),
  )
  return (word: Word): boolean =>
    isFree(word) &&
    (!options.has(word.stem) || named.has(word.stem) || brief.item.stems.includes(word.stem))
})

/** The stems that the name of the thing ends in, with the one that the title begins with. */
export function headsWith(brief: Brief, lead: string): string[] {
  const last = wordsOf(lead).at(-1)
  return [brief.item.head, ...(last === undefined ? [] : [last.stem])]
}

/** How the first lines name the thing and what they say behind its name. */
export function frontFor(brief: Brief, heads: readonly string[]): Front {
  const nameIn = protectedNameFinder(brief.input.productType)
  // "Thread's Veevus" is a sentence in short.
  const isFree = (text: string) => nameIn(text) === undefined && !isOwner(text)
  const { names, tails, more } = frontOf({ facts: brief.facts, heads, isSure: surely(brief) })
  return { names, tails: tails.filter(isFree), more: more.filter(isFree) }
}

function isOwner(text: string): boolean {
  const [first, ...more] = wordsOf(text)
  return first !== undefined && more.length === 1 && OWNING.some((end) => first.low.endsWith(end))
}

const OWNING = ["'s", '’s']

const SIGNS = ['+', '&', '/']
const JOINTS = [...SIGNS, 'and ', 'or ', 'und ', 'oder ']

/** "Silicone + wood beads", "walnut / sapele": one of several says too little, and mostly the wrong thing. */
export function isOfAList(text: string, said: string): boolean {
  const low = text.toLowerCase()
  if (!said.toLowerCase().includes(low)) return false
  const last = wordsOf(text).at(-1)
  const others = said.split(',').filter((part) => !part.toLowerCase().includes(low))
  const isMember = (part: string) => {
    const words = wordsOf(part)
    const end = words.at(-1)
    const isStuff =
      words.length <= 2 && [last, end].every((word) => word !== undefined && is(word, 'material'))
    return isStuff || (text.includes(' ') && end?.low === last?.low)
  }
  return others.some(isMember) || isJoined(text, said, JOINTS)
}

export function isJoined(text: string, said: string, joints: readonly string[]): boolean {
  const at = said.toLowerCase().indexOf(text.toLowerCase())
  const before = said.slice(0, at).trimEnd()
  const after = said.slice(at + text.length).trimStart()
  return joints.some((joint) => after.startsWith(joint) || before.endsWith(` ${joint.trim()}`))
}

/** "Seaham + Northumberland" is not all from Seaham: the text says the word only beside another. */
export function isOneOfMore({ low, stem }: Word, { facts, item, input }: Brief): boolean {
  const said = facts.filter((fact) => fact.said.words.some((word) => word.low === low))
  const isOwn =
    item.stems.includes(stem) || wordsOf(input.listingTitle).some((word) => word.stem === stem)
  return !isOwn && said.length > 0 && said.every((fact) => isJoined(low, fact.said.text, SIGNS))
}

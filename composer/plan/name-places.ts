import { isModifier } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, type Known, knownIn } from '../read/lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** A name by its places: "kids", "hand carved", "walnut", "moon", "night light", "kit". */
export type Lead = {
  forWhom: string[]
  looks: string[]
  make: string[]
  stuff: string[]
  nouns: string[]
  name: string
  behind: string[]
}

export function textOfLead({ forWhom, looks, make, stuff, nouns, name, behind }: Lead): string {
  return [...forWhom, ...looks, ...make, ...stuff, ...nouns, name, ...behind].join(' ')
}

export function partedLead(text: string): Lead {
  const words = wordsOf(text)
  const whom = Math.max(
    0,
    words.findIndex((word) => !isForWhom(word)),
  )
  const first = words[whom]
  const isMade = first !== undefined && hasEnding(first)
  const made = makeUpTo(words, isMade && words.length > whom + 1 ? whom + 1 : whom)
  const stuff = stuffUpTo(words, made)
  const between = (from: number, to: number) =>
    to > from ? [text.slice(words[from]?.start, words[to - 1]?.end)] : []
  return {
    forWhom: between(0, whom),
    looks: [],
    make: between(whom, made),
    stuff: between(made, stuff),
    nouns: [],
    name: text.slice(words[stuff]?.start),
    behind: [],
  }
}

/** "Kids", "men's" */
export function isForWhom(word: Word): boolean {
  return is(word, 'recipient') && word.low.endsWith('s')
}

/** Where "hand carved" and "10 inch" end at the front of a name. */
function makeUpTo(words: readonly Word[], whom: number): number {
  let to = whom
  for (const known of knownIn(words).filter(({ from }) => from >= whom)) {
    const front = words.slice(known.from, known.to)
    const isOwn = known.from === to && known.to < words.length
    const isKind = nounEndingAt(front, front.length - 1) !== null
    if (!isOwn || isKind || !isMakeOf(known)) break
    to = known.to
  }
  const isMeasure = words[to]?.isNumber === true && words.length > to + 2
  return isMeasure ? to + 2 : to
}

/** Where the material behind it ends, if a noun of more than one word follows. */
function stuffUpTo(words: readonly Word[], made: number): number {
  const [known] = knownIn(words).filter(({ from }) => from >= made)
  const isStuff = known?.from === made && known.properties.has('material')
  return isStuff && words.length > known.to + 1 ? known.to : made
}

function isMakeOf({ properties }: Known): boolean {
  return MAKE.some((one) => properties.has(one)) && !properties.has('ambiguous')
}

/** A noun stands in front only where it cannot part what belongs together. */
export function inFront(lead: Lead, text: string, described: Word): Lead | null {
  const last = wordsOf(text).at(-1)
  const name = wordsOf(lead.name)
  if (last === undefined) return null
  if (isForWhom(last)) return { ...lead, forWhom: [...lead.forWhom, text] }
  if (is(last, 'material')) return { ...lead, stuff: [text, ...lead.stuff] }
  const isColour = is(last, 'colour') && !OTHERWISE.some((one) => is(last, one))
  if (isColour) return null
  const isMotif = is(last, 'colour') && is(last, 'ambiguous')
  if (!isMotif && (isDescribing(last) || last.low.endsWith('ing')))
    return { ...lead, looks: [...lead.looks, text] }
  const isClear = described.stem === name[0]?.stem || name.length <= 2
  const isInserted = name.every(({ stem }) => stem !== described.stem)
  return isClear || isInserted ? { ...lead, nouns: [...lead.nouns, asOne(text, last)] } : null
}

/** "Fern stamps" of stamps with ferns. */
function asOne(text: string, { low, stem }: Word): string {
  const isMany = low === `${stem}s` && !low.endsWith('is') && !low.endsWith('us')
  return isMany ? text.slice(0, -1) : text
}

/** "Dark" and "lemon" are no colours alone. */
const OTHERWISE = ['ambiguous', 'finish', 'form'] as const
const MAKE = ['technique', 'finish', 'form', 'age'] as const
const ENDINGS = ['ed', 'able', 'ible', 'less', 'ly']
const ENDING_FROM = 3

/** An adjective, known or by its ending. */
export function isDescribing(word: Word): boolean {
  return isModifier(word) || is(word, 'form') || hasEnding(word)
}

/** "Unstuffed", not "seed". */
function hasEnding({ low }: Word): boolean {
  return ENDINGS.some((ending) => low.length >= ending.length + ENDING_FROM && low.endsWith(ending))
}

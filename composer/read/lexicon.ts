import { rememberedOf } from '#marketplace/remembered.ts'
import { linesOf, pairOf } from '../data/load.ts'
import { lowWordsOf, type Word } from '#marketplace/searches/words.ts'

/** What a word can be in the texts of sellers; the rows stand in `data/words.txt`. */
export const PROPERTIES = [
  'material',
  'imitation',
  'colour',
  'ambiguous',
  'technique',
  'finish',
  'style',
  'form',
  'recipient',
  'occasion',
  'season',
  'room',
  'use',
  'finite',
  'imperative',
  'participle',
  'unit',
  'container',
  'claim',
  'origin',
  'age',
  'brand',
  'vague',
  'praise',
  'kin',
  'allergen',
  'promise',
  'motif',
  'animal',
] as const
export type Property = (typeof PROPERTIES)[number]

type Entry = { words: string[]; properties: ReadonlySet<Property> }

/** A stretch of words that the lexicon knows. */
export type Known = { from: number; to: number; properties: ReadonlySet<Property> }

const NONE: ReadonlySet<Property> = new Set()
const combinations = new Map<string, ReadonlySet<Property>>()
const entries = load()
/** Entries of one word by that word: asked of each word, many times. */
const singles = new Map(
  [...entries].flatMap(([first, known]) =>
    known
      .filter(({ words }) => words.length === 1)
      .map(({ properties }) => [first, properties] as const),
  ),
)

function load(): ReadonlyMap<string, Entry[]> {
  const byFirst = new Map<string, Entry[]>()
  for (const line of linesOf('words.txt')) {
    const [phrase, names] = pairOf(line, ':')
    const words = lowWordsOf(phrase)
    const [first] = words
    if (first === undefined) continue
    const properties = propertiesNamed(names)
    const known = byFirst.get(first) ?? []
    byFirst.set(first, [...known, { words, properties }])
  }
  for (const [first, known] of byFirst) {
    byFirst.set(
      first,
      known.toSorted((a, b) => b.words.length - a.words.length),
    )
  }
  return byFirst
}

/** The same few combinations stand behind thousands of words. */
function propertiesNamed(names: string): ReadonlySet<Property> {
  const known = combinations.get(names)
  if (known !== undefined) return known
  const wanted = names.split(' ')
  const properties = new Set(PROPERTIES.filter((name) => wanted.includes(name)))
  combinations.set(names, properties)
  return properties
}

/** What one word can be; its plural counts as the word. */
export function propertiesOf(word: Word): ReadonlySet<Property> {
  return singles.get(word.low) ?? singles.get(word.stem) ?? NONE
}

export function is(word: Word, property: Property): boolean {
  return propertiesOf(word).has(property)
}

/** The known words and phrases of a text from left to right; the longest phrase wins. */
export const knownIn = rememberedOf(readKnown)

function readKnown(words: readonly Word[]): Known[] {
  const found: Known[] = []
  let from = 0
  while (from < words.length) {
    const known = knownAt(words, from)
    if (known !== null) found.push(known)
    from = known?.to ?? from + 1
  }
  return found
}

function knownAt(words: readonly Word[], from: number): Known | null {
  const word = words[from]
  if (word === undefined) return null
  const candidates = [...(entries.get(word.low) ?? []), ...(entries.get(word.stem) ?? [])]
  const entry = candidates.find(({ words: own }) =>
    own.every((part, at) => isSame(words[from + at], part)),
  )
  return entry === undefined
    ? null
    : { from, to: from + entry.words.length, properties: entry.properties }
}

function isSame(word: Word | undefined, part: string): boolean {
  return word !== undefined && (word.low === part || word.stem === part)
}

/** Whether a text holds a word or phrase of a property. */
export function holds(words: readonly Word[], property: Property): boolean {
  return knownIn(words).some((known) => known.properties.has(property))
}

const MODIFYING: readonly Property[] = [
  'material',
  'colour',
  'technique',
  'finish',
  'style',
  'form',
  'origin',
  'age',
  'season',
  'occasion',
  'room',
  'participle',
]

/** Whether a word can stand in front of a noun: an adjective of make, look or stuff. */
export function isModifier(word: Word): boolean {
  return MODIFYING.some((property) => is(word, property))
}

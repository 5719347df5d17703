import { COMPATIBLE_NAMES, GAME_NAMES, NOT_A_NAME, PROTECTED_NAMES } from './lexicon/brands.ts'
import { languageOf } from './language.ts'
import { runsOf } from './reading/runs.ts'
import { rootsOf } from './reading/said.ts'
import type { Run } from './reading/sentences.ts'
import { type Reading, readText } from './reading/reading.ts'
import { phrasesIn } from './text.ts'

/**
 * Finds a protected name, unless it is a fact: the item is of that brand, fits it, is made for it or
 * comes from it. Names are compared without apostrophe, so that Levis and Levi's are one.
 */
export function protectedNameFinder(product: string): (text: string) => string | undefined {
  const read = readText(product)
  const isEnglish = languageOf(product) === 'en'
  const isFact = (name: string) =>
    placesOf(read, name).some((place) => !isEnglish || isFactAt(read, place))
  const isNamed = (name: string) => placesOf(read, name).length > 0
  return (text) => {
    if (phrasesIn(text, NOT_A_NAME).length > 0) return undefined
    const name = phrasesIn(text, PROTECTED_NAMES).find((found) => !isFact(found))
    if (name !== undefined) return name
    const fitting = phrasesIn(text, COMPATIBLE_NAMES).filter(({ length }) => length > 4)
    return [...phrasesIn(text, GAME_NAMES), ...fitting].find((found) => !isNamed(found))
  }
}

function placesOf(read: Reading, name: string): readonly Run[] {
  return runsOf(read, rootsOf(name))
}

/** Words that make a name a fact: what it is, fits, is made for or comes from. */
const FACTS = new Set(
  `for fits fit fitting compatible used preowned owned secondhand hand vintage original authentic genuine upcycled recycled repurposed
  reworked old retro tested working from by antique made replaces replacement`.split(/\s+/),
)
const AFTER = new Set(
  'used tested working original vintage owned boxed secondhand console cartridge'.split(' '),
)
/** A name after these is borrowed. */
const BORROWING = new Set(
  'inspired like style similar dupe look alike parody unofficial fan fans lover lovers themed print'.split(
    ' ',
  ),
)
const NEAR = 4

function isFactAt(
  { tokens, sentences, sentenceOf, isDenied }: Reading,
  { from, to }: Run,
): boolean {
  const sentence = sentences[sentenceOf[from] ?? -1]
  if (sentence === undefined || isDenied[from] === true) return false
  const before = tokens.slice(Math.max(sentence.from, from - NEAR), from).map(({ word }) => word)
  const after = tokens.slice(to, Math.min(sentence.to, to + NEAR)).map(({ word }) => word)
  if ([...before, ...after.slice(0, 2)].some((word) => BORROWING.has(word))) return false
  return before.some((word) => FACTS.has(word)) || after.some((word) => AFTER.has(word))
}

import { COMPATIBLE_NAMES, GAME_NAMES, NOT_A_NAME, PROTECTED_NAMES } from './lexicon/brands.ts'
import { languageOf } from './language.ts'
import { runsOf } from './reading/runs.ts'
import { rootsOf } from './reading/said.ts'
import { NO_WORDS, NOT_WORDS } from './reading/tables/denying.ts'
import { NUMBER_WORDS, UNITS } from './reading/tables/facts.ts'
import type { Run } from './reading/sentences.ts'
import { type Reading, readText } from './reading/reading.ts'
import { phrasesIn } from './text.ts'

/**
 * Finds a protected name, unless it is a fact: the item is of that brand, fits it, is made for it or
 * comes from it. Names are compared without apostrophe, so that Levis and Levi's are one.
 */
export function protectedNameFinder(
  product: string,
): (text: string, isProse?: boolean) => string | undefined {
  const read = readText(product)
  const isEnglish = languageOf(product) === 'en'
  const isFact = (name: string, isProse: boolean) =>
    placesOf(read, name).some(
      (place) => !isEnglish || isFactAt(read, place) || (isProse && isStuffAt(read, place)),
    )
  const isNamed = (name: string, isProse: boolean) =>
    // Of "d&d" no root is left to look for.
    (rootsOf(name).length === 0 && phrasesIn(product, [name]).length > 0) ||
    placesOf(read, name).some((place) => isProse || !isBeside(read, place))
  return (text, isProse = false) => {
    if (phrasesIn(text, NOT_A_NAME).length > 0) return undefined
    const names = phrasesIn(text, PROTECTED_NAMES)
    const told = isProse ? readText(text) : null
    const isToldAsFact = (found: string) =>
      told !== null &&
      placesOf(read, found).length > 0 &&
      placesOf(told, found).every(
        (place) =>
          isFactAt(told, place) || isDeniedAt(told, place) || isOwnDenial(told, read, place),
      )
    const facts = names.filter((found) => isFact(found, isProse) || isToldAsFact(found))
    // The "liberty" of "Liberty print".
    const name = names.find((found) => !facts.some((fact) => fact.includes(found)))
    if (name !== undefined) return name
    const fitting = phrasesIn(text, COMPATIBLE_NAMES).filter(({ length }) => length > 4)
    return [...phrasesIn(text, GAME_NAMES), ...fitting].find((found) => !isNamed(found, isProse))
  }
}

const ELSEWHERE = new Set(
  'photo photos picture pictures pictured pic pics shown mine props'.split(' '),
)

/** "Watch NOT included (Seiko in photos is mine)": what stands beside the thing, and is none. */
function isBeside({ tokens, sentences, sentenceOf, denials }: Reading, { from }: Run): boolean {
  const own = sentenceOf[from] ?? -1
  const sentence = sentences[own]
  if (sentence === undefined) return false
  const isApart = denials.some(
    ({ kind, sentence: denied }) => kind === 'not-included' && denied === own,
  )
  return isApart && tokens.slice(sentence.from, sentence.to).some(({ word }) => ELSEWHERE.has(word))
}

function placesOf(read: Reading, name: string): readonly Run[] {
  return runsOf(read, rootsOf(name))
}

function isDeniedAt({ isDenied }: Reading, { from }: Run): boolean {
  return isDenied[from] === true
}

const OWN_WORDS = 4

/** "Not in 1:6, Barbie will have to manage": what does not fit her, in the very words in which the seller says so. */
function isOwnDenial(told: Reading, read: Reading, place: Run): boolean {
  const own = wordsFrom(told, place)
  const name = told.tokens.slice(place.from, place.to).map(({ word }) => word)
  return (
    isInDenial(told, place) &&
    placesOf(read, name.join(' ')).some((at) => isInDenial(read, at) && wordsFrom(read, at) === own)
  )
}

function wordsFrom({ tokens }: Reading, { from }: Run): string {
  return tokens
    .slice(from, from + OWN_WORDS)
    .map(({ word }) => word)
    .join(' ')
}

function isInDenial({ tokens, sentences, sentenceOf }: Reading, { from }: Run): boolean {
  const { from: begin = 0, to = 0 } = sentences[sentenceOf[from] ?? -1] ?? {}
  const said = tokens.slice(begin, to).map(({ word }) => word)
  const before = said.slice(0, from - begin)
  return (
    before.some((word) => NO_WORDS.has(word) || NOT_WORDS.has(word)) &&
    !said.some((word) => BORROWING.has(word))
  )
}

/** Words that make a name a fact: what it is, fits, is made for or comes from. */
const FACTS = new Set(
  `for fits fit fitting takes take accepts accept compatible used preowned owned secondhand hand vintage original authentic genuine upcycled recycled repurposed
  reworked old retro tested working from by antique made replaces replacement`.split(/\s+/),
)
/** "Runs on Brio tracks" */
const FACT_PAIRS = [
  'runs on',
  'run on',
  'works with',
  'work with',
  'works on',
  'goes on',
  'sits on',
]
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
  const first = firstOfList(tokens, { from, to: sentence.from })
  const before = tokens.slice(Math.max(sentence.from, first - NEAR), from).map(({ word }) => word)
  const after = tokens.slice(to, Math.min(sentence.to, to + NEAR)).map(({ word }) => word)
  if ([...before, ...after.slice(0, 2)].some((word) => BORROWING.has(word))) return false
  if (isDated(tokens, { from, to })) return true
  const isOn = FACT_PAIRS.some((pair) => ` ${before.join(' ')} `.includes(` ${pair} `))
  return isOn || before.some((word) => FACTS.has(word)) || after.some((word) => AFTER.has(word))
}

const YEAR = /^(?:1[89]|20)\d\d$/
const SHORT_YEAR = /^[3-9]\d$/

/** "World Cup 86", "1986 World Cup": of that year the thing itself is. */
function isDated(tokens: Reading['tokens'], { from, to }: Run): boolean {
  const [before, next, after] = [tokens[from - 1], tokens[to], tokens[to + 1]]
  if ([before, next].some((token) => token !== undefined && YEAR.test(token.word))) return true
  // "Barbie 40 pieces" counts, and "World Cup 86, felt" does not.
  const isCounting =
    after?.kind === 'word' &&
    after.gap !== 'line' &&
    // "World Cup 86 in Mexico" gives no inches.
    ((UNITS.has(after.word) && after.word !== 'in') || after.word.endsWith('s'))
  return next !== undefined && SHORT_YEAR.test(next.word) && !isCounting
}

/** Whether a text names an event or a make of the last century by its year: "World Cup 86". */
export function namesAnOldYear(product: string): boolean {
  const names = phrasesIn(product, PROTECTED_NAMES)
  const read = names.length === 0 ? null : readText(product)
  return (
    read !== null &&
    names.some((name) =>
      placesOf(read, name).some(
        (place) => isDated(read.tokens, place) && !isRecent(read.tokens, place),
      ),
    )
  )
}

function isRecent(tokens: Reading['tokens'], { from, to }: Run): boolean {
  return [tokens[from - 1], tokens[to]].some(
    (token) => token?.word.startsWith('20') === true && YEAR.test(token.word),
  )
}

const LISTING = new Set([',', '/', '&', 'and', 'or'])

/** Where the names begin that a name stands beside: "takes Brio, Bigjigs, Ikea" takes the last one too. */
function firstOfList(tokens: Reading['tokens'], { from, to }: Run): number {
  let first = from
  for (let at = from - 1; at >= to; at -= 1) {
    const token = tokens[at]
    if (token === undefined) break
    const isName = token.kind === 'word' && token.text !== token.word
    if (!isName && !LISTING.has(token.word)) break
    if (isName) first = at
  }
  return first
}

const STUFF = new Set(
  'fabric cloth cotton lawn linen silk wool yarn thread floss denim jean jeans leather bead beads canvas'.split(
    ' ',
  ),
)
const PRINT = 'print'
/** So near before the end of a sentence it says what a thing is made from: "This bag's from jeans." */
const FROM_WITHIN = 3

/** What the thing is made of, in the seller's own details: "Liberty print" of a fabric bow, "five pairs, Levi's and" of a bag from jeans. */
function isStuffAt(
  { tokens, sentences, sentenceOf, isDenied }: Reading,
  { from, to }: Run,
): boolean {
  const own = sentenceOf[from] ?? -1
  const sentence = sentences[own]
  if (sentence === undefined || isDenied[from] === true) return false
  const beside = [
    ...tokens.slice(Math.max(sentence.from, from - NEAR), from),
    ...tokens.slice(to, Math.min(sentence.to, to + 2)),
  ]
  if (beside.some(({ word }) => BORROWING.has(word))) return false
  if (STUFF.has(tokens[to]?.word ?? '') && to < sentence.to) return true
  const said = tokens.slice(sentence.from, sentence.to)
  if (tokens[to - 1]?.word === PRINT) return said.some(({ word }) => STUFF.has(word))
  const before = sentences[own - 1]
  const stuff = tokens.slice(
    Math.max(before?.from ?? 0, (before?.to ?? 0) - FROM_WITHIN),
    before?.to,
  )
  const isCount = said[0]?.kind === 'number' || NUMBER_WORDS.has(said[0]?.word ?? '')
  return (
    before !== undefined &&
    isCount &&
    stuff.some(({ word }) => word === 'from') &&
    stuff.some(({ word }) => STUFF.has(word))
  )
}

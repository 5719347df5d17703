import { blocksOf, linesOf, listOf, pairOf } from '../data/load.ts'
import { is, propertiesOf } from './lexicon.ts'
import { isShort, writtenOut } from './shorthand.ts'
import { isBritish } from './spelling.ts'
import { isSmall, lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What stands in our own word lists: no dictionary, but how words of listings look. */
const VOCABULARY = new Set([
  ...linesOf('words.txt').flatMap((line) => lowWordsOf(pairOf(line, ':')[0])),
  ...linesOf('spelling.txt').flatMap((line) => lowWordsOf(pairOf(line, '=')[1])),
  ...linesOf('shorthand.txt').flatMap((line) => lowWordsOf(pairOf(line, '=')[1])),
  ...blocksOf('kinds.txt').flatMap((block) => listOf(block.get('nouns') ?? '').flatMap(lowWordsOf)),
  ...blocksOf('questions.txt').flatMap((block) => [...block.values()].flatMap(lowWordsOf)),
])

const PLACES = new Set(
  linesOf('words.txt').flatMap((line) => {
    const [phrase, properties] = pairOf(line, ':')
    return properties.includes('origin') ? lowWordsOf(phrase) : []
  }),
)

const TRIPLES = new Set([...VOCABULARY].flatMap(triplesOf))

function triplesOf(low: string): string[] {
  const framed = `^${low}$`
  return Array.from({ length: framed.length - 2 }, (_, at) => framed.slice(at, at + 3))
}

const VOWELS = 'aeiouy'

/** A word without its vowels and doubled letters, as a thumb leaves them out: "mushrm", "suplier". */
function bonesOf(low: string): string {
  return low
    .split('')
    .filter((letter, at) => at === 0 || (letter !== low[at - 1] && !VOWELS.includes(letter)))
    .filter((letter, at, all) => letter !== all[at - 1])
    .join('')
}

const BY_BONES = Map.groupBy([...VOCABULARY], bonesOf)

function isKnown(word: Word): boolean {
  return (
    word.isNumber ||
    isSmall(word) ||
    word.text !== word.low ||
    VOCABULARY.has(word.low) ||
    VOCABULARY.has(word.stem) ||
    propertiesOf(word).size > 0
  )
}

/** No word looks so: "sculptr", "pckt". */
function isOdd(word: Word): boolean {
  if (isKnown(word)) return false
  const isBare = word.low.split('').every((letter) => !VOWELS.includes(letter))
  return isBare || triplesOf(word.low).some((three) => !TRIPLES.has(three))
}

const BONES_LEAST = 3
/** "Grand" is no beginning of "grandma": only a long beginning is one word cut short. */
const PREFIX_LEAST = 6

/** "Nickle" of nickel: the same letters in another order. */
function isTurned(one: string, other: string): boolean {
  return inOrder(one) === inOrder(other)
}

function inOrder(low: string): string {
  return low.split('').toSorted().join('')
}

/** "Ferment" is no short form of "fermented": a seller's verb keeps its time. */
function isFormOf(short: string, full: string): boolean {
  const bare = /[ey]$/.test(short) ? short.slice(0, -1) : short
  return ENDINGS.some((ending) => full === short + ending || full === bare + ending)
}

const ENDINGS = ['s', 'es', 'd', 'ed', 'r', 'er', 'ing', 'n', 'en', 'ly']

/** Whether one word is another in short: its bones, its first letters, or a few of its letters without a vowel. */
function isShortFor(short: string, full: string): boolean {
  if (full.length <= short.length && !isTurned(short, full)) return false
  if (full.charAt(0) !== short.charAt(0)) return false
  if (isFormOf(short, full)) return false
  const bones = bonesOf(short)
  if (bones.length >= BONES_LEAST && bones === bonesOf(full)) return true
  if (short.length >= PREFIX_LEAST && full.startsWith(short)) return true
  let at = 0
  for (const letter of full) if (letter === short.charAt(at)) at += 1
  const isBare = bones === short && short.length >= BONES_LEAST
  return isBare && at === short.length && full.at(-1) === short.at(-1)
}

/** The one word among several that a word is short for, in the same number. */
function fullFor({ low }: Word, among: readonly string[]): string | undefined {
  const isMany = low.endsWith('s')
  const one = isMany ? low.slice(0, -1) : low
  const found = new Set([
    ...among.filter((full) => isShortFor(low, full)),
    ...(isMany
      ? among
          .filter((full) => !full.endsWith('s') && !full.startsWith(one) && isShortFor(one, full))
          .map((full) => `${full}s`)
      : []),
  ])
  return found.size === 1 ? [...found][0] : undefined
}

/** What a lone letter too few is certain in: "yelow", "coton". */
const LOOKS = ['colour', 'material', 'finish'] as const
/** Before these endings one letter or two are two words: "planed" and "planned". */
const DOUBLING = ['ed', 'er', 'ing', 'est', 'y']

/** "Yelow" of yellow: of two equal letters one was left out of a word that says how a thing looks. */
function withItsTwin(word: Word): string | undefined {
  const { low } = word
  if (low.length < PREFIX_LEAST - 1 || DOUBLING.some((ending) => low.endsWith(ending)))
    return undefined
  const found = low
    .split('')
    .map((letter, at) => low.slice(0, at) + letter + low.slice(at))
    .filter((full) => VOCABULARY.has(full) && looks(full))
  return found.length > 0 && new Set(found).size === 1 ? found[0] : undefined
}

function looks(low: string): boolean {
  return wordsOf(low).some((word) => LOOKS.some((property) => is(word, property)))
}

/** "Hav" and "sleev": no English word ends so. */
function withLastE({ low }: Word): string | undefined {
  const full = `${low}e`
  return low.endsWith('v') && VOCABULARY.has(full) ? full : undefined
}

/** Whole sentences in their first letters, and no words without their vowels: "omg" is no omega. */
const CHAT = new Set('omg idk btw imo fyi lmk tbh smh ikr ngl rn fr'.split(' '))

const LINE = /[^.!?\n]*[.!?\n]*/g
const ODD_MAX = 1

/**
 * A text typed in haste as it was meant: short forms and slips in the spelling of the seller's searches, then of the one
 * word that fits. A line in which more than a word stays odd is left as it was typed: half mended reads worse than either.
 */
export function mended(text: string, searches: readonly string[], isHurried: boolean): string {
  const searched = [...new Set(searches.flatMap(lowWordsOf))].filter(
    (low) => low.length > BONES_LEAST,
  )
  const right = (word: Word): string | undefined => {
    if (isKnown(word) || CHAT.has(word.low) || word.low.length < BONES_LEAST) return undefined
    const near = [word.low, word.low.replace(/s$/, '')].flatMap(
      (low) => BY_BONES.get(bonesOf(low)) ?? [],
    )
    // No place is a slip of a thumb: "itll" is no Italy.
    const common =
      isHurried && isOdd(word)
        ? fullFor(
            word,
            near.filter((full) => !PLACES.has(full)),
          )
        : undefined
    const slip = isHurried ? (withLastE(word) ?? withItsTwin(word)) : undefined
    return fullFor(word, searched) ?? slip ?? common
  }
  return text.replace(LINE, (line) => {
    const full = isHurried ? writtenOut(line, isBritish(text)) : line
    const result = wordsOf(full).reduceRight((whole, word) => {
      const other = searched.includes(word.low) ? undefined : right(word)
      return other === undefined
        ? whole
        : whole.slice(0, word.start) + other + whole.slice(word.end)
    }, full)
    return wordsOf(result).filter(isOdd).length > ODD_MAX ? line : result
  })
}

const ACRONYMS = new Set(linesOf('acronyms.txt').map((line) => line.toLowerCase()))

/** Whether no word is left that is a short form, has no vowel or is one of our words but for its vowels. */
export function isWhole(text: string): boolean {
  const words = wordsOf(text)
  return words.every((word, at) => {
    const before = words[at - 1]
    // "5 g", "30x26"
    const isUnit = before?.isNumber === true && (UNITS.has(word.low) || before.end === word.start)
    if (word.isNumber || isUnit || VOCABULARY.has(word.low)) return true
    return !isTorn(word) && (word.text !== word.low || !(isShort(word) || isVowelless(word)))
  })
}

/** "Wd", "lft", no "www" and no "etc". */
function isVowelless({ low, stem }: Word): boolean {
  const isOfConsonants = low.split('').every((letter) => letter >= 'b' && !VOWELS.includes(letter))
  return (
    isOfConsonants && low.length > 1 && !ACRONYMS.has(low) && !PLAIN.has(low) && !PLAIN.has(stem)
  )
}

const PLAIN = new Set(
  'www http https hmm pdf svg dxf png st nd rd th cm mm ml kg km ft lb yd pm vs mr mrs dr'.split(
    ' ',
  ),
)
const UNITS = new Set('g l m t k b'.split(' '))
const TORN_BONES = 4

/** "Natral", "INCLUDD": no word of ours, and one of them without a vowel. */
function isTorn({ low, stem }: Word): boolean {
  const bones = bonesOf(low)
  if (bones.length < TORN_BONES || VOCABULARY.has(stem)) return false
  return (BY_BONES.get(bones) ?? []).some((full) => {
    let at = 0
    for (const letter of full) if (letter === low.charAt(at)) at += 1
    return full.length > low.length && at === low.length && !isFormOf(low, full)
  })
}

/** The words as they were typed that stand otherwise in what was made of them, each once. */
export function rewrittenIn(typed: string, meant: string): string[] {
  const kept = new Map<string, number>()
  for (const low of lowWordsOf(meant)) kept.set(low, (kept.get(low) ?? 0) + 1)
  const gone = wordsOf(typed).filter(({ low }) => {
    const left = kept.get(low) ?? 0
    kept.set(low, left - 1)
    return left < 1
  })
  return [
    ...new Map(
      gone.map((word) => asTyped(word, typed)).map((text) => [text.toLowerCase(), text]),
    ).values(),
  ]
}

/** "W/", "w/o" and "w/out", which are one word to whoever typed them. */
function asTyped({ text, low, start, end }: Word, typed: string): string {
  const isEnd = ENDS.has(low) && typed.slice(start - 2, start).toLowerCase() === 'w/'
  if (isEnd) return typed.slice(start - 2, end)
  const isBegun = low === 'w' && typed.charAt(end) === '/'
  return isBegun ? (WITHOUT.exec(typed.slice(start, end + 4))?.[0] ?? `${text}/`) : text
}

const ENDS = new Set(['o', 'out'])
const WITHOUT = /^w\/o(?:ut)?(?!\p{L})/iu

import { COLOURS } from '#marketplace/lexicon/colours.ts'
import { MATERIALS } from '#marketplace/lexicon/materials.ts'
import { endsNounPhrase, isContainer } from '../english/parts.ts'
import { isPluralNoun, listOf } from '../english/grammar.ts'
import { ADJECTIVES, AFTER_DONE, PREPOSITIONS } from '../english/words.ts'
import { isAdjective } from './adjectives.ts'
import { isSize } from './sizes.ts'

const isJoint = (word: string) => PREPOSITIONS.has(word) && !WITH_FIGURE.test(word)

const HOW = /^(?:hand|machine|laser|block|screen|wheel)$/i

/** "Round 24in made from beach finds": what was done closes the list with all that belongs to it. */
function isTailAt(words: readonly string[], at: number): boolean {
  const start = HOW.test(words[at] ?? '') ? at + 1 : at
  return (
    /^(?:made|cut|woven|sewn|knitted|painted|printed|poured|carved|built|turned)$/.test(
      words[start] ?? '',
    ) && AFTER_DONE.has(words[start + 1] ?? '')
  )
}

type Run = { kind: 'size' | 'adjective' | 'other'; words: string[] }

/** Words of a measure that mean one only beside a figure. */
const WITH_FIGURE =
  /^(?:x|×|by|to|and|or|wide|tall|long|high|deep|across|thick|square|each|about|around|fl|oz|ml|g|kg|lbs?|mm|cm|m|in|inch|inches|ft|feet|yards?|yds?|letter|a\d|&|pack|pieces|dozen)$/i

const FILE = /^(?:PDF|SVG|PNG|JPG|JPEG|ZIP|DXF)$/

/**
 * What stands behind the name, typed without commas: "articulated 12in rainbow silk pla" says three things.
 * Only sizes, plain adjectives and known parts are told apart; the rest stays together as it was typed.
 */
export function runsOf(text: string): string[] {
  const words = text.split(/\s+/).filter((word) => word !== '')
  if (isSize(text) && !/\p{L}\S* \d/u.test(text.replace(/^(?:us|uk|eu|size)\b.*$/i, '')))
    return [text]
  const [before, shades] = shadesApart(words)
  if (before !== '' && shades !== '') return [...runsOf(before), shades]
  const end = words.findIndex((_, at) => isTailAt(words, at) || isJoint(words[at] ?? ''))
  const tail = isTailAt(words, end) ? words.slice(end).join(' ') : ''
  if (end > 0 && tail !== '') return [...runsOf(words.slice(0, end).join(' ')), tail]
  if (end !== -1) return [text]
  const runs: Run[] = []
  for (const [at, word] of words.entries()) {
    const kind = kindOf(word, { before: runs.at(-1), next: words[at + 1] ?? '' })
    const open = runs.at(-1)
    if (open?.kind === kind && !beginsAnew(word, open, words[at + 1] ?? '')) open.words.push(word)
    else runs.push({ kind, words: [word] })
  }
  return joined(runs).flatMap((run) =>
    run.kind === 'other' ? phrasesOf(run.words) : [run.words.join(' ')],
  )
}

function isShadeOrJoint(word: string): boolean {
  return word === 'and' || COLOURS.includes(word.toLowerCase())
}

/** "Shetland wool navy and cream and rust" ends in its colours, where several stand in a row. */
function shadesApart(words: readonly string[]): [string, string] {
  const start = words.findLastIndex((word) => !isShadeOrJoint(word)) + 1
  const shades = words.slice(start)
  const isList = shades.length > 2 && shades.includes('and') && shades[0] !== 'and'
  const follows = MATERIALS.includes((words[start - 1] ?? '').toLowerCase())
  if (!isList || !follows) return ['', '']
  const named = shades.filter((word) => word !== 'and')
  return [words.slice(0, start).join(' '), listOf(named)]
}

/** "115g 250 yds" are two measures, and "cured 6 weeks" is said of what stands before it. */
function beginsAnew(word: string, { kind, words }: Run, next: string): boolean {
  if (kind === 'size')
    return (
      (/^\.?\d/.test(word) || isAbout(word, next)) &&
      /\p{L}$/u.test(words.at(-1) ?? '') &&
      !JOINT.test(words.at(-1) ?? '')
    )
  const isMetal = MATERIALS.includes(`${words.at(-1)} ${word}`.toLowerCase())
  const isParticiple = /\p{L}{3}ed$/u.test(word) && !isMetal
  return kind === 'other' && isParticiple && (/^\d/.test(next) || AFTER_DONE.has(next))
}

/** "Box about 24 pieces": the figure brings its own "about". */
function isAbout(word: string, next: string): boolean {
  return /^(?:about|around)$/i.test(word) && /^\.?\d/.test(next)
}

/** What makes a participle of its own with the next word: "wall mounted". */
const HOW_DONE = /^(?:wall|oil|fur|fleece|water|double|single|pre|kiln|raku|garment|stone|acid)$/i
const COUNT = /^(?:two|three|four|five|six|eight|ten|twelve)$/i
const JOINT = /^(?:x|×|by|to|and|or|about|around)$/i
const TIME = /^(?:days?|weeks?|months?|years?|hours?|minutes?)$/i

/** "75/25" says how much of each fiber there is. */
function isRatio(word: string): boolean {
  const [, one = '', other = ''] = /^(\d\d)\/(\d\d)$/.exec(word) ?? []
  return Number(one) + Number(other) === 100
}

function kindOf(
  word: string,
  { before, next }: { before: Run | undefined; next: string },
): Run['kind'] {
  const isMeasure =
    !isRatio(word) &&
    /^\.?\d|^A\d$/i.test(word) &&
    !TIME.test(next) &&
    ((isSize(word) && !/^\d+$/.test(word)) || WITH_FIGURE.test(next))
  if (isMeasure || isAbout(word, next)) return 'size'
  if (WITH_FIGURE.test(word) && before?.kind === 'size') return 'size'
  if (isRatio(word)) return 'other'
  // The years it dates from are said by themselves.
  if (/^(?:1[89]|20)\d\ds$/.test(word)) return 'size'
  if (COLOURS.includes(word.toLowerCase()) && next === 'lined') return 'adjective'
  if (HOW.test(word) && /\p{L}{3}ed$|^(?:made|cut|sewn|knit)$/u.test(next)) return 'adjective'
  if (next !== '' && HOW_DONE.test(word) && isAdjective(`${word} ${next}`)) return 'adjective'
  if (FILE.test(word) || COUNT.test(word) || (/^\d+$/.test(word) && !TIME.test(next)))
    return 'adjective'
  return ADJECTIVES.has(word.toLowerCase()) ? 'adjective' : 'other'
}

// An adjective belongs to the noun behind it, a measure to its container: "soft lining", "8 oz jar".
function joined(runs: readonly Run[]): Run[] {
  return runs.reduce<Run[]>((all, run) => {
    const before = all.at(-1)
    // A bare figure at the end counts what stands before it: "vintage buttons 8".
    if (before !== undefined && run === runs.at(-1) && /^\d+$/.test(run.words.join(''))) {
      all[all.length - 1] = { ...before, words: [...before.words, ...run.words] }
      return all
    }
    const [held, left] = heldBy(before, run)
    if (before !== undefined && held.length > 0) {
      all[all.length - 1] = { kind: 'other', words: [...before.words, ...held] }
      return left.length > 0 ? [...all, { ...run, words: left }] : all
    }
    const isOne =
      before !== undefined &&
      run.kind === 'other' &&
      (before.kind === 'adjective'
        ? !FILE.test(before.words.at(-1) ?? '')
        : before.kind === 'size' &&
          (isContainer(`1 ${run.words.join(' ')}`) || isOneThing(run.words)))
    if (isOne) all[all.length - 1] = { kind: 'other', words: [...before.words, ...run.words] }
    else all.push(run)
    return all
  }, [])
}

/** The container right behind a measure, and what comes after it: "8 oz jar | baking soda free". */
function heldBy(before: Run | undefined, { kind, words }: Run): [string[], string[]] {
  if (before?.kind !== 'size' || kind !== 'other') return [[], []]
  const end = words.findIndex((word, at) => at < HELD_MAX && isContainer(`1 ${word}`)) + 1
  return [words.slice(0, end), words.slice(end)]
}

const HELD_MAX = 3

/** A measure before one word is its own, unless the word is only what the item is made of. */
function isOneThing(words: readonly string[]): boolean {
  const [word = ''] = words.map((one) => one.toLowerCase())
  return words.length === 1 && !MATERIALS.includes(word) && !COLOURS.includes(word)
}

/** "Amber jar soy wax wooden wick" ends a phrase at each thing it names, if every phrase has two words. */
export function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[][] = [[]]
  for (const word of words) {
    phrases.at(-1)?.push(word)
    const isEnd = endsNounPhrase(word) && (phrases.at(-1)?.length ?? 0) > 1
    if (isEnd) phrases.push([])
  }
  const told = phrases.filter((phrase) => phrase.length > 0)
  const isSure = told.every((phrase) => phrase.length > 1 && phrase.slice(0, -1).every(qualifies))
  return isSure ? told.map((phrase) => phrase.join(' ')) : [words.join(' ')]
}

function qualifies(word: string): boolean {
  const lower = word.toLowerCase()
  return (
    MATERIALS.includes(lower) ||
    COLOURS.includes(lower) ||
    ADJECTIVES.has(lower) ||
    /^\d/.test(word) ||
    (!isPluralNoun(lower) &&
      /^(?:soy|wooden|amber|glass|cork|felt|snap|juice|rubber|back|front|side|brass|hanging|drainage|zip|tie)$/.test(
        lower,
      ))
  )
}

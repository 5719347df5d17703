import { COMPATIBLE_NAMES, PROTECTED_NAMES } from '../lexicon/brands.ts'
import type { Said } from './statements.ts'
import { isOfAStandard } from './standards.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** What the text names only where it says what the thing fits or is like. */
export type Fitted = {
  /** Names of other makers and models. */
  names: ReadonlySet<string>
  /** What the thing itself is called with such a name in front: "moses basket" of a basket that fits a "Moses basket stand". */
  kinds: ReadonlySet<string>
}

const FITTING = new Set(
  'fit fits fitting compatible compat suits replaces sized like for works affiliated'.split(' '),
)
/** Behind these stands a name whatever the word is; behind "for" may stand anybody. */
const NAMING = new Set('fit fits fitting compatible compat suits replaces sized'.split(' '))
const INNER = new Set(
  'with and or size sized most standard the all any models model series my'.split(' '),
)
const REACH = 9
const ENDS = /[.;!?()\n]/
const MODEL = /^[a-z]{1,4}\d+[a-z]*$/
const BRANDS: ReadonlySet<string> = new Set([...PROTECTED_NAMES, ...COMPATIBLE_NAMES])
/** In small letters these are words: "a pocket for notions", "space for a word". */
const ALSO_WORDS = new Set('word notion excel illustrator liberty yeti omega pandora'.split(' '))

export function fittedIn(statements: readonly Said[]): Fitted {
  const names = new Set<string>()
  const free = new Set<string>()
  const ends = new Set<string>()
  const named = new Map<string, string>()
  for (const said of statements) {
    const label = wordsOf(said.label)
    const isLine = label.some(({ low }) => NAMING.has(low) || low === 'works')
    for (const word of label) free.add(word.stem)
    let cue = isLine ? 'fits' : ''
    let since = 0
    for (const [at, word] of said.words.entries()) {
      const gap = said.text.slice(said.words[at - 1]?.end ?? word.start, word.start)
      // "Sized for" names as "fits" does.
      if (FITTING.has(word.low)) [cue, since] = [NAMING.has(cue) ? cue : word.low, 0]
      else if (!isLine && (isEnd(said, at, gap) || since >= REACH)) cue = ''
      else since += 1
      if (cue === '') free.add(word.stem)
      else if (isName(said, at, cue)) names.add(word.stem)
      const next = nounBehind(said, at)
      if (cue === '' && next === undefined) ends.add(word.stem)
      if (cue !== '' && next !== undefined && !BRANDS.has(word.low))
        named.set(`${word.stem} ${next.stem}`, next.stem)
    }
  }
  return {
    names: new Set([...names].filter((stem) => !free.has(stem))),
    kinds: new Set([...named].flatMap(([phrase, noun]) => (ends.has(noun) ? [phrase] : []))),
  }
}

/** The word that goes on what another one begins: "basket" of "Moses basket"; none behind "basket, 80 x 45 cm" or "basket of palm". */
function nounBehind({ words, text }: Said, at: number): Word | undefined {
  const [word, next] = [words[at], words[at + 1]]
  const isJoined = word !== undefined && text.slice(word.end, next?.start) === ' '
  return isJoined && next !== undefined && !next.isNumber && !isSmall(next) ? next : undefined
}

/** "Fits e.g. Seiko" goes on. */
function isEnd({ words }: Said, at: number, gap: string): boolean {
  const isShort = gap.startsWith('.') && words[at - 1]?.text.length === 1
  return ENDS.test(isShort ? gap.slice(1) : gap)
}

/** "Keychron Q1" and "tudor bb58" behind a word of fitting; "Christmas" and "Mum" behind "for" are no names. */
function isName({ words, text: line }: Said, at: number, cue: string): boolean {
  const word = words[at]
  if (word === undefined || word.isNumber || isSmall(word) || INNER.has(word.low)) return false
  if (FITTING.has(word.low)) return false
  if (MODEL.test(word.low)) return false
  if (isOfAStandard(words, at)) return false
  const isCapital = word.text !== word.low && word.text.length > 2
  const isKnown =
    BRANDS.has(word.low.replace(/'s$/, '')) && (isCapital || !ALSO_WORDS.has(word.low))
  const next = words[at + 1]
  // "Fits UK 10-14, oversized, p2p 58 cm": a comma parts what is no name.
  const isBeforeModel =
    next !== undefined && MODEL.test(next.low) && line.slice(word.end, next.start) === ' '
  const isLow =
    NAMING.has(words[at - 1]?.low ?? '') &&
    words.slice(at + 1, at + 4).some(({ text, low }) => text !== low && text.length > 2)
  return isKnown || isBeforeModel || isLow || (isCapital && NAMING.has(cue))
}

/** Files name the program that opens them. */
const DIGITAL = new Set(
  'sticker template planner preset brush file svg font mockup spreadsheet tracker wallpaper page map token'.split(
    ' ',
  ),
)
const SAYING = new Set(['for', 'fits', 'fit', 'compatible'])

/** "Canva template": files are of the program that opens them. */
export function isOfAFile(words: readonly Word[]): boolean {
  return words.some(({ stem }) => DIGITAL.has(stem))
}

/** "Seiko strap" of one that fits a Seiko, but not "strap for seiko". */
export function whatItFits(words: readonly Word[], fitted: Fitted): string | null {
  if (words.some(({ low }) => SAYING.has(low)) || DIGITAL.has(words.at(-1)?.stem ?? '')) return null
  const [before, last] = words.slice(-2)
  // What it is called itself claims no maker.
  if (fitted.kinds.has(`${before?.stem} ${last?.stem}`)) return null
  const name = words.find(({ stem }) => fitted.names.has(stem))
  // What the thing fits, what it looks like, who may have made it: no program tells them apart for certain.
  return name === undefined ? null : `"${name.low}" may be somebody else's name`
}

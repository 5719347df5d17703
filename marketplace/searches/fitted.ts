import { COMPATIBLE_NAMES, PROTECTED_NAMES } from '../lexicon/brands.ts'
import type { Said } from './statements.ts'
import { isSmall, stemsOf, type Word, wordsOf } from './words.ts'

/** Names of other makers and models that stand only where the text says what the thing fits or is like. */
export type Fitted = ReadonlySet<string>

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
const BRANDS = new Set([...PROTECTED_NAMES, ...COMPATIBLE_NAMES].map(stemsOf))

export function fittedIn(statements: readonly Said[]): Fitted {
  const names = new Set<string>()
  const free = new Set<string>()
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
      else if (!isLine && (ENDS.test(gap) || since >= REACH)) cue = ''
      else since += 1
      if (cue === '') free.add(word.stem)
      else if (isName(said, at, cue)) names.add(word.stem)
    }
  }
  return new Set([...names].filter((stem) => !free.has(stem)))
}

/** "Keychron Q1" and "tudor bb58" behind a word of fitting; "Christmas" and "Mum" behind "for" are no names. */
function isName({ words }: Said, at: number, cue: string): boolean {
  const word = words[at]
  if (word === undefined || word.isNumber || isSmall(word) || INNER.has(word.low)) return false
  if (FITTING.has(word.low)) return false
  if (MODEL.test(word.low)) return false
  const isKnown = BRANDS.has(word.stem)
  const isCapital = word.text !== word.low && word.text.length > 2
  const next = words[at + 1]
  const isBeforeModel = next !== undefined && MODEL.test(next.low)
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

/** "Seiko strap" of one that fits a Seiko, but not "strap for seiko". */
export function whatItFits(words: readonly Word[], fitted: Fitted): string | null {
  if (words.some(({ low }) => SAYING.has(low)) || DIGITAL.has(words.at(-1)?.stem ?? '')) return null
  const name = words.find(({ stem }) => fitted.has(stem))
  return name === undefined ? null : `"${name.low}" is what it fits, not who made it`
}

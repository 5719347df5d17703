import type { Document } from '../document.ts'
import type { Statement } from '../statement.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { headNoun } from '../kinds.ts'
import { isOfAStandard } from '#marketplace/searches/standards.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What a thing is for, and is not itself. */
export type Fitted = {
  /** Names of other makers or works that stand only behind "for", "fits" and their like. */
  names: ReadonlySet<string>
  /** All words that stand only there: "decks" of a pouch that "fits most oracle decks". */
  served: ReadonlySet<string>
  /** Whether it fits a model that somebody else makes. */
  isForModel: boolean
}

const FITTING = new Set(
  'for fit fits fitting holds compat compatible works work suits suit sized matches'.split(' '),
)
const REACH = 9
const INNER = new Set('with and or size sized most standard the'.split(' '))
const ENDS = /[.;:!?()\n]/

/** Reads where the words of a text stand: behind a word of fitting, or elsewhere too. */
export function fittedIn({ statements }: Document, nickname: string): Fitted {
  const names = new Set<string>()
  const served = new Set<string>()
  let isForModel = false
  const name = wordsOf(nickname)
  const fitAt = name.findIndex(({ low }) => FITTING.has(low))
  const free = new Set((fitAt === -1 ? name : name.slice(0, fitAt)).map(({ stem }) => stem))
  for (const said of statements) {
    const all = placed(said)
    isForModel ||= all.some((one) => isModel(one))
    for (const [at, { word, isFit, isName }] of all.entries()) {
      if (isFit && isLowName(all, at)) names.add(word.stem)
      if (!isFit) free.add(word.stem)
      else if (!INNER.has(word.low)) served.add(word.stem)
      if (isFit && (isName || isBrand(word))) names.add(word.stem)
    }
  }
  const isElsewhere = (stem: string) => free.has(stem)
  return {
    names: new Set([...names].filter((stem) => !isElsewhere(stem))),
    isForModel,
    served: new Set([...served].filter((stem) => !isElsewhere(stem))),
  }
}

const FITS = new Set(['fit', 'fits', 'fitting'])
const MODEL_REACH = 4

/** "Fits makita 18v LXT": a word that nothing else is known of, before the name of a model. */
function isLowName(all: readonly Placed[], at: number): boolean {
  const word = all[at]?.word
  if (word === undefined || !FITS.has(all[at - 1]?.word.low ?? '')) return false
  const isUnknown =
    propertiesOf(word).size === 0 && !word.isNumber && !isSmall(word) && headNoun([word]) === null
  return (
    isUnknown && all.slice(at + 1, at + MODEL_REACH).some(({ isFit, isName }) => isFit && isName)
  )
}

const MODEL = /^[a-z]{1,3}\d/

/** "M4" in "for deco m4" */
function isModel({ word, isFit }: Placed): boolean {
  return isFit && MODEL.test(word.low)
}

/** A maker's name in small letters, where it is no ordinary word. */
function isBrand(word: Word): boolean {
  // "Notions" are no "Notion": a name has one form.
  const isOneForm = word.low === word.stem || word.low === `${word.stem}'s`
  return isOneForm && is(word, 'brand') && !is(word, 'form') && !is(word, 'use')
}

/** "FITS" above the names of what it fits. */
function isFitHeading(heading: string): boolean {
  const words = wordsOf(heading)
  const own = words.filter(({ low }) => !INNER.has(low))
  return own.length > 0 && own.every(({ low }) => FITTING.has(low) && low !== 'for')
}

type Placed = { word: Word; isFit: boolean; isName: boolean }

function placed({ words, text, label, section }: Statement): Placed[] {
  const isFitLine =
    wordsOf(label).some(({ low }) => FITTING.has(low)) || isFitHeading(section?.heading ?? '')
  let reach = isFitLine ? words.length + 1 : 0
  return words.map((word, at) => {
    const between = text.slice(words[at - 1]?.end ?? word.start, word.start)
    // "Fits e.g. Seiko" goes on.
    const isShort = between.startsWith('.') && words[at - 1]?.text.length === 1
    if (FITTING.has(word.low)) reach = REACH
    else if (!isFitLine && ENDS.test(isShort ? between.slice(1) : between)) reach = 0
    else reach -= 1
    return { word, isFit: isFitLine || (reach > 0 && reach < REACH), isName: isNameIn(words, at) }
  })
}

const ORDINARY = [
  'occasion',
  'season',
  'recipient',
  'origin',
  'room',
  'use',
  'kin',
  'colour',
  'material',
  'age',
  'style',
  'unit',
] as const

/** "Moleskine"; and "Rider" beside "Waite", but no "Christmas" alone. */
function isNameIn(words: readonly Word[], at: number): boolean {
  if (isOfAStandard(words, at)) return false
  return isCapital(words, at) && [at - 1, at, at + 1].some((near) => isStrangeName(words, near))
}

function isCapital(words: readonly Word[], at: number): boolean {
  const word = words[at]
  // A line begins with a capital whatever its first word is.
  const isBegin = at === 0 && words[1]?.text === words[1]?.low
  return (
    !isBegin &&
    word !== undefined &&
    word.text !== word.low &&
    !word.isNumber &&
    word.text.length > 2
  )
}

function isStrangeName(words: readonly Word[], at: number): boolean {
  const word = words[at]
  if (word === undefined || !isCapital(words, at)) return false
  const properties = propertiesOf(word)
  return !ORDINARY.some((property) => properties.has(property))
}

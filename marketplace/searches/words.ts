import { remembered } from '../remembered.ts'
import { stem } from '../text.ts'

/** One word or number of a text, with its place in it. */
export type Word = {
  text: string
  /** In small letters. */
  low: string
  /** Without plural and dialect. */
  stem: string
  start: number
  end: number
  isNumber: boolean
}

// Each alternative is one run of one class of characters, or of three signs ("D&D"), so that reading stays linear.
const WORD =
  /\d+(?:[.,]\d+)*|\p{L}&\p{L}(?![\p{L}\p{M}\p{Nd}])|\p{L}[\p{L}\p{M}\p{Nd}]*(?:['’]\p{L}[\p{L}\p{M}]*)*/gu

/** The words of a text in small letters, where nothing else is asked. */
export function lowWordsOf(text: string): string[] {
  return text.toLowerCase().replaceAll('’', "'").match(WORD) ?? []
}

/** The words of a text. A hyphen parts two words; a decimal number is one. */
export const wordsOf = remembered(readWords, 120_000)

function readWords(text: string): Word[] {
  return [...text.matchAll(WORD)].map(({ 0: found, index }) => {
    const low = found.toLowerCase().replaceAll('’', "'")
    return {
      text: found,
      low,
      stem: stem(withoutElision(low)),
      start: index,
      end: index + found.length,
      isNumber: isDigit(found.charCodeAt(0)),
    }
  })
}

/** "L'huile" and "d'olive" are oil and olives. */
const ELIDED = new Set('l d qu un all dell nell dall sull'.split(' '))

function withoutElision(word: string): string {
  const at = word.indexOf("'")
  return at !== -1 && ELIDED.has(word.slice(0, at)) ? word.slice(at + 1) : word
}

function isDigit(code: number): boolean {
  return code >= 48 && code <= 57
}

/** The stems of a phrase in one text, as phrases are compared. */
export function stemsOf(text: string): string {
  return wordsOf(text)
    .map((word) => word.stem)
    .join(' ')
}

/** Words in small letters as they were typed: "38mm" is two words to us and one to everybody else. */
export function spelt(words: readonly Word[]): string {
  return words
    .map(({ low, end }, at) => low + (words[at + 1]?.start === end ? '' : ' '))
    .join('')
    .trim()
}

const SAME_ROOT = new Map([
  ['woollen', 'wool'],
  ['silken', 'silk'],
  ['oaken', 'oak'],
  ['dried', 'dry'],
  ['woven', 'weav'],
  ['wove', 'weav'],
  ['dyed', 'dye'],
  ['dyeing', 'dye'],
  ['thrown', 'throw'],
  ['threw', 'throw'],
  ['sewn', 'sew'],
  ['spun', 'spin'],
  ['bound', 'bind'],
  ['blown', 'blow'],
  ['built', 'build'],
  ['made', 'mak'],
  ['knitwear', 'knit'],
  ['embroidery', 'embroider'],
  // What is worn, and no more what slips.
  ['slipper', 'slipper'],
  // What holds a plant, and comes without one.
  ['planter', 'planter'],
])

/** The stem without the endings of verbs and dialects: "embroidering" and "embroidered" are one. */
export const rootOf = remembered(rooted, 50_000)

function rooted(typed: string): string {
  const known = SAME_ROOT.get(typed)
  if (known !== undefined) return known
  const stemmed = american(typed)
  for (const ending of ['ing', 'ed', 'er']) {
    if (stemmed.length > ending.length + 3 && stemmed.endsWith(ending)) {
      const bare = stemmed.slice(0, -ending.length)
      const isDouble = bare.at(-1) === bare.at(-2) && !'ls'.includes(bare.at(-1) ?? '')
      return isDouble ? bare.slice(0, -1) : bare.endsWith('e') ? bare.slice(0, -1) : bare
    }
  }
  return stemmed.length > 3 && stemmed.endsWith('e') ? stemmed.slice(0, -1) : stemmed
}

/** "Paralysed" and "paralyzed", "organiser" and "organizer". */
function american(stemmed: string): string {
  for (const [british, other] of DIALECT) {
    const at = stemmed.lastIndexOf(british)
    if (at > 2 && at + british.length >= stemmed.length - 1) {
      return stemmed.slice(0, at) + other + stemmed.slice(at + british.length)
    }
  }
  return stemmed
}

const DIALECT = [
  ['ise', 'ize'],
  ['yse', 'yze'],
  ['ising', 'izing'],
  ['isation', 'ization'],
  ['colour', 'color'],
  ['mould', 'mold'],
  ['grey', 'gray'],
] as const

/** Small words, which carry no fact of their own. */
const SMALL = new Set(
  `a an the and or nor of for to with without in on at by from as into onto than then so if when
  while because until is are am be been being was were has have had do does did will would can
  could should may might must it its it's this that that's these those your you my our we us i i'm
  me he she they their them there here who which what where how why not no but just also too very
  more most some any all each every both per about up out off over under around through via only
  own such other another plus`
    .trim()
    .split(/\s+/),
)

export function isSmall(word: Word): boolean {
  return SMALL.has(word.low)
}

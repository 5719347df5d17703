import { splitKeywords } from '#contract/keywords.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import { languageOf } from '#marketplace/language.ts'
import { linesOf, pairOf } from '../data/load.ts'
import { isSmall, wordsOf } from '#marketplace/searches/words.ts'
import { isLoud, withNamesRaised } from './case.ts'
import { is } from './lexicon.ts'
import { mended, rewrittenIn } from './mending.ts'
import { urIn } from './shorthand.ts'
import { withCapitals } from './sentences.ts'
import { spellingOf } from './spelling.ts'

type Form = Pick<GeneratorInput, 'productType' | 'keywords'>

export type Typed = {
  text: string
  /** What was typed in short, with a slip or for a laugh, each once. */
  slips: string[]
}

/** Short forms that are no other word, in whatever text they stand; the rest is read in hurried texts alone. */
const CERTAIN = new Map(
  linesOf('shorthand.txt')
    .map((line) => pairOf(line, '='))
    .filter(([, full]) => full.includes("'")),
)
for (const short of 'pls plz thx ur sry srry ppl lil msg'.split(' ')) {
  const full = linesOf('shorthand.txt').find((line) => line.startsWith(`${short}=`))
  if (full !== undefined) CERTAIN.set(short, pairOf(full, '=')[1])
}

const ASIDES = new Set('lol lols haha hehe lmao rofl hun hunni hunny hunz'.split(' '))
const SHORT = new Map([
  ...linesOf('shorthand.txt').map((line) => pairOf(line, '=')),
  ['w', 'with'],
  ['u', 'you'],
  ['its', "it's"],
])

/** What was meant by a slip: nothing by a laugh; undefined where it is not known by itself. */
export function meantBy(slip: string): string | undefined {
  return ASIDES.has(slip) ? '' : SHORT.get(slip)
}

const WITH = /(?<=\p{L}{2} )w(?= (?:\p{L}+|\d))(?! \d+ ?(?:bulb|max))/gu
/** "Made w 100% cotton" */
const WITH_NUMBER = /(?<=\p{L}{2} )w(?= \d+ ?%)/gu
const YOU = /(?<=(?:if|as|when|do|can|that|thank|let|what|where|how|need|than) )u(?= \p{L})/gu
/** Between two statements a laugh is all that parts them. */
const PARTING_LAUGH = /(?<=[\p{L}\d)]) (?:lol|lols|haha+|hehe+|lmao|rofl) (\p{L})/giu
const LAUGH = /,? ?\b(?:lol|lols|haha+|hehe+|lmao|rofl)\b(?=[\s.!?,)]|$)/giu
/** "Hun", to whoever reads. */
const DEAR = /,? (?:hun|hunni|hunny|hunz)\b(?= ?x*(?:[.!?,\n]|$))/giu
const KISSES = /(?<=[\p{L}.!?)]) x{1,4}(?=[.!]?(?:\n|$))/gu
/** "Pls ask xx thanx :) ships": kisses and smiles end what stands before them. "XX large" is a size. */
const PARTING_SIGNS =
  /(?<=\p{L}[\p{L}\d)]) (?:x{2,4}|[:;]-?[)D]|<3)(?: x{1,4}| [:;]-?\))* (?=[\p{L}£$€\d])(?!(?:large|long|small|wide|[slx])\b)/gu
/** "Hi lovelies, this is" greets, and then tells. */
const GREETED = /^((?:hi|hiya|hey|hello)(?: \p{L}+)?),(?= \p{L})/gimu
const ONES = /\b(each|every) ones(?= \p{L})/giu
const ITS = /\b[Ii]ts(?= ((?:[$£€]?[\d.,]+ ?)?\p{L}+(?: \p{L}+)?))/gu
/** "Your phone # engraved" */
const NUMBER_SIGN = /\b(phone|mobile|tel|telephone|order|item|model|house) #(?![\d\p{L}])/giu
/** "Made 2 order", "ready 2 hang": a number counts what stands behind it, and these are none. */
const TO = /(?<=\p{L} )2 (order|be|go|hang|use|wear|make|see|do|have|give|know|fit|last|keep)\b/giu

/** "9cm tall.dishwasher safe", "stoneware,its glazed": no address and no kind of file. */
const RUN_TOGETHER =
  /(?<=\s(?:\p{L}[\p{L}'’-]*\p{L}{2}|\d+ ?\p{L}{1,2}))([.,])(?!(?:com|co|net|org|uk|shop|etsy|io|eu|de|fr|svg|png|jpe?g|pdf|zip|dxf|eps|stl|psd|ai|docx?|xlsx?)\b)(?=\p{Ll}\p{L}+[ ,'’])/gu

type Note = (was: string, meant: string) => string

/**
 * A text of a phone as it was meant, as far as that is certain: "its super soft, made w cotton lol". Where all of it was
 * typed in a hurry whoever reads it needs the signs of that, and writes it in full: only what says nothing goes.
 */
export function typedIn({ productType: typed, keywords }: Form): Typed {
  if (languageOf(typed) !== 'en') return { text: typed, slips: [] }
  const slips: Typed['slips'] = []
  const note: Note = (was, meant) => {
    if (was !== meant) slips.push((WORDS.exec(was)?.[0] ?? was).trim())
    return meant
  }
  const plain = withNamesRaised(
    withoutAsides(withSmallUnits(typed).replace(RUN_TOGETHER, '$1 '), note),
  )
  if (!plain.split('\n').some(isHurried))
    return { text: withCapitals(inFull(plain, note)), slips: onceEach(slips) }
  const full = mended(plain, splitKeywords(keywords), true)
  return { text: plain, slips: onceEach([...slips, ...rewrittenIn(plain, full)]) }
}

const UNIT = /(?<=\d ?)(?:[CM]?M|[CM]L|K?G|OZ|LBS?|INCH(?:ES)?|FT|YDS?)\b/g

/** "20CL" of a text in capitals. */
function withSmallUnits(text: string): string {
  return isLoud(text) ? text.replace(UNIT, (unit) => unit.toLowerCase()) : text
}

/** A greeting above it does not make a hurried line a calm one. */
function isHurried(line: string): boolean {
  return spellingOf(line).isHurried
}

function onceEach(slips: readonly string[]): string[] {
  return [...new Set(slips.map((slip) => slip.toLowerCase()))]
}

/** Without laughs and names for whoever reads; "its" and "ones" with their sign. */
function withoutAsides(typed: string, note: Note): string {
  return typed
    .replace(
      PARTING_LAUGH,
      (was, next: string) => `${note(was.slice(0, -1), '')}. ${next.toUpperCase()}`,
    )
    .replace(LAUGH, (was) => note(was, ''))
    .replace(DEAR, (was) => note(was, ''))
    .replace(PARTING_SIGNS, '. ')
    .replace(KISSES, '')
    .replace(GREETED, '$1!')
    .replace(WITH_NUMBER, (was) => note(was, 'with'))
    .replace(ONES, (was, whole: string) => note(was, `${whole} one's`))
    .replace(NUMBER_SIGN, (was, what: string) => note(was, `${what} number`))
    .replace(TO, (was, verb: string) => note(was, `to ${verb}`))
    .replace(ITS, (was, next: string) =>
      isSaidOfIt(next) ? note(was, `${was.charAt(0)}t's`) : was,
    )
}

const SIGNS_OF_A_PART = ["'", '’', '-', '/', '@', '#', '.']

function inFull(typed: string, note: Note): string {
  const text = typed
    .replace(WITH, (was) => note(was, 'with'))
    .replace(YOU, (was) => note(was, 'you'))
  const all = wordsOf(text)
  return all.reduceRight((whole, word, at) => {
    const full = word.low === 'ur' ? urIn(text, all, at) : CERTAIN.get(word.low)
    const isPart = SIGNS_OF_A_PART.some(
      (sign) =>
        whole.charAt(word.start - 1) === sign || (sign !== '.' && whole.charAt(word.end) === sign),
    )
    const isRaised = word.text.length > 1 && word.text === word.text.toUpperCase()
    if (full === undefined || isPart || isRaised) return whole
    const meant = word.text === word.low ? full : full.charAt(0).toUpperCase() + full.slice(1)
    return whole.slice(0, word.start) + note(word.text, meant) + whole.slice(word.end)
  }, text)
}

const WORDS = /(?:\d )?\p{L}[\p{L} ]*#?/u

/** "Its super soft", "its finished with oil": what it is; "its lid" and "its finished edge" are what it has. */
function isSaidOfIt(next: string): boolean {
  const [word, more] = wordsOf(next)
  if (word === undefined) return false
  // "Its 14 cm across"; "its 14 petals" are its own.
  if (word.isNumber)
    return /^[$£€]/.test(next) || (more !== undefined && (is(more, 'unit') || more.low === 'x'))
  if (SAID.has(word.low)) return true
  const isState = STATES.some((property) => is(word, property)) || word.low.endsWith('ed')
  return isState && (more === undefined || isSmall(more))
}

const SAID = new Set(
  'a an the not so very super really also been got just all too quite made handmade'.split(' '),
)
const STATES = ['participle', 'technique', 'finish', 'form', 'claim', 'colour'] as const

import { chosenIn, doubtedIn } from './certainty.ts'
import { clauseStart, type Denied } from './denied.ts'
import type { Document, Statement } from './document.ts'
import { specialOf } from './families.ts'
import { type Fitted, fittedIn } from './fitted.ts'
import { headOf, type Item } from './item.ts'
import { is } from './lexicon.ts'
import { ruledOutBy } from './opposites.ts'
import { ofPartsIn } from './of-parts.ts'
import { rootOf, type Word, wordsOf } from './words.ts'

/** What the seller's text says, denies, doubts and leaves to choose, ready to be asked of any search. */
export type Evidence = {
  item: Item
  document: Document
  /** Whether the text says a word, by itself, in other words or by what it tells. */
  says: (word: Word) => boolean
  /** Whether the text affirms these stems beside each other. */
  saysPhrase: (stems: string) => boolean
  denied: readonly Denied[]
  deniedBy: ReadonlyMap<string, readonly Denied[]>
  /** The statements that hold a stem. */
  holding: ReadonlyMap<string, readonly Statement[]>
  doubted: ReadonlySet<string>
  chosen: ReadonlyMap<string, 'material' | 'colour'>
  /** Phrases that what the text says rules out, with the words that do so. */
  ruledOut: ReadonlyMap<string, string>
  /** What the thing fits or is made for. */
  fitted: Fitted
  /** Materials that the text names of parts alone, with the words: "leather straps". */
  ofParts: ReadonlyMap<string, string>
  /** Heads that several searches share. */
  shared: ReadonlySet<string>
}

type Form = {
  keywords: readonly string[]
  nickname: string
  photo: string
  audience: string
}
type Known = { document: Document; item: Item; denied: readonly Denied[] }

export function evidenceOf(form: Form, known: Known): Evidence {
  const { document, denied } = known
  const heads = form.keywords.flatMap((keyword) => headOf(wordsOf(keyword))?.stem ?? [])
  const byText = Map.groupBy(denied, ({ text }) => text)
  const statements = document.statements.map((one) => affirmedIn(one, byText))
  const besides = [form.nickname, form.photo, form.audience].map((text) => wordsOf(text))
  const told = [...statements, ...besides]
  const stems = ` ${told.map((words) => words.map(({ stem }) => stem).join(' ')).join(' . ')} `
  const different = new Set(stems.split(' '))
  const saysPhrase = (phrase: string) =>
    different.has(phrase) ||
    (phrase.split(' ').every((stem) => different.has(stem)) && stems.includes(` ${phrase} `))
  const deniedNear = new Map(
    denied.filter(({ isNear }) => isNear).map(({ stem, quote }) => [stem, quote]),
  )
  const ofParts = ofPartsIn(
    { statements: document.statements, byText },
    new Set([known.item.head, ...heads]),
  )
  const says = saying(told, {
    saysPhrase,
    isNone: (stem) => deniedNear.has(stem) || ofParts.has(stem),
    isDenied: (stem) => deniedNear.has(stem),
  })
  return {
    ...known,
    saysPhrase,
    says,
    deniedBy: Map.groupBy(denied, ({ stem }) => stem),
    holding: holdingIn(document.statements),
    ofParts,
    doubted: doubtedIn(document.statements),
    chosen: chosenIn(document.statements),
    ruledOut: ruledOutBy({
      says: saysPhrase,
      denies: (phrase) => deniedNear.get(phrase) ?? null,
    }),
    fitted: fittedIn(document, form.nickname),
    shared: new Set(heads.filter((head, at) => heads.indexOf(head) !== at)),
  }
}

function holdingIn(statements: readonly Statement[]): Map<string, Statement[]> {
  const found = new Map<string, Statement[]>()
  for (const one of statements) {
    for (const stem of new Set(one.words.map((word) => word.stem))) {
      const known = found.get(stem)
      if (known === undefined) found.set(stem, [one])
      else known.push(one)
    }
  }
  return found
}

type ByText = ReadonlyMap<string, readonly Denied[]>

/** What a statement says of the thing: not what it denies, nor what it only asks. */
function affirmedIn({ label, text, words }: Statement, byText: ByText): Word[] {
  const all = [...(byText.get(text) ?? []), ...(byText.get(`${label}: ${text}`) ?? [])]
  const own = new Set(all.map(({ stem }) => stem))
  const isAsked = askedIn(text)
  return [
    ...wordsOf(label),
    ...words.filter((word) => !own.has(word.stem) && !isAsked(word) && !OF_THE_PAGE.has(word.stem)),
  ]
}

/** What is shown is not what is sold. */
const OF_THE_PAGE = new Set(['photo', 'picture', 'image', 'pic', 'listing'])

/** Whether a word stands in the question itself; what is said before it is said. */
function askedIn(text: string): (word: Word) => boolean {
  const ranges: [number, number][] = []
  for (let mark = text.indexOf('?'); mark !== -1; mark = text.indexOf('?', mark + 1)) {
    const last = ranges.at(-1)?.[1] ?? 0
    ranges.push([last + clauseStart(text.slice(last, mark)), mark])
  }
  return ({ start }) => ranges.some(([from, to]) => start >= from && start < to)
}

/** Who makes a thing by hand says what was done, and with which hands. */
const MAKERS = new Set(['i', 'we', 'my', 'our', 'by'])
const FACTORY = new Set(['factory', 'supplier', 'machine', 'laser', '3', 'printed', 'printer'])

type Asked = {
  saysPhrase: (stems: string) => boolean
  /** Denied, or said of a part: no ground for a general word. */
  isNone: (stem: string) => boolean
  isDenied: (stem: string) => boolean
}

function saying(
  told: readonly (readonly Word[])[],
  { saysPhrase, isNone, isDenied }: Asked,
): (word: Word) => boolean {
  const all = told.flat()
  const known = new Set(all.flatMap(({ stem }) => [stem, rootOf(stem)]))
  const joined = new Set(all.slice(1).map((word, at) => `${all[at]?.low ?? ''}${word.stem}`))
  const years = yearsIn(told)
  const isByHand = known.has('hand') || known.has('handmade')
  const isMade = isByHand || told.some(isMaking)
  const isFactory = all.some(({ low }) => FACTORY.has(low))
  return (word) => {
    const { stem, low } = word
    if (known.has(stem) || known.has(rootOf(stem)) || joined.has(low) || joined.has(stem))
      return true
    if (low === 'hand') return isMade && !isFactory
    if (stem === 'handmade') return isMade && (isByHand || !isFactory)
    if (low.startsWith('hand') && low.length > 7 && isMade) return known.has(rootOf(stem.slice(4)))
    if (low.startsWith('un') && isDenied(stem.slice(2))) return true
    if (word.isNumber) return isDecade(low, years)
    if (low === 's') return years.length > 0
    const isSaid = (special: string) =>
      special.includes(' ') ? saysPhrase(special) : known.has(special) && !isNone(special)
    return isOldEnough(stem, years) || specialOf(stem).some(isSaid)
  }
}

const MAKING_REACH = 5

/** "I turn these on a lathe", "sewn in our studio". */
function isMaking(words: readonly Word[]): boolean {
  return words.some((word, at) => {
    if (!is(word, 'technique') && !MAKING.has(rootOf(word.stem))) return false
    const near = words.slice(Math.max(0, at - MAKING_REACH), at + MAKING_REACH)
    return near.some(({ low }) => MAKERS.has(low) && low !== 'by')
  })
}

const MAKING = new Set(
  'make mak made sew sewn knit carv turn throw thrown weav forg cast pour paint stitch felt dy build built fold hammer craft mix quilt glaze sculpt'.split(
    ' ',
  ),
)

/** Years that tell an age; "since 1985" tells of the shop. */
function yearsIn(told: readonly (readonly Word[])[]): number[] {
  return told.flatMap((words) =>
    words.flatMap((word, at) => {
      const year = Number(word.low)
      const before = words[at - 1]?.low ?? ''
      if (!word.isNumber || before === 'since' || before === 'est') return []
      if (words[at + 1]?.low === 's' && DECADES.has(year)) return [1900 + year]
      return year >= FIRST_YEAR && year <= LAST_YEAR ? [year] : []
    }),
  )
}

const FIRST_YEAR = 1800
const LAST_YEAR = 2004
const DECADES = new Set([20, 30, 40, 50, 60, 70, 80, 90])
const ANTIQUE_YEAR = 1926
const CENTURY = 100

function isOldEnough(stem: string, years: readonly number[]): boolean {
  if (stem === 'vintage') return years.length > 0
  return stem === 'antique' && years.some((year) => year <= ANTIQUE_YEAR)
}

/** "1950" of "1950s" for a thing of 1957. */
function isDecade(low: string, years: readonly number[]): boolean {
  const asked = Number(low)
  if (asked % 10 !== 0) return false
  const decade = asked < CENTURY ? 1900 + asked : asked
  return years.some((year) => year >= decade && year < decade + 10)
}

import { chosenIn, doubtedIn } from '../certainty.ts'
import { clauseStart, type Denied } from '#marketplace/searches/denied.ts'
import { holdingIn } from '#marketplace/searches/ground.ts'
import type { Document, Statement } from '../document.ts'
import { type Fitted, fittedIn } from './fitted.ts'
import { headOf, type Item } from '../item.ts'
import { is } from '../lexicon.ts'
import { ofPartsIn } from './of-parts.ts'
import { groundIn, placesIn, saying } from './saying.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

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
  /** What the thing fits or is made for. */
  fitted: Fitted
  /** Materials that the text names of parts alone, with the words: "leather straps". */
  ofParts: ReadonlyMap<string, string>
  /** Whether the item's name or nickname says for whom it is. */
  namedFor: boolean
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
  const statements = document.statements.map((one, at, all) =>
    affirmedIn(one, byText, all[at + 1]?.text ?? ''),
  )
  const inches = document.statements.some(({ text }) => INCHES.test(text)) ? 'inch' : ''
  const besides = [form.nickname, form.photo, form.audience, inches].map((text) => wordsOf(text))
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
    ground: new Set([
      ...groundIn(document.statements, statements),
      ...shownIn(form.photo).map(({ stem }) => stem),
    ]),
    places: placesIn(document.statements),
    // "Never leave a baby alone with it" takes nothing from a baby hat.
    isNone: (stem) => (deniedNear.has(stem) && !different.has(stem)) || ofParts.has(stem),
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
    fitted: fittedIn(document, form.nickname),
    namedFor: [...wordsOf(form.nickname), ...wordsOf(known.item.name)].some(
      (word) => word.stem !== known.item.head && is(word, 'recipient'),
    ),
    shared: new Set(heads.filter((head, at) => heads.indexOf(head) !== at)),
  }
}

/** What a picture shows first is the thing: "stoneware crock beside a slice of bread". */
function shownIn(photo: string): Word[] {
  const words = wordsOf(photo)
  const joint = words.findIndex((word) => isSmall(word))
  return joint === -1 ? words : words.slice(0, joint)
}

/** 8" is eight inches. */
const INCHES = /\d ?(?:"|″|in\b)/

type ByText = ReadonlyMap<string, readonly Denied[]>

/** What a statement says of the thing: not what it denies, nor what it only asks. */
function affirmedIn({ label, text, words }: Statement, byText: ByText, next: string): Word[] {
  const all = [...(byText.get(text) ?? []), ...(byText.get(`${label}: ${text}`) ?? [])]
  const own = new Set(all.map(({ stem }) => stem))
  const inLabel = new Set((byText.get(label) ?? []).map(({ stem }) => stem))
  const isAsked = askedIn(text, next)
  return [
    ...wordsOf(label).filter(({ stem }) => !inLabel.has(stem) && !own.has(stem)),
    ...words.filter(
      (word) =>
        !isAsked(word) &&
        (!own.has(word.stem) || isWarned(word, all)) &&
        !OF_THE_PAGE.has(word.stem),
    ),
  ]
}

/** "Don't turn your horse out in it" says that it is for a horse. */
function isWarned(word: Word, denied: readonly Denied[]): boolean {
  return (
    is(word, 'recipient') &&
    denied.every(({ stem, manner }) => stem !== word.stem || manner === 'deed')
  )
}

/** What is shown is not what is sold. */
const OF_THE_PAGE = new Set(['photo', 'picture', 'image', 'pic', 'listing'])

const YES_REACH = 20
const YES = new Set(['yes', 'yep', 'sure', 'absolutely', 'definitely'])

/** "Removable? Yes" says that it is. */
function isYes(following: string): boolean {
  const [answer] = wordsOf(following.slice(0, YES_REACH))
  return answer !== undefined && YES.has(answer.low)
}

/** Whether a word stands in the question itself; what is said before it is said. Words are asked in order. */
function askedIn(text: string, following: string): (word: Word) => boolean {
  const ranges: [number, number][] = []
  for (let mark = text.indexOf('?'); mark !== -1; mark = text.indexOf('?', mark + 1)) {
    if (isYes(text.slice(mark + 1).trim() === '' ? following : text.slice(mark + 1))) continue
    const last = ranges.at(-1)?.[1] ?? 0
    ranges.push([last + clauseStart(text.slice(last, mark)), mark])
  }
  let next = 0
  return ({ start }) => {
    while ((ranges[next]?.[1] ?? text.length) <= start && next < ranges.length) next += 1
    const [from, to] = ranges[next] ?? [text.length, text.length]
    return start >= from && start < to
  }
}

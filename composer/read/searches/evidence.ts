import type { Tongue } from '../abroad/tongue.ts'
import { type Bearing, bearingOf } from './bearing.ts'
import { doubtedIn } from '../certainty.ts'
import { chosenIn } from '../chosen.ts'
import { affirmedIn } from '#marketplace/searches/affirmed.ts'
import type { Denied } from '#marketplace/searches/denied.ts'
import { holdingIn } from '#marketplace/searches/ground.ts'
import type { Document } from '../document.ts'
import type { Statement } from '../statement.ts'
import { type Fitted, fittedIn } from './fitted.ts'
import { headOf, type Item } from '../item.ts'
import { headNoun } from '../kinds.ts'
import { is } from '../lexicon.ts'
import { ofPartsIn } from './of-parts.ts'
import { colouredIn, isOfSome, likenedIn, namesOfLooksIn, soldOutIn } from './not-of-it.ts'
import { groundIn, isGround, placesIn, saying } from './saying.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What the seller's text says, denies, doubts and leaves to choose, ready to be asked of any search. */
export type Evidence = {
  item: Item
  document: Document
  /** Whether the text says a word, by itself, in other words or by what it tells. */
  says: (word: Word) => boolean
  /** What of the text speaks against a search for the whole thing; empty where nothing does. */
  counters: (words: readonly Word[]) => string
  /** Whether the text affirms these stems beside each other. */
  saysPhrase: (stems: string) => boolean
  denied: readonly Denied[]
  deniedBy: ReadonlyMap<string, readonly Denied[]>
  /** Whether one statement of the description affirms both stems. */
  saysTogether: (stem: string, other: string) => boolean
  /** The statements that hold a stem. */
  holding: ReadonlyMap<string, readonly Statement[]>
  doubted: ReadonlySet<string>
  chosen: ReadonlyMap<string, 'material' | 'colour'>
  /** The names of what it is compared to. */
  likened: ReadonlySet<string>
  /** What the thing fits or is made for. */
  fitted: Fitted
  /** Materials that the text names of parts alone, with the words: "leather straps". */
  ofParts: ReadonlyMap<string, string>
  /** Whether the item's name or nickname says for whom it is. */
  namedFor: boolean
  /** How many searches end in a noun. */
  heads: ReadonlyMap<string, number>
  /** How many searches name a thing of a kind. */
  kinds: ReadonlyMap<string, number>
}

type Form = {
  keywords: readonly string[]
  nickname: string
  photo: string
  audience: string
}
type Known = { document: Document; item: Item; denied: readonly Denied[]; language: Tongue }

export function evidenceOf(form: Form, known: Known): Evidence {
  const { document, denied } = known
  const heads = form.keywords.flatMap((keyword) => headOf(wordsOf(keyword))?.stem ?? [])
  const byText = Map.groupBy(denied, ({ text }) => text)
  const deniedNear = new Map(
    denied.filter(({ isNear }) => isNear).map(({ stem, quote }) => [stem, quote]),
  )
  const bearing = bearingOf({
    statements: document.statements,
    language: known.language,
    own: known.item.stems,
  })
  const statements = saidOfIt(document.statements, { bearing, byText, deniedNear })
  const inches = document.statements.some(({ text }) => INCHES.test(text)) ? 'inch' : ''
  const photo = wordsOf(form.photo).filter(({ stem }) => !deniedNear.has(stem))
  const nickname = wordsOf(form.nickname)
  const looks = new Set(colouredIn(nickname))
  const besides = [
    nickname.filter((word) => !looks.has(word)),
    photo,
    wordsOf(form.audience),
    wordsOf(inches),
  ]
  const uses = new Set(document.statements.map(({ section }) => section?.heading ?? ''))
  const whatFor = [...uses]
    .map((heading) => wordsOf(heading))
    .filter(([word]) => word?.low === 'for')
  const told = [...statements, ...besides, ...whatFor]
  const stems = ` ${told.map((words) => words.map(({ stem }) => stem).join(' ')).join(' . ')} `
  const different = new Set(stems.split(' '))
  const saysPhrase = (phrase: string) =>
    different.has(phrase) ||
    (phrase.split(' ').every((stem) => different.has(stem)) && stems.includes(` ${phrase} `))
  const affirmed = statements.map((words) => new Set(words.map(({ stem }) => stem)))
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
    counters: bearing.counters,
    saysPhrase,
    saysTogether: (stem, other) => affirmed.some((one) => one.has(stem) && one.has(other)),
    says,
    deniedBy: Map.groupBy(denied, ({ stem }) => stem),
    holding: holdingIn(document.statements),
    ofParts,
    doubted: doubtedIn(document.statements),
    chosen: chosenIn(document.statements),
    likened: new Set(
      [{ text: form.nickname, words: nickname }, ...document.statements].flatMap(likenedIn),
    ),
    fitted: fittedIn(document, form.nickname),
    namedFor: [...wordsOf(form.nickname), ...wordsOf(known.item.name)].some(
      (word) => word.stem !== known.item.head && is(word, 'recipient'),
    ),
    heads: countsOf(heads),
    kinds: countsOf(
      form.keywords.flatMap((keyword) => headNoun(wordsOf(keyword))?.kind.name ?? []),
    ),
  }
}

type Denials = {
  bearing: Bearing
  byText: ReadonlyMap<string, readonly Denied[]>
  deniedNear: ReadonlyMap<string, string>
}

/** The words of each statement that it says of the thing as it is sold. */
function saidOfIt(
  statements: readonly Statement[],
  { bearing, byText, deniedNear }: Denials,
): (readonly Word[])[] {
  const gone = new Set(statements.flatMap(soldOutIn))
  return affirmedIn(statements, byText).map((words, at) => {
    const said = statements[at]
    if (said === undefined || isOfAnother(said.text) || isOfSome(said) || bearing.isTaken(said))
      return []
    const excluded = new Set([
      ...(bearing.against.get(said)?.keys() ?? []),
      ...namesOfLooksIn(said),
      ...deniedNamesIn(said, deniedNear),
    ])
    return words.filter((word) => !excluded.has(word) && !gone.has(word.stem))
  })
}

function countsOf(names: readonly string[]): Map<string, number> {
  return new Map([...Map.groupBy(names, (name) => name)].map(([name, all]) => [name, all.length]))
}

const ANOTHER = /\b(?:diff|different|separate|other|another) (?:listings?|shops?)\b/i

/** "12 piece version separate listing" */
export function isOfAnother(text: string): boolean {
  return ANOTHER.test(text)
}

const IN_QUOTES = /"[^"\n]{1,60}"/g

/** "The Copper Mill" makes nothing of copper where the text says "no copper in it". */
function deniedNamesIn(said: Statement, deniedNear: ReadonlyMap<string, string>): Word[] {
  const { text, words } = said
  const quotes = [...text.matchAll(IN_QUOTES)]
  const isQuoted = ({ start, end }: Word) =>
    quotes.some(({ 0: quote, index }) => start >= index && end <= index + quote.length)
  // "The keys are NOT brass. Bridge: brass rod"
  const isOfPart = !isGround(said)
  return words.filter(
    (word) => deniedNear.has(word.stem) && (isQuoted(word) || (isOfPart && is(word, 'material'))),
  )
}

/** What a picture shows first is the thing: "stoneware crock beside a slice of bread". */
function shownIn(photo: string): Word[] {
  const words = wordsOf(photo)
  const joint = words.findIndex((word) => isSmall(word))
  return joint === -1 ? words : words.slice(0, joint)
}

/** 8" is eight inches. */
const INCHES = /\d ?(?:"|″|in\b)/

import type { Document } from './document.ts'
import { fittedIn } from './searches/fitted.ts'
import { headNoun, type Noun, nounEndingAt, THING, type ThingKind } from './kinds.ts'
import { is, propertiesOf } from './lexicon.ts'
import { isHeadFirst, type Tongue } from './abroad/tongue.ts'
import { frontPhrase } from './parts.ts'
import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, stemsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What is for sale, as the seller and the buyers call it. */
export type Item = {
  /** In small letters but for names: "cello rosin". */
  name: string
  /** The stem of its noun. */
  head: string
  /** All words of the name by stem. */
  stems: string[]
  /** Whether one says "a", "these" or "some" of it. */
  number: 'one' | 'many' | 'mass'
  kind: ThingKind
}

const GENERIC = new Set(
  'gift gifts present presents decor decoration decorations idea ideas accessory accessories supply supplies download lover keepsake souvenir jewelry jewellery furniture homeware homewares kitchenware tableware stationery'.split(
    ' ',
  ),
)

/** What these are for stands in front of them, and is not sold. */
export const COVERING = new Set(['cover', 'case', 'holder', 'sleeve', 'cozy', 'cosy'])

/** "Gift", "decor": they name no kind of thing. */
export function isGeneric(word: Word): boolean {
  return GENERIC.has(word.low)
}

type Form = {
  keywords: readonly string[]
  starred: readonly string[]
  nickname: string
  tongue: Tongue
}

/** Finds the item among the keywords, by what the text and the nickname speak of. */
export function itemOf(document: Document, { keywords, starred, nickname, tongue }: Form): Item {
  const text = document.statements.flatMap((said) => said.words)
  const spoken = new Set([...text, ...wordsOf(nickname)].map((word) => word.stem))
  const front = new Set(
    [
      ...wordsOf(nickname),
      ...document.statements.slice(0, 3).flatMap((said) => said.words.slice(0, 14)),
    ].map((word) => word.stem),
  )
  const { names } = fittedIn(document, nickname)
  const candidates = [...starred, ...keywords]
    .map((keyword) => wordsOf(keyword))
    .filter((words) => !words.some((word) => names.has(word.stem) || isDenyingWord(word)))
  const isWhole = (words: readonly Word[]) =>
    isNamed(words, front, tongue) &&
    words.length <= 4 &&
    words.every((word) => isSmall(word) || spoken.has(word.stem))
  // "No tassel" says what it is not.
  const wholes = starred
    .map((keyword) => wordsOf(keyword))
    .filter((words) => isWhole(words) && !words.some(isDenyingWord))
  const inText = new Set(text.map((word) => word.stem))
  const isInText = (words: readonly Word[]) => inText.has(headOf(words, tongue)?.stem ?? '')
  const whole = wholes.some(isInText) ? wholes.filter(isInText) : wholes
  // "Olive wood" is what a board is of.
  const isThing = (words: readonly Word[]) => {
    const head = headOf(words, tongue)
    return (
      head !== null &&
      // "Sensitive stomach dog" is whom it is for.
      !((is(head, 'recipient') || is(head, 'kin')) && nounEndingAt([head], 0) === null) &&
      (!is(head, 'material') || is(head, 'ambiguous') || nounEndingAt([head], 0) !== null)
    )
  }
  const isFront = (words: readonly Word[]) => isNamed(words, front, tongue) && words.length <= 4
  // What her own title or her first line calls it by, "fountain pen paper" of a notebook is not.
  const named = [nickname, document.statements[0]?.text ?? '']
    .map((phrase) => wordsOf(frontPhrase(phrase)))
    .flatMap((words) => {
      const noun = patternNoun(words) ?? headNoun(words)
      return noun === null ? [] : [words.slice(Math.max(0, noun.to - 2), noun.to)]
    })
  const called = named.map((words) => words.at(-1)?.stem ?? '')
  // The journal of a "leather journal cover" is what it covers.
  const covered = named.flatMap(([word, cover]) =>
    word !== undefined && COVERING.has(cover?.stem ?? '') ? [word.stem] : [],
  )
  const isCalled = (words: readonly Word[]) =>
    Number(called.includes(headOf(words, tongue)?.stem ?? ''))
  // What she calls it in her own title counts more than the line above all others, which may be her shop's.
  const isNamedSo = (words: readonly Word[]) =>
    words[0]?.isNumber === false &&
    headOf(words, tongue)?.stem === called[0] &&
    (words.length === 1 ||
      starred.some((keyword) => stemsOf(keyword) === words.map(({ stem }) => stem).join(' ')) ||
      words.some(({ stem }) => stem !== called[0] && spoken.has(stem)))
  // "Sweet pea seeds" of what she calls a "sweet pea mix", and tells of by its seeds.
  const own = new Set(wordsOf(nickname).map(({ stem }) => stem))
  const isHers = (words: readonly Word[]) =>
    words.filter(({ stem, isNumber }) => own.has(stem) && !isNumber).length > 1 &&
    words.length <= 4 &&
    words.every(({ stem }) => spoken.has(stem)) &&
    nounEndingAt(words, words.length - 1) !== null
  const found =
    whole.filter(isThing).toSorted((a, b) => isCalled(b) - isCalled(a) || b.length - a.length)[0] ??
    candidates.find((words) => isFront(words) && isThing(words) && isNamedSo(words)) ??
    candidates.find((words) => starred.length === 0 && isThing(words) && isHers(words)) ??
    candidates.find(
      (words) =>
        isFront(words) && isThing(words) && !covered.includes(headOf(words, tongue)?.stem ?? ''),
    ) ??
    whole[0] ??
    candidates.find(isFront) ??
    candidates.find((words) => isNamed(words, spoken, tongue) && words.length <= 4) ??
    nounPhrase(wordsOf(nickname)) ??
    candidates.find((words) => words.length <= 4) ??
    wordsOf(nickname)
  return described(byMost(found, { candidates, starred, tongue }), document, { nickname, tongue })
}

/** The pattern of a "knitting pattern toddler cardigan": what stands behind is what it is for. */
function patternNoun(words: readonly Word[]): Noun | null {
  const noun = words
    .map((_, at) => nounEndingAt(words, at))
    .find((one) => one?.from === 0 && one.to > 1)
  return noun?.kind.name === 'pattern' ? noun : null
}

const SEARCHES_SURE = 4
type Searched = { candidates: readonly Word[][]; starred: readonly string[]; tongue: Tongue }

/** "Moonstone ring", which she stars and most searches end in, where the text has the moonstone alone: what it is of is no thing. */
function byMost(
  found: readonly Word[],
  { candidates, starred, tongue }: Searched,
): readonly Word[] {
  const headed = (words: readonly Word[]) => headOf(words, tongue)?.stem ?? ''
  const stars = starred.map((keyword) => wordsOf(keyword))
  const isStuff = found.slice(-1).some((word) => is(word, 'material'))
  if (!isStuff || stars.some((words) => headed(words) === headed(found))) return found
  const isMost = (words: readonly Word[]) =>
    nounEndingAt(words, words.length - 1) !== null &&
    candidates.filter((other) => headed(other) === headed(words)).length >= SEARCHES_SURE
  return stars.find(isMost) ?? found
}

function isNamed(words: readonly Word[], known: ReadonlySet<string>, tongue: Tongue): boolean {
  const head = headOf(words, tongue)
  if (head === null || GENERIC.has(head.low)) return false
  // "Bernsteinkette" of what is called "Kette" there.
  const isEnd = (stem: string) => stem.length >= COMPOUND_LEAST && head.stem.endsWith(stem)
  return known.has(head.stem) || (tongue !== 'en' && [...known].some(isEnd))
}

const COMPOUND_LEAST = 5

function nounPhrase(words: readonly Word[]): Word[] | null {
  const noun = headNoun(words)
  return noun === null ? null : words.slice(noun.from, noun.to)
}

/** Small words that end no name: "salt and pepper mill", "slim can cozy". */
const INNER = new Set(['and', 'can'])

/** The word a phrase is about: the last before "for", "with" and their like, or where nouns come first, the first. */
export function headOf(words: readonly Word[], tongue: Tongue = 'en'): Word | null {
  if (isHeadFirst(tongue)) return words.find((word) => !word.isNumber) ?? null
  const first = words.findIndex((word) => !isSmall(word))
  const joint = words.findIndex(
    (word, at) => at > first && isSmall(word) && !INNER.has(word.low) && !isPhrasal(words, at),
  )
  const front = joint === -1 ? words : words.slice(0, joint)
  return front.findLast((word) => !word.isNumber) ?? null
}

/** "Press on nails", "iron on patch": a verb with its adverb describes, it does not end the phrase. */
function isPhrasal(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isAdverb = ['on', 'up', 'off', 'in', 'out'].includes(words[at]?.low ?? '')
  return (
    isAdverb &&
    at === 1 &&
    at < words.length - 1 &&
    before !== undefined &&
    is(before, 'imperative')
  )
}

function described(
  words: readonly Word[],
  document: Document,
  { nickname, tongue }: Pick<Form, 'nickname' | 'tongue'>,
): Item {
  const searched = headOf(words, tongue) ?? words.at(-1)
  const spoken = [...wordsOf(nickname), ...document.statements.flatMap((said) => said.words)]
  // Sellers search for "picks" and sell one, or the other way round: nickname and text know.
  const forms = spoken.filter((word) => word.stem === searched?.stem)
  const head = forms.find((word) => word.low === searched?.low) ?? forms[0] ?? searched
  const noun = headNoun(words)
  const named = words.map((word) =>
    asNamed(
      word === searched && head !== undefined ? { ...head, text: word.text } : word,
      document,
    ),
  )
  return {
    // "3d" and "1920s" are two words to a reader of words.
    name: named
      .map((text, at) => text + (words[at + 1]?.start === words[at]?.end ? '' : ' '))
      .join('')
      .trim(),
    head: head?.stem ?? '',
    stems: words.filter((word) => !isSmall(word)).map((word) => word.stem),
    number: numberOf(head),
    kind: noun?.kind ?? THING,
  }
}

function asNamed(word: Word, { names }: Document): string {
  // A heading in title case makes a name of each of its words.
  const isOrdinary = propertiesOf(word).size > 0 || nounEndingAt([word], 0) !== null
  const isName = (names.has(word.low) && !isOrdinary) || is(word, 'origin')
  const isAcronym = ['led', 'bjd', 'msd', 'pdf', 'svg', 'usb', 'pla', 'dnd', 'rpg', 'edc'].includes(
    word.low,
  )
  if (isAcronym) return word.low.toUpperCase()
  return isName ? word.low.charAt(0).toUpperCase() + word.low.slice(1) : word.low
}

const MASS = new Set(
  `food fabric yarn wool oil ink rosin soap tea coffee honey jam flour clay paint twine ribbon lace trim paper vinyl leather felt wax salt sugar jewelry
  jewellery furniture hardware decor art artwork clipart bunting cutlery glitter incense rope cord thread webbing batting stuffing roving
  fleece silk linen cotton canvas velvet starter butter balm granola syrup spice seasoning rub scrub powder perfume cologne stationery
  equipment tack gear armor armour chainmail moss music bark soil feed catnip hay straw lumber veneer tape foil`
    .trim()
    .split(/\s+/),
)
const ONE_IN_S = new Set(
  'dress glass cross compass harness mattress canvas atlas bus lens iris cactus'.split(' '),
)

export function numberOf(head: Word | undefined | null): Item['number'] {
  if (head === undefined || head === null) return 'one'
  if (MASS.has(head.low)) return 'mass'
  const isPlural =
    head.low !== head.stem ||
    [
      'scissors',
      'pants',
      'trousers',
      'jeans',
      'shorts',
      'leggings',
      'socks',
      'overalls',
      'dungarees',
      'goggles',
      'dice',
    ].includes(head.low)
  return isPlural && !ONE_IN_S.has(head.low) ? 'many' : 'one'
}

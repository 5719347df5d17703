import { asTitle } from '#marketplace/characters.ts'
import { isWholeTitle, repeatedWords } from '#marketplace/review/title.ts'
import { TITLE } from '#marketplace/rules.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/keywords.ts'
import { headNoun } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import { type TraitKind, withoutShares } from '../read/makings.ts'
import { nameTails } from '../read/names.ts'
import { ownPhrases } from '../read/own-title.ts'
import { capitalised } from '../read/case.ts'
import { isSmall, rootOf, type Word, wordsOf } from '../read/words.ts'
import { titleCase } from '../say/title-case.ts'
import { additionOf, isTail, rootsOf, spoken } from './additions.ts'
import { type Choice, turned } from './choice.ts'
import { asName, leadOf } from './lead.ts'
import { usable } from './usable.ts'

export type Title = { text: string; lead: string; traits: string[] }

/** A phrase as it stands in the title, or nothing where it stands otherwise. */
export function shownIn({ text }: Title, phrase: string): string {
  const at = text.toLowerCase().indexOf(phrase.toLowerCase())
  return at === -1 ? '' : text.slice(at, at + phrase.length)
}

const TRAITS_MAX = 3
/** A title of fewer words leaves out what sets the thing apart. */
const WORDS_GOOD = 5
/** Where these are reached, only a trait that sells this kind of thing is worth more words. */
const WORDS_ENOUGH = 8

/** What it is, then what sets it apart, in natural order; never a quota of words. */
export function titleOf(brief: Brief, choice: Choice): Title {
  const lead = leadOf(brief, choice)
  const { name, selling, more, last } =
    brief.language === 'en' ? pools(brief, lead, choice) : ownPools(brief, lead)
  const parts: string[] = []
  const take = (texts: readonly string[], isWanted: () => boolean) => {
    for (const text of texts) if (isWanted() && fits([lead, ...parts], text)) parts.push(text)
  }
  const size = () => wordsOf([lead, ...parts].join(' ')).length
  take(name, () => true)
  take(selling, () => parts.length < TRAITS_MAX)
  take(more, () => size() < WORDS_ENOUGH && parts.length < TRAITS_MAX - 1)
  take(last, () => size() < WORDS_GOOD)
  const traits = inOrder(parts)
  const text = shaped([lead, ...traits], brief.language)
  return { text: brief.language === 'en' ? text : inTypedCase(text, brief), lead, traits }
}

type Pools = { name: string[]; selling: string[]; more: string[]; last: string[] }

/** What may follow the lead, best first; equals in an order of the seed's. */
function pools(brief: Brief, lead: string, choice: Choice): Pools {
  const { traits, item } = brief
  const order = sellingOrder(brief)
  const own = traits
    .filter(({ kind }) => kind !== 'name' && order.includes(kind))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ text }) => asTrait(text))
    .filter((text, at, all) => !isIn(text, all.toSpliced(at, 1)) || all.indexOf(text) < at)
  const parts = traits.filter(({ kind }) => kind === 'part').map(({ text }) => asTrait(text))
  const searches = usable(brief).map((keyword) => additionOf(keyword, brief, lead))
  const certain = searches.filter(({ isCertain }) => isCertain).map(({ text }) => text)
  const likely = searches
    .filter(({ keyword }) => headNoun(keyword.words)?.kind === item.kind || isNear(keyword, lead))
    .map(({ text }) => text)
  const general = brief.keywords
    .filter(({ support }) => support === 'backed')
    .map((keyword) => forWhom(keyword, lead))
  const starred = searches.flatMap(({ keyword, text }) =>
    keyword.isStarred && !isIn(text, own) ? text : [],
  )
  const phrases = phrasesBehind(lead, brief).filter((text) => !isIn(text, own))
  return {
    name: traits.filter(({ kind }) => kind === 'name').map(({ text }) => asName(text, brief)),
    selling: few([
      ...starred,
      ...phrases.filter((text) => wordsOf(text).length > 1),
      ...turned(choice, 'traits', own.slice(0, TRAITS_MAX)),
      ...own.slice(TRAITS_MAX),
    ]),
    more: few([
      ...nameTails(brief),
      ...turned(choice, 'more', few([...parts, ...longest(certain)])),
      ...phrases.filter((text) => wordsOf(text).length === 1),
    ]),
    last: few([
      ...turned(choice, 'last', longest(likely)),
      ...turned(choice, 'general', few(general)),
    ]),
  }
}

/** What the seller's own title adds to the lead, without the words that the lead has. */
function phrasesBehind(lead: string, brief: Brief): string[] {
  const known = rootsOf([lead])
  const isNew = (word: Word) => !known.has(rootOf(word.stem))
  return ownPhrases({
    ...brief,
    nickname: brief.input.listingTitle,
    keywords: brief.keywords.flatMap(({ support, text }) => (support === 'false' ? [] : [text])),
  }).flatMap((text) => {
    const words = wordsOf(text)
    const from = words.findIndex(isNew)
    const to = words.findLastIndex(isNew)
    const rest = text.slice(
      words[from]?.start,
      to === words.length - 1 ? undefined : words[to]?.end,
    )
    const isWhole = from === 0 && to === words.length - 1
    return from === -1 || (!isWhole && to - from < 1) ? [] : [asTrait(rest)]
  })
}

/** In a language whose grammar we do not know: what the seller names, labels and searches, whole. */
function ownPools(brief: Brief, lead: string): Pools {
  const { traits } = brief
  const isNew = ({ words }: Keyword) =>
    words.length > 1 && words.every((word) => !beginsLike(word, wordsOf(lead)))
  return {
    name: traits.filter(({ kind }) => kind === 'name').map(({ text }) => asName(text, brief)),
    selling: traits.filter(({ kind }) => kind === 'material').map(({ text }) => text),
    more: usable(brief)
      .filter(isNew)
      .map(({ text }) => text),
    last: [],
  }
}

const FOREIGN_ROOT = 4

function beginsLike({ low }: Word, others: readonly Word[]): boolean {
  const root = low.slice(0, FOREIGN_ROOT)
  return others.some(
    (other) => other.low.includes(root) || low.includes(other.low.slice(0, FOREIGN_ROOT)),
  )
}

function few(texts: readonly string[]): string[] {
  return texts.filter((text) => text !== '')
}

/** The phrases that no other one of them holds with more. */
function longest(texts: readonly string[]): string[] {
  return few(texts).filter((text) => {
    const own = spoken(wordsOf(text))
    return !texts.some(
      (other) => other.length > text.length && spoken(wordsOf(other)).includes(own),
    )
  })
}

function isNear({ words }: Keyword, lead: string): boolean {
  const known = rootsOf([lead])
  return words.some((word) => known.has(rootOf(word.stem)))
}

/** Whether a trait says it with more words. */
function isIn(text: string, traits: readonly string[]): boolean {
  const roots = [...rootsOf([text])]
  return traits.some((trait) => roots.every((root) => rootsOf([trait]).has(root)))
}

const ALWAYS: readonly TraitKind[] = ['count', 'age', 'material', 'technique', 'format', 'fit']
const OFTEN: readonly TraitKind[] = ['size', 'colour', 'finish', 'capacity', 'scent', 'theme']
const NEVER_ALONE: readonly string[] = ['weight', 'part', 'style']

function sellingOrder({ item }: Brief): string[] {
  const own = item.kind.traits.filter((kind) => !NEVER_ALONE.includes(kind))
  return [...own, ...[...ALWAYS, ...OFTEN].filter((kind) => !own.includes(kind))]
}

/** "3 x 2 in" cannot stand at the end of a title. */
function asTrait(typed: string): string {
  const text = withoutShares(typed)
  const words = text.endsWith('in') ? wordsOf(text) : []
  const unit = words.at(-1)
  const isInch = unit?.low === 'in' && words.at(-2)?.isNumber === true
  return isInch ? `${text.slice(0, unit.start).trimEnd()} Inches` : text
}

/** Whether the words are new, and the title stays readable with them. */
function fits(parts: readonly string[], text: string): boolean {
  const next = shaped([...parts, text])
  const before = wordsOf(parts.join(' '))
  const own = wordsOf(text).filter((word) => !isSmall(word))
  return (
    own.length > 0 &&
    own.every((word) => word.isNumber || !isSaidIn(word, before)) &&
    !joined(before).includes(joined(own)) &&
    next.length <= TITLE.lengthGood &&
    wordsOf(next).length <= TITLE.wordsMax &&
    [...parts, text].filter((part, at) => at === 0 || !isTail(part)).length <= TITLE.segmentsMax &&
    repeatedWords(next).length === 0 &&
    isWholeTitle(shaped([text]))
  )
}

function isPart(part: string, whole: string): boolean {
  return part.length >= WORD_PART_MIN && whole.endsWith(part)
}

function joined(words: readonly Word[]): string {
  return words.map((word) => word.low).join('')
}

const WORD_PART_MIN = 3

/** The same word, or one that is a part of the other: "tie" beside "necktie" says it twice. */
function isSaidIn({ stem }: Word, words: readonly Word[]): boolean {
  return words.some(
    (other) =>
      rootOf(other.stem) === rootOf(stem) || isPart(stem, other.stem) || isPart(other.stem, stem),
  )
}

/** A tail stands right behind the name of the thing. */
function inOrder(parts: readonly string[]): string[] {
  const tail = parts.find((part) => isTail(part))
  return tail === undefined ? [...parts] : [tail, ...parts.filter((part) => part !== tail)]
}

/** Searches are read in small letters; outside English each word keeps the capital that the seller typed. */
function inTypedCase(text: string, { input }: Brief): string {
  const typed = wordsOf(`${input.keywords} ${input.listingTitle}`)
  const capitals = new Map(
    typed.filter((word) => isCapital(word)).map((word) => [word.low, word.text]),
  )
  const result = wordsOf(text).reduceRight((whole, { text: own, low, start, end }) => {
    const better = own === low ? (capitals.get(low) ?? own) : own
    return whole.slice(0, start) + better + whole.slice(end)
  }, text)
  return result
}

/** "Lärche", and no shouting. */
function isCapital({ text, low }: Word): boolean {
  return text.charAt(0) !== low.charAt(0) && text.slice(1) === low.slice(1)
}

function shaped(parts: readonly string[], language: Brief['language'] = 'en'): string {
  const whole = parts.reduce((text, part, at) =>
    at === 1 && isTail(part) ? `${text} ${part}` : `${text}, ${part}`,
  )
  let text = asTitle(language === 'en' ? titleCase(whole) : capitalised(whole))
  while (text.length > TITLE.lengthMax)
    text = text.slice(0, text.lastIndexOf(text.includes(',') ? ',' : ' '))
  return text
}

/** "Nursery decor": where it belongs, as the seller typed it. */
function forWhom({ words, text }: Keyword, lead: string): string {
  const isGift = words.some((word) => word.stem === 'gift' || is(word, 'occasion'))
  const isRoom = words.at(-1)?.low === 'decor' && words.length > 1 && words.length < 5
  const known = rootsOf([lead])
  const isNew = words.every(
    (word) => !known.has(rootOf(word.stem)) && !word.isNumber && !is(word, 'age'),
  )
  return isRoom && !isGift && isNew ? text : ''
}

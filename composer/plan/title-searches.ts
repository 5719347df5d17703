import type { FactKind } from '../read/fact-kinds.ts'
import type { Brief } from '../read/form.ts'
import { headNoun } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import type { Fact } from '../read/told.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { isSmall, rootOf, type Word } from '#marketplace/searches/words.ts'
import { isGeneral } from '../read/searches/families.ts'
import { additionOf, rootsOf } from './additions.ts'
import { usable } from './usable.ts'

/** What else buyers call the thing: the starred searches that end in a noun of its kind. */
export function starredNames(brief: Brief, lead: string): string[] {
  return usable(brief, ['backed', 'synonym', 'general', 'doubtful'])
    .filter((keyword) => keyword.isStarred && isAnotherName(keyword, brief) && isPlain(keyword))
    .filter((keyword) => additionOf(keyword, brief, lead).text === '')
    .map(({ text }) => text)
}

/** A star speaks for a name that the text says otherwise, "cutting board" of a chopping board, not for what it claims. */
function isPlain({ support, strange, words }: Keyword): boolean {
  const isBorne = support === 'backed' || support === 'synonym'
  return isBorne || words.every((word) => !strange.includes(word.stem) || isOpen(word))
}

function isOpen(word: Word): boolean {
  return !isClaim(word) && !isLoose(word) && !isSlight(word)
}

/** The same of all searches, those that bring the most new words first. */
export function otherNames(brief: Brief, lead: string): string[] {
  const known = rootsOf([lead])
  const told = rootsOf([
    brief.input.listingTitle,
    ...brief.traits.filter(({ kind }) => kind !== 'part').map(({ text }) => text),
  ])
  const unsure = unsureRoots(brief)
  const said = rootsOf([brief.input.listingTitle, ...brief.facts.map((fact) => fact.said.text)])
  const isNew = (word: Word) => !known.has(rootOf(word.stem))
  const isSure = (word: Word, { strange, words, support }: Keyword) =>
    !isLoose(word) &&
    (!isClaim(word) || told.has(rootOf(word.stem))) &&
    !unsure.has(rootOf(word.stem)) &&
    (support === 'backed' ||
      (word === words.at(-1) && strange.length === 1) ||
      said.has(rootOf(word.stem)))
  return usable(brief, ['backed', 'synonym'])
    .filter(
      (keyword) =>
        !keyword.isStarred &&
        isAnotherName(keyword, brief) &&
        keyword.words.length <= NAME_WORDS_MAX &&
        keyword.words.every((word) => isSure(word, keyword)),
    )
    .map(({ text, words, support }) => ({
      text,
      worth: 2 * words.filter(isNew).length + (support === 'backed' ? 1 : 0),
    }))
    .filter(({ worth }) => worth > 1)
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ text }) => text)
}

/** What a title that would say next to nothing may still say: true searches for this kind of thing, the fullest first. */
export function fillingNames(brief: Brief, lead: string): string[] {
  const known = rootsOf([lead])
  const unsure = unsureRoots(brief)
  const isNew = (word: Word) => !known.has(rootOf(word.stem))
  return usable(brief, ['backed', 'synonym', 'general'])
    .filter(
      (keyword) =>
        keyword.words.length <= NAME_WORDS_MAX &&
        isAnotherName(keyword, brief) &&
        keyword.words.some(isNew) &&
        !isGeneral(keyword.words.filter(isNew), lead) &&
        keyword.words.every(
          (word) => !isSlight(word) && !is(word, 'brand') && !unsure.has(rootOf(word.stem)),
        ),
    )
    .map(({ text, words, support }) => ({
      text,
      worth: 2 * words.filter(isNew).length + (support === 'backed' ? 1 : 0),
    }))
    .toSorted((a, b) => b.worth - a.worth)
    .map(({ text }) => text)
}

const SLIGHT = ['vague', 'praise', 'recipient', 'kin', 'occasion', 'age'] as const

/** Says to whom it is given or how good it is, and nothing of what it is. */
function isSlight(word: Word): boolean {
  return word.isNumber || SLIGHT.some((one) => is(word, one))
}

const NAME_WORDS_MAX = 3
/** What is said there is chosen, wished, denied or said of the seller. */
const UNSURE = new Set<FactKind>(['options', 'order', 'care', 'condition', 'must', 'maker'])

function isTold({ kind, isMustKnow, said }: Fact, at: number): boolean {
  return at === 0 || (!isMustKnow && !UNSURE.has(kind) && !(kind === 'size' && said.label !== ''))
}

function rootsSaidIn(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ said }) => said.words.map(({ stem }) => rootOf(stem)))
}

/** The roots of what the text says only where it is no word of the thing as it is sold. */
function unsureRoots({ facts, input, item }: Brief): ReadonlySet<string> {
  const told = new Set([
    ...rootsSaidIn(facts.filter(isTold)),
    ...rootsOf([input.listingTitle]),
    ...item.stems.map(rootOf),
  ])
  return new Set(
    rootsSaidIn(facts.filter((fact, at) => !isTold(fact, at))).filter((root) => !told.has(root)),
  )
}

const LOOSE = ['vague', 'praise', 'brand', 'kin', 'age'] as const
const CLAIMS = ['colour', 'material', 'technique', 'finish'] as const

/** Words that say nothing of this very thing, or its size, which a search tells of one of several. */
function isLoose(word: Word): boolean {
  return word.isNumber || LOOSE.some((one) => is(word, one))
}

/** What a part is made of, or one of its colours, is none of the whole. */
function isClaim(word: Word): boolean {
  return CLAIMS.some((one) => is(word, one))
}

/** A search that ends in a noun of the very kind, or in the item's own. */
function isAnotherName({ words }: Keyword, { item }: Brief): boolean {
  const last = words.at(-1)
  return (
    words.length > 1 &&
    words.every((word) => !isSmall(word)) &&
    (last?.stem === item.head || headNoun(words)?.kind === item.kind)
  )
}

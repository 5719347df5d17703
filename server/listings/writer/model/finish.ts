import { review } from '#marketplace/review.ts'
import { caseOf } from '#marketplace/review/case.ts'
import { besidesOf, type Finding } from '#marketplace/review/finding.ts'
import { splitKeywords } from '#contract/keywords.ts'
import { keywordJudge, type KeywordVerdict } from '#marketplace/keywords.ts'
import { MAKERS_CLAIMS } from '#marketplace/lexicon/claims.ts'
import { inSpellingOf } from '#marketplace/reading/spelling.ts'
import { unsigned } from '#marketplace/review/wording.ts'
import { repair } from '#marketplace/repair.ts'
import { TITLE } from '#marketplace/rules.ts'
import { languageOf } from '#marketplace/language.ts'
import { contentStems, countWords, hasPhrase, stemKey } from '#marketplace/text.ts'
import { oursIn } from '#composer/plan/choice.ts'
import { tagsOf } from '#composer/plan/tags/tags.ts'
import { titleOf } from '#composer/plan/title.ts'
import { headOf } from '#composer/read/item.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import type { Writing } from '../writer.ts'
import { foreignFaults, withoutForeignFaults } from './foreign.ts'
import { isOfContents, type Material } from './material.ts'
import { leftUnsaid, quotedButUnsaid, sayAtTheEnd } from './must-say.ts'
import type { Quote } from './quotes.ts'
import { quotedFigureFinder } from './quoted-figures.ts'
import type { Notes } from './notes.ts'
import { unmetWishes } from './wishes.ts'
import { tidy } from './hygiene.ts'

/** A listing in the making, with the quotes that its writer said it stands on, and what the writer noted. */
export type Written = { writing: Writing; quotes: readonly Quote[]; notes: Notes }
type Told = Pick<Written, 'writing' | 'quotes'>

/** Without the tags that may not stand: one tag less is no reason to ask again. */
export function withoutFaultyTags(writing: Writing, material: Material): Writing {
  const { input } = material
  const judge = keywordJudge(
    inSpellingOf(
      `${writing.generatedDescription}\n\n${writing.generatedTags.join('\n')}`,
      input.productType,
    ),
    besidesOf(input),
  )
  const words = hardIn({ writing, quotes: [] }, material).flatMap(({ field, about }) =>
    field === 'tags' && about !== undefined ? [about] : [],
  )
  const typed = new Set(splitKeywords(`${input.keywords},${input.starredKeywords}`).map(stemKey))
  // What the seller typed herself she may say: "reclaimed" of wood that she calls a barn's.
  const isSoundAs = (verdict: KeywordVerdict, tag: string) =>
    verdict.kind === 'usable' ||
    (verdict.kind === 'unbacked' &&
      MAKERS_CLAIMS.has(verdict.claim) &&
      typed.has(stemKey(tag)) &&
      !isOfContents(wordsOf(tag)))
  const trusted = new Set([...material.trusted].map(stemKey))
  const isSound = (tag: string) =>
    trusted.has(stemKey(tag)) ||
    (!words.some((word) => hasPhrase(tag, word)) && isSoundAs(judge(tag), tag))
  const { generatedTags } = withoutForeignFaults(writing, material)
  return { ...writing, generatedTags: generatedTags.filter(isSound) }
}

/** What keeps a listing from being published, in sentences; nothing when it may be. */
export function faultsOf({ writing, quotes }: Told, material: Material): string[] {
  return [...graveFaultsOf({ writing, quotes }, material), ...foreignFaults(writing, material)]
}

/** What no listing may be published with, once all is mended that a rule can mend. */
function graveFaultsOf({ writing, quotes }: Told, material: Material): string[] {
  const found = hardIn({ writing, quotes }, material).filter(({ isUnsaid }) => isUnsaid !== true)
  const faults = found.map(asPoint)
  if (isOfAnotherLanguage(writing, material)) {
    faults.push('title and description: They are not in the language of the product')
  } else {
    // In another language nobody can find the seller's words.
    const unsaid = unsaidIn({ writing, quotes }, material)
    faults.push(...unsaid.map((statement) => `description: It does not say "${statement}"`))
  }
  if (!namesTheItem(writing.generatedDescription, material.brief)) {
    faults.push('description: It does not name the item')
  }
  if (isTooThin(writing, material)) faults.push('description: It leaves out most of the facts')
  if (writing.generatedTags.length === 0) faults.push('tags: There are none')
  return faults
}

/** Without what is said of a word that a careful reader holds for true of this item, or of a figure that it copied. */
function hardIn({ writing, quotes }: Told, { input, trusted }: Material): Finding[] {
  const isQuoted = quotedFigureFinder(writing.generatedDescription, quotes)
  const isTrusted = ({ isUntrue, isForbidden, about = '' }: Finding) =>
    isUntrue === true &&
    isForbidden !== true &&
    about !== '' &&
    [...trusted].some((keyword) => hasPhrase(keyword, about))
  return review(writing, input).hard.filter((finding) => !isTrusted(finding) && !isQuoted(finding))
}

/** What a strict reader would not sign, though nothing in it is false or forbidden. */
export function remarksOf(writing: Writing, material: Material): string[] {
  return [
    ...readersFindings(writing, material.input).map(asPoint),
    ...thinTitle(writing, material),
    ...unmetWishes(writing, material).map((wish) => `wishes: ${wish}`),
  ]
}

const TELLING_STEMS = 12

/** Not worth a second call by itself, but of two titles the fuller one is better. */
function thinTitle({ generatedTitle: title }: Writing, { input }: Material): string[] {
  const isKnownMore = contentStems(input.productType).length >= TELLING_STEMS
  if (title.length >= TITLE.lengthGoodMin || !isKnownMore) return []
  const wanted = `${TITLE.lengthGoodMin} to ${TITLE.lengthGood}`
  return [
    `title: It has ${title.length} characters of ${wanted}; say more that sets this one apart`,
  ]
}

/** Which of a reader's findings are worth asking once more: sentences about nothing, a title without its name. */
export function isWorthAsking(writing: Writing, material: Material): boolean {
  if (unmetWishes(writing, material).length > 0) return true
  return readersFindings(writing, material.input).some(
    ({ field, about = '' }) => field === 'title' || about.includes(' '),
  )
}

/** Without the sentences that would fit any other thing, as long as enough is told without them. */
export function withoutFiller({ writing, quotes }: Told, material: Material): Writing {
  const filler = readersFindings(writing, material.input).flatMap(({ field, about = '' }) =>
    field === 'description' && about.includes(' ') ? [about] : [],
  )
  return filler.reduce((kept, sentence) => {
    // The opening stays: a description that begins in the middle reads worse than an idle one.
    if (kept.generatedDescription.startsWith(sentence)) return kept
    const generatedDescription = tidy(kept.generatedDescription.replace(sentence, ''))
    const next = { ...kept, generatedDescription }
    return faultsOf({ writing: next, quotes }, material).length === 0 ? next : kept
  }, writing)
}

/** Does by rule what the model would not; null when too little would be left to charge for. */
export function mend({ writing, quotes }: Told, material: Material): Writing | null {
  const bare = withoutForeignFaults(repair(writing, material.input), material)
  const repaired = withPlainParts(bare, material)
  const unsaid = unsaidIn({ writing: repaired, quotes }, material)
  const generatedDescription = sayAtTheEnd(repaired.generatedDescription, unsaid)
  const mended = { ...repaired, generatedDescription }
  return graveFaultsOf({ writing: mended, quotes }, material).length === 0 ? mended : null
}

/** Where no title or no tag is left that may stand, those that need no model take their place. */
function withPlainParts(writing: Writing, { input, brief, ...surroundings }: Material): Writing {
  const { hard } = review(writing, input)
  const isTitleFaulty =
    hard.some(({ field }) => field === 'title') ||
    writing.generatedTitle === '' ||
    !namesTheItem(writing.generatedTitle, brief)
  const tags = writing.generatedTags.length === 0 ? tagsOf(brief).tags : writing.generatedTags
  return {
    ...writing,
    generatedTitle: isTitleFaulty
      ? titleOf(brief, oursIn(surroundings, brief.item.name).choice).text
      : writing.generatedTitle,
    generatedTags: tags,
  }
}

/** By its name, or by what one of its keywords calls it. */
function namesTheItem(text: string, { item, keywords, language }: Material['brief']): boolean {
  if (language !== 'en') return true
  const heads = keywords.flatMap(({ words }) => headOf(words)?.stem ?? [])
  const names = new Set([...item.stems, ...heads])
  return wordsOf(text).some(({ stem }) => names.has(stem))
}

/** How often a noun stands is no matter for a second turn: an "it" in its place may be anything. */
function readersFindings(writing: Writing, input: Material['input']): Finding[] {
  return unsigned(caseOf(writing, input))
}

function unsaidIn({ writing, quotes }: Told, material: Material): string[] {
  const unsaid = leftUnsaid(writing, material)
  const quoted = quotedButUnsaid(writing, quotes).filter(
    (quote) => !unsaid.some((text) => text.includes(quote) || quote.includes(text)),
  )
  return [...unsaid, ...quoted]
}

function asPoint({ field, text }: Finding): string {
  return `${field}: ${text}`
}

/** A third of what the seller tells of the item; a few words of the seller make a few. */
const TOLD_SHARE = 1 / 3
const ENOUGH_WORDS = 20
const FEW_WORDS = 30
const FEWEST_WORDS = 5

function isTooThin({ generatedDescription }: Writing, { brief, input }: Material): boolean {
  const told = countWords(generatedDescription)
  const facts = brief.facts.map(({ said }) => `${said.label} ${said.text}`).join(' ')
  const entered = Math.min(countWords(facts), countWords(input.productType))
  if (entered <= FEW_WORDS) return told < Math.min(FEWEST_WORDS, entered)
  return told < Math.min(ENOUGH_WORDS, entered * TOLD_SHARE)
}

/** Fewer words give no language away. */
const TELLING_WORDS = 12

function isOfAnotherLanguage(writing: Writing, { input }: Material): boolean {
  const text = `${writing.generatedTitle}\n${writing.generatedDescription}`
  if (countWords(text) < TELLING_WORDS || countWords(input.productType) < TELLING_WORDS)
    return false
  return (
    languageOf(text) !== languageOf(input.productType) ||
    hasOtherLetters(text, `${input.productType}\n${input.keywords}`)
  )
}

const OTHER_LETTERS = 3

/** "ł, ą, ę" of a seller who writes "ě, ř, ů": Polish for Czech, which no list of small words has to know. */
function hasOtherLetters(listing: string, typed: string): boolean {
  const [told, own] = [lettersOf(listing), lettersOf(typed)]
  return told.difference(own).size >= OTHER_LETTERS && own.difference(told).size >= OTHER_LETTERS
}

/** The letters that English has not. */
function lettersOf(text: string): Set<string> {
  return new Set(text.toLowerCase().match(/(?![a-z])\p{L}/gu))
}

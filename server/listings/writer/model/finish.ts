import { type GeneratorInput, LISTING } from '#contract/listings.ts'
import { asTag, asTitle, capsWords } from '#marketplace/characters.ts'
import { isUsable, type JudgedKeyword } from '#marketplace/keywords.ts'
import { repair } from '#marketplace/repair.ts'
import { review } from '#marketplace/review.ts'
import { plainTextFaults } from '#marketplace/review/plain-text.ts'
import { TAGS, TITLE } from '#marketplace/rules.ts'
import { contentStems, countWords, hasPhrase, proseSentences, stemKey } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import type { Writing } from '../writer.ts'
import type { ListingDraft } from './draft.ts'
import { plainLine, plainText, withoutEmojis } from './hygiene.ts'
import { leftUnsaid, sayAtTheEnd } from './required.ts'

const EXPLANATION_MAX = 2000

/** A draft in the form of a listing: plain text, and every limit kept that can be kept without new words. */
export function shape(draft: ListingDraft, { input, keywords }: Brief): Writing {
  const description = plainText(draft.description)
  const altText = cutAtWord(withoutEmojis(plainLine(draft.altText)), LISTING.altTextMax)
  return {
    generatedTitle: shapeTitle(draft.title),
    generatedDescription: input.includeEmojis ? description : withoutEmojis(description),
    generatedTags: shapeTags(draft.tags, keywords),
    // Nobody can say what a photo shows when nobody described it.
    generatedAltText: input.imageDescription === null || altText === '' ? null : altText,
    generatedExplanation: shapeExplanation(draft.explanation),
  }
}

/** What keeps a listing from being published, in sentences; nothing when it may be. */
export function faultsOf(writing: Writing, brief: Brief): string[] {
  const found = review(writing, brief.input).hard.filter(({ isUnsaid }) => isUnsaid !== true)
  const unsaid = leftUnsaid(writing, brief)
  const faults = found.map(({ field, text }) => `${field}: ${text}`)
  faults.push(...unsaid.map((statement) => `description: It does not say "${statement}"`))
  if (isTooThin(writing, brief.input)) faults.push('description: It says too little')
  if (writing.generatedTags.length === 0) faults.push('tags: There are none')
  if (writing.generatedExplanation === '') faults.push('explanation: It is empty')
  return faults
}

/** Does by rule what the model would not; null when too little would be left to charge for. */
export function mend(writing: Writing, brief: Brief): Writing | null {
  const repaired = repair(writing, brief.input)
  const complete = sayAtTheEnd(repaired.generatedDescription, leftUnsaid(repaired, brief))
  const mended = { ...repaired, generatedDescription: complete }
  return faultsOf(mended, brief).length === 0 ? mended : null
}

/** Below a third of what the seller wrote something is missing; few words of the seller make few. */
const FEW_WORDS = 30
const ENOUGH_WORDS = 20

function isTooThin({ generatedDescription }: Writing, input: GeneratorInput): boolean {
  const told = countWords(generatedDescription)
  const entered = countWords(input.productType)
  if (entered <= FEW_WORDS) return told < Math.min(5, entered)
  return told < Math.min(ENOUGH_WORDS, entered / 3)
}

function shapeTitle(title: string): string {
  const allowed = asTitle(withoutEmojis(plainLine(title)))
  const calm =
    capsWords(allowed).length > TITLE.capsWordsMax
      ? allowed.replace(
          /\p{Lu}{2,}/gu,
          (word) => `${word.slice(0, 1)}${word.slice(1).toLowerCase()}`,
        )
      : allowed
  return cutAtWord(withoutRepeats(calm), TITLE.lengthMax)
}

/** Leaves out the parts of a title that say once more what it has said. */
function withoutRepeats(title: string): string {
  const said: string[] = []
  // A decimal comma parts nothing: "2,7 L" is one number.
  const parts = title.split(/,\s+/).filter((part, at) => {
    const stems = contentStems(part)
    const isNew = stems.some((word) => !said.includes(word))
    const isTooMuch = stems.some((word) => count(word, [...said, ...stems]) > TITLE.sameWordMax)
    if (at > 0 && (!isNew || isTooMuch)) return false
    said.push(...stems)
    return true
  })
  return parts.join(', ')
}

function count(word: string, words: readonly string[]): number {
  return words.filter((other) => other === word).length
}

const DANGLING = /(?:[\s,&+\-–—:|/]|(?<!\p{L})(?:for|with|and|or|of|the|an?|in|to|by|from))+$/iu

function cutAtWord(text: string, lengthMax: number): string {
  if (text.length <= lengthMax) return text
  const cut = text.slice(0, lengthMax + 1)
  return cut.slice(0, Math.max(0, cut.lastIndexOf(' '))).replace(DANGLING, '')
}

function shapeTags(tags: readonly string[], keywords: readonly JudgedKeyword[]): string[] {
  const leftOut = keywords.filter((judged) => !isUsable(judged))
  const fitting = tags
    .map((tag) => fitTag(asTag(plainLine(tag)).toLowerCase()))
    .filter((tag) => tag.length >= TAGS.lengthMin)
    .filter((tag) => !leftOut.some(({ keyword }) => hasPhrase(tag, keyword)))
  const unique = new Map(fitting.toReversed().map((tag) => [stemKey(tag) || tag, tag]))
  return [...unique.values()].toReversed().slice(0, TAGS.max)
}

const PREPOSITION = /\s(?:for|with|from|in|on|of|to|by)\s/

/** The part of a phrase that fits a tag, in whole words; its end, where the noun stands. */
function fitTag(phrase: string): string {
  if (phrase.length <= TAGS.lengthMax) return phrase
  const [head = phrase] = phrase.split(PREPOSITION)
  const candidates = [head, phrase].map(endThatFits)
  return candidates.find((candidate) => candidate.includes(' ')) ?? candidates[0] ?? ''
}

function endThatFits(phrase: string): string {
  let end = phrase
  while (end.length > TAGS.lengthMax || /^(?:for|with|from|in|on|of|to|by|and|or)\s/.test(end)) {
    const at = end.indexOf(' ')
    if (at === -1) return ''
    end = end.slice(at + 1)
  }
  return end
}

/** The reasons without the sentences no reader should meet; they sell nothing, so a gap does no harm. */
function shapeExplanation(explanation: string): string {
  const sentences = plainText(explanation)
    .split('\n')
    .map((line) =>
      proseSentences(withoutEmojis(line))
        .filter((sentence) => plainTextFaults(sentence).length === 0)
        .join(' '),
    )
  return cutAtWord(sentences.join('\n').trim(), EXPLANATION_MAX)
}

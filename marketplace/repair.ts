import { asTag, isTagAccepted, withoutEmojiSigns } from './characters.ts'
import { review } from './review.ts'
import type { Finding, ListingInput, ListingTexts } from './review/finding.ts'
import { isWholePhrase } from './review/tags.ts'
import { ALT_TEXT, TAGS } from './rules.ts'
import { hasPhrase, isBulletLine, proseSentences } from './text.ts'
import { titleWithout } from './title-repair.ts'

const PASSES_MAX = 3
const BULLET_MARK = /^\s*(?:[•▪◦·●*–✓✔➤-]|\p{Extended_Pictographic}\uFE0F?)\s+/u

/** Takes out of a listing what a review found hard; the same listing is always repaired the same way. */
export function repair<Texts extends ListingTexts>(texts: Texts, input: ListingInput): Texts {
  let repaired = texts
  for (let pass = 0; pass < PASSES_MAX; pass += 1) {
    const { hard } = review(repaired, input)
    if (hard.length === 0) return repaired
    repaired = { ...repaired, ...repairedFields(repaired, { input, hard }) }
  }
  return repaired
}

type Fault = { input: ListingInput; hard: Finding[] }

function repairedFields(texts: ListingTexts, { input, hard }: Fault) {
  const about = (field: Finding['field']) =>
    hard.flatMap((finding) =>
      finding.field === field && finding.about !== undefined ? [finding.about] : [],
    )
  const altText = withoutSentences(texts.generatedAltText ?? '', about('altText'))
  return {
    generatedTitle: titleWithout(texts.generatedTitle, about('title'), input),
    generatedDescription: repairedDescription(texts.generatedDescription, {
      input,
      words: about('description'),
    }),
    generatedTags: repairedTags(texts.generatedTags, about('tags')),
    generatedAltText: altText === '' ? null : altText.slice(0, ALT_TEXT.lengthMax).trim(),
  }
}

function repairedTags(tags: readonly string[], words: readonly string[]): string[] {
  // A finding about a whole tag is about its shape; one about a part of it bars the tag.
  const barred = words.filter((word) => !tags.includes(word))
  const clean = tags
    .filter((tag) => !barred.some((word) => holds(tag, word)))
    .map(asTag)
    .filter((tag) => isTagAccepted(tag) && isWholePhrase(tag))
  const lower = clean.map((tag) => tag.toLowerCase())
  return clean.filter((_, at) => lower.indexOf(lower[at] ?? '') === at).slice(0, TAGS.max)
}

type Description = { input: ListingInput; words: readonly string[] }

function repairedDescription(description: string, { input, words }: Description): string {
  const lines = description.split('\n').map((line) => {
    const kept = withoutSentences(line, words)
    const spoken =
      input.includeBulletedLists || !isBulletLine(kept) ? kept : kept.replace(BULLET_MARK, '')
    return input.includeEmojis ? spoken : withoutEmojis(spoken)
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}

function withoutEmojis(line: string): string {
  return withoutEmojiSigns(line)
    .replace(/[^\S\n]{2,}/g, ' ')
    .trim()
}

function withoutSentences(line: string, words: readonly string[]): string {
  if (!words.some((word) => holds(line, word))) return line.replace(/[^\S\n]{2,}/g, ' ')
  if (isBulletLine(line)) return ''
  return proseSentences(line)
    .filter((sentence) => !words.some((word) => holds(sentence, word)))
    .join(' ')
}

function holds(text: string, words: string): boolean {
  return words !== '' && (text.includes(words) || hasPhrase(text, words))
}

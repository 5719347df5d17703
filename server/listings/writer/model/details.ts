import type { KeywordVerdict } from '#marketplace/keywords.ts'
import { proseSentences } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { isForeign, plain } from '../brief/clean.ts'
import { requiredStatements } from './required.ts'

// In characters: beyond these a listing gets no better, and every character is paid for.
const KEYWORDS_MAX = 3000
const LEFT_OUT_MAX = 1500
const MUST_SAY_MAX = 1500

/**
 * The seller's material as one JSON text. JSON is the fence: whatever quotes, braces or line breaks
 * the seller typed are escaped, so that no text can step out of its field.
 */
export function detailsFor(brief: Brief): string {
  const others = brief.usable.filter((keyword) => !brief.starred.includes(keyword))
  return JSON.stringify({
    product: brief.product,
    mustSay: within(MUST_SAY_MAX, requiredStatements(brief)),
    focusKeywords: within(KEYWORDS_MAX / 2, brief.starred),
    keywords: within(KEYWORDS_MAX / 2, others),
    leftOut: within(LEFT_OUT_MAX, leftOut(brief)),
    photo: aboutTheItem(brief.image),
    audience: aboutTheItem(brief.audience),
    wishes: aboutTheItem(plain(brief.input.customAiInstructions ?? '')),
  })
}

/** The first entries that together stay within so many characters. */
function within<T>(charactersMax: number, entries: readonly T[]): T[] {
  let characters = 0
  return entries.filter((entry) => {
    characters += JSON.stringify(entry).length
    return characters <= charactersMax
  })
}

/** Without the sentences that talk to a program, or point away from the shop; absent when nothing is left. */
function aboutTheItem(text: string): string | undefined {
  const kept = text
    .split('\n')
    .flatMap(proseSentences)
    .filter((sentence) => !isForeign(sentence))
  return kept.length === 0 ? undefined : kept.join(' ')
}

function leftOut(brief: Brief): { keyword: string; because: string }[] {
  return brief.keywords.flatMap(({ keyword, verdict }) => {
    const because = reason(verdict)
    return because === null ? [] : [{ keyword, because }]
  })
}

/** Why a keyword stays out, in words the explanation can use; null when it may be used. */
function reason(verdict: KeywordVerdict): string | null {
  switch (verdict.kind) {
    case 'usable':
      return null
    case 'trademark':
      return 'it names a brand'
    case 'medical':
      return 'it reads as a health claim'
    case 'promotional':
      return 'it is sales talk'
    case 'contradicting':
      return verdict.because
    case 'unbacked':
      return 'the description does not say so'
    case 'unreadable':
      return 'it is no search a buyer would type'
    default:
      return verdict satisfies never
  }
}

/** The second and last turn: what the review found, and the whole listing once more. */
export function repairRequest(findings: readonly string[]): string {
  const list = findings.slice(0, 20).map((finding) => `- ${finding}`)
  return [
    'This listing cannot be stored as it is. Correct exactly these points and keep the rest, adding nothing:',
    ...list,
    'Answer with the whole corrected JSON object.',
  ].join('\n')
}

import { plain } from '../brief/clean.ts'
import type { Brief } from '../brief/brief.ts'
import type { KeywordVerdict } from '#marketplace/keywords.ts'

// Beyond these a listing gets no better, and every character is paid for.
const KEYWORDS_MAX = 60
const LEFT_OUT_MAX = 30

/**
 * The seller's material as one JSON text. JSON is the fence: whatever quotes, braces or line breaks
 * the seller typed are escaped, so that no text can step out of its field.
 */
export function detailsFor(brief: Brief): string {
  const others = brief.usable.filter((keyword) => !brief.starred.includes(keyword))
  const leftOut = brief.keywords.flatMap(({ keyword, verdict }) => {
    const because = reason(verdict)
    return because === null ? [] : [{ keyword, because }]
  })
  return JSON.stringify({
    product: brief.product,
    mustSay: brief.facts.filter(({ isRequired }) => isRequired).map(({ text }) => text),
    focusKeywords: brief.starred,
    keywords: others.slice(0, KEYWORDS_MAX),
    leftOut: leftOut.slice(0, LEFT_OUT_MAX),
    ...(brief.image === '' ? {} : { photo: brief.image }),
    ...(brief.audience === '' ? {} : { audience: brief.audience }),
    ...(brief.input.customAiInstructions === null
      ? {}
      : { wishes: plain(brief.input.customAiInstructions) }),
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
    'The marketplace would refuse this listing. Correct exactly these points and keep the rest:',
    ...list,
    'Answer with the whole corrected JSON object.',
  ].join('\n')
}

import type { DescriptionLength, WritingStyle } from '#contract/listings.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** Another style, length or layout than the form's own fields say. */
export type WishedFields = {
  style: WritingStyle | null
  length: DescriptionLength | null
  bullets: boolean | null
}

const CALM = /\b(?:formal|professional|serious|business[- ]?like)\b/i
const WARM = /\b(?:casual|informal|friendly|relaxed|chatty|warm)\b/i
const TONE = /\b(?:tone|style|voice|language|sound|write|keep|make|more|be|use)\b/i
const PLAIN = /^(?:please )?keep it (?:plain|simple)(?: please)?[.!]?$/i
const SHORT = /(?:^|\b(?:keep it|make it|be|very) )(?:short|brief|concise)\b/i
const LONG = /\b(?:keep it|make it|be|very|more) (?:long|longer|detailed)\b/i
const BULLETS = /\b(?:bullets?|bullet points|bulleted|as a list)\b/i
const NO_BULLETS =
  /\b(?:no|without|don't use|do not use|avoid) (?:bullets?|bullet points|lists?)\b/i

/** What the form has a field for as well. */
export function fieldOf(sentence: string): Partial<WishedFields> | null {
  if (NO_BULLETS.test(sentence)) return { bullets: false }
  if (BULLETS.test(sentence)) return { bullets: true }
  if (PLAIN.test(sentence)) return { style: 'minimalist' }
  if (SHORT.test(sentence)) return { length: 'short' }
  if (LONG.test(sentence)) return { length: 'long' }
  const isTone = wordsOf(sentence).length < TONE_WORDS_MAX && TONE.test(sentence)
  if (isTone && /\binformal\b/i.test(sentence)) return { style: 'friendly' }
  if (isTone && CALM.test(sentence)) return { style: 'professional' }
  return isTone && WARM.test(sentence) ? { style: 'friendly' } : null
}

const TONE_WORDS_MAX = 9

/** "Fix my spelling", "no bad english please" */
const MENDING =
  /\b(?:fix|correct|mend|check|clean up|tidy|sort)\b.{0,30}\b(?:spelling|typos?|english|grammar|mistakes|errors|abbreviations)\b|\bbad (?:english|spelling|grammar)\b|\bwrite (?:it|everything|all) (?:out )?in full\b/i

/** Whether her slips are to be mended as far as we can. */
export function asksForMending(sentence: string): boolean {
  return MENDING.test(sentence)
}

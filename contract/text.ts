import * as z from 'zod/mini'

// PostgreSQL refuses NUL, and invisible controls help nobody: they go at the border, tab and newline stay.
const CONTROLS = /[\p{Cc}\u2028\u2029\uFEFF\u00AD\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069]/gu

/** What a person meant to type: composed (NFC), well formed, without control or invisible characters. */
export function cleanText(text: string): string {
  return text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .toWellFormed()
    .replace(CONTROLS, (control) => (control === '\n' || control === '\t' ? control : ''))
    .normalize('NFC')
}

type Limits = { label: string; max: number; tooLong?: string }

/** A text that must say something: cleaned, trimmed, 1 to `max` UTF-16 units. */
export function requiredText({ label, max, tooLong }: Limits) {
  return z
    .string(`${label} is required`)
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, tooLong ?? `${label} must be at most ${max} characters`),
    )
}

/** A text that may be empty, but not absent: cleaned, trimmed, at most `max` UTF-16 units. */
export function plainText({ label, max, tooLong }: Limits) {
  return z
    .string(`${label} must be text`)
    .check(
      z.overwrite(cleanText),
      z.trim(),
      z.maxLength(max, tooLong ?? `${label} must be at most ${max} characters`),
    )
}

/** A text that may be absent, null or blank; all three arrive as null. */
export function optionalText(limits: Limits) {
  return z.pipe(
    z.nullish(plainText(limits)),
    z.transform((text) => (text === undefined || text === '' ? null : text)),
  )
}

import { calmed } from './abroad/calm.ts'
import { cleanText, withoutOrnaments } from './clean.ts'
import { type Names, namesIn } from './case.ts'
import type { Manner } from './sentences.ts'
import { tidySpaces } from './spacing.ts'
import { spelled } from './spelling.ts'

/** How a text is read: its language and the names in it. */
type Manners = { language: string; names: Names }

/** A piece of the seller's text as it may stand in a listing: certain slips mended, shouts calmed. */
export function printed(raw: string, { language, names }: Manners): string {
  const right = language === 'en' ? spelled(raw) : raw
  return tidySpaces(calmed(right, { language, names }))
}

/** A line by itself, such as the seller's own title, as it may stand in a listing. */
export function lineOf(text: string, language: string): string {
  const clean = cleanText(text)
  return printed(withoutOrnaments(clean), { language, names: namesIn(clean) })
}

const INNER_START = /(?<=\p{L}{3}[.!?] )\p{Ll}(?!\p{Lu})/gu

/** Where sentences begin small, those inside one statement get their capitals. */
export function withCapitals(text: string, { startsSmall }: Manner): string {
  return startsSmall ? text.replace(INNER_START, (letter) => letter.toUpperCase()) : text
}

import { calmed } from './abroad/calm.ts'
import { cleanText, withoutOrnaments } from './clean.ts'
import { type Names, namesIn } from './case.ts'
import { tidySpaces } from './spacing.ts'
import { spelled } from './spelling.ts'

/** How a text is read: its language and the names in it. */
type Manners = { language: string; names: Names; isKept?: boolean | undefined }

/** A piece of the seller's text as it may stand in a listing: certain slips mended, shouts calmed. */
export function printed(raw: string, { language, names, isKept = false }: Manners): string {
  const right = language === 'en' && !isKept ? spelled(raw) : raw
  return tidySpaces(calmed(right, { language, names }))
}

/** A line by itself, such as the seller's own title, as it may stand in a listing. */
export function lineOf(text: string, language: string): string {
  const clean = cleanText(text)
  return printed(withoutOrnaments(clean), { language, names: namesIn(clean) })
}

import type { Brief } from '../read/form.ts'
import type { TitleReading } from '../read/naming/own-words.ts'
import { isSayable } from '../read/searches/keywords.ts'

/** What the reading of the seller's own title needs of the brief. */
export function titleReading(brief: Brief): TitleReading {
  return {
    ...brief,
    nickname: brief.input.listingTitle,
    keywords: brief.keywords.flatMap(({ support, text }) => (isSayable(support) ? [text] : [])),
  }
}

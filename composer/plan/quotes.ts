import { quotable } from '#marketplace/searches/quoting.ts'
import { countWords } from '#marketplace/text.ts'
import type { Statement } from '../read/statement.ts'

/** How much room quotations have: words of each, and how many of them. */
export type Room = { words: number; most: number }

/** From whole statements to their first words; the first room in which everything fits is taken. */
export const ROOMS: readonly Room[] = [
  { words: 14, most: 40 },
  { words: 9, most: 20 },
  { words: 6, most: 14 },
  { words: 4, most: 9 },
  { words: 3, most: 6 },
  { words: 3, most: 3 },
]

/** The statements in quotation marks, as long as there is room; the rest is counted. */
export function quotes(
  said: readonly Statement[],
  { words, most }: Room,
  more: (count: string) => string,
): string {
  const shown = said.slice(0, most).map((one) => quoted(whole(one), words))
  const rest = said.length - shown.length
  return rest === 0 ? shown.join(', ') : `${shown.join(', ')} ${more(String(rest))}`
}

function whole({ label, text }: Statement): string {
  return label === '' ? text : `${label}: ${text}`
}

export function quoted(text: string, words: number): string {
  const plain = quotable(text)
  const parts = plain.split(' ')
  // A word or two more is shorter than the sign that something is missing.
  if (countWords(plain) <= words + 1 && parts.length <= words + 3) return `"${withoutStop(plain)}"`
  return `"${withoutStop(parts.slice(0, words).join(' '))} …"`
}

function withoutStop(text: string): string {
  return text.endsWith('.') || text.endsWith(',') ? text.slice(0, -1) : text
}

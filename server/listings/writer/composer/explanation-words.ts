import { plainTextFaults } from '#marketplace/review/plain-text.ts'
import { listOf } from '../english/grammar.ts'
import type { Writing } from '../writer.ts'

export type Written = Omit<Writing, 'generatedExplanation'>

/** Words of the seller in quotation marks; what would read as a fault is not repeated. */
export function quoted(words: readonly string[]): string {
  const clean = words.filter((word) => plainTextFaults(word).length === 0)
  return listOf(clean.map((word) => `"${word.replaceAll('"', '')}"`))
}

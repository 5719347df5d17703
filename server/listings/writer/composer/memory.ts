import { sentences, tokens } from '#marketplace/text.ts'

/** Shorter sentences may recur: nobody notices "Wash by hand." twice. */
const WORDS_MIN = 5

/** Knows the sentences of the seller's other listings. */
export type Memory = { holds: (text: string) => boolean }

export function memoryOf(descriptions: readonly string[]): Memory {
  const told = new Set(descriptions.flatMap(longSentences))
  return { holds: (text) => longSentences(text).some((sentence) => told.has(sentence)) }
}

function longSentences(text: string): string[] {
  return sentences(text)
    .map((sentence) => tokens(sentence.text))
    .filter((words) => words.length >= WORDS_MIN)
    .map((words) => words.join(' '))
}

import { countWords, sentences, tokens } from '#marketplace/text.ts'

/** Shorter sentences may recur: nobody notices "Wash by hand." twice. */
const WORDS_MIN = 5

/** Knows the sentences of the seller's other listings. */
export type Memory = { holds: (text: string) => boolean }

export function memoryOf(descriptions: readonly string[]): Memory {
  const told = new Set(descriptions.flatMap(longSentences))
  return { holds: (text) => longSentences(text).some((sentence) => told.has(sentence)) }
}

function longSentences(text: string): string[] {
  return (
    sentences(text)
      .map((sentence) => ({ sentence, words: tokens(sentence.text) }))
      // Japanese stands without spaces: a whole clause is one token, but many words.
      .filter(
        ({ sentence, words }) => Math.max(words.length, countWords(sentence.text)) >= WORDS_MIN,
      )
      .map(({ words }) => words.join(' '))
  )
}

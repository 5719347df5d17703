import { tokens } from '#marketplace/text.ts'

// Shorter runs of words turn up by chance, longer ones would let half a sentence through.
const RUN_LENGTH = 8

/** Tells whether a text repeats a stretch of our instructions, which a seller may have asked for. */
export function leakDetector(instructions: string): (text: string) => boolean {
  const known = new Set(runs(instructions))
  return (text) => runs(text).some((run) => known.has(run))
}

function runs(text: string): string[] {
  const words = tokens(text)
  return words
    .slice(0, Math.max(0, words.length - RUN_LENGTH + 1))
    .map((_, start) => words.slice(start, start + RUN_LENGTH).join(' '))
}

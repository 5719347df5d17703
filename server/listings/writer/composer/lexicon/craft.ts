import type { Voice } from '../voice.ts'

/** What is true of a whole craft and may be said about any item of it. */
export type Craft = {
  /** Stems of the nouns that name its items. */
  nouns: readonly string[]
  /** Stems that show the craft where the noun alone does not. */
  signs: readonly string[]
  emojis: readonly string[]
  lines: Record<Voice, readonly string[]>
}

/**
 * Reads one sentence per line. [this|that] is a choice; a line after "(jar tin)" is said only where the
 * description holds one of these words, a line after "(!file)" only of what is no file.
 */
export function lines(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
}

export function stems(text: string): readonly string[] {
  return text.trim().split(/\s+/)
}

import type { Voice } from '../voice.ts'

/** Whole sentences for each voice, with slots for the item and choices among wordings. */
export type Passages = Readonly<Record<Voice, readonly string[]>>

/** What is true of a whole craft and may be said about any item of it. */
export type Craft = {
  /** Stems of the nouns that name its items. */
  nouns: readonly string[]
  /** Stems that show the craft where the noun alone does not. */
  signs: readonly string[]
  emojis: readonly string[]
  /** First sentences: "{A_lead} for slow mornings." */
  openings: Passages
  /** What it is like to own, use or give such an item. */
  scenes: Passages
  /** What somebody who knows the craft would tell a buyer. */
  tips: Passages
}

/**
 * Reads one passage per line. [this|that] is a choice, [3 or: a|b|c|d] three of four in any order; a line
 * after "(jar tin)" is said only where the description holds one of these words, a line after "(!file)"
 * only where it does not.
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

/** What is true of a whole craft and may be said about any item of it, in no particular voice. */
export type Craft = {
  /** Stems of the nouns that name its items. */
  nouns: readonly string[]
  /** Stems that show the craft where the noun alone does not. */
  signs: readonly string[]
  emojis: readonly string[]
  /** What one does with such an item: "light {them} when the day slows down". */
  uses: readonly string[]
  /** Where or with what it is at home: "on the nightstand". */
  settings: readonly string[]
  /** What to do, and what comes of it: "trim the wick > {it} {v:smokes} less". */
  advice: readonly string[]
}

/**
 * Reads one phrase per line. [this|that] is a choice; a line after "(jar tin)" is said only where the
 * description holds one of these words, a line after "(!file)" only where it is not about a file.
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

/** The two halves of a line such as "do this > that follows". */
export function halves(line: string): [string, string] {
  const [first = '', second = ''] = line.split(' > ')
  return [first, second]
}

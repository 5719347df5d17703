/** The words of a text by which two texts can be told to speak of one thing. */
export function tellingWords(text: string): Set<string> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return new Set(words.filter((word) => word.length > 2 && !EMPTY_WORDS.has(word)).map(singular))
}

function singular(word: string): string {
  return word.length > 3 ? word.replace(/(?<=[^s])s$/, '') : word
}

const EMPTY_WORDS = new Set(
  'and the for with from that this are was has have each one two gift gifts her him not its'.split(
    ' ',
  ),
)

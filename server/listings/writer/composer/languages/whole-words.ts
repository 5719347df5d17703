/**
 * Finds any of the words where it stands alone, accents and hyphens included: "savon" is not in
 * "porte-savon". Nothing is found in a text that holds one of the others, which make it another thing.
 */
export function wholeWords(words: string, others?: string): RegExp {
  // Asked only once a word is found, so that long texts are not read again at every letter.
  const unless = others === undefined ? '' : `(?<=^(?!.*${alone(others)}).*)`
  return new RegExp(`${alone(words)}${unless}`, 'isu')
}

function alone(words: string): string {
  return `(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`
}

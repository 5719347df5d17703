/**
 * Finds any of the words where it stands alone, accents and hyphens included: "savon" is not in
 * "porte-savon". Nothing is found in a text that holds one of the others, which make it another thing.
 */
export function wholeWords(words: string, others?: string): RegExp {
  const refusal = others === undefined ? '' : `^(?!.*${alone(others)}).*?`
  return new RegExp(`${refusal}${alone(words)}`, 'isu')
}

function alone(words: string): string {
  return `(?<![\\p{L}-])(?:${words})(?![\\p{L}-])`
}

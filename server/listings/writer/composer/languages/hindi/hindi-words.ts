/** Finds any of the words where it stands alone; vowel signs are part of a Hindi word. */
export function hindiWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
}

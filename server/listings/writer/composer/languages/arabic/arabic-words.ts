/**
 * Finds any of the words where it stands alone, with or without the small words and the article that
 * Arabic writes onto it: "شمعة", "الشمعة", "وبالشمعة".
 */
export function arabicWords(words: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{M}])و?[فبلك]?(?:ال|لل)?(?:${words})(?![\\p{L}\\p{M}])`, 'iu')
}

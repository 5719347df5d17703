import { numberPlaces } from '../text.ts'

/** Where words stand in a text. */
export type Place = { words: string; start: number; end: number }

/** The places of all given words in a text, in order; where two overlap, the longer one counts. */
export function placesOf(text: string, allWords: readonly string[]): Place[] {
  const words = [...new Set(allWords)]
  const numbers = new Set(words.filter((word) => NUMBER.test(word)))
  const found = [
    ...placesOfNumbers(text, numbers),
    ...words.filter((word) => !NUMBER.test(word)).flatMap((word) => placesOfWords(text, word)),
  ]
  const longestFirst = found.toSorted((a, b) => b.end - b.start - (a.end - a.start))
  const kept: Place[] = []
  for (const place of longestFirst) {
    if (kept.every((other) => place.end <= other.start || place.start >= other.end)) {
      kept.push(place)
    }
  }
  return kept.toSorted((a, b) => a.start - b.start)
}

const NUMBER = /^[\d.]+$/

function placesOfNumbers(text: string, numbers: ReadonlySet<string>): Place[] {
  if (numbers.size === 0) return []
  return numberPlaces(text)
    .filter(({ number }) => numbers.has(number))
    .map(({ number, start, end }) => ({ words: number, start, end }))
}

function placesOfWords(text: string, words: string): Place[] {
  return [...text.matchAll(patternOf(words))].map(({ 0: found, index }) => ({
    words,
    start: index,
    end: index + found.length,
  }))
}

// The lists hold bare words; between them a text may have any space, hyphen or dash.
function patternOf(words: string): RegExp {
  const inside = words
    .replace(/'/g, "['’]")
    .split(' ')
    .join(String.raw`[^\p{L}\p{Nd}]+`)
  return new RegExp(
    String.raw`(?<![\p{L}\p{M}\p{Nd}])${inside}(?![\p{L}\p{M}\p{Nd}]|['’]\p{L})`,
    'giu',
  )
}

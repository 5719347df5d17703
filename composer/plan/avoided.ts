import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised } from '../read/case.ts'

export type Avoiding = {
  isAvoided: (text: string) => boolean
  /** A line of phrases between commas without what is avoided; as it is where nothing else would be left. */
  without: (line: string) => string
}

/** What the seller does not want to be said, found in any form of its words. */
export function avoiding(avoid: readonly string[]): Avoiding {
  const avoided = avoid
    .map((phrase) => wordsOf(phrase).map(({ stem }) => stem))
    .filter((own) => own.length > 0)
  const placesIn = (words: readonly Word[]) =>
    avoided.flatMap((own) =>
      words.flatMap((_, at) =>
        own.every((stem, index) => words[at + index]?.stem === stem)
          ? own.map((__, index) => at + index)
          : [],
      ),
    )
  const isAvoided = (text: string) => placesIn(wordsOf(text)).length > 0
  return {
    isAvoided,
    without(line) {
      if (!isAvoided(line)) return line
      const phrases = line
        .split(', ')
        .map((phrase) => withoutPlaces(phrase, new Set(placesIn(wordsOf(phrase)))))
        .filter((phrase) => phrase !== '')
      const own = phrases.filter(
        (phrase, at) =>
          phrases.findIndex((one) => one.toLowerCase() === phrase.toLowerCase()) === at,
      )
      return own.length === 0 ? line : capitalised(own.join(', '))
    },
  }
}

/** "Spoon of oak" without its oak is a spoon: what only led to a word goes with it. */
function withoutPlaces(phrase: string, places: ReadonlySet<number>): string {
  if (places.size === 0) return phrase
  const words = wordsOf(phrase)
  const left = words.map((_, at) => at).filter((at) => !places.has(at))
  const telling = left.filter((at) => words[at] && !isSmall(words[at]))
  const [first, last] = [telling[0], telling.at(-1)]
  if (first === undefined || last === undefined) return ''
  return left
    .filter((at) => at >= first && at <= last)
    .map((at) => {
      const word = words[at]
      const next = words[at + 1]
      // With its sign behind it, as of "8 in." or "6-cup".
      const end = next === undefined || at === last ? word?.end : next.start
      return phrase.slice(word?.start, end)
    })
    .join('')
    .trim()
}

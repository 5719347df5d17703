import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** How far ahead a word that was mended is looked for. */
const AHEAD_MAX = 6

/** Tells of words of a text that was mended how they were typed: "pls msg me xx" of "please message me". */
export function typedAs(
  typed: string,
  meant: readonly Word[],
): (place: { first: number; last: number }) => string {
  const own = wordsOf(typed)
  const places = pairedIn(
    meant.map(({ low }) => low),
    own.map(({ low }) => low),
  )
  return ({ first, last }) => {
    // A word that is mended stands between those that are not.
    const from = places[first] ?? lastBefore(places, first) + 1
    const next = places.find((place, at) => at > last && place !== undefined)
    const to = next === undefined ? undefined : (places[last + 1] ?? (places[last] ?? next - 1) + 1)
    const start = endBefore(typed, own[from]?.start ?? 0)
    const end = to === undefined ? typed.length : endBefore(typed, own[to]?.start ?? typed.length)
    const lineEnd = typed.indexOf('\n', own[(to ?? own.length) - 1]?.end ?? start)
    return withoutMarks(typed.slice(start, lineEnd === -1 ? end : Math.min(end, lineEnd)))
  }
}

/** Signs that belong to the word behind them. */
const LEADING = new Set(['£', '$', '€', '@', '#'])

/** Where a stretch ends that goes up to a word: before the "£" of "£12". */
export function endBefore(text: string, start: number): number {
  let end = start
  while (LEADING.has(text.charAt(end - 1))) end -= 1
  return end
}

function lastBefore(places: readonly (number | undefined)[], at: number): number {
  return places.slice(0, at).findLast((place) => place !== undefined) ?? -1
}

/** For each of these words the place at which it stands among others, in order. */
function pairedIn(words: readonly string[], others: readonly string[]): (number | undefined)[] {
  const places: (number | undefined)[] = []
  let next = 0
  for (const [at, word] of words.entries()) {
    const ahead = others.slice(next, next + AHEAD_MAX)
    const step = ahead.indexOf(word)
    // What the next words are nearer to is none of this one.
    const isOther = step > 0 && words.slice(at + 1, at + 1 + step).includes(others[next] ?? '')
    if (step === -1 || isOther) {
      places.push(undefined)
      continue
    }
    places.push(next + step)
    next += step + 1
  }
  return places
}

const MARKS = new Set(' \n\t,;•·|*/-–—([{'.split(''))

/** Without what parts it from the next one. */
function withoutMarks(text: string): string {
  let end = text.length
  while (end > 0 && MARKS.has(text.charAt(end - 1))) end -= 1
  return text.slice(0, end).trim()
}

/** Each once, whatever its signs are. */
export function onceEach<Item extends { text: string }>(items: readonly Item[]): Item[] {
  return [
    ...new Map(items.toReversed().map((item) => [lowWordsOf(item.text).join(' '), item])).values(),
  ].toReversed()
}

import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { capitalised } from '../read/case.ts'
import { headNoun } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import { holdsPrice } from '../read/talk/prices.ts'
import { isOfPrice } from '../read/wished-unsaid.ts'

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
  const foundIn = (words: readonly Word[]) =>
    avoided.flatMap((own) =>
      words.flatMap((_, at) =>
        own.every((stem, index) => words[at + index]?.stem === stem)
          ? own.map((__, index) => at + index)
          : [],
      ),
    )
  const isUnpriced = avoid.some(isOfPrice)
  const isAvoided = (text: string) =>
    foundIn(wordsOf(text)).length > 0 || (isUnpriced && holdsPrice(text))
  return {
    isAvoided,
    without(line) {
      if (!isAvoided(line)) return line
      const phrases = line
        .split(', ')
        .map((phrase) => withoutPlaces(phrase, new Set(foundIn(wordsOf(phrase)))))
      const own = phrases.filter(
        (phrase, at) =>
          phrase !== '' &&
          phrases.findIndex((one) => one.toLowerCase() === phrase.toLowerCase()) === at,
      )
      // "31 cm long" alone names nothing.
      const isBare =
        phrases[0] === '' && own.every((phrase) => wordsOf(phrase).some(({ isNumber }) => isNumber))
      return own.length === 0 || isBare ? line : capitalised(own.join(', '))
    },
  }
}

/** From one word of a phrase to the one behind its last. */
type Stretch = { from: number; to: number }

/**
 * "Mug with a blue glaze" without its glaze is a mug: a modifier goes whole, with what led to it, and so does a phrase
 * whose name would be torn. Only before a name single words are left out.
 */
function withoutPlaces(phrase: string, places: ReadonlySet<number>): string {
  if (places.size === 0) return phrase
  const words = wordsOf(phrase)
  const [front, ...others] = stretchesOf(words, places)
  if (front === undefined) return ''
  const isWhole = ({ from, to }: Stretch) =>
    !words.slice(from, to).some((_, at) => places.has(from + at))
  const kept = others.filter(isWhole)
  const named = placesIn(front).filter((at) => !places.has(at))
  const [next] = kept
  // "Salt and pepper mill" is no salt.
  if (others.some((one) => !isWhole(one) && JOINS.has(words[one.from]?.low ?? ''))) return ''
  if (!named.some((at) => isTelling(words[at]))) {
    // "Set of four mugs" are four mugs.
    if (next !== others[0] || words[next?.from ?? 0]?.low !== 'of') return ''
    return written(phrase, trimmed(kept.flatMap(placesIn), words))
  }
  const isTorn = places.has(front.to - 1)
  const last = words[named.at(-1) ?? -1]
  if (isTorn && (last === undefined || headNoun([last]) === null)) return ''
  const own = kept.length === others.length ? named : withoutLeading(named, words)
  return written(phrase, trimmed([...own, ...kept.flatMap(placesIn)], words))
}

const JOINS = new Set(['and', 'or'])

/** The name, and each modifier behind it: small words and what they lead to. */
function stretchesOf(words: readonly Word[], places: ReadonlySet<number>): Stretch[] {
  const isJoint = (at: number) => !places.has(at) && words[at] !== undefined && isSmall(words[at])
  const first = words.findIndex((word, at) => places.has(at) || !isSmall(word))
  const starts = words.flatMap((_, at) =>
    at > first && isJoint(at) && !isJoint(at - 1) ? [at] : [],
  )
  return [0, ...starts].map((from, index) => ({ from, to: starts[index] ?? words.length }))
}

function placesIn({ from, to }: Stretch): number[] {
  return Array.from({ length: to - from }, (_, at) => from + at)
}

/** "Turned" led to the walnut that is gone; the name stays, whatever it looks like. */
function withoutLeading(named: readonly number[], words: readonly Word[]): readonly number[] {
  const leads = (at: number) => {
    const word = words[at]
    if (word === undefined) return false
    return (
      is(word, 'participle') || is(word, 'technique') || BY.has(word.low) || word.low.endsWith('ed')
    )
  }
  const end = named.findLastIndex((at) => !leads(at))
  return end === -1 ? named : named.slice(0, end + 1)
}

const BY = new Set(['hand', 'made', 'wheel'])

/** What stands at either end leads nowhere. */
function trimmed(places: readonly number[], words: readonly Word[]): number[] {
  const first = places.findIndex((at) => isTelling(words[at]))
  const last = places.findLastIndex((at) => isTelling(words[at]))
  return places.slice(first, last + 1)
}

function isTelling(word: Word | undefined): boolean {
  return word !== undefined && !isSmall(word)
}

/** The words at these places as they stand in the phrase, each with its sign behind it, as of "8 in." or "6-cup". */
function written(phrase: string, places: readonly number[]): string {
  const words = wordsOf(phrase)
  return places
    .map((at) => {
      const word = words[at]
      const next = words[at + 1]
      const end = next === undefined || at === places.at(-1) ? word?.end : next.start
      return phrase.slice(word?.start, end)
    })
    .join('')
    .trim()
}

import type { Word } from './words.ts'

const BREATH_WORDS = 6

/** "Cotton rope 110cm long fits pots to 20 cm pot and plant not included": what is typed in one breath is left out from its last measure on. */
export function breathStart(
  words: readonly Word[],
  { from, to }: { from: number; to: number },
): number {
  const own = words.filter(({ start, end }) => start >= from && end <= to)
  const measure = own.findLastIndex(({ isNumber }) => isNumber)
  const [number, unit, next] = own.slice(Math.max(0, measure))
  if (measure === -1 || own.length <= BREATH_WORDS || number === undefined) return from
  return next === undefined || unit === undefined ? from : next.start
}

import type { Document } from '../document.ts'
import { is } from '../lexicon.ts'

/** "6 lavender bath bombs" are a set. */
export function isSeveral({ statements }: Document): boolean {
  const [count, thing] = statements[0]?.words ?? []
  const isCounted = count?.isNumber === true && Number(count.low) > 1
  return isCounted && thing !== undefined && !thing.isNumber && !is(thing, 'unit')
}

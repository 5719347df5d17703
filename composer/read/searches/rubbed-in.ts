import { is } from '../lexicon.ts'
import type { Word } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'

const RUBBED_IN = new Set(['oil', 'wax', 'stain', 'shellac'])

function isOil({ low }: Word): boolean {
  return RUBBED_IN.has(low)
}

/** "Walnut spoon" of one in beech with walnut oil; of soap and salve an oil is the stuff. */
export function isOnlyRubbedIn(
  word: Word,
  words: readonly Word[],
  { item, holding }: Evidence,
): boolean {
  if (!is(word, 'material') || words.some(isOil) || item.kind.asks.includes('ingredients'))
    return false
  const places = (holding.get(word.stem) ?? []).flatMap(({ words: said }) =>
    said.flatMap((one, at) => (one.stem === word.stem ? [said[at + 1]] : [])),
  )
  return places.length > 0 && places.every((next) => next !== undefined && isOil(next))
}

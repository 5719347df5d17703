import { isWithout } from '#marketplace/searches/denied.ts'
import { rootOf, type Word } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'

const WITHOUT = new Set(['no', 'without', 'non'])

/** "Palm free" and "palm oil free" of a thing with "no palm oil", "no tie" of one without ties. */
export function isFreed(words: readonly Word[], at: number, { denied }: Evidence): boolean {
  const word = words[at]
  const isFree = words.slice(at, at + 3).some(({ low }) => low === 'free')
  const isMeant = isFree || WITHOUT.has(words[at - 1]?.low ?? '')
  const freed = word?.low === 'free' ? words[at - 1] : isMeant ? word : undefined
  const root = freed === undefined ? '' : rootOf(freed.stem)
  return denied.some(
    (one) =>
      rootOf(one.stem) === root &&
      // "Isn't certified gluten free" is no freedom from gluten.
      !one.quote.toLowerCase().includes(`${one.stem} free`) &&
      (isFree ? one.manner === 'not' : isWithout(one)),
  )
}

import { measuresIn } from '../measures.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'
const NUMBER = `(?:\\d{1,3}|${NUMBERS.replaceAll(' ', '|')})`
const LOT = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:(set|pack|pk|(?:box|pair|lot|bundle)(?= of | \\d+$)) (?:of )?(${NUMBER})|(${NUMBER})[ -]?(pack|pk|piece set)|(?<!\\d )x ?(\\d{1,3})$|(?<!(?:about|approx\\.?|abt|up to|[-–~]) ?)(?<![\\p{L}\\p{Nd}])([2-9]|[1-9]\\d{1,2}) ?(?:pcs?)|(?<!not an? |per |every )pair(?=$|,| \\p{L}+$))(?![\\p{L}\\p{Nd}])`,
  'giu',
)
/** "Six", "6" */
export function isCount({ low, isNumber }: Word): boolean {
  return isNumber || NUMBERS.split(' ').includes(low)
}

const EACH = new Set('every per or choose sizes'.split(' '))
/** "Three pack has own listing" counts what is sold elsewhere. */
const ELSEWHERE = /\b(?:own|other|another|separate|different) listings?\b|\bsold separately\b/i

/** "8oz jar / 4oz tin / wax melts 6 pc" counts what only one of them holds. */
function isOneOfSizes(text: string): boolean {
  const amounts = measuresIn(text).filter(({ unit }) => unit === 'weight' || unit === 'volume')
  return text.includes(' / ') && amounts.length > 1
}

/** "Set of 6", "3 pk", "x5": how many are sold as one; nothing where there are several ways to buy it. */
export function lotIn(texts: readonly string[]): string {
  const all = texts
    .map((text) => text.replace(' per lot', ' pcs'))
    .filter((text) => !isOneOfSizes(text))
    .filter((text) => !ELSEWHERE.test(text) && wordsOf(text).every(({ low }) => !EACH.has(low)))
    .flatMap((text) => [...text.matchAll(LOT)].map((found) => asLot(found, /\bset\b/i.test(text))))
  const [one] = all
  const isOne = one !== undefined && all.every(({ number }) => number === one.number)
  return isOne ? one.text : ''
}

function asLot([, name, counted, count, packed, times, pieces]: RegExpExecArray, isSet: boolean) {
  if (pieces !== undefined && !isSet) return { number: pieces, text: `${pieces} pieces` }
  // "A pair"
  const typed = (counted ?? count ?? times ?? pieces ?? '2').toLowerCase()
  const place = NUMBERS.split(' ').indexOf(typed)
  const number = place === -1 ? typed : String(place + 2)
  const isPack = packed === 'pack' || packed === 'pk'
  const lot = (name ?? 'set').toLowerCase().replace(/^pk$/, 'pack')
  const text = isPack ? `${number} pack` : `${lot} of ${number}`
  return { number, text }
}

const SCALE = /(?:\b(\p{Lu}{1,3}) )?(?<![\d:/])(1:\d{2,3})(?![\d:/"”]| ?(?:in|inch|mm|cm|oz)\b)/u

/** "HO 1:87", "1:12 scale": how much smaller than the real thing, and the gauge in front of it. */
export function scaleIn(texts: readonly string[]): { gauge: string; text: string } | null {
  const [found] = texts.flatMap((text) => {
    const [all, gauge = '', scale = ''] = SCALE.exec(text) ?? []
    return all === undefined ? [] : [{ gauge, text: scale }]
  })
  return found ?? null
}

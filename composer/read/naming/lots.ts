import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const NUMBERS = 'two three four five six seven eight nine ten eleven twelve'
const NUMBER = `(?:\\d{1,3}|${NUMBERS.replaceAll(' ', '|')})`
const LOT = new RegExp(
  `(?<![\\p{L}\\p{Nd}])(?:(set|pack|pk|(?:box|pair|lot|bundle)(?= of | \\d+$)) (?:of )?(${NUMBER})|(${NUMBER})[ -]?(pack|pk|piece set)|x ?(\\d{1,3})$|(?<!not an? |per |every )pair(?=$|,| \\p{L}+$))(?![\\p{L}\\p{Nd}])`,
  'giu',
)
/** "Six", "6" */
export function isCount({ low, isNumber }: Word): boolean {
  return isNumber || NUMBERS.split(' ').includes(low)
}

const EACH = new Set('every per or choose sizes'.split(' '))

/** "Set of 6", "3 pk", "x5": how many are sold as one; nothing where there are several ways to buy it. */
export function lotIn(texts: readonly string[]): string {
  const all = texts
    .filter((text) => wordsOf(text).every(({ low }) => !EACH.has(low)))
    .flatMap((text) => [...text.matchAll(LOT)].map(asLot))
  const [one] = all
  const isOne = one !== undefined && all.every(({ number }) => number === one.number)
  return isOne ? one.text : ''
}

function asLot([, name, counted, count, packed, times]: RegExpExecArray) {
  // "A pair"
  const typed = (counted ?? count ?? times ?? '2').toLowerCase()
  const place = NUMBERS.split(' ').indexOf(typed)
  const number = place === -1 ? typed : String(place + 2)
  const isPack = packed === 'pack' || packed === 'pk'
  const lot = (name ?? 'set').toLowerCase().replace(/^pk$/, 'pack')
  const text = isPack ? `${number} pack` : `${lot} of ${number}`
  return { number, text }
}

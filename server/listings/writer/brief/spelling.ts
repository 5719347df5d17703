import { stem } from '#marketplace/text.ts'

/** Slips sellers make often enough to know by heart. */
const SLIPS = new Map([
  ['leafs', 'leaves'],
  ['jewlery', 'jewelry'],
  ['jewelery', 'jewelry'],
  ['necklase', 'necklace'],
  ['braclet', 'bracelet'],
  ['bracelette', 'bracelet'],
  ['seperate', 'separate'],
  ['definately', 'definitely'],
  ['recieve', 'receive'],
  ['accomodate', 'accommodate'],
  ['handmaid', 'handmade'],
  ['ceramc', 'ceramic'],
  ['cieling', 'ceiling'],
  ['vintige', 'vintage'],
  ['leathr', 'leather'],
  ['wich', 'which'],
  ['thier', 'their'],
  ['teh', 'the'],
  ['alot', 'a lot'],
  ['becuase', 'because'],
  ['freindly', 'friendly'],
  ['beatiful', 'beautiful'],
  ['crochetted', 'crocheted'],
  ['knited', 'knitted'],
  ['embroided', 'embroidered'],
  ['stiched', 'stitched'],
  ['lether', 'leather'],
  ['candel', 'candle'],
  ['candels', 'candles'],
  ['cermic', 'ceramic'],
  ['neckless', 'necklace'],
  ['earing', 'earring'],
  ['earings', 'earrings'],
  ['natrual', 'natural'],
  ['beeswx', 'beeswax'],
  ['beewax', 'beeswax'],
  ['lavendar', 'lavender'],
  ['stonewear', 'stoneware'],
  ['porcelin', 'porcelain'],
  ['terracota', 'terracotta'],
  ['cotten', 'cotton'],
  ['wodden', 'wooden'],
  ['cinammon', 'cinnamon'],
  ['vanila', 'vanilla'],
  ['reversable', 'reversible'],
])

/** Corrects slips of the pen, trusting the keywords where they spell the same word differently. */
export function respell(text: string, keywords: readonly string[]): string {
  const known = new Set(
    keywords.flatMap((keyword) => keyword.split(/\s+/)).filter((word) => word.length > 4),
  )
  return asOneWord(text, known).replace(/\p{L}+/gu, (word) => {
    const lower = word.toLowerCase()
    const right = SLIPS.get(lower) ?? twin(lower, known)
    return right === undefined ? word : keepCase(word, right)
  })
}

const PART_LENGTH = 3

/** "Sun catcher" becomes one word where the keywords write it as one. */
function asOneWord(text: string, known: ReadonlySet<string>): string {
  return text.replace(/(\p{L}+) (?=(\p{L}+))/gu, (whole, first: string, second: string) => {
    const isPair = Math.min(first.length, second.length) >= PART_LENGTH
    return isPair && known.has(`${first}${second}`.toLowerCase()) ? first : whole
  })
}

// Only doubled letters and swapped neighbours count as slips; anything else may be another word.
function twin(word: string, known: ReadonlySet<string>): string | undefined {
  if (word.length < 5 || known.has(word)) return undefined
  return [...known].find(
    (other) =>
      stem(other) !== stem(word) &&
      (single(other) === single(word) || (other.length === word.length && isSwapped(other, word))),
  )
}

function single(word: string): string {
  return word.replace(/(.)\1/g, '$1')
}

function isSwapped(a: string, b: string): boolean {
  const at = a.split('').findIndex((letter, index) => letter !== b[index])
  if (at === -1) return false
  return a[at] === b[at + 1] && a[at + 1] === b[at] && a.slice(at + 2) === b.slice(at + 2)
}

function keepCase(from: string, to: string): string {
  return /^\p{Lu}/u.test(from) ? to.replace(/^\p{L}/u, (letter) => letter.toUpperCase()) : to
}

import type { Statement } from '../statement.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const AMOUNT =
  /(?:(?:[$€£]|(?<!\p{L})(?:usd|eur|gbp)) ?\d{1,6}(?:[.,]\d{1,2})?|(?<![\d.,])\d{1,6}(?:[.,]\d{1,2})? ?(?:[€£]|(?:usd|eur|gbp|dollars?|euros?)(?!\p{L})))/giu

/** Words that only hand over a price. */
const AROUND = new Set(
  'was price prices priced cost costs preis prix precio prezzo prijs cena preço only just now next this week month today until from for at is it the a an each per pair piece set usd eur gbp us nur seulement solo'.split(
    ' ',
  ),
)

/** Whether a text names a sum of money anywhere. */
export function holdsPrice(text: string): boolean {
  return text.replace(AMOUNT, ' ') !== text
}

/** Whether a line is nothing but what the thing costs; inside a sentence a price stays as typed. */
export function isPrice({ label, text }: Statement): boolean {
  const rest = text.replace(AMOUNT, ' ')
  return rest !== text && wordsOf(`${label} ${rest}`).every((word) => AROUND.has(word.low))
}

import type { Document } from './document.ts'
/** Ways to say how big a thing is without a unit of length beside a number. */
const SIZED = [
  /\d ?(?:[wdhl] ?)?(?:x|×|by|\*) ?\d/i,
  /(?<!\p{L})(?:größen?|gr|tailles?|tallas?|taglie?|taglia|maat|maten|storlek|rozmiar|tamanho)\.? ?:? ?\d/iu,
  /\d ?(?:["″']|wide|tall|long|high|deep|round|across|square|mm|cm|inch|inches|in|ft|feet|m|metre|meter|yd)(?![\p{L}])/iu,
  /\b(?:one|1|free|custom|standard|full|life|actual|travel|pocket|palm|letter|legal|fat|hand) ?-?siz/i,
  /\b(?:a[0-8]|us|uk|eu|size|sizes|sz|tog|gauge|no|nr)\.? ?\d/i,
  /\bA[0-8]\b/,
  /\b(?:queen|king|twin|double|single|full|crib|cot|toddler) (?:bed|size|sized|duvet|quilt|sheet|mattress|set)/i,
  /\b(?:newborn|preemie|\d{1,2} ?- ?\d{1,2} ?(?:m|mo|months|years|yrs|y|t))\b/i,
  /\b(?:fit|fits|fitting|sized|size)\b/i,
  /(?<![\p{L}'])(?:X{0,3}S|X{1,4}L|\dXL)(?![\p{L}])|\bS ?[-/,– ] ?M\b|\bM ?[-/,–] ?X?L\b/u,
  /\b(?:small|medium|large)[,/ ]+(?:and |or )?(?:medium|large)/i,
  /\b1 ?[:/] ?\d{1,3} scale|\bscale 1 ?: ?\d/i,
] as const

/** Whether a text says how big something is, in whatever way. */
export function tellsSize(text: string): boolean {
  return SIZED.some((way) => way.test(text))
}

const THREE_SIDES = /\d[^\n,;]{0,8} ?[x×] ?\d[^\n,;]{0,8} ?[x×] ?\d/i

/** "12 x 18 x 1 1/2": the last side says how thick it is. */
export function tellsThickness(text: string): boolean {
  return THREE_SIDES.test(text)
}

const MADE =
  /\b(?:made|cut|sewn|knit|knitted|woven|carved|turned|built|cast|poured)\b[^.!?\n]{0,40}\b(?:from|of|in|with)\b/i

/** Whether a text says what something is made of, by whatever name. */
export function tellsStuff(text: string): boolean {
  return MADE.test(text)
}

const YEAR = /\b1[89]\d\d(?:s|\b)|\b\d0'?s\b/i

/** Whether a text says of what time something is. */
export function tellsYear(text: string): boolean {
  return YEAR.test(text)
}

const NUMBER = /\d/

export function holdsNumber(text: string): boolean {
  return NUMBER.test(text)
}

const LONG_WORDS = 25

/** Whether so much is told that what no list of words finds in it may well be there. */
export function isLong({ statements }: Document, most = LONG_WORDS): boolean {
  return statements.reduce((sum, { words }) => sum + words.length, 0) > most
}

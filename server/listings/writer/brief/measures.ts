/** Applies a change to everything but quoted words: what stands on a label stays as it is. */
export function outsideQuotes(text: string, change: (part: string) => string): string {
  const quotes: string[] = []
  // A quote opens after a space; the mark in 16" follows a figure.
  const open = text.replace(
    /(?<=^|[\s(,:])["“][^"”\n]*\p{L}[^"”\n]*["”]/gu,
    (quote) => `<${quotes.push(quote) - 1}>`,
  )
  return change(open).replace(/<(\d+)>/g, (whole, at: string) => quotes[Number(at)] ?? whole)
}

// 16" stands alone as "16 inches"; before a noun, as in 2" extender, it stays singular.
const SIDES = new Map([
  ['l', 'long'],
  ['w', 'wide'],
  ['d', 'deep'],
  ['h', 'high'],
  ['t', 'tall'],
])

/** Inch marks written out: 16" is "16 inches", 2" extender a "2 inch extender". */
export function inches(text: string): string {
  const after =
    'long|wide|tall|deep|high|across|thick|x|by|with|and|or|in|to|at|each|diameter|square|on|from|is|plus'
  return text
    .replace(/(\d)\s*in\.(?=\s+[A-Z])/g, '$1 inches.')
    .replace(
      /(\d)\s*["″”]\s?([LWDHT])(?=\s*(?:x\b|$|[.,;)]))/gi,
      (_, number: string, side: string) =>
        `${number} inches ${SIDES.get(side.toLowerCase()) ?? ''}`,
    )
    .replace(/(\d)\s*["″”]\s*x\s*(?=\d)/gi, '$1 x ')
    .replace(new RegExp(`(\\d)\\s*["″”](?=\\s+(?!(?:${after})\\b)\\p{Ll})`, 'giu'), '$1 inch')
    .replace(/(\d)\s*["″”]/g, '$1 inches')
    .replace(
      /(\d)\s*in\b\.?(?=\s*(?:$|[\n,.;)!]|(?:each|wide|tall|long|deep|high|across|thick|at|diameter|square|x|with|plus)\b))/gi,
      '$1 inches',
    )
    .replace(/(?<=\b(?:with|plus|by|and|an?|fits|holds) \d[\d.-]*) in (?=\p{Ll})/gu, ' inch ')
    .replace(
      /(\d)\s*in (?=(?:drop|handles?|straps?|chain|band|brim|inseam|necks?|wrists?|heads?|waists?|chests?)\b)/g,
      '$1 inch ',
    )
    .replace(/(?<![\d.,]|x )1 inches/g, '1 inch')
}

import { is } from './lexicon.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const PARTS_MIN = 3
const WORDS_MIN = 2
const SHORT_WORDS = 3

/** A part that begins so goes on with the one before it. */
const GOING_ON = new Set(
  'and or but so which that who because if when though although as then plus also either with for to from in on of by at than'.split(
    ' ',
  ),
)
const DENYING = new Set(['not', 'no', "don't", 'dont', 'never', 'without'])
/** Behind these words commas part the members of one list. */
const NAMING_MEMBERS = new Set(
  `contains contain ingredients allergens traces colours colors colour color scents scent flavours flavors notes sizes size
  patterns prints shades choose pick options include includes including available made comes set fits`
    .trim()
    .split(/\s+/),
)
const ALWAYS_MEMBERS = new Set(
  'contains contain ingredients allergens traces include includes including notes'.split(' '),
)

/** The phrases of what somebody typed in one breath; null where it is not certain that each comma parts two of them. */
export function phrasesInRow(text: string): string[] | null {
  if (/[.!?;:] /.test(text) || deniesBehind(text)) return null
  const parts = splitOutside(text).reduce<string[]>(withDenials, [])
  // "Widths 20 mm, 25 mm, 30 mm": bare measures are choices of one thing.
  if (parts.filter(isBareMeasure).length > 1) return null
  const isCertain =
    parts.length >= PARTS_MIN && parts.every((part, at) => isWhole(part, parts[at + 1]))
  return isCertain ? parts : null
}

const OF_ALL = new Set(['included', 'incl', 'extra', 'optional'])

/** "The tunic, belt and sword not included, the forest also not": what stands at the end is said of all before it. */
function deniesBehind(text: string): boolean {
  return splitOutside(text).some((part, at) => {
    const words = wordsOf(part).map(({ low }) => low)
    const isOfSeveral = words.includes('also') || words.includes('and') || part.includes('&')
    const isSaid = words.slice(1).some((low) => low === 'not' || OF_ALL.has(low))
    return at > 0 && isOfSeveral && isSaid
  })
}

/** "Sheets budget, NOT excel": what is denied is denied of the phrase before it. */
function withDenials(parts: string[], part: string): string[] {
  const [first] = wordsOf(part)
  const before = parts.at(-1)
  const isDenial = before !== undefined && first !== undefined && DENYING.has(first.low)
  return isDenial ? [...parts.slice(0, -1), `${before}, ${part}`] : [...parts, part]
}

function isWhole(part: string, next: string | undefined): boolean {
  const words = wordsOf(part)
  const [first] = words
  if (first === undefined || words.length < WORDS_MIN || GOING_ON.has(first.low)) return false
  if (words.some(({ low }) => ALWAYS_MEMBERS.has(low))) return false
  const isNaming = words.some(({ low }) => NAMING_MEMBERS.has(low))
  return !isNaming || next === undefined || wordsOf(next).length > SHORT_WORDS
}

function isBareMeasure(part: string): boolean {
  return wordsOf(part).every((word) => word.isNumber || is(word, 'unit'))
}

/** Parts between commas and semicolons that stand outside brackets and quotation marks. */
export function splitOutside(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let from = 0
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === '[') depth += 1
    if ((sign === ')' || sign === ']') && depth > 0) depth -= 1
    const isMark = (sign === ',' || sign === ';') && text.charAt(at + 1) === ' ' && depth === 0
    if (!isMark) continue
    parts.push(text.slice(from, at).trim())
    from = at + 1
  }
  parts.push(text.slice(from).trim())
  return parts.filter((part) => part !== '')
}

/** What stays of a row of phrases without those that may not stay, and these; null where it is not one of several. */
export function withoutPhrases(
  text: string,
  isOut: (phrase: string) => boolean,
): { kept: string; out: string[] } | null {
  const parts = splitOutside(text)
  const out = parts.filter(isOut)
  if (out.length === 0 || out.length === parts.length) return null
  return { kept: parts.filter((part) => !out.includes(part)).join(', '), out }
}

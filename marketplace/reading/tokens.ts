import { rootOf } from './roots.ts'

/** One word, number or sign of a text, with its place. */
export type Token = {
  text: string
  /** In lower case, with a straight apostrophe. */
  word: string
  /** The same for all forms of a word; empty for signs. */
  root: string
  kind: 'word' | 'number' | 'sign'
  start: number
  end: number
  /** What stands between it and the token before. */
  gap: 'none' | 'space' | 'line'
}

// Each alternative begins with another kind of character, so that no text is read twice; the "x" of "16x11" and of
// "11cm x5" is a sign.
// "W/o" and "w/out" are one word, and it denies.
const TOKEN =
  /[wW]\/[oO](?:ut|UT)?(?![\p{L}\p{M}])|\d+(?:[.,]\d+)*|(?<=\d(?: ?(?:mm|cm|m|in|inch|ft|"|″|”))? ?)[xX](?=\d)|[\p{L}\p{M}][\p{L}\p{M}\p{Nd}]*(?:['’][\p{L}\p{M}]+)*|[^\s\p{L}\p{M}\p{Nd}]/gu

export function tokensOf(text: string): Token[] {
  let last = 0
  return [...text.matchAll(TOKEN)].flatMap(partsOf).map(([found, index]) => {
    const gap = gapOf(text, last, index)
    last = index + found.length
    const kind = isTimes(text, index, found) ? 'sign' : kindOf(found)
    const lower = found.toLowerCase().replaceAll('’', "'")
    const word = lower.startsWith('w/') ? 'without' : lower
    const root = kind === 'sign' ? '' : kind === 'number' ? numeral(found) : rootOf(word)
    return { text: found, word, root, kind, start: index, end: last, gap }
  })
}

/** "5,6,7,8" are four numbers, "1,250,000" is one. */
function partsOf({ 0: found, index }: RegExpExecArray): [found: string, index: number][] {
  const groups = found.split(',')
  const [, ...others] = groups
  const isOne = others.length < 2 || found.includes('.') || others.every(isThousands)
  if (isOne || kindOf(found) !== 'number') return [[found, index]]
  let at = index
  return groups.flatMap((group, place) => {
    const own: [string, number][] = place === 0 ? [] : [[',', at++]]
    own.push([group, at])
    at += group.length
    return own
  })
}

function isThousands(group: string): boolean {
  return group.length === 3
}

/** The "x" of "16x11" and of "11cm x5": one that stands close to a number. */
function isTimes(text: string, index: number, found: string): boolean {
  const isBeside = DIGIT.test(text.charAt(index - 1)) || DIGIT.test(text.charAt(index + 1))
  return found.length === 1 && 'xX'.includes(found) && isBeside
}

const DIGIT = /^\d$/

function gapOf(text: string, from: number, to: number): Token['gap'] {
  if (from === to) return 'none'
  return text.slice(from, to).includes('\n') ? 'line' : 'space'
}

function kindOf(found: string): Token['kind'] {
  const first = found.charAt(0)
  if (first >= '0' && first <= '9') return 'number'
  // A sign is one character, of one or two units.
  return found.length > 2 || /^[\p{L}\p{M}]/u.test(found) ? 'word' : 'sign'
}

/** "2,70" and "2.7" are one number. */
function numeral(digits: string): string {
  const plain = digits.replace(',', '.')
  const value = Number(plain)
  return Number.isNaN(value) ? digits : String(value)
}

const BEFORE_MARK = / +([,;!?])(?=\s|$)/g
const BEFORE_POINT = / +\.(?=\s|$)/g
const COLON = / *:-(?=\s|$)| +:(?=\s)/g
const COLONS = /:(?:\s*:)+/g
const SLASHES = / \/\/ /g
const NO_SPACE_AFTER_COMMA = /,(?=\p{L})/gu
const NO_SPACE_AFTER_POINT = /(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})/gu
/** "Goes in ground.robin is about": a full stop without its space, as long as it may be no address and no file. */
const IN_HASTE =
  /(?<=(?:^|\s)\p{L}\p{Ll}{2,})\.(?!(?:com|net|org|shop|store|info|app|link|pdf|jpg|jpeg|png|svg|stl|zip|dxf|eps|docx?|mp[34])\b)(?=(?:\p{Ll}{3,}|we|it|i'm) [\p{L}\d])/gu
const COMMAS = /,(?:\s*,)+/g
const POINTS = /(?<!\.)\.\.(?!\.)|\.{4,}/g
const QUESTIONS = /\?[?!]+/g
const SHOUTS = /!{2,}/g
const INSIDE_OPEN = /([([]) +/g
const INSIDE_CLOSE = / +([)\]])/g
const EMPTY_BRACKETS = /\( *\)|\[ *\]/g
const MARKS_TOGETHER = /,\s*([.!?;])/g
const FIRST_MARKS = /^(?:[\s,;:!)\]&/=>]|\.(?![\p{Ll}\d])|[+-](?![\d/.]))+(?=\S)/u
const TRAIL = /\.{2,}$/
const FIRST_RANGE = /^[-+]/
const SPACES = / {2,}/g

/** Spaces and marks as print has them; no word is touched. */
export function tidySpaces(text: string): string {
  const tidy = text
    .replace(EMPTY_BRACKETS, ' ')
    .replace(COLONS, ':')
    .replace(SLASHES, ' / ')
    .replace(COLON, ':')
    .replace(BEFORE_MARK, '$1')
    .replace(BEFORE_POINT, '.')
    .replace(COMMAS, ',')
    .replace(POINTS, '. ')
    .replace(QUESTIONS, '?')
    .replace(SHOUTS, '!')
    .replace(NO_SPACE_AFTER_COMMA, ', ')
    .replace(NO_SPACE_AFTER_POINT, '. ')
    .replace(IN_HASTE, '. ')
    .replace(INSIDE_OPEN, '$1')
    .replace(INSIDE_CLOSE, '$1')
    .replace(MARKS_TOGETHER, '$1')
    .replace(SPACES, ' ')
    .trim()
    .replace(TRAIL, '')
  return balanced(FIRST_RANGE.test(tidy) ? tidy : tidy.replace(FIRST_MARKS, ''))
}

const FRENCH_MARK = /(?<=[\p{L}\p{Nd}%°»")\]])[ \u00a0]?([;:!?])(?=\s|$)/gu

/** French parts its high marks from the word before them, by a space that does not break. */
export function withFrenchSpaces(text: string): string {
  return text.replace(FRENCH_MARK, '\u00a0$1')
}

const PAIRS: readonly (readonly [string, string])[] = [
  ['(', ')'],
  ['[', ']'],
]

/** A bracket or quotation mark without its partner is taken out; "a)" at the front counts steps. */
function balanced(text: string): string {
  let result = text
  for (const [open, close] of PAIRS) result = withoutLoners(result, open, close)
  const isMeasure = /[\d/½¼¾] ?"/.test(result)
  const quotes = result.split('"').length - 1
  return quotes % 2 === 1 && !isMeasure ? result.replace('"', '') : result
}

function withoutLoners(text: string, open: string, close: string): string {
  if (!text.includes(open) && !text.includes(close)) return text
  const loners = new Set<number>()
  const waiting: number[] = []
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === open) waiting.push(at)
    if (text[at] === close && waiting.pop() === undefined && !isStep(text, at)) loners.add(at)
  }
  for (const at of waiting) loners.add(at)
  if (loners.size === 0) return text
  let kept = ''
  for (let at = 0; at < text.length; at += 1) if (!loners.has(at)) kept += text.charAt(at)
  return kept.replace(SPACES, ' ')
}

function isStep(text: string, at: number): boolean {
  return /(?:^|\s)[\p{L}\d]{1,2}$/u.test(text.slice(Math.max(0, at - 3), at))
}

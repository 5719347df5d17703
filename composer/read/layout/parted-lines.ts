import { partedByPicture } from './pictures.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const SEPARATOR =
  /(?<=\S) +(?!~ +(?:\p{Nd}|[XSML]{1,4}\b))(?:\*{2,3}|[~•♥♡★☆✿✦❤♦→]{1,3}|>{2,3}) +(?=\S)/gu
const NAME_PART_WORDS_MAX = 4

/** "Girl's Dress ~ MATILDA ~ linen": the parts of a name stay in one line; signs all around it frame it. */
export function partedName(line: string): string[] | null {
  const parts = line.split(SEPARATOR)
  const isName = parts.every((part) => wordsOf(part).length <= NAME_PART_WORDS_MAX)
  return parts.length > 1 && isName && /^[\p{L}\p{Nd}"]/u.test(line) ? [parts.join(' - ')] : null
}

/** "1) … 2) … 3) …" in one line. */
const FIRST_STEP = /^\s*1[.)] .{2,} 2[.)] /
const NEXT_STEP = /[,;]? +(?=\d{1,2}[.)] )/
const TABLE_BAR = / *\| */g
const ONE_BAR = /(?<=\S) +\| +(?=\S)/

/** A thumb's full stop: two commas, two or three points. */
const BREATH = /(?:,{2,}|(?<!\.)\.{2,3}(?!\.)) */

function withStop(part: string): string {
  const bare = part.trim()
  return /[.!?:]$/.test(bare) ? bare : `${bare}.`
}

/** "—— SIZES —— measure first": a framed heading with its statement beside it. */
const FRAMED_FRONT =
  /^\s*([-–—=_~*]{2,}|[=~](?=\p{L})) *([^\s\-–—=_~*][^\-–—=_~*\n]{0,40}?) *\1 +([\p{L}\p{Nd}].*)$/u

/** "Lined: yes. Pockets: no. Hood: no": behind a label and its short value another one. */
const LABEL_FIRST = /^\s*\p{Lu}\p{L}{2,}(?: \p{L}{2,}){0,2}: /u
const NEXT_LABEL =
  /(?:(?<=[.!;]) +|(?<=\S) {2,})(?=(?:\p{Lu}{3,}|\p{Lu}\p{Ll}{3,})(?: \p{L}{2,})?: \S)/u
const VALUE_WORDS_MAX = 8
const LABELS_MIN = 3

function labelsApart(line: string): string[] {
  const parts = LABEL_FIRST.test(line) ? line.split(NEXT_LABEL) : []
  const areMany = parts.length >= LABELS_MIN
  const areShort = areMany && parts.every((part) => wordsOf(part).length <= VALUE_WORDS_MAX)
  const areLoud = parts.slice(1).every((part) => /^\p{Lu}{3,}/u.test(part))
  return areShort || areLoud ? parts.map((part) => part.replace(/[.;]\s*$/, '')) : []
}

const SHOUT_END = /(?<=[\p{L}\p{Nd}]) \*{2,3} +(?=\S)/gu

/** "Soy wax melts, 50 g. Scents:": a statement, and behind its stop the heading of what stands below. */
const HEADED = /^(\S.{10,}?\.) +(\p{Lu}[\p{L} ]{2,30}:)\s*$/u

/** Signs between the statements of one line part them; the cells of a table row stay together. */
export function apart(line: string, isHurried: boolean): string[] {
  if (line.length > 2000) return [line]
  const breaths = isHurried ? line.split(BREATH).filter((part) => part.trim() !== '') : []
  if (breaths.length > 1) return breaths.map(withStop)
  if (FIRST_STEP.test(line)) return line.split(NEXT_STEP)
  if (line.split('|').length > 2)
    return [
      line
        .replace(/^ *\||\| *$/g, '')
        .trim()
        .replace(TABLE_BAR, ', '),
    ]
  if (ONE_BAR.test(line)) return [line.replace(ONE_BAR, ' - ')]
  const [, sign = '', front = '', rest = ''] = FRAMED_FRONT.exec(line) ?? []
  // "*** VEGAN *** CRUELTY FREE *** POURED IN LEEDS ***": no front, but one of several.
  if (rest !== '' && !rest.includes(` ${sign} `)) return [`${sign} ${front} ${sign}`, rest]
  const headed = HEADED.exec(line)
  if (headed !== null) return headed.slice(1)
  const labelled = labelsApart(line)
  if (labelled.length > 1) return labelled
  const pictured = partedByPicture(line)
  if (pictured !== null) return pictured
  const parts = line.split(SEPARATOR).filter((part) => part.trim() !== '')
  // "State: *** unassembled *** needs glue": behind a label the signs only shout.
  const isLabelled = parts[0]?.trimEnd().endsWith(':') === true
  if (isLabelled) return [line.replace(SHOUT_END, '. ')]
  return parts.length === 0 ? [line] : parts
}

import { tidySpaces } from '../spacing.ts'
import { isOrnament, withoutEmphasis, withoutOrnaments } from '../clean.ts'
import { isAcronym, isLoud } from '../case.ts'
import { hasVerb, isClause, startsWithOrder } from '../sentences.ts'
import { withColumnsRead, withoutLeaders } from './columns.ts'
import { withListMarksRead } from './list-marks.ts'
import { withPipedTablesRead } from './piped.ts'
import { apart, partedName } from './parted-lines.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

/** One line of the form as print: what marks it, and what it says. */
export type Line = {
  /** Without ornaments, in the seller's own case. */
  text: string
  mark: 'none' | 'bullet' | 'step'
  /** The number or letter of a step, as typed. */
  number: string
  /** A blank line, or a row of signs. */
  isBreak: boolean
  /** Set apart by its looks: framed, underlined, in capitals, or ending in a colon. */
  looksLikeHeading: boolean
  /** Between rows of signs, or with one below it. */
  isFramed: boolean
  /** An emoji in front, where that is its mark. */
  emoji: string
  /** Behind another part of the same line, parted from it by a sign. */
  isBeside: boolean
  /** Where it begins in the text. */
  at: number
}

/** "NOT WORKING NOT WORKING NOT WORKING": one statement, however often. */
const SAID_AGAIN = /^(\p{L}.{5,60}?)(?:[\s!,]+\1){1,4}[\s!.]*$/iu
const SHORT_WORD = /^\p{Lu}{3,5}$/u
const HEADING_WORDS_MAX = 8
/** A longer line that ends in a colon heads the row right below it. */
const COLON_WORDS_MAX = 14
const RULE = /^[\s\-–—=_*~.•·☆★#|♡♥+>✿❀]{3,}$/u
/** "D E T A I L S", at the front of its line; "S M L XL" are sizes. */
const SPACED =
  /^([^\p{L}\p{Nd}]*)(?![SMLX ]+$)((?:[\p{Lu}&-] +){3,}\p{Lu}|(?:\p{Lu} +){2}\p{Lu}(?=[^\p{L}\p{Nd}]*$))(?![\p{L}\p{Nd}'])/u
const BULLET =
  /^\s*(?:(?:[•▪◦·●○■□◆◇▶►✓✔✗✘✖✕☑➤→★☆✦✧✿❀❥⟡♥♡❤+*–—⁃∙▫»›]|--?>?|=>|>{1,2}|\p{Extended_Pictographic}\uFE0F?)\s*){1,3}(?=[\p{L}\p{Nd}"'(¿¡])/u
const EMOJI_FRAMED = /^\s*\p{Extended_Pictographic}.{2,80}\p{Extended_Pictographic}\uFE0F?\s*$/u
const EMOJI = /^\s*(\p{Extended_Pictographic})(?:\uFE0F?\1)*\uFE0F?\s*[\p{L}\p{Nd}]/u
const STEP =
  /^\s*(?:step\s+)?(\d{1,2}|[b-e])\s?(?:[.):]|\s[-–])\s+(?=\S)|^\s*(a)\)\s+(?=\S)|^\s*step\s+(\d{1,2})\s+(?=\p{L})/iu
const FRAME_SIGNS = '.¨°¸,-–—=_*~•·☆★#|♡♥+<>»«✿❀✔⚒❥❖✦◆'
const FRAMED =
  /^\s*([-–—=_*~☆★#♡♥+✿❀⚒❥❖✦◆>»])[^\p{L}\p{Nd}]*[\p{L}\p{Nd}].*[\p{L}\p{Nd}?!.)][^\p{L}\p{Nd}?!.)"]*[-–—=_*~☆★♡♥+✿❀⚒❥❖✦◆<«:](?<!\d\+)\s*$/u
const DOTTED = /^\s*[.•*¨·°¸,~]{3,}\s*\p{L}.*[.•*¨·°¸,~]{3,}\s*$/u
const MARKDOWN = /^\s*#{1,6}\s+/

/** The lines of a cleaned text. */
export function linesOf(text: string, isHurried = false): Line[] {
  const lines: Line[] = []
  let at = 0
  const typed = withPipedTablesRead(withoutLeaders(text.split('\n'))).map(withoutAnchor)
  const raw = withNotesInPlace(withColumnsRead(withListMarksRead(typed))).flatMap(
    (line, place, all) => {
      const isFirst = all.findIndex((one) => one.trim() !== '') === place
      const parts = isFirst ? (partedName(line) ?? apart(line, isHurried)) : apart(line, isHurried)
      // "- Peppermint ** seasonal **" stays one of its list.
      const isOfList = parts.length === 2 && BULLET.test(line) && BULLET.test(all[place - 1] ?? '')
      return (isOfList ? [parts.join(' - ').replace(STARS_BEHIND, '')] : parts).map(
        (part, index) => ({
          part,
          isBeside: index > 0,
        }),
      )
    },
  )
  raw.forEach(({ part: line, isBeside }, index) => {
    lines.push({ ...lineOf(line, { at, next: raw[index + 1]?.part ?? '' }), isBeside })
    at += line.length + 1
  })
  return withPlainSteps(lines)
}

const STARS_BEHIND = /\s*\*{2,}\s*$/

/** "Budget planner >> link": what was pressed on another page. */
const ANCHOR = /\s*(?:>{1,2}|[-=]>|[→»➜]|[-–—])\s*\(?(?:link|click here|tap here|here)\)?\s*$/iu

function withoutAnchor(line: string): string {
  return line.replace(ANCHOR, '')
}

const NOTE = /^\s*\*(?=\p{L})([^*]+)$/u
const NOTED = /(?<=\p{L})\*(?!\*)/gu

/** "Lye*" and "*none is left" in the line below: the note stands where its sign points. */
function withNotesInPlace(raw: readonly string[]): string[] {
  const lines: string[] = []
  for (const line of raw) {
    const before = lines.at(-1)
    const note = NOTE.exec(line)?.[1]?.trim().replace(/\.$/, '')
    const pointed = note === undefined ? 0 : (before?.match(NOTED)?.length ?? 0)
    if (before === undefined || note === undefined || pointed === 0) lines.push(line)
    else
      lines[lines.length - 1] =
        pointed === 1
          ? before.replace(NOTED, ` (${note})`)
          : `${before.replaceAll(NOTED, '')} (${note})`
  }
  return lines
}

type Place = { at: number; next: string }

function lineOf(raw: string, { at, next }: Place): Omit<Line, 'isBeside'> {
  const emoji = emojiIn(EMOJI.exec(raw)?.[1] ?? '')
  const base = { number: '', at, mark: 'none' as const, isFramed: false, emoji }
  if (raw.trim() === '' || isRule(raw)) {
    return { ...base, text: '', isBreak: true, looksLikeHeading: false }
  }
  const together = raw.replace(
    SPACED,
    (_all, front: string, spaced: string) => front + joined(spaced),
  )
  const isSmiling = EMOJI_FRAMED.test(raw) && isLoud(raw)
  const isFramed =
    raw.length < 120 &&
    (FRAMED.test(together) || DOTTED.test(together) || together !== raw || isSmiling)
  // "▶ Step 1 choose a wreath"
  const isNumbered = /^\W{0,4}step\s/i.test(together)
  const step = STEP.exec(isNumbered ? together.replace(BULLET, '') : together)
  const isBullet = step === null && BULLET.test(together)
  const bare = together.replace(MARKDOWN, '').replace(BULLET, '')
  const body = withSignsRead(withoutEmphasis(step === null ? bare : bare.replace(STEP, '')))
  const text = tidySpaces(withoutOrnaments(isFramed ? withoutFrame(body) : body)).replace(
    SAID_AGAIN,
    '$1',
  )
  if (!/[\p{L}\p{Nd}]/u.test(text)) {
    return { ...base, text: '', isBreak: true, looksLikeHeading: false }
  }
  const isShort = wordsOf(text).length <= HEADING_WORDS_MAX
  const isUnderlined = isRule(next) && isShort
  const isShouted =
    isLoud(text) && isShort && (!isBullet || !BULLET.test(next)) && !/[.!]$|[.:;,] /.test(text)
  // "MAT" alone above what is said of it is too short to be told from a name by its letters.
  const isWord = SHORT_WORD.test(text) && !isAcronym(text) && next.trim() !== '' && !isBullet
  const isNear = next.trim() !== '' && !/[.!?]$/.test(next.trim())
  const endsInColon =
    text.endsWith(':') && (isShort || (isNear && wordsOf(text).length <= COLON_WORDS_MAX))
  return {
    ...base,
    text,
    mark: step !== null ? 'step' : isBullet && !isFramed ? 'bullet' : 'none',
    number: step?.[1] ?? step?.[2] ?? step?.[3] ?? '',
    isBreak: false,
    isFramed: (isFramed || isUnderlined) && isShort,
    looksLikeHeading:
      step === null &&
      (endsInColon ||
        (isShort && (isFramed || isUnderlined || isShouted || isWord || MARKDOWN.test(raw)))),
  }
}

const BETWEEN = /(?<=[\p{L}\p{Nd})"]) +[*·•◦✦✧◆◇❖✓✔⚜❧♦] +(?=[\p{L}\p{Nd}("])/gu
/** "24 colours 🌈 5 g each" */
const PICTURE_BETWEEN =
  /(?<=[\p{L}\p{Nd})"]) +\p{Extended_Pictographic}\uFE0F? +(?=[\p{Lu}\p{Nd}])/gu
const PICTURE_INSIDE = /(?<=[\p{L}\p{Nd})]) +(?:\p{Extended_Pictographic}\uFE0F? *){1,3}(\p{Ll})/gu
/** "S 7x5  M 9x7": gaps between sizes of one row. */
const GAP_BETWEEN = /(?<=\p{Nd}(?:in|cm|mm|")?) {2,}(?=[XSML]{1,3} \p{Nd})/gu
const TIMES = /(?<=\p{Nd}) +\* +(?=\p{Nd})/gu
/** "~ 9 lb" is about nine pounds, "~ XXL" about that size. */
const ABOUT = /~ +(?=\p{Nd}|[XSML]{1,4}\b)/gu

const SLASHES = / +\/{3,} +/g
/** "Care => wipe clean" */
const ARROW = /(?<=\p{L}) *[-=]{1,2}> +(?=\S)/gu

/** "Cedar * smoke · 30 ml": signs that stand for a comma. */
function withSignsRead(text: string): string {
  return withPictureStops(text)
    .replace(GAP_BETWEEN, ', ')
    .replace(ABOUT, '~')
    .replace(TIMES, ' x ')
    .replace(BETWEEN, ', ')
    .replace(PICTURE_BETWEEN, ', ')
    .replace(SLASHES, ', ')
    .replace(ARROW, ': ')
}

/** "I made ten 😀 each one is new": between two sentences the picture was their full stop. */
function withPictureStops(text: string): string {
  return text.replace(PICTURE_INSIDE, (all, letter: string, at: number) => {
    const before =
      text
        .slice(Math.max(0, at - SENTENCE_MAX), at)
        .split(ENDS)
        .at(-1) ?? ''
    const from = at + all.length - 1
    const [after = ''] = text.slice(from, from + SENTENCE_MAX).split(ENDS)
    const areTwo = isClause(before.toLowerCase()) && hasVerb(after.toLowerCase())
    const isRaised = /^\s*\p{Lu}/u.test(before)
    return `${areTwo ? '.' : ''} ${areTwo && isRaised ? letter.toUpperCase() : letter}`
  })
}

const SENTENCE_MAX = 200
const ENDS = /[.!?]/

/** Stars, hearts and check marks are ornaments; as an emoji a sign may need its picture form. */
function emojiIn(sign: string): string {
  if (sign === '' || isOrnament(sign)) return ''
  return /\p{Emoji_Presentation}/u.test(sign) ? sign : `${sign}\uFE0F`
}

function isFrame(sign: string): boolean {
  return sign === ' ' || FRAME_SIGNS.includes(sign)
}

function withoutFrame(text: string): string {
  let from = 0
  let to = text.length
  while (from < to && isFrame(text.charAt(from))) from += 1
  while (to > from && isFrame(text.charAt(to - 1))) to -= 1
  return text.slice(from, to)
}

const PLAIN_STEP = /^(\d{1,2}) +(?=\p{Ll})/u
const STEPS_MIN = 3

/** "1 wash with soap", "2 let dry", "3 store flat" under each other are steps; "1 frame", "2 wheels" count things. */
function withPlainSteps(lines: readonly Line[]): Line[] {
  const numberOf = (line: Line | undefined) => Number(PLAIN_STEP.exec(line?.text ?? '')?.[1] ?? 0)
  const isStep = new Set<Line>()
  lines.forEach((line, at) => {
    if (numberOf(line) !== 1) return
    let end = at
    while (numberOf(lines[end]) === end - at + 1) end += 1
    const run = lines.slice(at, end)
    const orders = run.filter(({ text }) => startsWithOrder(wordsOf(text.replace(PLAIN_STEP, ''))))
    if (run.length >= STEPS_MIN && orders.length > 0) for (const one of run) isStep.add(one)
  })
  return lines.map((line) =>
    isStep.has(line)
      ? {
          ...line,
          mark: 'step',
          number: String(numberOf(line)),
          text: line.text.replace(PLAIN_STEP, ''),
        }
      : line,
  )
}

function isRule(line: string): boolean {
  return line.length < 200 && RULE.test(line)
}

/** "W H A T  Y O U  G E T": two spaces part words where there are any, else it is one word. */
function joined(spaced: string): string {
  return spaced
    .split(/ {2,}/)
    .map((word) => word.replaceAll(' ', ''))
    .join(' ')
}

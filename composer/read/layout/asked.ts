import type { Headings } from '../headings.ts'
import type { Line } from './lines.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const QUESTION = /^(?:q|question)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i
const ANSWER = /^(?:a|answer)\s?\d{0,2}\s?[:.)]\s+(?=\S)/i
/** "Q variegated? A no" in one line; a bare "A" may be an article, unless a bare "Q" went before. */
const IN_ONE_LINE =
  /^(?:Q\s?\d{0,2}\s?[:.)]\s+(.{4,}?\?)\s+A\s?\d{0,2}\s?[:.)]\s+|Q\s+(.{4,}?\?)\s+A[:.]?\s+)(?=\S)/
const ASKED_AND_ANSWERED = /^[^?]{5,80}\?\s(?:[-–—]\s)?\S/u
const QUESTION_WORDS_MIN = 2

/** "Q: Is it heavy?" and "A: No, 2 kg." below it are one statement: either half would say something else. */
export function withAnswersRead(lines: readonly Line[], headings: Headings): Line[] {
  const read: Line[] = []
  for (const [at, typed] of lines.entries()) {
    const line = answeredInLine(typed)
    const before = read.at(-1)
    const isBelow = lines[at - 1]?.isBreak === false
    if (before !== undefined && isBelow && isAnswer(line, before, headings))
      read[read.length - 1] = asked(
        `${asAsked(before.text)} ${line.text.replace(ANSWER, '')}`,
        before,
      )
    else read.push(line)
  }
  return read.map((line, at) => {
    const isOneOfMany = [read[at - 1], read[at + 1]].some((near) => isPair(near))
    return isPair(line) && isOneOfMany ? asked(line.text, line) : line
  })
}

function answeredInLine(line: Line): Line {
  const text = line.text.replace(
    IN_ONE_LINE,
    (_all, one?: string, other?: string) => `${one ?? other ?? ''} `,
  )
  return text === line.text ? line : asked(text, line)
}

function isAnswer(line: Line, question: Line, headings: Headings): boolean {
  if (line.isBreak || line.isFramed) return false
  if (QUESTION.test(question.text))
    return ANSWER.test(line.text) || (question.text.endsWith('?') && !line.text.includes('?'))
  const isPlain = [question, line].every(({ mark, emoji }) => mark === 'none' && emoji === '')
  const words = wordsOf(question.text)
  const heading = headings.meaningOf(question.text.replace(/\?$/, ''))
  return (
    isPlain &&
    question.text.endsWith('?') &&
    !question.looksLikeHeading &&
    words.length >= QUESTION_WORDS_MIN &&
    heading === null &&
    !line.text.includes('?') &&
    !line.looksLikeHeading
  )
}

function isPair(line: Line | undefined): boolean {
  return line !== undefined && line.mark === 'none' && ASKED_AND_ANSWERED.test(line.text)
}

function asAsked(text: string): string {
  const bare = text.replace(QUESTION, '')
  return /[.!?]$/.test(bare) ? bare : `${bare}?`
}

/** One of a list, so that nothing parts it. */
function asked(text: string, line: Line): Line {
  return { ...line, text, mark: 'bullet', looksLikeHeading: false, isFramed: false }
}

const FIELDS_MIN = 2
const ORDER_WORDS_MIN = 3

/** "Copy and paste:" above "Names:", "Date:" and "Font:" heads the fields a buyer is to fill in. */
export function withFieldsRead(lines: readonly Line[]): Line[] {
  const read = [...lines]
  for (const [at, line] of lines.entries()) {
    if (!isOpen(line) || wordsOf(line.text).length < ORDER_WORDS_MIN) continue
    let to = at + 1
    while (isOpen(lines[to])) to += 1
    if (to - at <= FIELDS_MIN) continue
    for (const [place, field] of lines.slice(at + 1, to).entries()) {
      const text = field.text.replace(/\s?:$/, '')
      read[at + 1 + place] = { ...field, text, mark: 'bullet', looksLikeHeading: false }
    }
  }
  return read
}

function isOpen(line: Line | undefined): boolean {
  return line !== undefined && !line.isBreak && line.text.endsWith(':')
}

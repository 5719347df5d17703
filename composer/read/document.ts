import { cleanText } from './clean.ts'
import { capitalised, type Names, namesIn } from './case.ts'
import { type Headings, loadHeadings, type Meaning } from './headings.ts'
import { type Line, linesOf } from './layout/lines.ts'
import { isAsking, isEmptyHeading, isHeading } from './layout/heading-lines.ts'
import { withAnswersRead, withFieldsRead } from './layout/asked.ts'
import { LABEL, labelOf } from './layout/labels.ts'
import { isPlain, isRowOfLines, joinWrapped, withDashesRead } from './layout/rows.ts'
import { mannerOf, mannerIn, withCapitals } from './sentences.ts'
import { isPolicyReason, reasonOf } from './talk/left-out.ts'
import { isMark } from './talk/struck.ts'
import { printed } from './printing.ts'
import type { Spelling } from './spelling.ts'
import {
  quiet,
  type Reader,
  type Section,
  type Statement,
  STATEMENTS_MAX,
  statementsOf,
} from './statement.ts'
import { withoutUnfilled } from './layout/unfilled.ts'
import { isSmall, wordsOf } from '#marketplace/searches/words.ts'

export type Document = {
  statements: Statement[]
  names: Names
  spelling: Spelling
  /** True where there was more than anybody reads. */
  isCut: boolean
}

const LINES_MAX = 1000

type Manners = { language: string; spelling: Spelling }

/** Reads a seller's text into statements, by its lines first and its words last. */
export function readDocument(text: string, { language, spelling }: Manners): Document {
  const clean = cleanText(text)
  const names = namesIn(clean)
  const manner = mannerOf(clean)
  const reader: Reader = {
    manner,
    names,
    headings: loadHeadings(language),
    language,
    spelling,
    isLabelledLoudly: language === 'en' && isLabelledLoudly(clean),
    print: (raw) => {
      const said = printed(raw, { language, names, isKept: spelling.isKept })
      return mannerIn(raw, manner).startsSmall ? withCapitals(said) : said
    },
  }
  const lines = withDashesRead(linesOf(clean, spelling.isHurried))
  const filled = withFieldsRead(withoutUnfilled(lines.slice(0, LINES_MAX)))
  const whole = withAnswersRead(joinWrapped(filled), reader.headings)
  const statements = withoutRepeats(read(whole, reader))
  const isCut = lines.length > LINES_MAX || statements.length >= STATEMENTS_MAX
  return { statements: statements.slice(0, STATEMENTS_MAX), names, spelling, isCut }
}

const LABELS_MIN = 4
const LOUD_SHARE = 0.7
/** "=== PEGS ===" */
const FRAMED = /^[^\p{L}\p{Nd}]{2,}(\p{Lu}[\p{Lu} ]{2,40})[^\p{L}\p{Nd}]*$/u

/** "QTY: 5" among "PAPER:", "BACK:" and "FLAWS:": labels and headings are calmed all, whatever they are. */
function isLabelledLoudly(text: string): boolean {
  const labels = text
    .split('\n')
    .flatMap((line) => LABEL.exec(line.trim())?.[1] ?? FRAMED.exec(line.trim())?.[1] ?? [])
  const loud = labels.filter((label) => label === label.toUpperCase())
  return loud.length >= LABELS_MIN && loud.length >= labels.length * LOUD_SHARE
}

type State = {
  section: Section | null
  block: number
  wasList: boolean
  wasRows: boolean
  waiting: Statement | null
}

function read(lines: readonly Line[], reader: Reader): Statement[] {
  const statements: Statement[] = []
  const state: State = { section: null, block: 0, wasList: false, wasRows: false, waiting: null }
  lines.forEach((line, index) => {
    if (line.isBreak) {
      state.block += 1
      return
    }
    if (isMark(line.text) || isOver(state, { line, before: lines[index - 1], reader }))
      state.section = null
    // Framed lines right below each other are statements that shout.
    const isOneOfMany = line.isFramed && lines[index + 1]?.isFramed === true
    const next = isOneOfMany ? undefined : nextOf(lines, index)
    const near = { next, before: lines[index - 1], isNear: lines[index + 1] === next, reader }
    if (isHeading(line, near)) {
      if (!isBareName(state, lines[index - 1])) flush(statements, state, reader.headings)
      openSection(line, { state, reader, statements, isOpen: lines[index + 1]?.isBreak === true })
      return
    }
    state.waiting = null
    if (line.mark === 'none' && index > 0 && !isPlain(lines[index - 1] ?? line)) state.block += 1
    const isRow = isRowOfLines(lines, { index, headings: reader.headings })
    // A tagline beside the shop's name.
    const isTagline = line.isBeside && statements.length === 1 && statements[0]?.form === 'name'
    const own = statementsOf(line, { base: blank(line, state), reader, isRow }).map((one) =>
      isTagline && one.label === '' ? { ...one, form: 'name' as const } : one,
    )
    state.wasRows =
      line.mark === 'bullet' ||
      ((line.mark !== 'none' || isRow) && own.every((one) => one.label === ''))
    state.wasList = line.mark !== 'none' || isRow || own.some((one) => one.label !== '')
    statements.push(...own)
  })
  flush(statements, state, reader.headings)
  return statements
}

/** "HOW TO ORDER" right above "Write in the box:" says no more than that it comes. */
function isBareName({ waiting, section }: State, before: Line | undefined): boolean {
  const isKnown = section !== null && section.meaning !== null
  return waiting !== null && isKnown && before?.isBreak === false
}

/** A heading below which nothing came is a line of its own, or a gap of the form. */
function flush(statements: Statement[], state: State, headings: Headings): void {
  const { waiting } = state
  if (waiting !== null && isEmptyHeading(waiting.text, headings))
    statements.push({ ...waiting, form: 'heading' })
  else if (waiting !== null) statements.push(waiting)
  state.waiting = null
}

function nextOf(lines: readonly Line[], index: number): Line | undefined {
  return lines.slice(index + 1, index + 4).find((line) => !line.isBreak)
}

type Place = { line: Line; before: Line | undefined; reader: Reader }

/** Below a list, or below what comes with it or how big it is, a new paragraph speaks of something else. */
function isOver({ section, wasList, wasRows, waiting }: State, { line, before, reader }: Place) {
  if (section === null || waiting !== null) return false
  // "Fits: phone and keys" behind a blank line below the measurements is none of them.
  if (before?.isBreak === true && isOfOther(section, line, reader)) return true
  // "Other shapes: …" behind a blank line below "Shipping" is no term of the shop.
  if (before?.isBreak === true && isTerm(section) && labelOf(line.text, reader.headings) !== null)
    return true
  // "4 charts:" heads four.
  if (before?.isBreak === true && wasList && /^\d+ /.test(section.heading)) return true
  // "Finish: oiled" behind a blank line below "Sizes" with its rows is none of them.
  if (wasRows && before?.isBreak === true && LABEL.test(line.text)) return true
  // "WRAP: …" behind a blank line below a list of steps or advice is none of them.
  if (wasList && before?.isBreak === true && line.mark === 'none' && ADVICE.has(section.meaning))
    return true
  // "INCLUDES: …" right below the rows of "SIZES" is none of them.
  if (
    wasRows &&
    line.mark === 'none' &&
    BRIEF.has(section.meaning) &&
    isOfOther(section, line, reader)
  )
    return true
  if (!startsParagraph(line, before)) return false
  return wasList || BRIEF.has(section.meaning)
}

function isOfOther({ meaning }: Section, { text }: Line, { headings }: Reader): boolean {
  const label = labelOf(text, headings)?.label ?? ''
  const own = headings.meaningOf(label)
  return own !== null && own !== meaning
}

function isTerm({ meaning }: Section): boolean {
  return isPolicyReason(reasonOf(meaning))
}

const ADVICE: ReadonlySet<Meaning | null> = new Set(['care', 'use', 'order', 'personalise'])
const BRIEF: ReadonlySet<Meaning | null> = new Set(['included', 'size', 'material', 'colours'])

function startsParagraph(line: Line, before: Line | undefined): boolean {
  return line.mark === 'none' && before?.isBreak === true && LABEL.exec(line.text) === null
}

type Opening = { state: State; reader: Reader; statements: Statement[]; isOpen: boolean }

function openSection(line: Line, { state, reader, statements, isOpen }: Opening): void {
  const typed = line.text.replace(/[:\s!-]+$/, '')
  const heading = capitalised(reader.print(quiet(typed, reader)))
  const meaning = reader.headings.meaningOf(heading)
  state.block += 1
  const isFront = meaning === null && !line.text.endsWith(':')
  // Below the shop's name the thing's own: "CROSS BACK APRON", with air below it.
  const isSecond =
    statements[0]?.form === 'name' && statements.length < 3 && isOpen && !isAsking(wordsOf(heading))
  // "ABOUT THIS BOARD", "THE CANDLE" head what stands below them.
  const [first] = wordsOf(heading)
  const isLeading = first !== undefined && isSmall(first) && !['a', 'an'].includes(first.low)
  const isName = isFront && !isLeading && (statements.length === 0 || isSecond)
  state.section = isName ? null : { heading, meaning, emoji: line.emoji }
  const own: Statement = {
    ...blank(line, state),
    text: heading,
    words: wordsOf(heading),
    form: isName ? 'name' : 'line',
    section: null,
  }
  state.waiting = isName ? null : own
  if (isName) statements.push(own)
  state.wasList = false
}

function blank(line: Line, { section, block }: State): Statement {
  const shape = { label: '', labelMeaning: null, number: line.number, emoji: line.emoji }
  return { ...shape, text: '', words: [], form: 'line', section, block, at: line.at }
}

function withoutRepeats(statements: readonly Statement[]): Statement[] {
  const said = new Set<string>()
  return statements.filter((statement) => {
    const key = statement.words.map((word) => word.stem).join(' ')
    const isRepeat = statement.words.length > 1 && said.has(key)
    said.add(key)
    return !isRepeat
  })
}

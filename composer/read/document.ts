import { calmed, quietedIn } from './abroad/calm.ts'
import { cleanText, withoutOrnaments } from './clean.ts'
import { capitalised, type Names, namesIn } from './case.ts'
import { type Headings, loadHeadings, type Meaning } from './headings.ts'
import { type Line, linesOf } from './layout/lines.ts'
import { isAsking, isHeading } from './layout/heading-lines.ts'
import { isLabelled, LABEL, labelOf } from './layout/labels.ts'
import { isPlain, isRowOfLines, joinWrapped, withDashesRead } from './layout/rows.ts'
import { isClause, type Manner, mannerOf, mannerIn, sentencesOf } from './sentences.ts'
import { tidySpaces } from './spacing.ts'
import { type Spelling, spelled, spellingOf } from './spelling.ts'
import { withoutUnfilled } from './layout/unfilled.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** A heading with everything that stands below it. */
export type Section = { heading: string; meaning: Meaning | null; emoji: string }

/** What the seller wrote in one go: told whole, or not at all. */
export type Statement = {
  /** As it will be told, but for its end mark. */
  text: string
  words: Word[]
  form: 'name' | 'sentence' | 'phrase' | 'line' | 'step'
  /** "Size" of "Size: 3 inches"; empty where there is none. */
  label: string
  labelMeaning: Meaning | null
  /** The number or letter of a step. */
  number: string
  /** The seller's own in front; empty where there is none. */
  emoji: string
  section: Section | null
  /** Statements of one paragraph or list have the same number. */
  block: number
  /** Where it begins in the seller's text. */
  at: number
}

export type Document = {
  statements: Statement[]
  names: Names
  spelling: Spelling
  /** True where there was more than anybody reads. */
  isCut: boolean
}

/** No listing has as many; what is pasted beyond them is no description. */
const STATEMENTS_MAX = 1000
const LINES_MAX = 1000

/** Reads a seller's text into statements, by its lines first and its words last. */
export function readDocument(text: string, language = 'en'): Document {
  const clean = cleanText(text)
  const spelling = spellingOf(clean)
  const names = namesIn(clean)
  const manner = mannerOf(clean)
  const reader: Reader = {
    manner,
    names,
    headings: loadHeadings(language),
    language,
    spelling,
    print: (raw) => withCapitals(printed(raw, language, names), mannerIn(raw, manner)),
  }
  const lines = withDashesRead(linesOf(clean, spelling.isHurried))
  const statements = withoutRepeats(
    read(joinWrapped(withoutUnfilled(lines.slice(0, LINES_MAX))), reader),
  )
  const isCut = lines.length > LINES_MAX || statements.length >= STATEMENTS_MAX
  return { statements: statements.slice(0, STATEMENTS_MAX), names, spelling, isCut }
}

function printed(raw: string, language: string, names: Names): string {
  const right = language === 'en' ? spelled(raw) : raw
  return tidySpaces(calmed(right, { language, names }))
}

/** A line by itself, such as the seller's own title, as it may stand in a listing. */
export function lineOf(text: string, language: string): string {
  const clean = cleanText(text)
  return printed(withoutOrnaments(clean), language, namesIn(clean))
}

const INNER_START = /(?<=\p{L}{3}[.!?] )\p{Ll}(?!\p{Lu})/gu

/** Where sentences begin small, those inside one statement get their capitals. */
function withCapitals(text: string, { startsSmall }: Manner): string {
  return startsSmall ? text.replace(INNER_START, (letter) => letter.toUpperCase()) : text
}

type Reader = {
  manner: Manner
  names: Names
  headings: Headings
  language: string
  spelling: Spelling
  print: (raw: string) => string
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
    if (isOver(state, line, lines[index - 1])) state.section = null
    // Framed lines right below each other are statements that shout.
    const isOneOfMany = line.isFramed && lines[index + 1]?.isFramed === true
    const next = isOneOfMany ? undefined : nextOf(lines, index)
    if (isHeading(line, { next, isNear: lines[index + 1] === next, reader })) {
      flush(statements, state)
      openSection(line, { state, reader, statements, isOpen: lines[index + 1]?.isBreak === true })
      return
    }
    state.waiting = null
    if (line.mark === 'none' && index > 0 && !isPlain(lines[index - 1] ?? line)) state.block += 1
    const isRow = isRowOfLines(lines, { index, headings: reader.headings })
    // A tagline beside the shop's name.
    const isTagline = line.isBeside && statements.length === 1 && statements[0]?.form === 'name'
    const own = statementsOf(line, { state, reader, isRow }).map((one) =>
      isTagline && one.label === '' ? { ...one, form: 'name' as const } : one,
    )
    state.wasRows = (line.mark !== 'none' || isRow) && own.every((one) => one.label === '')
    state.wasList = line.mark !== 'none' || isRow || own.some((one) => one.label !== '')
    statements.push(...own)
  })
  flush(statements, state)
  return statements
}

/** A heading below which nothing came is a line of its own. */
function flush(statements: Statement[], state: State): void {
  if (state.waiting !== null) statements.push(state.waiting)
  state.waiting = null
}

function nextOf(lines: readonly Line[], index: number): Line | undefined {
  return lines.slice(index + 1, index + 4).find((line) => !line.isBreak)
}

/** Below a list, or below what comes with it or how big it is, a new paragraph speaks of something else. */
function isOver(
  { section, wasList, wasRows, waiting }: State,
  line: Line,
  before: Line | undefined,
) {
  if (section === null || waiting !== null) return false
  // "Finish: oiled" behind a blank line below "Sizes" with its rows is none of them.
  if (wasRows && before?.isBreak === true && LABEL.test(line.text)) return true
  // "WRAP: …" behind a blank line below a list of steps or advice is none of them.
  if (wasList && before?.isBreak === true && line.mark === 'none' && ADVICE.has(section.meaning))
    return true
  if (!startsParagraph(line, before)) return false
  return wasList || BRIEF.has(section.meaning)
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

function quiet(text: string, reader: Reader): string {
  return isAllCapitals(text) ? quietedIn(text, reader) : text
}

/** A short heading shouts too, but is too short to be told from a name by its letters. */
function isAllCapitals(text: string): boolean {
  return (
    text.length > 2 && text === text.toUpperCase() && wordsOf(text).every((word) => !word.isNumber)
  )
}

function blank(line: Line, { section, block }: State): Statement {
  const shape = { label: '', labelMeaning: null, number: line.number, emoji: line.emoji }
  return { ...shape, text: '', words: [], form: 'line', section, block, at: line.at }
}

type Position = { state: State; reader: Reader; isRow: boolean }

function statementsOf(line: Line, { state, reader, isRow }: Position): Statement[] {
  const base = blank(line, state)
  if (line.mark === 'step') return [made(base, line.text, { reader, form: 'step' })]
  if (line.mark === 'bullet' || isRow || isLabelled(line.text, reader.headings)) {
    return [made(base, line.text, { reader, form: 'line' })]
  }
  return sentencesOf(withStepsApart(line.text), mannerIn(line.text, reader.manner))
    .slice(0, STATEMENTS_MAX)
    .map((sentence) => {
      const step = STEP.exec(sentence)
      if (step !== null) {
        const [, number = '', text = ''] = step
        return made({ ...base, number }, text, { reader, form: 'step' })
      }
      const form = reader.spelling.isHurried ? 'line' : formOf(sentence, reader)
      return made(base, sentence, { reader, form })
    })
    .map((one, at) => (at === 0 ? one : { ...one, emoji: '' }))
    .reduce<Statement[]>((all, one) => withHeadedSteps(all, one, reader), [])
}

/** "Process: 1. choose 2. send": what stands before the first step heads them. */
function withHeadedSteps(all: Statement[], one: Statement, { headings }: Reader): Statement[] {
  const last = all.at(-1)
  if (one.form !== 'step' || last === undefined) return [...all, one]
  if (last.form === 'step') return [...all, { ...one, section: last.section }]
  const heading = last.text.replace(/:\.?$/, '')
  if (heading === last.text || last.words.length > HEADING_WORDS_MAX) return [...all, one]
  const section = { heading, meaning: headings.meaningOf(heading), emoji: '' }
  return [...all.slice(0, -1), { ...one, section }]
}

const HEADING_WORDS_MAX = 6

/** Verbs are known in English alone; elsewhere a statement is told as it stands. */
function formOf(text: string, { language, print }: Reader): 'sentence' | 'phrase' {
  if (language !== 'en' || text.includes('?')) return 'sentence'
  return isClause(print(text).toLowerCase()) ? 'sentence' : 'phrase'
}

const STEP = /^(\d{1,2})\s?[.)]\s+(.+)$/su

/** "1) … 2) … 3) …" in one paragraph are steps, each a sentence of its own. */
function withStepsApart(text: string): string {
  const isNumbered = / 2[.)] /.test(text) && /(?:^|[\s:])1[.)] /.test(text)
  return isNumbered ? text.replace(/[,;.]? (\d{1,2})[.)] (?=\p{L})/gu, '. $1) ') : text
}

type Making = { reader: Reader; form: Statement['form'] }

function made(base: Statement, raw: string, { reader, form }: Making): Statement {
  // Inside a paragraph of another language a colon may stand anywhere.
  const isKnownOnly = reader.language !== 'en' && form === 'sentence'
  const labelled = labelOf(raw, reader.headings, isKnownOnly)
  const text = reader.print(labelled?.value ?? raw)
  const label = labelled === null ? '' : capitalised(reader.print(quiet(labelled.label, reader)))
  return {
    ...base,
    // Inside a paragraph what stands behind a colon goes on.
    text: labelled !== null && isGoingOn(form, reader) ? text : capitalised(text),
    words: wordsOf(text),
    form,
    label,
    labelMeaning: labelled === null ? null : reader.headings.meaningOf(label),
  }
}

/** Abroad a value keeps the case it was typed in: "Größe: ca. 42 cm". */
function isGoingOn(form: Statement['form'], { language }: Reader): boolean {
  return form === 'sentence' || form === 'phrase' || language !== 'en'
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

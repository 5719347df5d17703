import { quietedIn } from './abroad/calm.ts'
import { capitalised, type Names, quieted } from './case.ts'
import type { Headings, Meaning } from './headings.ts'
import type { Line } from './layout/lines.ts'
import { isLabelled, labelOf } from './layout/labels.ts'
import { isClause, type Manner, mannerIn, sentencesOf } from './sentences.ts'
import { withoutStop } from '../say/sentence.ts'
import type { Spelling } from './spelling.ts'
import { isMark, isStruck } from './talk/struck.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

/** A heading with everything that stands below it. */
export type Section = { heading: string; meaning: Meaning | null; emoji: string }

/** What the seller wrote in one go: told whole, or not at all. */
export type Statement = {
  /** As it will be told, but for its end mark. */
  text: string
  words: Word[]
  form: 'name' | 'sentence' | 'phrase' | 'line' | 'step' | 'heading'
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

/** How a text is read. */
export type Reader = {
  manner: Manner
  names: Names
  headings: Headings
  language: string
  spelling: Spelling
  /** Whether every label is in capitals: then none of them is an abbreviation. */
  isLabelledLoudly: boolean
  print: (raw: string) => string
}

/** No listing has as many; what is pasted beyond them is no description. */
export const STATEMENTS_MAX = 1000

type Position = { base: Statement; reader: Reader; isRow: boolean }

/** The statements of a line: one of a list, or its sentences. */
export function statementsOf(line: Line, { base, reader, isRow }: Position): Statement[] {
  if (line.mark === 'step') return [made(base, line.text, { reader, form: 'step', isEntry: true })]
  const isWhole = isStruck(line.text) || isMark(line.text)
  if (line.mark === 'bullet' || isRow || isWhole || isLabelled(line.text, reader.headings)) {
    return [made(base, line.text, { reader, form: 'line', isEntry: true })]
  }
  const sentences = sentencesOf(withStepsApart(line.text), mannerIn(line.text, reader.manner))
  // Behind what was typed in one breath a capital parts no paragraph.
  const isShort = wordsOf(line.text).length <= BREATH_WORDS_MAX
  const isBreath = reader.spelling.isHurried && isShort && !isRaised(sentences[0] ?? '')
  return sentences
    .slice(0, STATEMENTS_MAX)
    .map((sentence) => {
      const step = STEP.exec(sentence)
      if (step !== null) {
        const [, number = '', text = ''] = step
        const own = withoutStop(text)
        return made({ ...base, number }, own, { reader, form: 'step', isEntry: true })
      }
      // What was typed in one breath has end marks of ours; a sentence with its capital has its own.
      if (isBreath || (reader.spelling.isHurried && !isRaised(sentence)))
        return made(base, withoutStop(sentence), { reader, form: 'line' })
      return made(base, sentence, { reader, form: formOf(sentence, reader) })
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
/** A longer line is a paragraph. */
const BREATH_WORDS_MAX = 30

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

/** An entry of a list is no sentence: it begins as it was typed. */
type Making = { reader: Reader; form: Statement['form']; isEntry?: boolean }

function made(base: Statement, raw: string, { reader, form, isEntry = false }: Making): Statement {
  // Inside a paragraph of another language a colon may stand anywhere.
  const isKnownOnly = reader.language !== 'en' && form === 'sentence'
  const labelled = labelOf(raw, reader.headings, isKnownOnly)
  const value = labelled?.value ?? raw
  const text = reader.print(value)
  // Inside a paragraph what stands behind a colon goes on.
  const isGoingOn = labelled !== null && !isEntry
  const begun = (typed: string, print: string) =>
    isEntry && !isRaised(typed) ? print : capitalised(print)
  const label =
    labelled === null ? '' : begun(labelled.label, reader.print(quiet(labelled.label, reader)))
  return {
    ...base,
    text: isGoingOn ? text : begun(value, text),
    words: wordsOf(text),
    form,
    label,
    labelMeaning: labelled === null ? null : reader.headings.meaningOf(label),
  }
}

/** Of a line that shouted the first letter stays. */
function isRaised(text: string): boolean {
  return /^["'(]*\p{Lu}/u.test(text)
}

/** What shouts as a whole in normal case. */
export function quiet(text: string, reader: Reader): string {
  const isBrief = text.length < 3 && !reader.isLabelledLoudly
  if (isBrief || !isAllCapitals(text)) return text
  return reader.isLabelledLoudly ? quieted(text, reader.names, () => true) : quietedIn(text, reader)
}

/** A short heading shouts too, but is too short to be told from a name by its letters. */
function isAllCapitals(text: string): boolean {
  return (
    text.length > 1 && text === text.toUpperCase() && wordsOf(text).every((word) => !word.isNumber)
  )
}

/** "Product: fudge box": what a form calls its first gap says nothing to a buyer. */
export function withoutFormLabel(said: Statement, at: number): Statement {
  const isOfForm = at === 0 && OF_FORM.has(said.label.toLowerCase())
  return isOfForm ? { ...said, label: '', labelMeaning: null } : said
}

const OF_FORM = new Set(['product', 'item', 'title', 'listing', 'product name', 'item name'])

import { leans } from '../read/leaning.ts'
import { phrasesInRow } from '../read/phrases.ts'
import type { Statement } from '../read/statement.ts'
import type { Brief } from '../read/form.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { line, sentence, withLabel, withoutStop } from '../say/sentence.ts'
import type { Block } from './blocks.ts'

/** A list needs as many lines; fewer read better as sentences. */
const LIST_MIN = 3
/** Of sentences more: three of them are a paragraph. */
const SENTENCES_MIN = 4
const LIST_LINE_WORDS_MAX = 24
/** So many of the statements speak to somebody where somebody tells of the thing. */
const CHATTY_SHARE = 0.25

/** With lists wanted and none typed, what reads as a list becomes one, in its place; what is told stays told. */
export function withList(
  blocks: readonly Block[],
  { facts, language }: Pick<Brief, 'facts' | 'language'>,
  isOpened: boolean,
): Block[] {
  const isToSomebody = (said: Statement) =>
    language === 'en' && isSentence(said) && isPersonal(said)
  const hasOne = blocks.some(({ shape, said }) => shape === 'lines' && said.length >= LIST_MIN)
  if (hasOne) return [...blocks]
  const row = rowAsList(blocks, isOpened)
  if (row !== null) return row
  const told = facts.filter(({ said }) => said.form === 'sentence' || said.form === 'phrase')
  const personal = told.filter(({ said }) => isToSomebody(said))
  const isChatty = language === 'en' && personal.length >= told.length * CHATTY_SHARE
  // Without an opening the first statement is one.
  const [first] = facts.map(({ said }) => said)
  const isFit = (said: Statement) =>
    isEntry(said) &&
    !isToSomebody(said) &&
    !(isChatty && isSentence(said)) &&
    (isOpened || said !== first)
  const runs = blocks.flatMap((block) => (block.shape === 'prose' ? runsIn(block, isFit) : []))
  const best = runs.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return best === undefined
    ? [...blocks]
    : blocks.flatMap((block) => (block === best.block ? parted(best) : [block]))
}

/** So much of a text is typed in one breath. */
const ROW_SHARE = 0.4
const ROW_MIN = 4

/** "Oak shelf, 60 cm wide, oiled by hand, screws come with it": typed in one breath, each phrase is a line. */
function rowAsList(blocks: readonly Block[], isOpened: boolean): Block[] | null {
  const said = blocks.flatMap((block) => block.said)
  const isPlain = blocks.every(({ heading, shape }) => heading === null && shape !== 'steps')
  const words = said.reduce((sum, one) => sum + one.words.length, 0)
  const long = said.find((one) => one.words.length >= words * ROW_SHARE)
  const phrases = long === undefined || long.label !== '' ? null : phrasesInRow(long.text)
  if (!isPlain || phrases === null) return null
  const entries = said.flatMap((one) =>
    one === long ? phrases.map((text) => asEntry(one, text)) : [asEntry(one, one.text)],
  )
  const [first, ...rest] = entries
  if (first === undefined || entries.length < ROW_MIN) return null
  const list: Block = { heading: null, shape: 'list', said: isOpened ? entries : rest }
  return isOpened
    ? [list]
    : [{ heading: null, shape: 'prose', said: [{ ...first, form: 'sentence' }] }, list]
}

function asEntry(said: Statement, text: string): Statement {
  return { ...said, text, words: wordsOf(text), form: 'line' }
}

type Run = { block: Block; from: number; to: number }

function lengthOf({ block, from, to }: Run): number {
  return listed(block.said.slice(from, to)).length
}

function runsIn(block: Block, isFit: (said: Statement) => boolean): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let at = 0; at <= block.said.length; at += 1) {
    const said = block.said[at]
    if (said !== undefined && isFit(said)) continue
    const run = { block, from, to: at }
    const least = block.said.slice(from, at).some(isSentence) ? SENTENCES_MIN : LIST_MIN
    if (lengthOf(run) >= least) runs.push(run)
    from = at + 1
  }
  return runs
}

/** What leans on the sentence before it is no entry of a list. */
function isEntry(said: Statement): boolean {
  const isShort = listed([said]).every((text) => wordsOf(text).length <= LIST_LINE_WORDS_MAX)
  return isShort && !leans(said.text)
}

function isSentence({ form, label }: Statement): boolean {
  return form === 'sentence' && label === ''
}

const PERSONS = new Set(
  "i i'm im i've ive i'll i'd my mine me we we're we've our us you you're you'll your".split(' '),
)

function isPersonal({ words }: Statement): boolean {
  // "US" is a country.
  return words.some(({ low, text }) => PERSONS.has(low) && text !== 'US')
}

function parted({ block, from, to }: Run): Block[] {
  const parts: Block[] = [
    { ...block, said: block.said.slice(0, from) },
    { ...block, shape: 'list', said: block.said.slice(from, to) },
    { ...block, said: block.said.slice(to) },
  ]
  return parts.filter(({ said }) => said.length > 0)
}

/** The statements, those of several phrases one by one; beside a sentence all end as sentences do. */
export function listed(said: readonly Statement[]): string[] {
  const end = said.some(isSentence) ? sentence : line
  return said.flatMap(({ label, text, form }) => {
    if (label !== '') return [end(withLabel(label, withoutStop(text)))]
    return ((form === 'phrase' ? phrasesInRow(withoutStop(text)) : null) ?? [text]).map(end)
  })
}

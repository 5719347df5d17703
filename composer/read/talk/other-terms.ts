import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { holds } from '../lexicon.ts'
import { measuresIn } from '../measures.ts'
import type { Section, Statement } from '../statement.ts'
import { isPolicyReason, reasonOf } from './left-out.ts'
import { isClosing } from './closings.ts'
import { type Reading, readFor } from './talk.ts'
import { requestApart } from './terms-apart.ts'

function isOfPolicy({ section }: Statement): boolean {
  return section !== null && isPolicyReason(reasonOf(section.meaning))
}

/** What is told before a request to write to her stands by itself: only the request is how to reach her. */
export function withRequestApart(said: Statement): Statement[] {
  const apart = said.form === 'step' ? null : requestApart(said)
  if (apart === null) return [said]
  return [apart.kept, apart.request].map((text) => ({ ...said, text, words: wordsOf(text) }))
}

/** "4 jugs left" in a paragraph of its own behind the terms of the shop is none of them. */
export function withoutOtherTerms(statements: readonly Statement[], reading: Reading): Statement[] {
  const first = firstBlocks(statements)
  const told = statements.filter((one) => !isOfPolicy(one)).flatMap(({ words }) => words)
  const ending = endingOf(statements, reading)
  return statements.map((said, at) => {
    const { section, block } = said
    if (section === null || !isOfPolicy(said)) return said
    const free = { ...said, section: null }
    // "With love, Hattie" ends the whole text, whatever it stands below.
    if (at >= ending) return free
    if (isAboutIt(said, told, reading.head) && readFor(free, reading).reason === null) return free
    const isApart = block !== first.get(section) && readFor(free, reading).reason === null
    return isApart && (STOCK.test(said.text) || tellsOfIt(free, reading)) ? free : said
  })
}

const NAME_WORDS_MAX = 3

/** Where thanks or a farewell begin that end the text, with whoever signs it. */
function endingOf(statements: readonly Statement[], { cues, head }: Reading): number {
  const isLeaving = (said: Statement | undefined) =>
    said !== undefined &&
    (isClosing(said, head) ||
      cues.shopTalk
        .find(said.words)
        .some(({ meaning, from }) => from === 0 && meaning === 'thanks'))
  const { length } = statements
  const last = statements.at(-1)
  if (isLeaving(last)) return length - 1
  const isSigned = last !== undefined && last.words.length <= NAME_WORDS_MAX
  return isSigned && isLeaving(statements.at(-2)) ? length - 2 : length
}

const SPOKEN_OF = 3

/** "Skeins come unwound" below "Shipping": what the text keeps speaking of, and how it is. */
function isAboutIt({ words, form }: Statement, told: readonly Word[], head: string): boolean {
  const [subject] = words.filter((word) => !isSmall(word))
  if (subject === undefined || form !== 'sentence' || subject.isNumber) return false
  return (
    subject.stem === head || told.filter(({ stem }) => stem === subject.stem).length >= SPOKEN_OF
  )
}

const STOCK = /^(?:only )?\d{1,3} (?:\p{L}+ ){0,3}(?:left|remaining|in stock)\b/iu

/** In which block a heading's own statements begin. */
export function firstBlocks(statements: readonly Statement[]): Map<Section, number> {
  const first = new Map<Section, number>()
  for (const { section, block } of statements)
    if (section !== null) first.set(section, Math.min(block, first.get(section) ?? block))
  return first
}

export function names({ words }: Statement, { head }: Reading): boolean {
  return words.some(({ stem }) => stem === head)
}

export function tellsOfIt(said: Statement, reading: Reading): boolean {
  const { must } = readFor(said, reading)
  const isMeasured = measuresIn(said.text).some(({ unit }) => unit !== 'time')
  return must.length > 0 || isMeasured || holds(said.words, 'material') || names(said, reading)
}

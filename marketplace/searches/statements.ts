import type { Reading } from '../reading/reading.ts'
import { type Word, wordsOf } from './words.ts'

/** One thing that a text says: a sentence, a line, a label with its value. */
export type Said = {
  text: string
  words: readonly Word[]
  /** "Size" of "Size: 3 inches"; empty where there is none. */
  label: string
  section: { heading: string } | null
}

/** "It has pockets and no ties: the straps cross" is a sentence that goes on. */
const LABEL = /^(?!(?:it|they|i|we|there|it['’]s) )([^:?.!,\n]{2,40}):-?\s+(?=\S)/i
const LINE_END = /:\s*$/
const SHOUT_WORDS = 5
const LOWER = /\p{Ll}/u
const LETTER = /\p{L}/u
const ANSWER = /^(?:a:\s*)?(?:no|not|nope|sorry|unfortunately)\b/i
/** "Hanger w/o the beads" */
const WITHOUT = /\bw\/o\b/gi

/** What a text says, one thing after another, with the labels and headings above. */
export function statementsIn({ text, tokens, sentences }: Reading): Said[] {
  const found: Said[] = []
  let section: Said['section'] = null
  let lastEnd = 0
  for (const [index, { from, to, mark }] of sentences.entries()) {
    const start = tokens[from]?.start ?? 0
    const end = tokens[to - 1]?.end ?? start
    if (hasBlankLine(text.slice(lastEnd, start)) && !LINE_END.test(text.slice(0, lastEnd)))
      section = null
    lastEnd = end
    const own = text.slice(start, end)
    if (isHeading(own)) {
      section = { heading: own.replace(LINE_END, '') }
      continue
    }
    const next = sentences[index + 1]
    const answer =
      mark === '?' && next !== undefined
        ? text.slice(tokens[next.from]?.start, tokens[next.to - 1]?.end)
        : ''
    const whole = (ANSWER.test(answer) ? `${own} ${answer}` : own).replace(WITHOUT, 'without')
    const label = LABEL.exec(whole)?.[1] ?? ''
    const said = label === '' ? whole : whole.slice(label.length + 1).trimStart()
    found.push({ text: said, words: wordsOf(said), label, section })
  }
  return found
}

function hasBlankLine(gap: string): boolean {
  return gap.indexOf('\n') !== gap.lastIndexOf('\n')
}

/** "NOT FOR", "Not included:" */
function isHeading(line: string): boolean {
  if (LINE_END.test(line)) return true
  const isShouted = LETTER.test(line) && !LOWER.test(line)
  return isShouted && !line.includes(':') && wordsOf(line).length <= SHOUT_WORDS
}

import type { Headings } from '../headings.ts'
import { isLabelled, LABEL } from './labels.ts'
import type { Line } from './lines.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const WRAPPED_MIN = 55
/** No editor has a margin as wide; what is longer was typed in one go. */
const WRAPPED_MAX = 100

/** Lines that an editor broke at its margin are one again: each but the last is as long as the margin lets it be. */
export function joinWrapped(lines: readonly Line[]): Line[] {
  const joined: Line[] = []
  let from = 0
  while (from < lines.length) {
    let to = from
    while (isPlain(lines[to])) to += 1
    const paragraph = lines.slice(from, to)
    joined.push(...(isWrapped(paragraph) ? oneAgain(paragraph) : paragraph))
    joined.push(...lines.slice(to, to + 1))
    from = to + 1
  }
  return joined
}

function oneAgain(paragraph: readonly Line[]): Line[] {
  const joined: Line[] = []
  for (const line of paragraph) {
    const before = joined.at(-1)
    const isGoingOn = before !== undefined && !endsOrLabels(before.text) && startsInside(line)
    if (isGoingOn) joined[joined.length - 1] = { ...before, text: `${before.text} ${line.text}` }
    else joined.push(line)
  }
  return joined
}

function isWrapped(paragraph: readonly Line[]): boolean {
  const margin = Math.max(0, ...paragraph.map(({ text }) => text.length))
  return (
    paragraph.length > 1 &&
    paragraph.slice(0, -1).every(({ text }, at) => {
      const [next = ''] = paragraph[at + 1]?.text.split(' ') ?? []
      const isFull = text.length + 1 + next.length > Math.min(margin, WRAPPED_MAX)
      const isLong = text.length >= WRAPPED_MIN && text.length <= WRAPPED_MAX
      return (isFull && isLong) || endsOrLabels(text)
    })
  )
}

function endsOrLabels(text: string): boolean {
  return /[.!?:;]["')]?$/.test(text) || LABEL.test(text)
}

/** A link in a line of its own takes nothing before it along. */
const ADDRESS = /^(?:https?:|www\.)/

function startsInside({ text }: Line): boolean {
  return /^[\p{Ll}(]/u.test(text) && !ADDRESS.test(text) && !LABEL.test(text)
}

export function isPlain(line: Line | undefined): boolean {
  return line !== undefined && !line.isBreak && line.mark === 'none' && !line.looksLikeHeading
}

type Neighbours = { index: number; headings: Headings }

/** Short lines without an end mark under each other are a list that nobody marked. */
export function isRowOfLines(lines: readonly Line[], { index, headings }: Neighbours): boolean {
  const line = lines[index]
  if (line === undefined) return false
  const before = lines[index - 1]
  // "Pot not included!" as the last of a row is one of them.
  if (before !== undefined && isEntry(before) && isShouting(line))
    return isRowOfLines(lines, { index: index - 1, headings })
  if (!isEntry(line, LONG_ENTRY_WORDS_MAX)) return false
  // The first line above a list says what the thing is.
  if (index === 0 && lines[1]?.mark === 'bullet') return false
  return [lines[index - 1], lines[index + 1]].some(
    (near) =>
      near !== undefined &&
      !near.isBreak &&
      (isEntry(near) || near.mark === 'bullet' || isLabelled(near.text, headings)),
  )
}

function isShouting(line: Line): boolean {
  const isLoud = line.text.endsWith('!')
  return isLoud && isPlain(line) && isEntry({ ...line, text: line.text.replace(/!+$/, '') })
}

const ENTRY_WORDS_MAX = 14
/** Beside a short one a longer line is one of the same row. */
const LONG_ENTRY_WORDS_MAX = 24

function isEntry(line: Line, most = ENTRY_WORDS_MAX): boolean {
  return (
    isPlain(line) &&
    !/[.!?。！？,][")]?$|[.!?] \p{Lu}|\p{L}{4}[.!?] \p{Ll}/u.test(withoutAsides(line.text)) &&
    wordsOf(line.text).length <= most
  )
}

/** "Moss (green. It varies most)" */
function withoutAsides(text: string): string {
  return text.replace(/(?<=\S) \([^()]{1,80}\)/g, '')
}

const DASHED = /^(\p{L}[\p{L} ]{1,24}?) +[-–—] +(?=\S)/u
const DASHED_MIN = 3

function isDashed(line: Line | undefined): boolean {
  return line !== undefined && line.mark !== 'step' && DASHED.test(line.text)
}

/** "Length - 128 mm", "Screws - M4": three such lines under each other have labels. */
export function withDashesRead(lines: readonly Line[]): Line[] {
  const read: Line[] = []
  let from = 0
  while (from < lines.length) {
    let to = from
    while (isDashed(lines[to])) to += 1
    const run = lines.slice(from, Math.max(to, from + 1))
    const areLabels = to - from >= DASHED_MIN
    read.push(
      ...run.map((line) =>
        areLabels ? { ...line, text: line.text.replace(DASHED, '$1: ') } : line,
      ),
    )
    from += run.length
  }
  return read
}

import { countWords } from '#marketplace/text.ts'
import type { Random } from '../random.ts'

/** What a description is made of, paragraph by paragraph. */
export type Plan = {
  opening: string[]
  details: string[]
  bullets: string[]
  use: string[]
  giving: string[]
  closing: string[]
}

/** A sentence that is worded when its turn comes, so that only what is told uses up a name. */
export type Line = { isPlace: boolean; word: (isNeeded: boolean) => string[] }

type Filling = {
  notes: Line[]
  use: Line[]
  giving: Line[]
  place: Line[]
  target: number
  random: Random
}
type Part = 'use' | 'giving'

// One line of each kind in an order of its own, then the next of each, and the rest while room is left.
export function fill(plan: Plan, { notes, use, giving, place, target, random }: Filling): void {
  const round = (at: number) =>
    random.shuffle([
      ...inPart('use', [...notes.slice(at, at + 1), ...use.slice(at, at + 1)]),
      ...inPart('giving', giving.slice(at, at + 1)),
    ])
  const queue = [
    ...round(0),
    ...inPart('use', place),
    ...round(1),
    ...inPart('use', [...notes.slice(2), ...use.slice(2)]),
  ]
  const later: typeof queue = []
  const isFull = () => countWords(layout(plan)) >= target
  let wasPlace = false
  for (const { part, line } of queue) {
    if (isFull()) return
    const texts = wasPlace && line.isPlace ? [] : line.word(false)
    const [text = ''] = texts
    // Two neighbours that begin alike sound like a list; the second waits its turn.
    const isAlike = firstWord(plan[part].at(-1) ?? '') === firstWord(text)
    if (texts.length > 0 && !isAlike) {
      plan[part].push(text)
      if (part === 'use') wasPlace = line.isPlace
    } else later.push({ part, line: texts.length > 0 ? { ...line, word: () => texts } : line })
  }
  // Places are the least that can be said of an item; what else waited comes before them.
  for (const { part, line } of later.toSorted(
    (one, two) => +one.line.isPlace - +two.line.isPlace,
  )) {
    if (isFull()) return
    plan[part].push(...line.word(true))
  }
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function inPart(part: Part, lines: readonly Line[]): { part: Part; line: Line }[] {
  return lines.map((line) => ({ part, line }))
}

const PARAGRAPH_MAX = 4

export function layout({ opening, details, bullets, use, giving, closing }: Plan): string {
  const all = [...opening, ...details, ...use, ...giving, ...closing]
  const isSmall = bullets.length === 0 && countWords(all.join(' ')) < 60
  const first = [...opening, ...details]
  const isOne = isSmall || bullets.length > 0 || first.length < PARAGRAPH_MAX
  const paragraphs = [
    ...(isOne ? [first.join(' ')] : split(first)),
    bullets.join('\n'),
    ...(isSmall
      ? [[...use, ...giving, ...closing].join(' ')]
      : [...split(use), giving.join(' '), closing.join(' ')]),
  ]
  return paragraphs.filter((part) => part !== '').join('\n\n')
}

/** Paragraphs of four sentences at most, as even as they come out. */
function split(lines: readonly string[]): string[] {
  const size = Math.ceil(lines.length / Math.ceil(lines.length / PARAGRAPH_MAX))
  return Array.from({ length: Math.ceil(lines.length / size) || 0 }, (_, at) =>
    lines.slice(at * size, (at + 1) * size).join(' '),
  )
}

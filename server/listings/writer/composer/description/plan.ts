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
export type Line = () => string[]

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
  const waiting: { part: Part; text: string }[] = []
  const isFull = () => countWords(layout(plan)) >= target
  for (const { part, line } of queue) {
    if (isFull()) return
    for (const text of line()) {
      // Two neighbours that begin alike sound like a list; the second waits its turn.
      if (firstWord(plan[part].at(-1) ?? '') === firstWord(text)) waiting.push({ part, text })
      else plan[part].push(text)
    }
  }
  for (const { part, text } of waiting) {
    if (isFull()) return
    plan[part].push(text)
  }
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function inPart(part: Part, lines: readonly Line[]): { part: Part; line: Line }[] {
  return lines.map((line) => ({ part, line }))
}

export function layout(plan: Plan): string {
  const { opening, details, bullets, use, giving, closing } = plan
  const small =
    [...opening, ...details, ...use, ...giving, ...closing].join(' ').split(/\s+/).length < 60
  const paragraphs =
    small && bullets.length === 0
      ? [[...opening, ...details].join(' '), [...use, ...giving, ...closing].join(' ')]
      : [
          [...opening, ...(bullets.length === 0 ? details.slice(0, 1) : details)].join(' '),
          ...(bullets.length === 0 ? split(details.slice(1)) : []),
          bullets.join('\n'),
          ...split(use),
          giving.join(' '),
          closing.join(' '),
        ]
  return paragraphs
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join('\n\n')
}

/** No paragraph longer than four sentences. */
function split(lines: readonly string[]): string[] {
  const parts: string[] = []
  for (let at = 0; at < lines.length; at += 4) parts.push(lines.slice(at, at + 4).join(' '))
  return parts
}

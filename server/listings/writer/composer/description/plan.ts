import { countWords } from '#marketplace/text.ts'

/** What a description is made of, paragraph by paragraph. */
export type Plan = {
  opening: string[]
  details: string[]
  bullets: string[]
  use: string[]
  giving: string[]
  closing: string[]
}

type Filling = { notes: string[]; use: string[]; giving: string[]; place: string[]; target: number }

// What follows from the facts comes first, then one line of use, the giving, and the rest while room is left.
export function fill(plan: Plan, { notes, use, giving, place, target }: Filling): void {
  const queue: [keyof Pick<Plan, 'use' | 'giving'>, string][] = [
    ...inPart('use', [...notes.slice(0, 1), ...use.slice(0, 1)]),
    ...inPart('giving', giving.slice(0, 1)),
    ...inPart('use', [...notes.slice(1, 2), ...place]),
    ...inPart('giving', giving.slice(1)),
    ...inPart('use', [...use.slice(1, 3), ...notes.slice(2), ...use.slice(3)]),
  ]
  const waiting: typeof queue = []
  for (const [part, line] of queue) {
    if (countWords(layout(plan)) >= target) return
    // Two neighbours that begin alike sound like a list; the second waits its turn.
    if (firstWord(plan[part].at(-1) ?? '') === firstWord(line)) waiting.push([part, line])
    else plan[part].push(line)
  }
  for (const [part, line] of waiting) {
    if (countWords(layout(plan)) >= target) return
    plan[part].push(line)
  }
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function inPart<Part extends 'use' | 'giving'>(
  part: Part,
  lines: readonly string[],
): [Part, string][] {
  return lines.map((line) => [part, line])
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

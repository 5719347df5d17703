import { countWords } from '#marketplace/text.ts'
import type { Random } from '../random.ts'

/** What a description is made of, paragraph by paragraph. */
export type Plan = {
  opening: string[]
  details: string[]
  bullets: string[]
  scenes: string[]
  tips: string[]
  giving: string[]
  closing: string[]
}

/**
 * A sentence that is worded when its turn comes, so that only what is told uses up a name; and in how many
 * ways it can be.
 */
export type Line = { variety: number; word: (isNeeded: boolean) => string[] }

type Part = 'scenes' | 'tips' | 'giving'
type Filling = Record<Part, Line[]> & { target: number; random: Random }
type Turn = { part: Part; line: Line }

/** Adds lines until the text is as long as wanted: scenes and tips by turns, giving after the first of each. */
export function fill(plan: Plan, { scenes, tips, giving, target, random }: Filling): void {
  const later: Turn[] = []
  const isFull = () => countWords(layout(plan)) >= target
  for (const { part, line } of turns({ scenes, tips, giving, random })) {
    if (isFull()) return
    const texts = line.word(false)
    // Two neighbours that begin alike sound like a list; the second waits its turn.
    const isAlike = firstWord(plan[part].at(-1) ?? '') === firstWord(texts[0] ?? '')
    if (texts.length > 0 && !isAlike) plan[part].push(...texts)
    else later.push({ part, line: texts.length > 0 ? { ...line, word: () => texts } : line })
  }
  // Without a name of its own, what can be worded in most ways is least likely to stand elsewhere.
  for (const { part, line } of later.toSorted((a, b) => b.line.variety - a.line.variety)) {
    if (isFull()) return
    plan[part].push(...line.word(true))
  }
}

function turns({ scenes, tips, giving, random }: Omit<Filling, 'target'>): Turn[] {
  const rounds = Math.max(scenes.length, tips.length)
  const lines = Array.from({ length: rounds }, (_, at) =>
    random.shuffle([
      ...inPart('scenes', scenes.slice(at, at + 1)),
      ...inPart('tips', tips.slice(at, at + 1)),
    ]),
  ).flat()
  return [...lines.slice(0, 2), ...inPart('giving', giving), ...lines.slice(2)]
}

function firstWord(text: string): string {
  return text.split(' ')[0] ?? ''
}

function inPart(part: Part, lines: readonly Line[]): Turn[] {
  return lines.map((line) => ({ part, line }))
}

const PARAGRAPH_MAX = 4

export function layout({ opening, details, bullets, scenes, tips, giving, closing }: Plan): string {
  const own = [...scenes, ...tips, ...giving]
  const first = [...opening, ...details]
  const isSmall = bullets.length === 0 && countWords([...first, ...own, ...closing].join(' ')) < 60
  const isOne = isSmall || bullets.length > 0 || first.length < PARAGRAPH_MAX
  const paragraphs = [
    ...(isOne ? [first.join(' ')] : split(first)),
    bullets.join('\n'),
    ...(isSmall
      ? [[...own, ...closing].join(' ')]
      : [...split(scenes), ...split(tips), giving.join(' '), closing.join(' ')]),
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

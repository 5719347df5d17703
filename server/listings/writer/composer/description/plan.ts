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

/** What a line may lack: it may have to do without a name of its own, and then repeat another listing. */
export type Leniency = 'none' | 'unnamed' | 'repeated'

/**
 * A sentence that is worded when its turn comes, knowing the one before it, so that only what is told uses
 * up a name; and in how many ways it can be.
 */
export type Line = { variety: number; word: (leniency: Leniency, before: string) => string[] }

type Part = 'scenes' | 'tips' | 'giving'
type Filling = Record<Part, Line[]> & { target: number; random: Random }
type Turn = { part: Part; line: Line }

/** Adds lines until the text is as long as wanted: scenes and tips by turns, giving after the first of each. */
export function fill(plan: Plan, { target, ...filling }: Filling): void {
  const isFull = () => countWords(layout(plan)) >= target
  let waiting = turns(filling)
  for (const leniency of LENIENCIES) {
    waiting = tell(plan, { turns: waiting, leniency, isFull })
    // Without a name of its own, what can be worded in many ways is least likely to stand elsewhere.
    waiting.sort((a, b) => Number(isVaried(b)) - Number(isVaried(a)))
  }
}

const VARIED_MIN = 24

function isVaried({ line }: Turn): boolean {
  return line.variety >= VARIED_MIN
}

const LENIENCIES: readonly Leniency[] = ['none', 'unnamed', 'repeated']

type Telling = { turns: readonly Turn[]; leniency: Leniency; isFull: () => boolean }

/** Tells what it can, and answers what has to wait. */
function tell(plan: Plan, { turns: all, leniency, isFull }: Telling): Turn[] {
  const waiting: Turn[] = []
  for (const { part, line } of all) {
    if (isFull()) return []
    const before = plan[part].at(-1) ?? ''
    const texts = line.word(leniency, before)
    // Two neighbours that begin alike sound like a list; the second waits its turn.
    const isAlike = firstWord(before) === firstWord(texts[0] ?? '')
    if (texts.length > 0 && (!isAlike || leniency !== 'none')) plan[part].push(...texts)
    else waiting.push({ part, line: texts.length > 0 ? { ...line, word: () => texts } : line })
  }
  return waiting
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
    apart(bullets, [...scenes, ...tips, ...giving, ...closing]).join('\n'),
    ...(isSmall
      ? [[...own, ...closing].join(' ')]
      : [...split(scenes), ...split(tips), giving.join(' '), closing.join(' ')]),
  ]
  return paragraphs.filter((part) => part !== '').join('\n\n')
}

/** A list that ends on the word the text goes on with would say it twice: another line comes last. */
function apart(bullets: readonly string[], next: readonly string[]): readonly string[] {
  const last = bullets.at(-1)
  const word = last?.split(' ').at(-1)?.toLowerCase()
  const isSaidTwice = word === firstWord(next[0] ?? '').toLowerCase()
  return last !== undefined && isSaidTwice ? [last, ...bullets.slice(0, -1)] : bullets
}

/** Paragraphs of four sentences at most, as even as they come out. */
function split(lines: readonly string[]): string[] {
  const size = Math.ceil(lines.length / Math.ceil(lines.length / PARAGRAPH_MAX))
  return Array.from({ length: Math.ceil(lines.length / size) || 0 }, (_, at) =>
    namedFirst(lines.slice(at * size, (at + 1) * size)).join(' '),
  )
}

/** A paragraph that began with "it" would lean on the one before: its second sentence goes first. */
function namedFirst(lines: readonly string[]): readonly string[] {
  const [first = '', second, ...rest] = lines
  const isSwapped = second !== undefined && LEANING.test(first) && !LEANING.test(second)
  return isSwapped ? [second, first, ...rest] : lines
}

const LEANING = /^(?:It|They)\b|^\p{Lu}\p{Ll}+ (?:it|them)\b/u

import type { Fact } from '../../brief/fact.ts'
import type { Speaker } from '../voice.ts'

/** A list is worth its lines from here on. */
const LIST_MIN = 3
const PROSE_MAX = 3

/** Facts a list can spare, so that the text before it says something, too. */
export function asProse(listable: readonly Fact[], { random }: Speaker): Fact[] {
  const spare = Math.min(PROSE_MAX, listable.length - LIST_MIN)
  return spare < 1 ? [] : random.shuffle(listable).slice(0, 1 + Math.floor(random.next() * spare))
}

// Sentences of the seller may lean on each other and keep their order; bare facts have none of their own.
export function arranged(facts: readonly Fact[], { random }: Speaker): Fact[] {
  return [...random.shuffle(facts.filter((fact) => !isTold(fact))), ...facts.filter(isTold)]
}

function isTold({ kind }: Fact): boolean {
  return kind === 'says' || kind === 'can'
}

/** True for what stands at the end: what a buyer must know or do. */
export function isClosing({ isRequired, kind }: Fact): boolean {
  return isRequired || kind === 'ask'
}

export function isListable({ kind, text }: Fact): boolean {
  return kind !== 'says' || text.split(/\s+/).length <= 12
}

/** Neighbours of one kind share a sentence: "It has a cotton wick and a tin lid." */
export function grouped(facts: readonly Fact[]): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const open = groups.at(-1)
    const [first] = open ?? []
    const joins =
      first !== undefined &&
      open !== undefined &&
      open.length < 3 &&
      first.kind === fact.kind &&
      ['has', 'is', 'done', 'size'].includes(fact.kind) &&
      first.isRequired === fact.isRequired &&
      !/^(?:set|pair|sizes)\b/.test(fact.text) &&
      !/^(?:set|pair|sizes)\b/.test(first.text) &&
      ![...open, fact].some(({ text }) => / and /.test(text) || text.split(' ').length > 6)
    if (joins) open.push(fact)
    else groups.push([fact])
  }
  return groups
}

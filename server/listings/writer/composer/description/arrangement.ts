import type { Fact, FactKind } from '../../brief/fact.ts'
import { isContainer } from '../../english/parts.ts'
import type { Speaker } from '../voice.ts'
import { measureOf } from './fact-sizes.ts'

/** A list is worth its lines from here on. */
const LIST_MIN = 3
const PROSE_MAX = 3

/** Facts a list can spare, so that the text before it says something, too. */
export function asProse(listable: readonly Fact[], { random }: Speaker): Fact[] {
  const tellable = listable.filter(
    (fact) => fact.kind !== 'note' && !fact.isRequired && !isClosing(fact),
  )
  const spare = Math.min(PROSE_MAX, listable.length - LIST_MIN, tellable.length)
  return spare < 1 ? [] : random.shuffle(tellable).slice(0, 1 + Math.floor(random.next() * spare))
}

/**
 * Groups of facts in the order they are told. Facts of a kind keep the seller's order and stand together,
 * the kinds come in any; the seller's own sentences may lean on each other and come last, in their order.
 */
export function arranged(facts: readonly Fact[], { random }: Speaker): Fact[][] {
  const told = facts.filter(isTold)
  const notes = facts.filter(({ kind }) => kind === 'note')
  const plain = facts.filter((fact) => !isTold(fact) && fact.kind !== 'note')
  const kinds = [...new Set(plain.map(({ kind }) => kind))]
  const groups = kinds.flatMap((kind) => grouped(plain.filter((fact) => fact.kind === kind)))
  return [...random.shuffle(groups), ...grouped(notes), ...told.map((fact) => [fact])]
}

function isTold({ kind }: Fact): boolean {
  return kind === 'says' || kind === 'can'
}

const CLOSING: readonly FactKind[] = ['lacks', 'flaw', 'download', 'says', 'does', 'note']

/** True for what stands at the end: what a buyer must know or do. */
export function isClosing({ isRequired, kind }: Fact): boolean {
  return kind === 'ask' || (isRequired && CLOSING.includes(kind))
}

export function isListable({ kind, text }: Fact): boolean {
  return kind !== 'says' || text.split(/\s+/).length <= 12
}

const SHARING: readonly FactKind[] = [
  'has',
  'is',
  'done',
  'material',
  'scent',
  'size',
  'note',
  'flaw',
]
const GROUP_MAX = 3
const NOTES_MAX = 6

/** Neighbours of one kind share a sentence: "It has a cotton wick and a tin lid." */
export function grouped(facts: readonly Fact[]): Fact[][] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const open = groups.at(-1)
    if (open !== undefined && canShare(open, fact)) open.push(fact)
    else groups.push([fact])
  }
  return groups
}

function canShare(open: readonly Fact[], fact: Fact): boolean {
  const [first] = open
  if (first === undefined || first.kind !== fact.kind || !SHARING.includes(fact.kind)) return false
  if (first.isRequired !== fact.isRequired || open.some(({ tail }) => tail !== undefined))
    return false
  if (fact.kind === 'note') return open.length < NOTES_MAX
  if (open.length >= GROUP_MAX) return false
  if (fact.kind === 'size') return isOneMeasure(first.text, fact.text)
  if (fact.kind === 'has' && isContainer(first.text) !== isContainer(fact.text)) return false
  return ![...open, fact].some(({ text }) => / and |,/.test(text) || text.split(' ').length > 6)
}

// "30 cm high" and "64 cm around" are one statement, a length and "set of six" are two.
function isOneMeasure(one: string, other: string): boolean {
  const measures = [measureOf(one), measureOf(other)]
  return (
    measures.every((measure) => ['length', 'portion', 'weight'].includes(measure)) &&
    (measures[0] === measures[1] ? SIDED.test(one) && SIDED.test(other) : IS_AMOUNT.test(one))
  )
}

const SIDED =
  /^(?:about |around )?\d[^,]* (?:long|wide|tall|deep|high|thick|across|around|in diameter|from side to side|at the \p{Ll}+)$/u
const IS_AMOUNT = /^\d[\d.,]*\s?(?:g|kg|oz|m|yds?|yards)$/

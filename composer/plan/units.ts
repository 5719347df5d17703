import { countWords } from '#marketplace/text.ts'
import type { DescriptionLength } from '#contract/listings.ts'
import type { Statement } from '../read/document.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import type { Fact } from '../read/told.ts'

/** Facts that only make sense together: all steps of an order, or a sentence with the one that leans on it. */
export type Unit = { facts: Fact[]; words: number; weight: number; isMustKnow: boolean }

/** How much a buyer misses it. */
const WEIGHTS: Record<FactKind, number> = {
  item: 9,
  must: 10,
  files: 9,
  fit: 9,
  condition: 9,
  size: 8,
  material: 8,
  included: 8,
  options: 8,
  order: 7,
  care: 6,
  use: 5,
  other: 5,
  maker: 3,
}

/** Words a text may have, must-know apart. */
const BUDGET: Record<DescriptionLength, number> = { short: 70, medium: 150, long: 320 }

const LEANING = [
  "that's why",
  'that is why',
  'so ',
  'because ',
  'otherwise',
  'then ',
  'but ',
  'and ',
  'which ',
  'if not',
  'or ',
  'these ',
  'those ',
  'this means',
  'same ',
  'also ',
]

/** The facts as units, in the seller's order. */
export function unitsOf(facts: readonly Fact[]): Unit[] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const last = groups.at(-1)
    if (last !== undefined && belongTogether(last, fact)) last.push(fact)
    else groups.push([fact])
  }
  return groups.map((group) => ({
    facts: group,
    words: group.reduce((sum, { said }) => sum + countWords(`${said.label} ${said.text}`), 0),
    weight: Math.max(...group.map(({ kind }) => WEIGHTS[kind])),
    isMustKnow: group.some((fact) => fact.isMustKnow),
  }))
}

function belongTogether(group: readonly Fact[], fact: Fact): boolean {
  const before = group.at(-1)?.said
  if (before === undefined) return false
  const { said } = fact
  if (before.form === 'step' && said.form === 'step') return before.section === said.section
  if (isSeries(before, said) && group.length < SERIES_MAX) return true
  if (before.block !== said.block || said.form !== 'sentence' || said.label !== '') return false
  return leans(said.text)
}

/** The short entries below one heading are one statement with it. */
function isSeries(before: Statement, said: Statement): boolean {
  const isOne = before.section !== null && before.section === said.section
  const areEntries = [before, said].every(({ form, words }) => form === 'line' && words.length <= 7)
  return isOne && areEntries && before.block === said.block
}

const SERIES_MAX = 12

/** Whether a sentence makes sense only behind the one before it. */
export function leans(text: string): boolean {
  const low = text.toLowerCase()
  return LEANING.some((start) => low.startsWith(start))
}

export type Wanted = {
  length: DescriptionLength
  required: ReadonlySet<Fact>
  most: number
  /** Words that the opening has used up. */
  spent: number
}

/** What fits the length asked for: must-know always, then the strongest; the order stays the seller's. */
export function chosen(units: readonly Unit[], { length, required, most, spent }: Wanted): Unit[] {
  const isRequired = (unit: Unit) =>
    unit.isMustKnow || unit.facts.some((fact) => required.has(fact))
  const taken = new Set(units.filter(isRequired))
  // Must-know is never cut, but much of it leaves less room for the rest.
  const must = [...taken].reduce((sum, unit) => sum + unit.words, 0)
  let left = Math.max(BUDGET[length] / 4, BUDGET[length] - spent - must / 2)
  const byWeight = units
    .map((unit, order) => ({ unit, order }))
    .filter(({ unit }) => !taken.has(unit))
    .toSorted((a, b) => b.unit.weight - a.unit.weight || a.order - b.order)
  for (const { unit } of byWeight) {
    if ((unit.words > left && taken.size > 0) || taken.size >= most) continue
    taken.add(unit)
    left -= unit.words
  }
  return units.filter((unit) => taken.has(unit))
}

import { countWords } from '#marketplace/text.ts'
import type { DescriptionLength } from '#contract/listings.ts'
import type { Statement } from '../read/statement.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import { holds } from '../read/lexicon.ts'
import { leans } from '../read/leaning.ts'
import { isAlike } from '../read/layout/tables.ts'
import type { Fact } from '../read/told.ts'

/** Facts that only make sense together: all steps of an order, or a sentence with the one that leans on it. */
export type Unit = {
  facts: Fact[]
  words: number
  weight: number
  /** In a text of any length. */
  isMissed: boolean
  /** Choices, sizes or parts under each other: told whole or not at all. */
  isList: boolean
}

const LIST_MIN = 3

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

/** A form of so few words is told whole: what is lost is missed more than a short text is. */
const WHOLE: Record<DescriptionLength, number> = { short: 110, medium: 245, long: Infinity }
/** Of a longer one, words a text may have, must-know apart. */
const BUDGET: Record<DescriptionLength, number> = { short: 80, medium: 190, long: Infinity }
/** With must-know, and with what every buyer asks. */
const MOST: Record<DescriptionLength, number> = { short: 112, medium: 250, long: Infinity }

/** The facts as units, in the seller's order. */
export function unitsOf(facts: readonly Fact[], head: string): Unit[] {
  const groups: Fact[][] = []
  for (const fact of facts) {
    const last = groups.at(-1)
    if (last !== undefined && belongTogether(last, fact)) last.push(fact)
    else groups.push([fact])
  }
  return groups.map((group, at) => ({
    facts: group,
    words: group.reduce((sum, { said }) => sum + countWords(`${said.label} ${said.text}`), 0),
    weight: at === 0 && namesIt(group[0], head) ? WEIGHTS.item : Math.max(...group.map(weightOf)),
    isMissed: group.some((fact) => fact.isMissed),
    isList:
      group.length >= LIST_MIN &&
      group.every(({ said }) => said.form === 'line' || isLettered(said)),
  }))
}

const SPEAKERS = new Set("i i'm i've im we we've we're".split(' '))
const POINTING = new Set(['this', 'these', 'each'])

/** The first statement says what the thing is, unless it tells of its maker: "knit this beanie", "a lamp of oak". */
function namesIt(fact: Fact | undefined, head: string): boolean {
  if (fact === undefined || fact.kind !== 'maker') return fact !== undefined
  const { words } = fact.said
  return words.some(({ stem }, at) => stem === head && POINTING.has(words[at - 1]?.low ?? ''))
}

/** "Yarn is highland wool, my brother wears his at sea" tells the stuff, whoever speaks. */
function weightOf({ kind, said }: Fact): number {
  if (FOR_THE_SHELF.has(said.label.toLowerCase())) return 1
  const isStory = said.words.some(({ low }) => SPEAKERS.has(low))
  const isOfStuff = kind === 'maker' && !isStory && holds(said.words, 'material')
  return isOfStuff ? WEIGHTS.material : WEIGHTS[kind]
}

/** What a shop keeps its goods by, and no buyer asks. */
const FOR_THE_SHELF = new Set([
  'product code',
  'item code',
  'code',
  'sku',
  'item no',
  'ref',
  'gross weight',
])

function belongTogether(group: readonly Fact[], fact: Fact): boolean {
  const before = group.at(-1)?.said
  if (before === undefined) return false
  const { said } = fact
  if (before.form === 'step' && said.form === 'step') return before.section === said.section
  if (isSeries(before, said) || isBehindLabel(group, said)) return true
  // Typed in haste, the sentences of a line stand as lines of their own.
  const isSentence = said.form === 'sentence' || before.at === said.at
  if (before.block !== said.block || !isSentence || said.label !== '') return false
  return leans(said.text)
}

/** "Hang or stand: two rings. Wall anchors not included": what was typed in one line behind a label or a question. */
function isBehindLabel([first]: readonly Fact[], { at, form }: Statement): boolean {
  if (first === undefined || first.said.at !== at || form === 'step') return false
  const { label, text } = first.said
  return label !== '' || text.includes(': ') || text.includes('?')
}

/** "A) raw, B) primed, C) painted" are choices. */
function isLettered({ form, number }: Statement): boolean {
  return form === 'step' && Number.isNaN(Number(number))
}

/** The entries below one heading, and rows that look alike, are one statement. */
function isSeries(before: Statement, said: Statement): boolean {
  if (before.form !== 'line' || said.form !== 'line' || before.block !== said.block) return false
  if (isAlike(before, said)) return true
  const { section } = said
  const isOne = section !== null && before.section === section
  const isNamed = section !== null && !EACH_FOR_ITSELF.has(section.meaning ?? 'none')
  return isOne && isNamed && (before.label === '') === (said.label === '')
}

/** Below these headings each line says something of its own. */
const EACH_FOR_ITSELF = new Set(['item', 'details', 'must', 'care', 'use'])

export type Wanted = {
  length: DescriptionLength
  required: ReadonlySet<Fact>
  most: number
  /** Words that the opening has used up. */
  spent: number
}

/** So much longer a text may be for the sake of what every buyer asks. */
const ASKED_ROOM = 40
const ASKED_WEIGHT = 8

/** What fits the length asked for: must-know always, then the strongest; the order stays the seller's. */
export function chosen(units: readonly Unit[], { length, required, most, spent }: Wanted): Unit[] {
  const all = units.reduce((sum, unit) => sum + unit.words, 0)
  if (all <= WHOLE[length] && units.length <= most) return [...units]
  const isRequired = (unit: Unit) => unit.isMissed || unit.facts.some((fact) => required.has(fact))
  const taken = new Set(units.filter(isRequired))
  // Must-know is never cut, but much of it leaves less room for the rest.
  const must = [...taken].reduce((sum, unit) => sum + unit.words, 0)
  let left = Math.max(BUDGET[length] / 4, BUDGET[length] - spent - must / 2)
  let told = spent + must
  const byWeight = units
    .map((unit, order) => ({ unit, order }))
    .filter(({ unit }) => !taken.has(unit))
    .toSorted((a, b) => b.unit.weight - a.unit.weight || a.order - b.order)
  for (const { unit } of byWeight) {
    const room = unit.isList || unit.weight >= ASKED_WEIGHT ? left + ASKED_ROOM : left
    const isTooMuch = unit.words > room || told + unit.words > MOST[length]
    if ((isTooMuch && taken.size > 0) || taken.size >= most) continue
    taken.add(unit)
    left -= unit.words
    told += unit.words
  }
  return units.filter((unit) => taken.has(unit))
}

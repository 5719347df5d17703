import type { Section, Statement } from '../read/statement.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** A heading that only names the thing says nothing once the opening has. */
function shown(section: Section | null, brief: Brief): Section | null {
  if (section === null || section.meaning === 'item' || section.meaning === 'details') return null
  return section.meaning === null && isOnlyName(wordsOf(section.heading), brief) ? null : section
}

/** Whether words only name the thing, as its searches, its title or the first statement do. */
export function isOnlyName(words: readonly Word[], { item, ownTitle, facts }: Brief): boolean {
  const stems = new Set([
    ...item.stems,
    ...[...wordsOf(ownTitle), ...(facts[0]?.said.words ?? [])].map(({ stem }) => stem),
  ])
  // "PIP CARDIGAN" above the text of a pattern for one.
  const isName =
    words.some(({ stem }) => stem === item.head) ||
    (item.kind.name === 'pattern' && nounEndingAt(words, words.length - 1) !== null)
  return isName && words.every((word) => isSmall(word) || stems.has(word.stem))
}

export type Block = {
  heading: Section | null
  shape: 'steps' | 'lines' | 'prose' | 'list'
  said: Statement[]
}

/** Neighbours of one kind under one heading, in the seller's order; a story goes to the end as a block. */
export function blocksOf(facts: readonly Fact[], brief: Brief): Block[] {
  const blocks: Block[] = []
  let before: Statement | null = null
  for (const { said } of facts) {
    const shape = shapeOf(said)
    const heading = shown(said.section, brief)
    const last = blocks.at(-1)
    const isSame =
      last !== undefined &&
      last.heading === heading &&
      before?.section === said.section &&
      last.shape === shape &&
      (before?.block === said.block || (shape !== 'prose' && !isOtherRow(last.said, said)))
    if (isSame) last.said.push(said)
    else blocks.push({ heading, shape, said: [said] })
    before = said
  }
  return blocks.map((block) => (isLoneAnswer(block) ? { ...block, heading: null } : block))
}

/** One question with its answer needs no "FAQ" above it. */
function isLoneAnswer({ heading, said }: Block): boolean {
  return heading?.meaning === 'answers' && said.length === 1
}

/** Behind a blank line labels go on no list that was typed without gaps, and a list no labels. */
function isOtherRow(row: readonly Statement[], { label }: Statement): boolean {
  const [one, other] = row.slice(-2)
  const isTight = one !== undefined && other !== undefined && one.block === other.block
  return isTight && (other.label === '') !== (label === '')
}

function shapeOf(said: Statement): Block['shape'] {
  if (said.form === 'step') return 'steps'
  return said.form === 'line' ? 'lines' : 'prose'
}

/** What a buyer must know does not stand alone behind everything: it joins the paragraph before it. */
export function withoutStray(blocks: readonly Block[], { facts }: Brief): Block[] {
  const last = blocks.at(-1)
  const before = blocks.at(-2)
  const [said] = last?.said ?? []
  if (last === undefined || before === undefined || said === undefined) return [...blocks]
  const isMustKnow = facts.some((fact) => fact.said === said && fact.isMustKnow)
  const isAlone = last.shape === 'prose' && last.said.length === 1 && last.heading === null
  // A paragraph below "Care: hand wash" would be a part of the care.
  const isNear = before.shape === 'prose' || before.said.at(-1)?.block === said.block
  const canJoin = before.heading === null && before.shape !== 'steps' && isNear
  if (!isMustKnow || !isAlone || !canJoin) return [...blocks]
  return [...blocks.slice(0, -2), { ...before, said: [...before.said, said] }]
}

/** A heading stands once, above the first of its blocks. */
export function withoutRepeatedHeading(block: Block, before: Block | undefined): Block {
  return before !== undefined && before.heading === block.heading
    ? { ...block, heading: null }
    : block
}

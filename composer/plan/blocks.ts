import type { Section, Statement } from '../read/document.ts'
import type { Brief } from '../read/form.ts'
import { partsOf } from '../read/phrases.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, wordsOf } from '#marketplace/searches/words.ts'
import { line, withLabel } from '../say/sentence.ts'
import { leans } from './units.ts'

/** A list needs as many lines; fewer read better as sentences. */
const LIST_MIN = 3
const LIST_LINE_WORDS_MAX = 24

/** A heading that only names the thing says nothing once the opening has. */
function shown(section: Section | null, { item }: Brief): Section | null {
  if (section === null || section.meaning === 'item' || section.meaning === 'details') return null
  const words = wordsOf(section.heading)
  const isName = words.every((word) => isSmall(word) || item.stems.includes(word.stem))
  return section.meaning === null && isName ? null : section
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
      last.shape === shape &&
      (shape !== 'prose' || before?.block === said.block)
    if (isSame) last.said.push(said)
    else blocks.push({ heading, shape, said: [said] })
    before = said
  }
  return blocks
}

function shapeOf(said: Statement): Block['shape'] {
  if (said.form === 'step') return 'steps'
  return said.form === 'line' ? 'lines' : 'prose'
}

/** With lists wanted and none typed, the longest run of short statements that tell no story becomes one, in its place. */
export function withList(
  blocks: readonly Block[],
  facts: readonly Fact[],
  isOpened: boolean,
): Block[] {
  const hasOne = blocks.some(({ shape, said }) => shape === 'lines' && said.length >= LIST_MIN)
  if (hasOne) return [...blocks]
  // Without an opening the first statement is one.
  const [first] = facts.map(({ said }) => said)
  const stories = new Set(facts.flatMap(({ kind, said }) => (kind === 'maker' ? [said] : [])))
  const runs = blocks.flatMap((block) =>
    block.shape === 'prose'
      ? runsIn(block, (said) => isEntry(said) && !stories.has(said) && (isOpened || said !== first))
      : [],
  )
  const best = runs.toSorted((a, b) => lengthOf(b) - lengthOf(a))[0]
  return best === undefined
    ? [...blocks]
    : blocks.flatMap((block) => (block === best.block ? parted(best) : [block]))
}

type Run = { block: Block; from: number; to: number }

function lengthOf({ block, from, to }: Run): number {
  return listed(block.said.slice(from, to)).length
}

function runsIn(block: Block, isFit: (said: Statement) => boolean): Run[] {
  const runs: Run[] = []
  let from = 0
  for (let at = 0; at <= block.said.length; at += 1) {
    const said = block.said[at]
    if (said !== undefined && isFit(said)) continue
    const run = { block, from, to: at }
    if (lengthOf(run) >= LIST_MIN) runs.push(run)
    from = at + 1
  }
  return runs
}

/** What leans on the sentence before it, or speaks of oneself, is no entry of a list. */
function isEntry(said: Statement): boolean {
  const isShort = listed([said]).every((text) => wordsOf(text).length <= LIST_LINE_WORDS_MAX)
  return isShort && !leans(said.text) && !said.words.some(({ low }) => ONESELF.has(low))
}

const ONESELF = new Set(['i', "i'm", "i've", "i'll", 'my', 'we', "we're", "we've", 'me', 'our'])

function parted({ block, from, to }: Run): Block[] {
  const parts: Block[] = [
    { ...block, said: block.said.slice(0, from) },
    { ...block, shape: 'list', said: block.said.slice(from, to) },
    { ...block, said: block.said.slice(to) },
  ]
  return parts.filter(({ said }) => said.length > 0)
}

/** What a buyer must know does not stand alone behind everything: it joins the paragraph or list before it. */
export function withoutStray(blocks: readonly Block[], { facts }: Brief): Block[] {
  const last = blocks.at(-1)
  const before = blocks.at(-2)
  const [said] = last?.said ?? []
  if (last === undefined || before === undefined || said === undefined) return [...blocks]
  const isMustKnow = facts.some((fact) => fact.said === said && fact.isMustKnow)
  const isAlone = last.shape === 'prose' && last.said.length === 1 && last.heading === null
  const canJoin = before.heading === null && before.shape !== 'steps'
  if (!isMustKnow || !isAlone || !canJoin) return [...blocks]
  return [...blocks.slice(0, -2), { ...before, said: [...before.said, said] }]
}

/** The statements, those of several phrases one by one. */
export function listed(said: readonly Statement[]): string[] {
  return said.flatMap((one) =>
    one.label !== ''
      ? [withLabel(one.label, line(one.text))]
      : one.form === 'phrase'
        ? partsOf(one.text)
        : [one.text],
  )
}

/** A heading stands once, above the first of its blocks. */
export function withoutRepeatedHeading(block: Block, before: Block | undefined): Block {
  return before !== undefined && before.heading === block.heading
    ? { ...block, heading: null }
    : block
}

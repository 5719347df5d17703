import type { Section, Statement } from '../read/statement.ts'
import type { Brief } from '../read/form.ts'
import { partsOf } from '../read/phrases.ts'
import type { Fact } from '../read/told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { entry, line, withLabel, withoutStop } from '../say/sentence.ts'
import { leans } from './units.ts'

/** A list needs as many lines; fewer read better as sentences. */
const LIST_MIN = 3
const LIST_LINE_WORDS_MAX = 24

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
  const isName = words.some(({ stem }) => stem === item.head)
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
      last.shape === shape &&
      (before?.block === said.block || (shape !== 'prose' && !isOtherRow(last.said, said)))
    if (isSame) last.said.push(said)
    else blocks.push({ heading, shape, said: [said] })
    before = said
  }
  return blocks
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

/** The statements, those of several phrases one by one; beside sentences all keep their end marks. */
export function listed(said: readonly Statement[]): string[] {
  const isMixed = said.some(({ form, label }) => form === 'sentence' && label === '')
  return said.flatMap(({ label, text, form }) => {
    if (label !== '') return [withLabel(label, withoutStop(text))]
    const parts = form === 'phrase' ? partsOf(text) : [text]
    return parts.length === 1 && isMixed ? [entry(text)] : parts.map(line)
  })
}

/** A heading stands once, above the first of its blocks. */
export function withoutRepeatedHeading(block: Block, before: Block | undefined): Block {
  return before !== undefined && before.heading === block.heading
    ? { ...block, heading: null }
    : block
}

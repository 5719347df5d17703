import type { Brief } from '../read/form.ts'
import type { Section, Statement } from '../read/document.ts'
import type { Fact } from '../read/told.ts'
import { uncapitalised } from '../read/case.ts'
import { isClause } from '../read/sentences.ts'
import { wordsOf } from '../read/words.ts'
import { line, sentence, withLabel } from '../say/sentence.ts'
import type { Ours } from './choice.ts'
import type { Opening } from './made-up.ts'
import {
  type Block,
  blocksOf,
  listed,
  withList,
  withoutRepeatedHeading,
  withoutStray,
} from './blocks.ts'
import { openingOf } from './opening.ts'
import { paragraphsOf } from './paragraphs.ts'
import { chosen, unitsOf } from './units.ts'
import type { Wished } from './wished.ts'

export type Description = {
  text: string
  opening: Opening
  /** Facts that did not fit the length asked for. */
  cut: Fact[]
  hasList: boolean
}

const BULLET = '• '

/** The seller's statements in the seller's order, behind an opening that names the item. */
export function describe(brief: Brief, wish: Wished, ours: Ours): Description {
  const wanted = brief.facts.filter(
    ({ said, isMustKnow }) => isMustKnow || !wish.isAvoided(said.text),
  )
  const opening = openingFor({ ...brief, facts: wanted }, wish, ours)
  const rest = wanted.filter((fact) => !opening.used.includes(fact) && isWorthTelling(fact, brief))
  const units = unitsOf(rest)
  const taken = chosen(units, {
    length: brief.input.descriptionLength,
    required: wish.required,
    most: (brief.wishes.sentencesMax ?? Infinity) - 1,
    spent: wordsOf(opening.text).length,
  })
  const facts = taken.flatMap((unit) => unit.facts)
  const wantsList = brief.input.includeBulletedLists
  const plain = withoutStray(blocksOf(facts, brief), brief)
  const blocks = wantsList ? withList(plain, facts) : plain
  const parts = blocks.map((block, at) =>
    told(withoutRepeatedHeading(block, blocks[at - 1]), wantsList),
  )
  const body = joinOpening(opening.text, { parts, first: blocks[0], opening })
  return {
    text: [...body, ...wish.ending.map(sentence)].join('\n\n'),
    opening,
    cut: units.filter((unit) => !taken.includes(unit)).flatMap((unit) => unit.facts),
    hasList: parts.some((part) => part.includes(BULLET)),
  }
}

/** The seller's wish for a beginning comes before what we would choose. */
function openingFor(brief: Brief, wish: Wished, ours: Ours): Opening {
  if (wish.first !== null) {
    const { said } = wish.first
    return {
      text: sentence(said.label === '' ? said.text : `${said.label}: ${said.text}`),
      used: [wish.first],
    }
  }
  const opening = openingOf(brief, ours)
  if (wish.opening === '') return opening
  const isWhole = wordsOf(wish.opening).length > 5
  const rest = isWhole ? opening.text : uncapitalised(opening.text, brief.document.names)
  return {
    ...opening,
    text: isWhole ? `${sentence(wish.opening)} ${rest}` : `${wish.opening}: ${rest}`,
  }
}

/** A name alone says nothing once the opening has said it. */
function isWorthTelling({ said }: Fact, { item }: Brief): boolean {
  if (said.form !== 'name') return true
  return (
    said.words.some((word) => word.stem !== item.head && !item.stems.includes(word.stem)) &&
    said.words.length > 4
  )
}

function told(block: Block, wantsList: boolean): string {
  switch (block.shape) {
    case 'steps':
      return withHeading(block.heading, numbered(block.said))
    case 'lines':
      return lines(block, wantsList)
    case 'list':
      return withHeading(
        block.heading,
        listed(block.said)
          .map((entry) => BULLET + line(entry))
          .join('\n'),
      )
    case 'prose':
      return withHeading(block.heading, paragraphsOf(block.said).join('\n\n'))
    default:
      return block.shape satisfies never
  }
}

function numbered(steps: readonly Statement[]): string {
  return steps
    .map(
      (step, at) =>
        `${isLetter(step.number) ? `${step.number.toUpperCase()})` : `${at + 1}.`} ${labelled(step)}`,
    )
    .join('\n')
}

function isLetter(number: string): boolean {
  return number !== '' && Number.isNaN(Number(number))
}

/** What a heading's few short words become one line with it: "Included: 1 trivet, 4 feet". */
const TOGETHER_WORDS_MAX = 7

function lines({ heading, said }: Block, wantsList: boolean): string {
  const mark = wantsList && said.length > 1 ? BULLET : ''
  const isShort = said.every(
    (one) => one.label === '' && one.words.length <= TOGETHER_WORDS_MAX && !one.text.includes(','),
  )
  if (heading !== null && isShort && said.length <= 8 && !wantsList) {
    return `${headingText(heading)} ${said.map((one) => line(one.text)).join(', ')}`
  }
  if (heading !== null && said.length === 1 && said[0]?.label === '') {
    return `${headingText(heading)} ${line(said[0]?.text ?? '')}`
  }
  const isTalk = mark === '' && said.every(isSaid)
  const entries = said.map((one) => (isTalk ? sentence(one.text) : mark + labelled(one)))
  return withHeading(heading, entries.join('\n'))
}

/** Without a bullet in front a whole sentence has its end mark. */
function isSaid({ label, text }: Statement): boolean {
  return label === '' && wordsOf(text).length > 4 && isClause(text.toLowerCase())
}

function labelled(said: Statement): string {
  return said.label === '' ? line(said.text) : withLabel(said.label, line(said.text))
}

function withHeading(heading: Section | null, text: string): string {
  return heading !== null ? `${headingText(heading)}\n${text}` : text
}

function headingText({ heading }: Section): string {
  return heading.endsWith('?') || heading.endsWith(':') ? heading : `${heading}:`
}

type Body = { parts: string[]; first: Block | undefined; opening: Opening }

/** The opening stands in the paragraph it came from, else before everything. */
function joinOpening(text: string, { parts, first, opening }: Body): string[] {
  const used = opening.used.at(-1)?.said
  const isSameParagraph =
    first?.shape === 'prose' && first.heading === null && used?.block === first.said[0]?.block
  const [head = '', ...tail] = parts
  if (isSameParagraph && used?.form !== 'name' && !head.startsWith(BULLET))
    return [`${text} ${head}`, ...tail]
  return text === '' ? parts : [text, ...parts]
}

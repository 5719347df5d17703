import { capitalised, type Names, uncapitalised } from '../read/case.ts'
import type { Section, Statement } from '../read/statement.ts'
import { BULLET, endsSentence, entry, withLabel } from '../say/sentence.ts'
import type { Block } from './blocks.ts'
import { listed } from './lists.ts'
import type { Emojis } from './emojis.ts'
import { paragraphsOf } from './paragraphs.ts'

/** How blocks are put on the page. */
export type Page = { wantsList: boolean; names: Names; emojis: Emojis }

/** A block as it stands in the description. */
export function blockText(block: Block, page: Page): string {
  const { heading, said } = block
  const { emojis } = page
  const own = emojis.of(block)
  const front = heading === null ? '' : `${emojis.put(own, headingText(heading))}\n`
  switch (block.shape) {
    case 'steps':
      return front + numbered(said)
    case 'lines':
      return lines(block, page, front)
    case 'list':
      return (
        front +
        listed(said)
          .map((text) => BULLET + text)
          .join('\n')
      )
    case 'prose': {
      const [first = '', ...rest] = paragraphsOf(said)
      return front + [heading === null ? emojis.put(own, first) : first, ...rest].join('\n\n')
    }
    default:
      return block.shape satisfies never
  }
}

function numbered(steps: readonly Statement[]): string {
  // Between two of them there may stand what the first consists of.
  const from = Number(steps[0]?.number) || 1
  return steps
    .map(
      (step, at) =>
        `${isLetter(step.number) ? `${step.number.toUpperCase()})` : `${from + at}.`} ${capitalised(labelled(step))}`,
    )
    .join('\n')
}

function isLetter(number: string): boolean {
  return number !== '' && Number.isNaN(Number(number))
}

/** What a heading's few short words become one line with it: "Included: 1 trivet, 4 feet". */
const TOGETHER_WORDS_MAX = 7
const TOGETHER_MAX = 8

function lines(block: Block, { wantsList, emojis, names }: Page, front: string): string {
  const { heading, said } = block
  const mark = wantsList && said.length > 1 ? BULLET : ''
  const isOne = said.length === 1 && said[0]?.label === ''
  if (heading !== null && (isOne || (!wantsList && areJoined(said, names)))) {
    const all = said.map(({ text }) => entry(text)).join(', ')
    return emojis.put(emojis.of(block), `${headingText(heading)} ${all}`)
  }
  const entries = said.map(
    (one) => mark + emojis.put(emojis.ofLine(one, block), capitalised(labelled(one))),
  )
  return front + entries.join('\n')
}

/** No word or mark has to change for it. */
function areJoined(said: readonly Statement[], names: Names): boolean {
  const [, ...rest] = said
  return (
    said.length <= TOGETHER_MAX &&
    said.every(isShort) &&
    rest.every(({ text }) => uncapitalised(text, names) === text)
  )
}

function isShort({ label, text, words, emoji }: Statement): boolean {
  const isPhrase = label === '' && !text.includes(',') && !endsSentence(text)
  return isPhrase && words.length <= TOGETHER_WORDS_MAX && emoji === ''
}

function labelled({ label, text }: Statement): string {
  return label === '' ? entry(text) : withLabel(label, entry(text))
}

function headingText({ heading }: Section): string {
  return heading.endsWith('?') || heading.endsWith(':') ? heading : `${heading}:`
}

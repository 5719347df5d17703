import { type Names, uncapitalised } from '../read/case.ts'
import type { Section, Statement } from '../read/document.ts'
import { isClause } from '../read/sentences.ts'
import { wordsOf } from '#marketplace/searches/words.ts'
import { line, sentence, value, withLabel } from '../say/sentence.ts'
import { type Block, listed } from './blocks.ts'
import type { Emojis } from './emojis.ts'
import { paragraphsOf } from './paragraphs.ts'

export const BULLET = '• '

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
          .map((entry) => BULLET + line(entry))
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
const TOGETHER_MAX = 8

function lines(block: Block, { wantsList, emojis, names }: Page, front: string): string {
  const { heading, said } = block
  const mark = wantsList && said.length > 1 ? BULLET : ''
  if (heading !== null && said.length <= TOGETHER_MAX && said.every(isShort) && !wantsList) {
    const [first = '', ...rest] = said.map(({ text }) => line(text))
    const all = [first, ...rest.map((text) => uncapitalised(text, names))]
    return emojis.put(emojis.of(block), `${headingText(heading)} ${all.join(', ')}`)
  }
  if (heading !== null && said.length === 1 && said[0]?.label === '')
    return emojis.put(emojis.of(block), `${headingText(heading)} ${line(said[0]?.text ?? '')}`)
  const isTalk = mark === '' && said.every(isSaid)
  const entries = said.map((one) => {
    const text = isTalk ? sentence(one.text) : labelled(one)
    return mark + emojis.put(emojis.ofLine(one, block), text)
  })
  return front + entries.join('\n')
}

function isShort({ label, text, words, emoji }: Statement): boolean {
  return label === '' && words.length <= TOGETHER_WORDS_MAX && !text.includes(',') && emoji === ''
}

/** Without a bullet in front a whole sentence has its end mark. */
function isSaid({ label, text }: Statement): boolean {
  return label === '' && wordsOf(text).length > 4 && isClause(text.toLowerCase())
}

function labelled(said: Statement): string {
  return said.label === '' ? line(said.text) : withLabel(said.label, value(said.text))
}

function headingText({ heading }: Section): string {
  return heading.endsWith('?') || heading.endsWith(':') ? heading : `${heading}:`
}

import { blocksOf } from '../../data/load.ts'
import type { Line } from './lines.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const GAPS = new Set(
  blocksOf('questions.txt').map((block) => (block.get('label') ?? '').toLowerCase()),
)
const LABEL_WORDS_MAX = 5

/** The lines without those that were begun and never filled in: "Size:" with nothing to its name. */
export function withoutUnfilled(lines: readonly Line[]): Line[] {
  return lines.filter((line, index) => {
    const label = beginning(line.text)
    if (line.isBreak || label === null || line.text.slice(label.length + 1).trim() !== '')
      return true
    const next = lines.slice(index + 1).find((other) => !other.isBreak)
    if (next === undefined) return false
    const following = beginning(next.text)
    if (following === null) return true
    // "Sizes:" above "Small: 3 in" is a heading; "Size:" above "Material: clay" is a gap.
    return !(GAPS.has(label.toLowerCase()) && GAPS.has(following.toLowerCase()))
  })
}

/** What stands before a line's colon, where it is short enough for a label. */
function beginning(text: string): string | null {
  const at = text.indexOf(':')
  const label = at === -1 ? '' : text.slice(0, at).trim()
  return label === '' || wordsOf(label).length > LABEL_WORDS_MAX ? null : label
}

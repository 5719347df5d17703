import type { Word } from '#marketplace/searches/words.ts'

/** One of several runs of words, or words left open. */
export type Element = { options: string[][] } | 'gap'
export type Pattern = { meaning: string; elements: Element[] }

/** How many signs `…` may stand for. */
const GAP_MAX = 12

/** Matches in a language without spaces: the parts of a phrase follow each other inside the text, not word by word. */
export function findUnspaced(patterns: readonly Pattern[], words: readonly Word[]) {
  const text = words.map((word) => word.low).join('')
  return patterns.flatMap(({ meaning, elements }) => {
    const found = placeOf(elements, text)
    if (found === null) return []
    return [{ meaning, from: wordAt(words, found.from), to: wordAt(words, found.to - 1) + 1 }]
  })
}

type Place = { from: number; to: number }

function placeOf(elements: readonly Element[], text: string): Place | null {
  const [first, ...rest] = elements
  if (first === undefined || first === 'gap') return null
  for (const option of first.options.map((parts) => parts.join(''))) {
    const from = option === '' ? -1 : text.indexOf(option)
    const to = from === -1 ? null : endOf(rest, { text, at: from + option.length })
    if (to !== null) return { from, to }
  }
  return null
}

function endOf(elements: readonly Element[], { text, at }: { text: string; at: number }) {
  let end = at
  let reach = 0
  for (const element of elements) {
    if (element === 'gap') {
      reach = GAP_MAX
      continue
    }
    const next = nextEnd(element.options, { text, at: end, reach })
    if (next === null) return null
    end = next
    reach = 0
  }
  return end
}

type Reach = { text: string; at: number; reach: number }

function nextEnd(options: readonly string[][], { text, at, reach }: Reach): number | null {
  for (const option of options.map((parts) => parts.join(''))) {
    const window = text.slice(at, at + option.length + reach)
    const found = option === '' ? -1 : window.indexOf(option)
    if (found !== -1) return at + found + option.length
  }
  return null
}

function wordAt(words: readonly Word[], place: number): number {
  let passed = 0
  const at = words.findIndex((word) => (passed += word.low.length) > place)
  return at === -1 ? words.length : at
}

import { linesOf, pairOf } from '../data/load.ts'
import { type Element, findUnspaced, type Pattern } from './unspaced.ts'
import { lowWordsOf, type Word } from '#marketplace/searches/words.ts'

/** How many words `…` may stand for. */
const GAP_MAX = 4

/** What a pattern was found to mean, and where: indexes of words, the end not included. */
export type Match = { meaning: string; from: number; to: number }

export type Patterns = {
  /** Every match in the words of one statement, in order of their place. */
  find(words: readonly Word[]): Match[]
}

/**
 * Reads `meaning: words in order` lines, in which `(a|b c)` is one of several and `…` up to four words.
 * Lines that begin with another language's code and a slash belong to that language.
 */
export function loadPatterns(file: string, language: string): Patterns {
  const byFirst = new Map<string, Pattern[]>()
  const all: Pattern[] = []
  for (const line of linesOf(file)) {
    const own = ownOf(line, language)
    if (own === null) continue
    const pattern = compile(own)
    all.push(pattern)
    for (const first of firstWords(pattern)) {
      byFirst.set(first, [...(byFirst.get(first) ?? []), pattern])
    }
  }
  if (language === 'ja') return { find: (words) => findUnspaced(all, words) }
  return {
    find: (words) =>
      words.flatMap((word, from) =>
        (byFirst.get(word.low) ?? []).flatMap((pattern) => {
          const to = endOf(pattern.elements, { words, from })
          return to === null ? [] : [{ meaning: pattern.meaning, from, to }]
        }),
      ),
  }
}

/** The line without its language, or null where it belongs to another one. English has no prefix. */
export function ownOf(line: string, language: string): string | null {
  const isForeign = line.charAt(2) === '/'
  if (!isForeign) return language === 'en' ? line : null
  return line.startsWith(`${language}/`) ? line.slice(3) : null
}

function compile(line: string): Pattern {
  const [meaning, phrase] = pairOf(line, ':')
  return { meaning, elements: elementsOf(phrase) }
}

function elementsOf(phrase: string): Element[] {
  const elements: Element[] = []
  let rest = phrase.replaceAll('...', '…')
  while (rest !== '') {
    const open = rest.indexOf('(')
    const plain = open === -1 ? rest : rest.slice(0, open)
    elements.push(...plainElements(plain))
    if (open === -1) break
    const close = rest.indexOf(')', open)
    const inside = rest.slice(open + 1, close === -1 ? undefined : close)
    elements.push({
      options: inside
        .split('|')
        .map(lowWordsOf)
        // A sign is no word: "(me|@)" may not stand for nothing.
        .filter((words) => words.length > 0),
    })
    rest = close === -1 ? '' : rest.slice(close + 1)
  }
  return elements
}

function plainElements(text: string): Element[] {
  return text.split('…').flatMap((part, at): Element[] => {
    const words = lowWordsOf(part).map((word) => ({ options: [[word]] }))
    return at === 0 ? words : ['gap', ...words]
  })
}

function firstWords({ elements }: Pattern): string[] {
  const [first] = elements
  if (first === undefined || first === 'gap') return []
  return first.options.flatMap((option) => option.slice(0, 1))
}

/** `at` is how many elements are matched already. */
type Place = { words: readonly Word[]; from: number; at?: number }

/** Where a match that begins here ends, or null. The gap is short, so this stays linear. */
function endOf(elements: readonly Element[], { words, from, at = 0 }: Place): number | null {
  const element = elements[at]
  if (element === undefined) return from
  if (element === 'gap') {
    for (let skipped = 0; skipped <= GAP_MAX; skipped += 1) {
      const to = endOf(elements, { words, from: from + skipped, at: at + 1 })
      if (to !== null && to <= words.length) return to
    }
    return null
  }
  for (const option of element.options) {
    if (!option.every((word, step) => words[from + step]?.low === word)) continue
    const to = endOf(elements, { words, from: from + option.length, at: at + 1 })
    if (to !== null) return to
  }
  return null
}

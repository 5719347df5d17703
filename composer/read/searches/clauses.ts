import { quotable } from '#marketplace/searches/quoting.ts'
import { rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

type Clause = { text: string; words: readonly Word[]; stems: string }

const QUOTE_MAX = 60
const WORDS_BEFORE = 3
const WORDS_BEHIND = 2
const PARTS = /[^,;.!?()\n•|★✔✿◆⟡♥♡♻]+(?:[.,]\d[^,;.!?()\n•|]*)*[!?]*/gu

/** Quotes what a seller typed, each time a stretch of one line, letter for letter. */
export type Quoter = (phrase: string) => string

/** A text in clauses, so that each reason can quote the one that it rests on. */
export function quoterOf(typed: string): Quoter {
  const byStem = new Map<string, Clause[]>()
  for (const { 0: part } of typed.matchAll(PARTS)) {
    const text = part.trim()
    const words = wordsOf(text)
    if (words.length === 0) continue
    const clause = { text, words, stems: ` ${rootsOf(words).join(' ')} ` }
    for (const stem of new Set(rootsOf(words))) {
      const known = byStem.get(stem)
      if (known === undefined) byStem.set(stem, [clause])
      else if (known.length < CLAUSES_MAX) known.push(clause)
    }
  }
  return (phrase) => {
    const stems = rootsOf(wordsOf(phrase)).join(' ')
    const [first = ''] = stems.split(' ')
    const clause = byStem.get(first)?.find((one) => one.stems.includes(` ${stems} `))
    return clause === undefined ? '' : shortened(clause, stems)
  }
}

function rootsOf(words: readonly Word[]): string[] {
  return words.map(({ stem }) => rootOf(stem))
}

/** The first places tell as much as all of them. */
const CLAUSES_MAX = 20

/** A long clause gives the words around the phrase. */
function shortened({ text, words }: Clause, stems: string): string {
  if (text.length <= QUOTE_MAX) return quotable(text)
  const wanted = stems.split(' ')
  const at = words.findIndex((_, from) =>
    wanted.every((stem, place) => rootOf(words[from + place]?.stem ?? '') === stem),
  )
  const near = words.slice(Math.max(0, at - WORDS_BEFORE), at + wanted.length + WORDS_BEHIND)
  return quotable(text.slice(near[0]?.start, near.at(-1)?.end))
}

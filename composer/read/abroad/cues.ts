import type { Denied } from '#marketplace/searches/denied.ts'
import type { Statement } from '../statement.ts'
import type { Patterns } from '../patterns.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

const MARKS = /[.;:!()\n,]/

/** What a text of another language is not certain of: the clause that doubts, or the question that it leaves open. */
export function doubtedAbroad(statements: readonly Statement[], mustKnow: Patterns): string[] {
  return statements.flatMap((said) => {
    const doubt = mustKnow.find(said.words).find(({ meaning }) => meaning === 'doubt')
    const at = said.words[doubt?.from ?? -1]
    if (at === undefined) return []
    const question = said.text.lastIndexOf('?', at.start)
    const own =
      question === -1 ? clauseAround(said, at) : said.words.filter(({ end }) => end <= question)
    return own.filter((word) => !isSmall(word)).map(({ stem }) => stem)
  })
}

/** "La soucoupe est en vente à part": what the clause names is not in the parcel. */
export function absentAbroad(statements: readonly Statement[], mustKnow: Patterns): Denied[] {
  return statements.flatMap((said) =>
    mustKnow.find(said.words).flatMap(({ meaning, from }) => {
      const cue = said.words[from]
      return meaning === 'not-included' && cue !== undefined ? absentBefore(cue, said) : []
    }),
  )
}

function absentBefore(cue: Word, said: Statement): Denied[] {
  const clause = clauseAround(said, cue).filter((word) => word.end <= cue.start)
  const quote = said.text.slice(clause[0]?.start, cue.start).trim()
  return clause
    .filter((word) => !isSmall(word))
    .map(({ stem }) => ({ stem, text: said.text, quote, manner: 'absent', isNear: true }))
}

function clauseAround({ text, words }: Statement, { start, end }: Word): Word[] {
  const isNear = (word: Word) =>
    word.end <= start
      ? !MARKS.test(text.slice(word.end, start))
      : !MARKS.test(text.slice(end, word.start))
  return words.filter(isNear)
}

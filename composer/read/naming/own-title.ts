import { spelled } from '../spelling.ts'
import type { Fact } from '../told.ts'
import { withQuotesRead } from './quoted-names.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

type Reading = { input: { listingTitle: string }; facts: readonly Fact[] }

const QUOTED = /"[^"]*"/g
const AND = / [+&] /g
/** What a slash parts is to choose. */
const MARKS = /[,;()|–—•]|:(?!\d)|\s[-~]\s/

/** The seller's own title of the listing, read as a statement of the thing: without quoted names, its slips written out. */
export function ownTitleOf({ input, facts }: Reading): Fact[] {
  const [front] = facts
  if (front === undefined) return []
  const text = spelled(
    withQuotesRead(input.listingTitle).replaceAll(QUOTED, ' ').replaceAll(AND, ' and '),
  )
  const plain = { label: '', section: null, form: 'phrase' as const }
  const said = { ...front.said, ...plain, text, words: wordsOf(text) }
  return [{ kind: 'item', isMustKnow: false, said }]
}

/** What stands between the marks of it: "oak leaf" of a "forged trivet, oak leaf". */
export function segmentsOf({ said }: Fact): string[] {
  return said.text.split(MARKS).map((text) => text.trim())
}

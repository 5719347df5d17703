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
  // "Beeswax molds?" is what she is not sure of.
  if (front === undefined || input.listingTitle.trimEnd().endsWith('?')) return []
  const text = spelled(
    withQuotesRead(input.listingTitle).replaceAll(QUOTED, ' ').replaceAll(AND, ' and '),
  )
  const plain = { label: '', section: null, form: 'phrase' as const }
  const said = { ...front.said, ...plain, text, words: wordsOf(text) }
  return [{ kind: 'item', isMustKnow: false, isMissed: false, said }]
}

/** What stands between the marks of it: "oak leaf" of a "forged trivet, oak leaf". */
export function segmentsOf({ said }: Fact): string[] {
  return said.text.split(MARKS).map((text) => text.trim())
}

const COPY_OF = /\s*[([](?:copy|copied|duplicate) (?:of|from) ([^()[\]\n]{2,80})[)\]]/i
const RENAMED = /^([^\n]{2,60}?) *(?:-+>|=>|→) */

type Titled = { listingTitle: string; productType: string }

/** "Rye basket (copy of WILLOW TRUG)": what a listing was copied from is not it, nor is "WILLOW TRUG -> RYE BASKET". */
export function withoutCopied<T extends Titled>(form: T): T {
  const other = COPY_OF.exec(form.listingTitle)?.[1]
  if (other === undefined) return form
  const old = new Set(wordsOf(other).map(({ stem }) => stem))
  const productType = form.productType.replace(RENAMED, (all, name: string) =>
    wordsOf(name).every(({ stem }) => old.has(stem)) ? '' : all,
  )
  return { ...form, productType, listingTitle: form.listingTitle.replace(COPY_OF, '') }
}

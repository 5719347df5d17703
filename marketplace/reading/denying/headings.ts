import type { Run, Sentence } from '../sentences.ts'
import { words } from '../tables/word-list.ts'
import { NO_WORDS, NOT_WORDS } from '../tables/denying.ts'
import type { Token } from '../tokens.ts'
import type { DenialKind } from './place.ts'

/** A list line that its heading denies: "Not included:" and below it "• Easel". */
export type DeniedLine = { kind: DenialKind; heading: Run; line: Run; index: number }

type Text = { tokens: readonly Token[]; sentences: readonly Sentence[] }

export function deniedLines({ tokens, sentences }: Text): DeniedLine[] {
  const found: DeniedLine[] = []
  let heading: { run: Run; kind: DenialKind } | null = null
  sentences.forEach((sentence, index) => {
    const isLine = sentence.from > (sentences[index - 1]?.to ?? 0)
    if (isLine && heading !== null) {
      const line = { from: sentence.from, to: lineEnd(tokens, sentence) }
      found.push({ kind: heading.kind, heading: heading.run, line, index })
      return
    }
    const kind = isLine ? null : headingKind(tokens, sentence)
    heading = kind === null ? null : { run: { from: sentence.from, to: sentence.to }, kind }
  })
  return found
}

const HEADING_WORDS_MAX = 8
const PARCEL =
  words(`include includes included including come comes supplied supply provided separately sep excluded excludes extra
  sold part box`)
const USES = words('for suitable with')
const DEEDS = words(`do don't dont never must mustn't should shouldn't please`)

/** What a heading denies of the lines below it; null for one that denies nothing, or says what it denies itself. */
function headingKind(tokens: readonly Token[], { from, to, mark }: Sentence): DenialKind | null {
  const inside = tokens.slice(Math.max(from, to - HEADING_WORDS_MAX), to)
  const isOpen = inside.at(-1)?.word === ':'
  const own = inside.filter(({ kind }) => kind === 'word').map(({ word }) => word)
  if (mark !== '' || (!isOpen && (to - from > HEADING_WORDS_MAX || tokens[to]?.gap !== 'line')))
    return null
  const last = own.at(-1) ?? ''
  const isDenying = own.some((word) => NOT_WORDS.has(word) || NO_WORDS.has(word))
  const isApart =
    last === 'separately' || last === 'sep' || last === 'excluded' || last === 'excludes'
  if (isApart || (isDenying && (PARCEL.has(last) || isComingWith(own)))) return 'not-included'
  if (!isDenying) return null
  if (last === 'the' ? USES.has(own.at(-2) ?? '') : USES.has(last)) return 'not-for'
  if (NO_WORDS.has(last)) return isAnswer(tokens, { from, to }) ? null : 'thing'
  // "Iron damp or don't" leaves it to the buyer.
  if (own.at(-2) === 'or') return null
  return NOT_WORDS.has(last) && own.some((word) => DEEDS.has(word)) ? 'deed' : null
}

const ASKING = new Set(['?', ':', '.'])

/** "Weighted? no", "Weighted: no": it answers, and heads no list. */
function isAnswer(tokens: readonly Token[], { from, to }: Run): boolean {
  const isBehind = tokens[from]?.gap !== 'line' && ASKING.has(tokens[from - 1]?.word ?? '')
  return isBehind || tokens.slice(from, to - 1).some(({ word }) => ASKING.has(word))
}

/** "It does not come with:" */
function isComingWith(own: readonly string[]): boolean {
  return own.at(-1) === 'with' && PARCEL.has(own.at(-2) ?? '')
}

function lineEnd(tokens: readonly Token[], { from, to }: Sentence): number {
  const end = tokens.slice(from, to).findIndex(({ word }) => word === '(' || word === ':')
  return end <= 0 ? to : from + end
}

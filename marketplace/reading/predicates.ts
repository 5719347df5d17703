import { isContent } from './phrases.ts'
import type { Reading } from './reading.ts'
import { BE_WORDS } from './tables/denying.ts'
import { words } from './tables/word-list.ts'

/** Prose is read as sentences; a title or a tag is a bare name, in which each word claims something. */
export type Manner = 'prose' | 'name'

/** Words of a text at which somebody looks, in their sentence. */
export type Said = { reading: Reading; from: number; to: number; sentence: number; manner: Manner }

export function wordAt({ reading }: Said, at: number): string {
  return reading.tokens[at]?.word ?? ''
}

const ADVERBS =
  words(`fully very also both quite completely truly so always still really and even individually lightly partly
  naturally perfectly easily well hand pre beautifully clearly`)

const ARTICLES = words(`a an this these the our each every your my all are is it's they're`)

/** "It is signed", "a signed print", "Signed by hand": one word that tells a quality. */
export function isPredicate(said: Said): boolean {
  const own = said.reading.sentences[said.sentence]
  if (own === undefined) return false
  let before = said.from - 1
  while (before >= own.from && ADVERBS.has(wordAt(said, before))) before -= 1
  if (before < own.from) return true
  const word = wordAt(said, before)
  if (BE_WORDS.has(word) || ARTICLES.has(word) || said.reading.tokens[before]?.kind === 'sign')
    return true
  // "It is machine washable."
  if (BE_WORDS.has(wordAt(said, before - 1)) && before > own.from) return true
  const skipped = said.reading.tokens.slice(before + 1, said.from)
  return skipped.some((token) => token.word === 'and') && isSaidOfIt(said, own.from)
}

/** "It is 60 cm wide and washable": what is joined to the end of a statement about the thing. */
function isSaidOfIt(said: Said, from: number): boolean {
  const next = said.reading.tokens[said.to]
  const isLast = next === undefined || next.kind !== 'word' || !isContent(next)
  const before = said.reading.tokens.slice(from, said.from)
  return isLast && before.some(({ word }) => BE_WORDS.has(word))
}

import type { KeywordVerdict } from '#marketplace/keywords.ts'
import type { Word } from '#marketplace/searches/words.ts'
import type { Evidence } from './evidence.ts'

const PHRASE_LEAST = 3

/** "One of a kind", which stands in the text: no "I don't include one" denies it. */
export function judgedWhole(
  verdict: KeywordVerdict,
  words: readonly Word[],
  { saysPhrase }: Evidence,
): KeywordVerdict {
  const isSaid = words.length >= PHRASE_LEAST && saysPhrase(words.map(({ stem }) => stem).join(' '))
  return isSaid && verdict.kind === 'contradicting' ? { kind: 'usable' } : verdict
}

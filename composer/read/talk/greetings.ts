import { isSmall, wordsOf } from '#marketplace/searches/words.ts'
import type { Statement } from '../statement.ts'
import { reasonNamed } from './left-out.ts'
import type { Cues } from './talk.ts'

const REST_MIN = 3

/** "Hello lovelies baby booties in merino wool": a greeting, and what stands behind it. "Hello" alone may begin a name. */
export function greetingApart(
  { text, words, label }: Statement,
  { shopTalk }: Cues,
): { greeting: string; rest: string } | null {
  if (label !== '') return null
  const match = shopTalk
    .find(words)
    .find(
      ({ from, meaning }) => from === 0 && meaning !== 'hello' && reasonNamed(meaning) === 'thanks',
    )
  const next = match === undefined ? undefined : words[match.to]
  if (next === undefined || isSmall(next)) return null
  const rest = text.slice(next.start)
  return wordsOf(rest).length < REST_MIN
    ? null
    : { greeting: text.slice(0, next.start).trim(), rest }
}

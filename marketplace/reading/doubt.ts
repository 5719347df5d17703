import { rememberedOf } from '../remembered.ts'
import { doubtAt } from './notices.ts'
import { isContent } from './phrases.ts'
import type { Reading } from './reading.ts'

/** True where some sentence that holds one of these words doubts. */
export function hasDoubt(reading: Reading, roots: readonly string[]): boolean {
  const uncertain = rootsInDoubt(reading)
  return roots.some((root) => uncertain.has(root))
}

const rootsInDoubt = rememberedOf(({ tokens, sentences }: Reading): ReadonlySet<string> => {
  const doubting = sentences
    .map(({ from, to }) => ({ inside: tokens.slice(from, to), from, to }))
    .filter(({ inside, from, to }) =>
      inside.some((_, step) => doubtAt(tokens, from + step, to) > 0),
    )
  return new Set(doubting.flatMap(({ inside }) => inside.filter(isContent).map(({ root }) => root)))
})

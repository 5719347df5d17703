import type { Statement } from '../statement.ts'
import { isSmall, rootOf, spelt } from '#marketplace/searches/words.ts'

const MAKERS = new Set(['i', 'we'])
const NOT = new Set(
  "don't dont won't wont can't cant cannot never haven't havent didn't didnt".split(' '),
)
const HELPING = new Set(['do', 'will', 'can', 'have', 'did', 'would'])
/** What a maker does not do here tells nothing of the thing. */
const OTHER_DEEDS = new Set(
  'make mak sell ship send post accept tak take know think offer get like want includ include mind see believ have use us recommend do go mean hav'.split(
    ' ',
  ),
)

/** By its root, what the maker says is not done, with the words: "I do not engrave end grain". */
export function undoneIn(statements: readonly Statement[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>()
  for (const { words } of statements)
    for (const [at, word] of words.entries()) {
      if (!MAKERS.has(word.low)) continue
      const [first, second] = words.slice(at + 1, at + 3)
      const isTwo = HELPING.has(first?.low ?? '') && second?.low === 'not'
      if (!isTwo && !NOT.has(first?.low ?? '')) continue
      const verb = words[at + (isTwo ? 3 : 2)]
      if (verb === undefined || isSmall(verb) || verb.isNumber) continue
      const root = rootOf(verb.stem)
      if (OTHER_DEEDS.has(root) || OTHER_DEEDS.has(verb.low)) continue
      found.set(root, spelt(words.slice(at, at + (isTwo ? 4 : 3))))
    }
  return found
}

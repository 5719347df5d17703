import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Fact } from './told.ts'

/** What "scents" and the like head is one of several in each line. */
export const HEADS_SEVERAL = new Set(
  'scents fragrances colours colors sizes flavours flavors woods metals options patterns varieties choices finishes shades'.split(
    ' ',
  ),
)

const ROW_MIN = 3
const ROW_PART_MAX = 4

/** "Vanilla" of "4 flavors, vanilla, sea salt, rum raisin", "coffee" of "Tea, coffee, sugar" whose lines tell of each: one of a row, also in front. */
export function rowVariants(facts: readonly Fact[]): ReadonlySet<string> {
  const rows = facts.flatMap(({ said: { text } }) => {
    const bare = text.replaceAll(/ \([^)]*\)/g, '')
    const parts = bare
      .split(/,|\/| and | & | or /)
      .map((part) => wordsOf(part))
      .flatMap(headApart)
    const head = parts.findIndex((words) => HEADS_SEVERAL.has(words.at(-1)?.low ?? ''))
    const row = head === -1 ? [] : parts.slice(head + 1)
    return row.length < ROW_MIN - 1 ? [] : row.filter(({ length }) => length <= ROW_PART_MAX)
  })
  const labels = facts.flatMap(({ said: { label } }) => (label === '' ? [] : [wordsOf(label)]))
  const lines = labels.filter(({ length }) => length === 1).flat()
  const listed = facts.flatMap(({ said: { text } }) => {
    const parts = text.split(/[,\-–—]/).map((part) => wordsOf(part))
    const named = parts.filter(
      ([only, ...more]) => more.length === 0 && lines.some(({ stem }) => stem === only?.stem),
    )
    return named.length < ROW_MIN ? [] : named
  })
  return new Set([...rows, ...listed].flat().map(({ stem }) => stem))
}

/** "4 flavors vanilla", typed in one breath: the head, and the first of its row. */
function headApart(words: readonly Word[]): (readonly Word[])[] {
  const at = words.findIndex(
    ({ low }, place) => HEADS_SEVERAL.has(low) && words[place - 1]?.isNumber === true,
  )
  const rest = at === -1 ? [] : words.slice(at + 1)
  return rest.length === 0 ? [words] : [words.slice(0, at + 1), rest]
}

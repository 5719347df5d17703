import { clauseStart } from '#marketplace/searches/absent.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

export const MARKS = /[.;:!()\n]/

export const REACH = 5

export function clauseFrom(
  words: readonly Word[],
  { text, from }: { text: string; from: number },
): string[] {
  const stems: string[] = []
  let end = from
  for (const word of words.slice(0, REACH)) {
    // The point of "prob." ends no clause.
    if (MARKS.test(text.slice(end, word.start).replace(/^\./, ''))) break
    if (!isSmall(word)) stems.push(word.stem)
    end = word.end
  }
  return stems
}

/** The words of the clause that "but I can't prove it" speaks of. */
export function clauseBefore(words: readonly Word[], text: string): string[] {
  const joint = words.findLastIndex(({ low }) => TURNING.has(low))
  const own = joint === -1 ? words : words.slice(0, joint)
  const to = own.at(-1)?.end ?? 0
  const from = clauseStart(text.slice(0, to))
  return own.filter((word) => word.start >= from && !isSmall(word)).map(({ stem }) => stem)
}

export const TURNING = new Set(['but', 'though', 'although', 'however'])

import type { Statement } from '../read/statement.ts'
import { kindOf } from '../read/fact-kinds.ts'
import { joined, sentence, withLabel } from '../say/sentence.ts'
import { leans } from './units.ts'

/** A paragraph of so many words may end where the seller begins to speak of something else. */
const ENOUGH_WORDS = 30
/** A longer one is skipped on a phone. */
const PARAGRAPH_WORDS = 60
/** Fewer words at the end do not stand alone. */
const STRAY_WORDS = 14

/** A long block of prose gets air, at no sentence that leans on the one before it. */
export function paragraphsOf(said: readonly Statement[]): string[] {
  const groups: Statement[][] = []
  said.forEach((one, at) => {
    const group = groups.at(-1)
    const rest = wordsIn(said.slice(at))
    const isNew =
      group === undefined || (rest >= STRAY_WORDS && !leans(one.text) && isOver(group, one))
    if (isNew) groups.push([one])
    else group.push(one)
  })
  return groups.map((group) => group.map(asSentence).reduce((text, next) => joined(text, next)))
}

function isOver(group: readonly Statement[], next: Statement): boolean {
  const words = wordsIn(group)
  if (words >= PARAGRAPH_WORDS) return true
  const last = group.at(-1)
  return words >= ENOUGH_WORDS && last !== undefined && kindOf(last, []) !== kindOf(next, [])
}

function wordsIn(said: readonly Statement[]): number {
  return said.reduce((sum, { words }) => sum + words.length, 0)
}

function asSentence({ label, text }: Statement): string {
  return sentence(label === '' ? text : withLabel(label, text))
}

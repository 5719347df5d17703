import type { Statement } from '../read/statement.ts'
import { kindOf } from '../read/fact-kinds.ts'
import { capitalised } from '../read/case.ts'
import { entry, joined, sentence, withLabel } from '../say/sentence.ts'
import { leans } from '../read/leaning.ts'

/** A paragraph of so many words may end where the seller begins to speak of something else. */
const ENOUGH_WORDS = 30
/** A longer one is skipped on a phone. */
const PARAGRAPH_WORDS = 50
const PARAGRAPH_SENTENCES = 4
/** Fewer words at the end do not stand alone. */
const STRAY_WORDS = 14
/** A sentence of so few words says nothing without the one before it. */
const TIED_WORDS = 2

/** A long block of prose gets air, at no sentence that leans on the one before it. */
export function paragraphsOf(said: readonly Statement[]): string[] {
  const groups: Statement[][] = []
  said.forEach((one, at) => {
    const group = groups.at(-1)
    const rest = wordsIn(said.slice(at))
    const isNew = group === undefined || (rest >= STRAY_WORDS && !isTied(one) && isOver(group, one))
    if (isNew) groups.push([one])
    else group.push(one)
  })
  return groups.map((group) => {
    const [one] = group
    const isLine = group.length === 1 && one?.form === 'phrase' && one.label === ''
    return isLine ? entry(capitalised(one.text)) : group.map(asSentence).reduce(joined)
  })
}

/** Goes with the sentence before it: "He may be fat", "Please." */
function isTied(one: Statement): boolean {
  return leans(one.text) || isOfSomebody(one) || one.words.length <= TIED_WORDS
}

const SOMEBODY = new Set(['he', 'she', 'they', "he's", "she's", "they're"])

/** "He may be fat": of whom, the sentence before says. */
function isOfSomebody({ words }: Statement): boolean {
  return SOMEBODY.has(words[0]?.low ?? '')
}

function isOver(group: readonly Statement[], next: Statement): boolean {
  const words = wordsIn(group)
  const last = group.findLast((one) => !isTied(one)) ?? group.at(-1)
  const [before, kind] = [last && kindOf(last, []), kindOf(next, [])]
  // How a thing is cared for is told in one breath.
  if (before === 'care' && kind === 'care' && words < 2 * PARAGRAPH_WORDS) return false
  if (words >= PARAGRAPH_WORDS || (words >= ENOUGH_WORDS && group.length >= PARAGRAPH_SENTENCES))
    return true
  return words >= ENOUGH_WORDS && last !== undefined && before !== kind
}

function wordsIn(said: readonly Statement[]): number {
  return said.reduce((sum, { words }) => sum + words.length, 0)
}

function asSentence({ label, text }: Statement): string {
  return sentence(label === '' ? text : withLabel(label, text))
}

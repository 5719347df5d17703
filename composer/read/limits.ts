import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { IDLE } from '#marketplace/searches/denied-words.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { is } from './lexicon.ts'
import { tellsMaker } from './made-where.ts'
import type { Statement } from './statement.ts'

const LIMITING = new Set(
  "must not never no don't doesn't won't can't cannot isn't aren't shouldn't mustn't dont doesnt wont cant isnt arent".split(
    ' ',
  ),
)
const PERSONS = new Set(
  "i i'm i've i'll i'd we we're we've my our me us who people ich wir mir uns mein meine je j'ai nous mon yo nosotros io noi ik wij eu nós jag vi".split(
    ' ',
  ),
)

/** A proof binds whoever does not answer it. */
const PROOF =
  /\b(?:proofs?(?! of)|mock-?ups?)\b.{0,60}\b(?:sent|send|sends|within|messages?|email|hours?|hrs?|days?)\b/i

/** Whether a statement says what the thing is not, cannot or should not: nobody's memory, but a limit of the thing. */
export function tellsLimit({ label, text, words, form }: Statement): boolean {
  if (form === 'step') return false
  if (label !== '' && words.length === 1 && words[0]?.low === 'no') return true
  if (PROOF.test(text)) return true
  const at = words.findIndex((word, index) => isLimiting(word, words[index + 1]))
  if (at === -1) return false
  const clause =
    text
      .slice(0, words[at]?.start)
      .split(/[,.;:!?()]/)
      .at(-1) ?? ''
  return !wordsOf(clause).some(({ low }) => PERSONS.has(low))
}

/** "No fragrance" says what it is without; "no two alike" and "no problem" limit nothing. */
function isLimiting(word: Word, next: Word | undefined): boolean {
  if (LIMITING.has(word.low) && word.low !== 'no') return true
  return isDenyingWord(word) && next !== undefined && !IDLE.has(next.low)
}

const EACH = new Set(['per', 'each', 'every'])
/** So far from its number a count may name what holds it: "90-110 glass beads in each bag". */
const COUNTED_WITHIN = 5

/** "Roughly 90-110 beads per bag": how many a buyer gets; "6 per week" is the work of whoever makes them. */
export function tellsCount({ words }: Statement): boolean {
  return words.some((word, at) => {
    if (!word.isNumber) return false
    const behind = words.slice(at + 1, at + 1 + COUNTED_WITHIN)
    const each = behind.findIndex(({ low }) => EACH.has(low))
    const holder = behind[each + 1]
    return each > 0 && holder !== undefined && !holder.isNumber && !is(holder, 'unit')
  })
}

/** What every length tells, whatever is left out beside it: a limit, how many there are, and who made it where. */
export function isMissedAlways(said: Statement): boolean {
  return tellsLimit(said) || tellsCount(said) || (said.form !== 'step' && tellsMaker(said.text))
}

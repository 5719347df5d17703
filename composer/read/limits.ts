import type { Statement } from './statement.ts'
import { wordsOf } from '#marketplace/searches/words.ts'

const LIMITING = new Set(
  "must not never no don't doesn't won't can't cannot isn't aren't shouldn't mustn't dont doesnt wont cant isnt arent".split(
    ' ',
  ),
)
const PERSONS = new Set("i i'm i've i'll i'd we we're we've my our me us who people".split(' '))

/** A proof binds whoever does not answer it. */
const PROOF =
  /\b(?:proofs?(?! of)|mock-?ups?)\b.{0,60}\b(?:sent|send|sends|within|messages?|email|hours?|hrs?|days?)\b/i

/** Whether a statement says what the thing is not, cannot or should not: nobody's memory, but a limit of the thing. */
export function tellsLimit({ label, text, words, form }: Statement): boolean {
  if (form === 'step') return false
  if (label !== '' && words.length === 1 && words[0]?.low === 'no') return true
  if (PROOF.test(text)) return true
  const at = words.findIndex(({ low }) => LIMITING.has(low) && low !== 'no')
  if (at === -1) return false
  const clause =
    text
      .slice(0, words[at]?.start)
      .split(/[,.;:!?()]/)
      .at(-1) ?? ''
  return !wordsOf(clause).some(({ low }) => PERSONS.has(low))
}

import { isAcronym, isLoud } from '../case.ts'
import { is } from '../lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isOfKind } from './phrases.ts'

const ADVERBS = new Set(
  'nur sehr auch noch mehr viel viele alle alles immer nie niemals nach vor neu klein groß gross lang kurz breit hoch schön feucht trocken warm kalt heiß heiss separat einzeln beim durch gegen sich als wie zwei drei vier fünf sechs mal bis ab pro beide jede jeder jedes diese echt reine reiner'.split(
    ' ',
  ),
)
const ENDS = ['ig', 'ige', 'iger', 'iges', 'lich', 'liche', 'isch', 'ische', 'los', 'bar', 'bare']
const PARTICIPLE = /^\p{Ll}{0,10}ge\p{Ll}{2,}(?:t|te|ter|tes|ten|tem|en|ene|ener)$|tetes?$|teter?$/u
const ASKING = new Set(['bitte', 'nicht', 'nur', 'nie', 'immer', 'vor'])
const NAME_LETTERS = 3

/** A shouted German line in normal case: what is no small word, no adjective and no verb has a noun's capital. */
export function unshoutedGerman(text: string, isHeading = false): string {
  if (!isHeading && !isLoud(text)) return text
  const words = wordsOf(text)
  const isAsked = words.some(({ low }) => ASKING.has(low))
  let result = ''
  let done = 0
  for (const [at, word] of words.entries()) {
    const isLast = !/^[\s,]*\p{L}/u.test(text.slice(word.end))
    const between = text.slice(done, word.start)
    const calm = calmOf(word, isAsked && isLast)
    const isStart = at === 0 || /[.!?:]\s*$/.test(between)
    result += between + (isStart ? calm.charAt(0).toUpperCase() + calm.slice(1) : calm)
    done = word.end
  }
  return result + text.slice(done)
}

function calmOf(word: Word, isVerb: boolean): string {
  const { text, low } = word
  const isShouted = text === text.toUpperCase() && text !== low
  if (!isShouted || /\d/.test(text) || isAcronym(text)) return text
  if (is(word, 'unit')) return low
  if (text.length < NAME_LETTERS && !isSmallGerman(word)) return text
  const isPlain =
    isSmallGerman(word) || ENDS.some((end) => low.endsWith(end)) || PARTICIPLE.test(low)
  if (isPlain || (isVerb && low.endsWith('en'))) return low
  return low.charAt(0).toUpperCase() + low.slice(1)
}

function isSmallGerman(word: Word): boolean {
  const kinds = ['front', 'joint', 'speaking'] as const
  return ADVERBS.has(word.low) || kinds.some((kind) => isOfKind(word, kind, 'de'))
}

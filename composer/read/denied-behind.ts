import { clauseStart, type Denied, isDenyingWord } from './denied.ts'
import type { Statement } from './document.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** What is denied by words that stand behind it, or above it in a heading. */
export function deniedBehind(statements: readonly Statement[]): Denied[] {
  return statements.flatMap((said) => [
    ...turnedRound(said),
    ...noMore(said),
    ...labelledNone(said),
    ...underHeading(said),
  ])
}

type Cause = { text: string; quote: string; manner: Denied['manner'] }

function denials(words: readonly Word[], cause: Cause): Denied[] {
  return words
    .filter((word) => !isSmall(word) && !word.isNumber)
    .map(({ stem }) => ({ stem, ...cause, isNear: true }))
}

const COPULAS = new Set(
  "is are ist sind är er zijn è sono es son é são est sont l'est n'est".split(' '),
)
const PRONOUNS = new Set(
  'it they this these es sie er das dies het ze det den il elle ils elles'.split(' '),
)
const CLAUSE_MARK = /[.,;:!?()\n]/
/** "Squirrel proof it is, sadly, not" is the longest of these. */
const REACH = 6

/** "Eichhörnchensicher ist es leider nicht!", "Waterproof it is not.", "Impermeabile non è." */
function turnedRound({ text, words }: Statement): Denied[] {
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    const isEnd = (end: number) =>
      CLAUSE_MARK.test(
        text
          .slice(end, end + 2)
          .trim()
          .charAt(0) || '.',
      )
    const isPair = isDenyingWord(word) && next !== undefined && COPULAS.has(next.low)
    const end = isPair && isEnd(next.end) ? next.end : word.end
    if (!isDenyingWord(word) || !isEnd(end)) return []
    const far = words[Math.max(0, at - REACH)]?.start ?? 0
    const from = far + clauseStart(text.slice(far, word.start))
    const before = words.slice(Math.max(0, at - REACH), at).filter(({ start }) => start >= from)
    const copula = before.findIndex(({ low }) => COPULAS.has(low))
    const pronoun = before
      .slice(Math.max(0, copula - 2), copula + 2)
      .find(({ low }) => PRONOUNS.has(low))
    const first = Math.min(copula, pronoun === undefined ? copula : before.indexOf(pronoun))
    const own = end === word.end ? before.slice(0, Math.max(0, first)) : before
    const isTurned = end === word.end ? copula > 0 && pronoun !== undefined : before.length < 3
    const [start] = own
    if (!isTurned || start === undefined) return []
    return denials(own, { text, quote: text.slice(start.start, end), manner: 'not' })
  })
}

const OFFERED = new Set(['offered', 'available', 'stocked', 'sold', 'made'])
const COLON = /:\s*$/

/** "Convex base: not offered any more", "The large one is no longer available". */
function noMore({ text, label, words }: Statement): Denied[] {
  const at = words.findIndex(
    (word, index) =>
      isDenyingWord(word) && words.slice(index + 1, index + 3).some(({ low }) => OFFERED.has(low)),
  )
  const cue = words[at]
  const last = words.slice(at + 1, at + 3).find(({ low }) => OFFERED.has(low))
  if (at === -1 || cue === undefined || last === undefined) return []
  if (at === 0 && label !== '') {
    const quote = `${label}: ${text.slice(0, last.end)}`
    return denials(wordsOf(label), { text: `${label}: ${text}`, quote, manner: 'not' })
  }
  const before = text.slice(0, cue.start).replace(COLON, ' ')
  const from = clauseStart(before)
  const own = words.filter(({ start, end }) => start >= from && end <= cue.start)
  return denials(own, { text, quote: text.slice(from, last.end).trim(), manner: 'not' })
}

const NONE = new Set(
  'none nil nope keine keiner keines aucun aucune nessuno nessuna ninguno'.split(' '),
)
const FEW = 3

/** "Scent: none added", "Notation none." */
function labelledNone({ text, label, words }: Statement): Denied[] {
  const [first, second] = words
  const quote = label === '' ? text : `${label}: ${text.slice(0, second?.end ?? text.length)}`
  if (label !== '' && NONE.has(first?.low ?? ''))
    return denials(wordsOf(label), { text: `${label}: ${text}`, quote, manner: 'not' })
  const isShort = label === '' && words.length > 1 && words.length <= FEW
  if (!isShort || !NONE.has(words.at(-1)?.low ?? '')) return []
  return denials(words.slice(0, -1), { text, quote, manner: 'not' })
}

const PLAIN_HEADING = new Set(
  'not for suitable recommended intended included supplied in the box does do fit'.split(' '),
)
const LISTED_MAX = 16

/** "NOT FOR", and below it "dogs, toddlers". */
function underHeading({ text, section, words }: Statement): Denied[] {
  const heading = wordsOf(section?.heading ?? '')
  const isDenying = heading.some((word) => isDenyingWord(word))
  const isPlain = heading.every(({ low }) => PLAIN_HEADING.has(low))
  if (!isDenying || !isPlain || words.length > LISTED_MAX || text === section?.heading) return []
  const isAbsent = heading.some(({ low }) => low === 'included' || low === 'supplied')
  const quote = `${section?.heading ?? ''}: ${text}`
  return denials(words, { text, quote, manner: isAbsent ? 'absent' : 'not' })
}

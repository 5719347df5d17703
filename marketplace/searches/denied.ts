import { isAbsence, leftOutOf } from './absent.ts'
import {
  ABSENT,
  COMING,
  DENYING,
  ENDS,
  HAVING,
  HELPERS,
  HELPERS_BEHIND,
  IDLE,
  VERBAL,
} from './denied-words.ts'
import type { Said } from './statements.ts'
import {
  isChoice,
  isConsequence,
  isInName,
  isMeasured,
  isNamed,
  isNumbered,
  isOfAnAge,
  isOffered,
  isOfTerms,
  restrictionOf,
} from './not-denied.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** True for a word that denies what follows, in any language that is read. */
export function isDenyingWord(word: Word): boolean {
  return DENYING.has(word.low)
}

/** True for what turns its neighbour round in a search: "no drill", "palm free". */
export function isNegation(word: Word): boolean {
  return DENYING.has(word.low) || word.low === 'free' || word.low === 'less'
}

const FREED = /^\p{L}{3,}(?:frei|los)(?:e[mnrs]?)?$|^\p{L}{3,}(?:vrije?|loze?|fria?|fritt)$/u

/** "Plastikfrei" of what has "kein Plastik": the word denies its own beginning. */
export function deniesItself({ low }: Word): boolean {
  return FREED.test(low)
}

/** Whether what is denied is denied as absent from the thing, not as unfit for it: "no drilling", "holes: none". */
export function isWithout({ quote, manner }: Denied): boolean {
  const [first] = wordsOf(quote.slice(0, QUOTE_START))
  const isNone = quote.toLowerCase().includes(': none')
  return manner === 'not' && (isNone || ['no', 'without', 'non'].includes(first?.low ?? ''))
}

const QUOTE_START = 12

const PICTURED = /\bin (?:the |my |this )?(?:\w+ )?(?:pics?|photos?|pictures?|images?)\b/i

/** "Not the plant in pic 1" denies the one in the picture, and none that is sold. */
export function isOfAPicture({ text, manner }: Pick<Denied, 'text' | 'manner'>): boolean {
  return manner === 'not' && PICTURED.test(text)
}

const REACH = 5
const NEAR = 2
const WINDOW = 16
const STOPS = /[.,;:!?()\n•]|\s[-–—]\s/

/** A word that the seller denies, with the words it was denied in. */
export type Denied = {
  stem: string
  /** The statement. */
  text: string
  /** Its part that denies. */
  quote: string
  /** "Not" what it is; "absent" from the parcel; a "deed" that is warned of. */
  manner: 'not' | 'absent' | 'deed'
  /** Whether the denial stands beside it. */
  isNear: boolean
  /** A word without which it is not denied: "not real pearls" speaks of real ones. */
  only?: string
}

/** "Not solid gold" denies what is solid, not what is gold. */
const DEGREES = new Set(['real', 'solid', 'genuine', 'pure', 'authentic', 'true', 'fully'])

/** What the statements deny: the words that a "no", "not" or "without" reaches in its own clause. */
export function deniedIn(statements: readonly Said[]): Denied[] {
  return statements.flatMap((said) => [
    ...byLabel(said),
    ...doesNot(said),
    ...reached(said),
    ...tooMuchFor(said),
    ...leftOutOf(said),
  ])
}

function reached(said: Said): Denied[] {
  const { text, words } = said
  return words.flatMap((word, at) => {
    const next = words[at + 1]
    if (!DENYING.has(word.low) || next === undefined || IDLE.has(next.low)) return []
    const clause = placedOff(
      clauseAfter(words.slice(at + 1, at + WINDOW), { text, from: word.end }),
      words.slice(at),
    )
    // "Not included" denies what stands before it.
    if (isAbsence(words, at) || isChoice(words, at) || isNamed(text, next)) return []
    if (
      isOfTerms(words, at) ||
      isOffered(words, at) ||
      isMeasured(words, at) ||
      isNumbered(words, at)
    )
      return []
    if (isInName(text, word) || isConsequence(text, word) || isSupposed(words, at)) return []
    if (isDeedTo(words, at)) return denials([next], { text, from: word.start, manner: 'deed' })
    if (isOfAnAge(words.slice(at + 1, at + WINDOW))) return []
    const only = restrictionOf(clause, { words, text })
    return denials(clause, { text, from: word.start, manner: mannerAt(words, at), only })
  })
}

const POINTING = new Set('the my our your this these any'.split(' '))

/** "No reselling the files": the files are there, and the deed is denied. */
function isDeedTo(words: readonly Word[], at: number): boolean {
  const [cue, deed, behind] = words.slice(at, at + 3)
  const isDeed = cue?.low === 'no' && deed?.low.endsWith('ing') === true
  return isDeed && POINTING.has(behind?.low ?? '')
}

const PLACING = new Set(['in', 'on', 'from', 'at', 'under'])

/** "No dents in hair", "no prints on the lid": the place is there, and is denied of nothing. */
function placedOff(clause: Word[], [cue, ...behind]: readonly Word[]): Word[] {
  const joint = cue?.low === 'no' ? behind.find(({ low }) => PLACING.has(low)) : undefined
  const own = clause.filter(({ start }) => joint === undefined || start < joint.start)
  return own.length > 0 ? own : clause
}

const SUPPOSING = new Set(['it', 'they', 'you', "it'll", "they'll", 'itll'])

/** "Without felt it slips" tells what would be, and the felt is there. */
function isSupposed(words: readonly Word[], at: number): boolean {
  const behind = words.slice(at + 2, at + 4)
  return words[at]?.low === 'without' && behind.some(({ low }) => SUPPOSING.has(low))
}

const ITSELF = new Set(['it', 'they', 'this', 'these'])
const DOES_NOT = new Set("don't doesn't dont doesnt won't wont can't cant cannot".split(' '))

/** "They don't stick to the fridge", "The door does not open" say what the thing does not do. */
function doesNot({ text, words }: Said): Denied[] {
  return words.flatMap((word, at) => {
    const verb = words[at + 1]
    const isTwo = word.low === 'not' && ['do', 'does'].includes(words[at - 1]?.low ?? '')
    const from = isTwo ? at - 1 : at
    const isOfIt = ITSELF.has(words[from - 1]?.low ?? '') || words[from - 2]?.low === 'the'
    if ((!isTwo && !DOES_NOT.has(word.low)) || !isOfIt || verb === undefined || isSmall(verb))
      return []
    if (HAVING.has(verb.low) || COMING.has(verb.low) || IDLE.has(verb.low)) return []
    return denials([verb], { text, from: word.start, manner: 'not' })
  })
}

function mannerAt(words: readonly Word[], at: number): Denied['manner'] {
  const word = words[at]
  const isVerbal =
    VERBAL.has(word?.low ?? '') ||
    HELPERS.has(words[at - 1]?.low ?? '') ||
    HELPERS_BEHIND.has(words[at + 1]?.low ?? '') ||
    (['not', 'without'].includes(word?.low ?? '') && words[at + 1]?.low.endsWith('ing') === true)
  const isInParcel = words.slice(at + 1, at + ABSENT_WITHIN).some(({ low }) => ABSENT.has(low))
  if (!isVerbal) return word?.low === 'no' && isInParcel ? 'absent' : 'not'
  const verb = words.slice(at + 1, at + 3).find(({ low }) => HAVING.has(low) || COMING.has(low))
  if (verb === undefined) return 'deed'
  return COMING.has(verb.low) ? 'absent' : 'not'
}

/** "No pot included" */
const ABSENT_WITHIN = 4

type Cause = { text: string; from: number; manner: Denied['manner']; only?: string | undefined }

function denials(clause: readonly Word[], { text, from, manner, only }: Cause): Denied[] {
  const last = clause.at(-1)
  if (last === undefined) return []
  const quote = text.slice(from, last.end)
  const [first] = clause
  const degree = clause.length > 1 && first !== undefined && DEGREES.has(first.low)
  return clause.map(({ stem }, index) => ({
    stem,
    text,
    quote,
    manner,
    isNear: index < NEAR,
    ...(degree && { only: first.stem }),
    ...(only !== undefined && { only }),
  }))
}

/** Words of a label that name nothing themselves: "not suitable for", "does not include". */
const NAMELESS = new Set(
  'suitable recommended intended meant compatible safe good use used sold separately ok okay'.split(
    ' ',
  ),
)

const SENTENCE_END = /[.!?](?=\s+\p{Lu})/u

/** "Not suitable for: upholstery, garments"; "Not real pearls: the drops are glass" denies in the label alone. */
function byLabel({ text, label, words }: Said): Denied[] {
  const inLabel = wordsOf(label)
  // "Too tight for: thick cord"
  const isTooMuch = inLabel[0]?.low === 'too' && inLabel.at(-1)?.low === 'for'
  const at = isTooMuch ? 0 : inLabel.findIndex((word) => DENYING.has(word.low))
  const [cue] = inLabel.slice(at)
  if (at === -1 || cue === undefined) return []
  const named = inLabel.filter(
    (word) =>
      !isSmall(word) &&
      ![DENYING, NAMELESS, ABSENT, HAVING, COMING].some((list) => list.has(word.low)),
  )
  if (named.length > 0 && !isTooMuch)
    return denials(named, { text: label, from: cue.start, manner: 'not' })
  const manner = inLabel.some(({ low }) => ABSENT.has(low) || COMING.has(low)) ? 'absent' : 'not'
  // The label speaks of its first sentence.
  const end = SENTENCE_END.exec(text)?.index ?? text.length
  const whole = `${label}: ${text}`
  const quote = `${label}: ${text.slice(0, end)}`
  const own = words.filter((word) => !isSmall(word) && word.end <= end)
  return own.map((word, place) => {
    const before = own[place - 1]
    const next = own[place + 1]
    // "Welcome sign" in a list of what is not included leaves other signs alone.
    const isSecond = before !== undefined && text.slice(before.end, word.start) === ' '
    const isLast = next === undefined || text.slice(word.end, next.start) !== ' '
    const only = isSecond && isLast ? { only: before.stem } : {}
    return { stem: word.stem, text: whole, quote, manner, isNear: true, ...only }
  })
}

/** "Too sticky for violin" */
function tooMuchFor({ text, words }: Said): Denied[] {
  return words.flatMap((word, at) => {
    const isFor = word.low === 'too' && words[at + 2]?.low === 'for'
    const end = words[at + 2]?.end
    if (!isFor || end === undefined) return []
    const clause = clauseAfter(words.slice(at + 3, at + WINDOW), { text, from: end })
    return denials(clause, { text, from: word.start, manner: 'not' })
  })
}

type Place = { text: string; from: number }

function clauseAfter(words: readonly Word[], { text, from }: Place): Word[] {
  const clause: Word[] = []
  let end = from
  for (const word of words) {
    const isOver = STOPS.test(text.slice(end, word.start)) || ENDS.has(word.low)
    // "Nie jest plamoodporny i nie jest to haft": another denial begins.
    if (isOver || (DENYING.has(word.low) && clause.length > 0) || clause.length === REACH) break
    if (!isSmall(word)) clause.push(word)
    end = word.end
  }
  return clause
}

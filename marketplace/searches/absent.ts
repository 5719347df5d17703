import { breathStart } from './breath.ts'
import { ABSENT, DENYING, NEVER_A_PART } from './denied-words.ts'
import type { Said } from './statements.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/** "(props)", "just for the photo": shown, but not sold. */
const SHOWN = new Set(['prop', 'props', 'missing', 'deko'])

/** "The plant is a prop", "plant (props)"; "spares or repair - prop" says what it is good for. */
function isProp(words: readonly Word[], at: number, text: string): boolean {
  const [before, word] = [words[at - 1], words[at]]
  if (word === undefined || !SHOWN.has(word.low)) return false
  const isTold = before !== undefined && (isSmall(before) || before.low === 'photo')
  return word.stem !== 'prop' || isTold || text.charAt(word.start - 1) === '('
}

/** Behind "shown are" and "in the photo is" these tell that it is not sold. */
const OF_OTHERS = new Set(['mine', 'my', 'from', 'for', 'just', 'only', 'not', 'borrowed', 'our'])
const ON_THE_PAGE = new Set(['shown', 'pictured', 'photo', 'picture', 'image'])

/** "Holders shown are my grandmother's", "the adult size is in a separate listing". */
function isElsewhere(words: readonly Word[], at: number): boolean {
  const [word, verb, owner] = words.slice(at, at + 3)
  if (word === undefined || verb === undefined) return false
  const isShown = ON_THE_PAGE.has(word.stem) && ['is', 'are'].includes(verb.low)
  if (isShown) return owner !== undefined && OF_OTHERS.has(owner.low)
  const isOther = ['separate', 'other', 'another'].includes(word.low)
  return isOther && verb.stem === 'listing'
}

export function isAbsence(words: readonly Word[], at: number): boolean {
  // "Knife not with it"
  if (words[at + 1]?.low === 'with' && words[at + 2]?.low === 'it') return true
  // "No lid included" denies what it names.
  const reach = words[at]?.low === 'no' ? 2 : 3
  return words.slice(at + 1, at + reach).some((word) => ABSENT.has(word.low))
}

/** "Rod and cord are not included", "sold separately". */
export function leftOutOf({ text, words }: Said) {
  const at = words.findIndex(
    (word, index) =>
      (DENYING.has(word.low) && isAbsence(words, index)) ||
      (word.low === 'separately' && words[index - 1]?.low === 'sold') ||
      isProp(words, index, text) ||
      isElsewhere(words, index),
  )
  const start = words[at]?.start ?? 0
  if (at < 1) return []
  const clause = breathStart(words, { from: clauseStart(text.slice(0, start)), to: start })
  // "An acoustic needs a headstock tie - not included": the tie is what is left out.
  const need = words.findLast(
    ({ low, start: own, end }) => own >= clause && end <= start && NEEDING.has(low),
  )
  const from = need?.end ?? clause
  const last =
    words.slice(at, at + 4).find((word) => ABSENT.has(word.low) || word.low === 'it') ?? words[at]
  const isOther = isElsewhere(words, at)
  const quote = text.slice(from, last?.end).trim()
  return (
    words
      .filter((word) => word.start >= from && word.end <= start)
      .filter((word) => !isSmall(word) && !NEVER_A_PART.has(word.stem))
      // "The basket belongs to another doll and isn't included": this doll is.
      .filter((word) => !isOfAnother(word, words[words.indexOf(word) - 1], text))
      .map((word) => {
        const place = words.indexOf(word)
        const joined = [words[place + 1], words[place - 1]].find((one) => isJoined(word, one, text))
        const only = isOther || GIVING.has(word.stem) ? joined?.stem : undefined
        return {
          stem: word.stem,
          text,
          quote,
          manner: 'absent' as const,
          isNear: true,
          ...(only !== undefined && { only }),
        }
      })
  )
}

/** "Gift box is a separate listing" parts with a box and with no gift, "milk kefir" with no other kefir. */
const GIVING = new Set(['gift', 'present'])

function isJoined(word: Word, other: Word | undefined, text: string): boolean {
  if (other === undefined || isSmall(other)) return false
  const [first, second] = word.start < other.start ? [word, other] : [other, word]
  return text.slice(first.end, second.start) === ' '
}

const NEEDING = new Set(['need', 'needs', 'require', 'requires'])
const OTHERS = new Set(['another', 'other', 'different'])

function isOfAnother(word: Word, before: Word | undefined, text: string): boolean {
  const isBeside = before !== undefined && text.slice(before.end, word.start) === ' '
  return isBeside && OTHERS.has(before.low)
}

/** A bracket that is closed again begins no clause. */
const IN_BRACKETS = /\([^()]{0,80}\)/g
const LAST_CLAUSE = /[.;:!?(~|•★*][^.;:!?(~|•★*]*$/

/** Where the clause begins that a text ends in: "wax, spoon and box" is one, "hoop, needles, frame" are three. */
export function clauseStart(text: string): number {
  const before = text.replace(IN_BRACKETS, (bracket) => ' '.repeat(bracket.length))
  const mark = LAST_CLAUSE.exec(before)
  const from = mark === null ? 0 : mark.index + 1
  const comma = before.lastIndexOf(',')
  const isList = wordsOf(before.slice(comma + 1)).some(({ low }) => low === 'and' || low === 'or')
  return comma > from && !isList ? comma + 1 : from
}

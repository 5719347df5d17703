import type { Brief } from '../read/form.ts'
import { isModifier } from '../read/item.ts'
import { is } from '../read/lexicon.ts'
import { isGeneral } from '../read/searches/families.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { usable } from './usable.ts'

const WORDS_MAX = 5
const WORDS_GOOD = 4
/** A longer name says enough without its stuff. */
const BARE_WORDS_MAX = 3

/** "Juniper bonsai" and "bonsai tree" are one name where the one ends as the other begins. */
export function overlapped(lead: string, brief: Brief): string {
  const words = wordsOf(lead)
  const starred = usable(brief).filter(({ isStarred }) => isStarred)
  if (words.length < 2) return lead
  for (const keyword of starred) {
    const front = keyword.words.slice(0, -1)
    const isMeeting = keyword.words.at(-1)?.stem === words[0]?.stem
    if (isMeeting && isNew(front, words) && front.length <= 2)
      return `${front.map((word) => word.low).join(' ')} ${lead}`
  }
  for (const keyword of starred) {
    const [next, ...more] = keyword.words.slice(1)
    const isMeeting = keyword.words[0]?.stem === words.at(-1)?.stem
    if (isMeeting && next !== undefined && more.length === 0 && isNew([next], words))
      return `${lead} ${next.low}`
  }
  return lead
}

/** "58 mm tamper" and the starred "espresso tamper" are one "58 mm espresso tamper". */
export function withStar(lead: string, brief: Brief): string {
  const words = wordsOf(lead)
  const last = words.at(-1)
  const at = words.at(-2)
  if (last === undefined || words.length >= WORDS_GOOD) return lead
  for (const { isStarred, words: own } of usable(brief)) {
    const [front] = own
    const isSame = isStarred && own.length === 2 && own[1]?.stem === last.stem
    if (!isSame || front === undefined || !isNew([front], words) || front.isNumber) continue
    if (is(front, 'vague') || isSmall(front) || (isWooden(front) && words.some(isStuff))) continue
    if (isModifier(front) && words[0]?.isNumber !== true) return `${front.low} ${lead}`
    const isOpen = at === undefined || isModifier(at) || is(at, 'unit')
    if (isOpen) return `${lead.slice(0, last.start)}${front.low} ${lead.slice(last.start)}`
  }
  return lead
}

const LEAD_LENGTH_MAX = 44

/** "Rosewood needle set" is searched as "knitting needle set": the word that a true search has in front of the same name. */
export function asSearched(lead: string, brief: Brief): string {
  const words = wordsOf(lead)
  const isOpen = words.length <= WORDS_MAX && words.every((word) => !isSmall(word))
  for (const { words: own } of isOpen ? usable(brief) : []) {
    const [front, ...rest] = own
    const from = words.length - rest.length
    const isSame =
      rest.length > 1 && from > 0 && rest.every((word, at) => word.stem === words[from + at]?.stem)
    if (!isSame || front === undefined || !isNew([front], words)) continue
    const isPlain =
      brief.evidence.saysPhrase(`${front.stem} ${rest[0]?.stem ?? ''}`) &&
      !front.isNumber &&
      !isSmall(front) &&
      NO_KIND.every((property) => !is(front, property))
    const start = words[from]?.start ?? 0
    if (isPlain && lead.length + front.low.length < LEAD_LENGTH_MAX)
      return `${lead.slice(0, start)}${front.low} ${lead.slice(start)}`
  }
  return lead
}

/** Words that say for whom, when or how good it is, or what it is made of. */
const NO_KIND = [
  'recipient',
  'kin',
  'occasion',
  'vague',
  'praise',
  'form',
  'material',
  'brand',
] as const

/** "Wooden" says nothing new of elm. */
function isWooden({ low }: Word): boolean {
  return low === 'wooden' || low === 'wood' || low === 'metal'
}

function isNew(more: readonly Word[], words: readonly Word[]): boolean {
  return more.length > 0 && more.every((word) => !words.some((own) => own.stem === word.stem))
}

/** "Wooden" in front of a name that says nothing of its stuff, where a true search says it of this very thing. */
export function ofStuff(lead: string, brief: Brief): string {
  const words = wordsOf(lead)
  const [first] = words
  const isOpen =
    first !== undefined &&
    !first.isNumber &&
    !isDescribed(words) &&
    words.length <= BARE_WORDS_MAX &&
    words.every((word) => !is(word, 'material') && !isSmall(word))
  if (!isOpen) return lead
  for (const keyword of usable(brief)) {
    const [stuff] = keyword.words
    const rest = keyword.words.slice(1)
    const isSame =
      rest.length > 0 && rest.every((word) => words.some((own) => own.stem === word.stem))
    const isHead = rest.at(-1)?.stem === words.at(-1)?.stem
    const isNamed = stuff !== undefined && isStuff(stuff) && !isGeneral([stuff], lead)
    if (isNamed && isSame && isHead) return withStuff(lead, stuff.low)
  }
  return lead
}

/** "Mulberry silk" of a "silk sleep mask": the text says more exactly which stuff it is. */
export function ofExactStuff(lead: string, { traits }: Brief): string {
  const words = wordsOf(lead)
  for (const { kind, text } of traits) {
    const own = wordsOf(text)
    const front = own.slice(0, -1)
    const at = words.slice(0, -1).findIndex(({ stem }) => stem === own.at(-1)?.stem)
    const [stuff] = words.slice(Math.max(0, at))
    const before = words[at - 1]
    const isExact =
      kind === 'material' &&
      front.length < EXACT_WORDS_MAX &&
      front.every((word) => !word.isNumber && !isSmall(word)) &&
      isNew(front, words)
    const isOpen = before === undefined || !isStuff(before)
    const more = text.slice(0, front.at(-1)?.end).toLowerCase()
    const isRoom = lead.length + more.length < LEAD_LENGTH_MAX
    if (at !== -1 && stuff !== undefined && isExact && isOpen && isRoom)
      return `${lead.slice(0, stuff.start)}${asTyped(text, more)} ${lead.slice(stuff.start)}`
  }
  return lead
}

const EXACT_WORDS_MAX = 3

/** A phrase that begins a statement begins with a capital; a name has one where it stands. */
function asTyped(text: string, low: string): string {
  const [first] = wordsOf(text)
  const typed = text.slice(0, low.length)
  return first !== undefined && is(first, 'origin') ? typed : low
}

/** "Small concrete planter": stuff stands behind size and shape. */
function withStuff(lead: string, stuff: string): string {
  const words = wordsOf(lead)
  const from = words.find((word, at) => at === words.length - 1 || !is(word, 'form'))?.start ?? 0
  return `${lead.slice(0, from)}${stuff} ${lead.slice(from)}`
}

/** "Saw cut jump rings", "reusable filter": a word of stuff goes in front of no other description. */
function isDescribed(words: readonly Word[]): boolean {
  return words.slice(0, -1).some((word) => isModifier(word) && !is(word, 'occasion'))
}

/** A material that is one by itself: "lead" and "bark" mostly are something else. */
export function isStuff(word: Word): boolean {
  return is(word, 'material') && (!is(word, 'ambiguous') || is(word, 'colour'))
}

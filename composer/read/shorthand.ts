import { linesOf, pairOf } from '../data/load.ts'
import { is } from './lexicon.ts'
import { respelled } from './spelling.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

const FULL = new Map(linesOf('shorthand.txt').map((line) => pairOf(line, '=')))

/** "Ur", "abt" */
export function isShort({ low }: Word): boolean {
  return FULL.has(low)
}

/** "U shape", "n gauge": letters that name something. */
const NAMED_BY_LETTER = new Set(
  'shape shaped bolt bolts lock bend turn gauge scale size cup'.split(' '),
)

/** "Good 4 journals", "the hole family" */
const GOOD_FOR = /\b(good|great|perfect|ideal|nice|made) 4 (?!pack|inch|piece|in\b)(?=\p{L})/giu
const HOLE = /\bhole (?=(?:family|lot|thing|set|bunch|year|house|day|time)\b)/gu

/** What a thumb left out, written in full: "greys w a bit of teal, pls ask". What is typed in capitals stays. */
export function writtenOut(typed: string, isBritish = false): string {
  const text = typed.replace(GOOD_FOR, '$1 for ').replace(HOLE, 'w$&')
  const words = wordsOf(text)
  return words.reduceRight((whole, word, at) => {
    const full =
      word.text === 'ur' ? urIn(text, words, at) : (FULL.get(word.text) ?? withItsE(word))
    const own = full !== undefined && isBritish ? respelled(full, 'british') : full
    const isFree = own !== undefined && isAlone(text, word) && !isName(words, at)
    if (!isFree) return whole
    const gap = /\d/.test(text.charAt(word.start - 1)) ? ' ' : ''
    return `${whole.slice(0, word.start)}${gap}${own}${whole.slice(word.end)}`
  }, text)
}

const CONDITIONS = new Set('if when unless because bc since while once'.split(' '))
const OWNING = new Set(['own', 'other'])
/** "If ur allergic dont buy": the condition ends where an order begins. */
const ORDERS = new Set("dont don't do please pls just let message msg dm then i we".split(' '))
const GOVERNING = new Set('check in on for with of from to at about and'.split(' '))
/** What only somebody is. */
const OF_PEOPLE = new Set(
  'allergic unsure unhappy happy interested pregnant stuck worried confused welcome lucky sure'.split(
    ' ',
  ),
)
const DOING_LETTERS = 5
const OBJECTS = new Set(['it', 'them', 'him', 'her', 'this', 'these', 'one'])
const OF_FEELING = new Set(['with', 'w', 'about', 'abt', 'to', 'of'])

/** "Ur not sure", "if ur lucky", "once ur done with it" speak of you; "ur own photo", "if ur dog chews" of yours. */
export function urIn(text: string, words: readonly Word[], at: number): string {
  const [before, next, after] = [words[at - 1], words[at + 1], words[at + 2]]
  if (next === undefined) return 'your'
  // "Check ur spelling", "in ur painting"
  const isGoverned = before !== undefined && (GOVERNING.has(before.low) || is(before, 'imperative'))
  if (OF_PEOPLE.has(next.low)) return "you're"
  if (isGoverned && !isSmall(next)) return 'your'
  // "Ur gonna love it"
  if (next.low === 'gonna' || next.low === 'gona') return "you're"
  const isAction = next.low.endsWith('ing') && after !== undefined && isSmall(after)
  const isLast =
    after === undefined || text.slice(next.end, after.start).trim() !== '' || ORDERS.has(after.low)
  const isState = (isLast || OF_FEELING.has(after?.low ?? '')) && !next.isNumber
  const isThing = is(next, 'material') || is(next, 'colour') || is(next, 'unit')
  const isSaid = CONDITIONS.has(before?.low ?? '') && !isThing && (isAction || isState)
  if ((isSmall(next) && !OWNING.has(next.low)) || isSaid) return "you're"
  const isDoing = next.low.endsWith('ing') && next.low.length > DOING_LETTERS
  if (isDoing && OBJECTS.has(after?.low ?? '')) return "you're"
  // "Ur painting" may be either: what is not certain stays as it was typed.
  return isDoing && isAction ? 'ur' : 'your'
}

/** "Untreatd", "engravd": nothing else ends so. */
function withItsE({ text, low }: Word): string | undefined {
  const [right] = wordsOf(`${text.slice(0, -1)}ed`)
  const isTorn = text === low && /[^aeiou]d$/.test(low) && low.length >= TORN_LEAST
  if (!isTorn || right === undefined) return undefined
  return is(right, 'participle') || is(right, 'technique') || is(right, 'finish')
    ? right.text
    : undefined
}

const TORN_LEAST = 5

const ENDED = /^\.+\s*$/

/** No part of "w/h", "n-th" or a link. */
function isAlone(text: string, { start, end }: Word): boolean {
  return [text.charAt(start - 1), text.charAt(end)].every(
    (sign) =>
      sign === '' || !'/-@#._&\'’"'.includes(sign) || (sign === '.' && ENDED.test(text.slice(end))),
  )
}

function isName(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  const isLetter = word?.text.length === 1
  const isMeasure = isLetter && (before?.isNumber === true || next === undefined)
  // "Mobile w 9 leaves"
  const [, counted] = words.slice(at + 1)
  const isWith = word?.low === 'w' && before?.isNumber === false && counted !== undefined
  // "40 x 20cm n 2cm thick"
  if (word?.low === 'n' && before !== undefined && is(before, 'unit') && next?.isNumber === true)
    return false
  if (isWith && next?.isNumber === true && counted.low !== 'x' && !is(counted, 'unit')) return false
  return (
    isMeasure || (isLetter && (next?.isNumber === true || NAMED_BY_LETTER.has(next?.low ?? '')))
  )
}

import { is, propertiesOf } from '../lexicon.ts'
import { isPlainPhrase } from '../parts.ts'
import type { Fact } from '../told.ts'
import { isCount } from './lots.ts'
import { namesIn } from './names.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** How a line calls the thing, and what it says right behind the name up to the next mark: "boot scraper", "with coir bristles". */
export type Called = { name: string; tail: string; words: Word[] }

type Reading = {
  head: string
  /** Whether a title may say the word. */
  isSure: (word: Word) => boolean
  /** Whether the name goes on with the second word: "felt food set". */
  goesOn: (word: Word, next: Word) => boolean
}

export function calledIn(fact: Fact, { head, isSure, goesOn }: Reading): Called[] {
  const { text, words } = fact.said
  return namesIn(fact, head).flatMap((naming) => {
    const [first = words[0]] = naming.words
    const named = words.findIndex((word) => word.end === naming.end)
    const last = lastOf(fact, named, goesOn)
    const start = words.findIndex((word) => word.start === first?.start)
    const before = words.slice(0, start).findLast((word) => !word.isNumber)
    // "For 2 recorders" names whom it is for, "my own first rosary" another one.
    if (before !== undefined && (FOR.has(before.low) || OWNERS.has(before.low))) return []
    // "I started sewing quiet books" tells of a deed.
    if (before !== undefined && DOERS.has(before.low)) return []
    const from = lotStart(fact, start)
    const unsure = words.slice(from, last + 1).findLastIndex((word) => !isSure(word))
    const own = words.slice(from + unsure + 1, last + 1)
    const [begin] = own
    const end = words[last]?.end
    if (begin === undefined || end === undefined) return []
    const name = text.slice(begin.start, end)
    // "I cooked his rosin in the same pot" tells of a deed.
    const isDeed = words.slice(0, start).some(({ low }) => DOERS.has(low))
    const tail = isDeed ? '' : tailOf(text.slice(end), isSure)
    return [{ name, words: wordsOf(name), tail }]
  })
}

const FOR = new Set(['for', 'with', 'w'])
const OWNERS = new Set(['own', 'her', 'his', 'their'])
const DOERS = new Set(['i', 'we', 'you', 'they'])
/** "N gauge platform fencing" is no gauge. */
const MEASURES = new Set(['gauge', 'scale'])
const COLLECTIVE = new Set(['set', 'kit', 'bundle', 'collection'])

/** "Sandwich set", "bread tray", "ink and brush set": where the name ends. */
function lastOf({ said }: Fact, named: number, goesOn: Reading['goesOn']): number {
  const { text, words } = said
  const isRow = (to: number) =>
    words.slice(named, to).every(({ end }, at) => {
      const next = words[named + at + 1]
      const isName = next !== undefined && !next.isNumber && (!isSmall(next) || next.low === 'and')
      return isName && text.slice(end, next.start) === ' '
    })
  const set = words.findIndex(({ low }, at) => at > named && COLLECTIVE.has(low))
  const behind = words[set + 1]
  const isSet = set !== -1 && set <= named + SET_WITHIN && behind?.isNumber !== true
  if (isSet && behind?.low !== 'of' && isRow(set)) return set
  const end = words.findIndex(
    (word, at) => at >= named && isMark(text.slice(word.end, word.end + 2)),
  )
  if (MEASURES.has(words[named]?.low ?? '') && end <= named + SET_WITHIN && isRow(end)) return end
  const [word, next, more] = words.slice(named, named + 3)
  if (word === undefined || next === undefined) return named
  if (next.low === 'and' && more !== undefined && (goesOn(word, more) || isPair(said, named + 2)))
    return named + 2
  return isRow(named + 1) && goesOn(word, next) ? named + 1 : named
}

/** "Dibber and widger" at the end of a line that names them: two things, and not of what one of them is. */
function isPair({ form, text, words }: Fact['said'], at: number): boolean {
  const last = words[at]
  const isEnd = last !== undefined && isMark(text.slice(last.end, last.end + 2))
  return isEnd && form !== 'sentence' && propertiesOf(last).size === 0
}

function isMark(next: string): boolean {
  return (
    next === '' ||
    [',', '.', ';', '(', ' (', ' -', ' –', ' —'].some((mark) => next.startsWith(mark))
  )
}

const SET_WITHIN = 3

const LOTS = new Set(['lot', 'set', 'pack', 'bundle', 'pair', 'box', 'bag', 'collection'])

/** "Lot of 30 brass hinges", "12 assorted cuttings": how many stands in front of what. */
function lotStart({ said }: Fact, from: number): number {
  const { text, words } = said
  const near = words.slice(Math.max(0, from - 3), from)
  const number = near.at(-1)
  const isBeside = text.slice(number?.end, words[from]?.start).trim() === ''
  // "3 x 12", "1:12"
  const isOther = near.at(-2)?.low === 'x' || text.charAt((number?.start ?? 0) - 1) === ':'
  const isCounted = number?.isNumber === true && Number(number.text) > 1 && isBeside && !isOther
  const [set, of] = (isCounted ? near.slice(0, -1) : near).slice(-2)
  const isLot = of?.low === 'of' && LOTS.has(set?.low ?? '')
  return from - (isCounted ? 1 : 0) - (isLot ? 2 : 0)
}

const JOINTS = new Set(['with', 'for', 'from', 'in', 'of'])
const TAIL_WORDS_MAX = 6
/** A mark, or a number that begins the next phrase. */
const TAIL_ENDS = /,|[:;()[\]|•?!…"]|\.(?!\d)|\s[-–—+&~]+\s|[–—]|\d/
const COUNTED = /^ with \d{1,2} (?=\p{L}{3})/u
const DIGIT = /\d/
const OF_SALE = new Set(['etsy', 'shop', 'sale', 'listing', 'order', 'photo', 'picture'])
const MONEY = /[$£€+%]\s?$/
const YOURS = /\byour? /gi

/** "With a cork stopper": whole up to the next mark, and nothing in it that happens, costs or is left open. */
function tailOf(rest: string, isSure: Reading['isSure']): string {
  // "With 2 drawers"
  const counted = COUNTED.exec(rest)?.[0].length ?? 0
  const at = counted + (TAIL_ENDS.exec(rest.slice(counted))?.index ?? rest.length)
  const typed = rest.slice(0, at).trim().replace(/ and$/i, '')
  // "With a fox inside holds 14oz" was typed in one breath.
  const verb = wordsOf(typed).at(-1)
  const isBreath = verb !== undefined && is(verb, 'finite') && DIGIT.test(rest.charAt(at))
  const whole = isBreath ? typed.slice(0, verb.start).trim() : typed
  const isLong = whole.startsWith('with ') && wordsOf(whole).length > TAIL_WORDS_MAX
  const text = isLong ? whole.slice(0, whole.lastIndexOf(' and ')) : whole
  const words = wordsOf(text)
  const [first, second] = words
  const last = words.at(-1)
  const isMade = first !== undefined && (is(first, 'participle') || is(first, 'technique'))
  const isLed = JOINTS.has(first?.low ?? '') || (isMade && JOINTS.has(second?.low ?? ''))
  const isWhole =
    isLed &&
    words.length > 1 &&
    words.length <= TAIL_WORDS_MAX &&
    last !== undefined &&
    !isSmall(last) &&
    !text.includes('/') &&
    !isListed(rest.slice(at)) &&
    !MONEY.test(rest.slice(0, at)) &&
    isPlainPhrase(wordsOf(text.replace(YOURS, ''))) &&
    words.every(
      (word) =>
        isSmall(word) ||
        isCount(word) ||
        (isSure(word) && !is(word, 'praise') && !is(word, 'vague') && !OF_SALE.has(word.low)),
    )
  return isWhole ? text : ''
}

const MEMBER_WORDS = 2

/** "For drawer, cupboard and wardrobe": one member of a list says too little. */
function isListed(behind: string): boolean {
  const [first = '', ...members] = behind.split(',')
  if (first !== '') return false
  for (const member of members) {
    const words = wordsOf(member)
    const joint = words.findIndex(({ low }) => low === 'and' || low === 'or')
    if (joint !== -1 && joint <= MEMBER_WORDS) return true
    if (words.length > MEMBER_WORDS) return false
  }
  return false
}

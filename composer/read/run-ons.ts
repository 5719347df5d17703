import { nounEndingAt } from './kinds.ts'
import { is, isModifier, type Known, knownIn, type Property } from './lexicon.ts'
import { measuresIn } from './measures.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Fewer words are one phrase, more marks are somebody's own. */
const WORDS_MIN = 7
const WORDS_MAX = 80
const MARK = /[,;:.!?…()[\]|/•–—]|\s[-+&~]\s/
const PERSONS = new Set(
  "i i'm we we're you you're your it it's they they're he she this that these those there my our which who so because but is are was were be can".split(
    ' ',
  ),
)

/**
 * "Blue mug stoneware hand thrown not microwave 12oz": what was typed in one breath gets its commas where one phrase
 * certainly ends and the next begins, and stays as it is everywhere else.
 */
export function withBreaths(text: string): string {
  const stretches = stretchesOf(text)
  return stretches
    .flatMap(({ from, to }) => breaksIn(text.slice(from, to)).map((at) => from + at))
    .toReversed()
    .reduce((whole, at) => `${whole.slice(0, at).trimEnd()}, ${whole.slice(at)}`, text)
}

/** What stands between two marks. */
function stretchesOf(text: string): { from: number; to: number }[] {
  const stretches: { from: number; to: number }[] = []
  let from = 0
  for (const { index, 0: mark } of text.matchAll(MARKS)) {
    if (isInMeasure(text, index)) continue
    stretches.push({ from, to: index })
    from = index + mark.length
  }
  return [...stretches, { from, to: text.length }]
}

const MARKS = new RegExp(MARK, 'g')

/** The point of "1.5", the stroke of "1/4". */
function isInMeasure(text: string, at: number): boolean {
  return /\d/.test(text.charAt(at - 1)) && /\d/.test(text.charAt(at + 1))
}

type Span = { start: number; end: number }
type Stretch = { text: string; words: readonly Word[]; known: readonly Known[]; measures: Span[] }
/** A place in a stretch, and where the phrase before it began. */
type Place = Stretch & { at: number; begun: number; before: Word; word: Word }

function breaksIn(text: string): number[] {
  const words = wordsOf(text)
  if (words.length < WORDS_MIN || words.length > WORDS_MAX) return []
  if (words.some(({ low }) => PERSONS.has(low))) return []
  const stretch = { text, words, known: knownIn(words), measures: measuresIn(text) }
  const breaks: number[] = []
  let begun = 0
  words.forEach((word, at) => {
    const before = words[at - 1]
    if (before === undefined) return
    const place = { ...stretch, at, begun, before, word }
    if (!isFree(place) || !isNew(place)) return
    breaks.push(word.start)
    begun = at
  })
  return breaks
}

/** Nothing is parted behind "with", "not" or "2", inside "faux leather" or inside "24in x 5.5 thick". */
function isFree(place: Place): boolean {
  const { known, measures, words, at, before, word } = place
  const isInside =
    known.some(({ from, to }) => from < at && at < to) ||
    measures.some(({ start, end }) => start < word.start && word.start < end)
  const isOnly = before.low === 'only' && COMES.has(word.low)
  // "Not incl not for sleeping" are two things, and the second must be seen.
  const isWarning = word.low === 'not' && words[at + 1]?.low === 'for'
  const isBound =
    !isOnly &&
    !isWarning &&
    (NOT_BEHIND.has(before.low) || (isSmall(before) && !isByMe(place) && !isMeasured(place)))
  const isGoingOn = NEVER_FIRST.has(word.low) || (isSmall(word) && !STARTS.has(word.low))
  // "With 12ft lead" measures the lead.
  const measure = measures.find(({ end }) => end === before.end)
  const front = words.findLast(({ end }) => measure !== undefined && end <= measure.start)
  const isLed = front !== undefined && isSmall(front)
  return !isInside && !isBound && !isGoingOn && !isLed && !isCounting(place)
}

const NOT_BEHIND = new Set(
  "never don't dont without non approx around max min size sizes age ages type grade only set pack w extra super please incl".split(
    ' ',
  ),
)
/** Words that end a phrase and begin none. */
const NEVER_FIRST = new Set(
  'type style kind size shape colour color colours colors look design pattern tone finish long tall wide high deep thick across round closed open each total diameter front back inside outside top bottom included'.split(
    ' ',
  ),
)
const DENIALS = new Set(['not', 'no', 'never', "don't", 'dont'])
const STARTS = new Set([...DENIALS, 'will'])

/** "Screen printed by me" is over. */
function isByMe({ words, at, before }: Place): boolean {
  return ['me', 'hand'].includes(before.low) && words[at - 2]?.low === 'by'
}

/** A number that counts or measures what follows; not that of "set of 3" or "wash 40". */
function isCounting(place: Place): boolean {
  const { words, at, begun, before, word } = place
  const isOver =
    isMeasured(place) || words[at - 2]?.low === 'of' || (DENIALS.has(word.low) && at - begun > 1)
  return before.isNumber && !isOver
}

/** Right behind a measure with what it is measured along. */
function isMeasured({ words, at, measures }: Place): boolean {
  const along = words.slice(0, at).findLastIndex(({ low }) => !NEVER_FIRST.has(low))
  return measures.some(({ end }) => end === words[along]?.end)
}

/** Whether a phrase certainly begins here. */
function isNew(place: Place): boolean {
  const { words, at, begun, before, word } = place
  if (isMeasuredIncluded(place)) return false
  if (isCare(place) || isPlainStart(place)) return true
  const isTold = begun > 0 || isMeasured(place)
  if (COMES.has(word.low)) return isTold
  if (words.slice(begun, at).some(({ low }) => LEADING.has(low))) return false
  const next = words[at + 1]?.low ?? ''
  // "Cardigan in photo not incl" denies what stands before it.
  if (word.low === 'not' && (ENDS.has(next) || next === 'with')) return false
  if (DENIALS.has(word.low)) return !is(before, 'imperative') || at - begun > 1
  if (before.low === 'included' && isTold) return true
  if (isMaking(place)) return true
  const isLed = isLedBy(place, begun)
  const isOver = isWhole(place)
  if (isOver && (isOrder(place) || isLot(place) || isMeasure(place))) return true
  return isOver && !isLed && (isTrait(place) || isIncluded(place))
}

const LEADING = new Set('if when while until before after unless as than'.split(' '))
const COMES = new Set('comes fits includes measures weighs burns holds will'.split(' '))
const ENDS = new Set(['included', 'incl'])

/** "Hand wash", "spot clean" */
function isCare({ known, at }: Place): boolean {
  return known.some(
    ({ from, to, properties }) => from === at && to - from > 1 && properties.has('imperative'),
  )
}

/** "Made in USA", "one size" */
function isPlainStart({ words, at, word }: Place): boolean {
  const next = words[at + 1]?.low
  return (
    (['made', 'handmade'].includes(word.low) && (next === 'in' || next === 'to')) ||
    (word.low === 'one' && next === 'size')
  )
}

/** "Hand filed" behind "picks made of coconut shell" */
function isMaking({ words, known, at, begun, before }: Place): boolean {
  const own = known.find(({ from }) => from === at)
  const next = words[own?.to ?? at]
  const isNamed = words.slice(begun, at).some((_, index) => isNounAt(words, begun + index))
  const isMade = own !== undefined && own.to - own.from > 1 && own.properties.has('technique')
  const isEnd = next === undefined || isSmall(next) || next.isNumber
  return isMade && isNamed && isEnd && (!isModifier(before) || is(before, 'material'))
}

function isOrder(place: Place): boolean {
  const { words, at, word } = place
  const isNoun = isNounAt(words, at) && !isMeasured(place)
  // "Make time 2 weeks" orders nothing, nor does "brass clip".
  if (words[at + 1]?.low === 'time') return false
  if (isInTrait(place, place.before)) return false
  // "People keep asking" tells who does it.
  if (is(place.before, 'recipient') || place.before.low === 'people') return false
  return is(word, 'imperative') && !isModifier(word) && !isNoun && at > 1 && !isStuff(word)
}

/** "Oil" and "solder" are what is done and with what. */
function isStuff(word: Word): boolean {
  return is(word, 'material') || STUFF.has(word.low)
}

const STUFF = new Set(['oil', 'wax', 'solder', 'glue', 'paint', 'stain'])

/** "Set of 2", "6 card slots" */
function isLot({ words, at, word }: Place): boolean {
  if (words[at + 1]?.low === 'of' && words[at + 2]?.isNumber === true) return LOTS.has(word.low)
  const named = words.slice(at + 1, at + 1 + NAMED_MAX)
  const end = named.findIndex((one) => isSmall(one) || one.isNumber)
  const own = end === -1 ? named : named.slice(0, end)
  return word.isNumber && own.some(({ low, stem }) => low !== stem || word.text === '1')
}

const LOTS = new Set('set pack lot box bundle pair'.split(' '))
const NAMED_MAX = 3

/** "Long handles 67cm" measures the handles; "38x42cm" measures the whole. */
function isMeasure({ text, measures, begun, before, word, words, at }: Place): boolean {
  const own = measures.find(({ start }) => start === word.start)
  // "Rush 5 days" measures the rush.
  if (own === undefined || (begun > 0 && at - begun === 1)) return false
  const isSides = text.slice(own.start, own.end).includes('x')
  return isSides || begun === 0 || !isNounAt(words, at - 1) || is(before, 'material')
}

/** What may begin behind what: in front of another noun two words that describe are one phrase. */
const BEHIND: Readonly<Record<string, readonly Property[]>> = {
  material: ['technique', 'participle', 'claim', 'colour'],
  technique: ['technique', 'claim', 'form'],
  form: ['claim', 'technique', 'participle', 'form'],
  claim: ['technique', 'form', 'claim', 'participle'],
  colour: ['claim'],
}

function isTrait(place: Place): boolean {
  const { words, known, at, begun, before, word } = place
  const own = known.find(({ from }) => from === at)
  if (word.isNumber)
    return known.some(({ from, properties }) => from === at + 1 && properties.has('material'))
  if (own === undefined || !TRAITS.some((one) => own.properties.has(one))) return false
  const next = words[own.to]
  // "Picks made of shell", "comes with a pouch made of linen" are one phrase.
  const isGoingOn = next !== undefined && GOING_ON.has(next.low)
  if (isGoingOn && (begun === 0 || COMES.has(words[begun]?.low ?? ''))) return false
  if (own.properties.has('colour') && next !== undefined && ['and', 'or'].includes(next.low))
    return false
  const last = known.find(({ to }) => to === at)
  const isThing = isNounAt(words, at - 1) && !(begun > 0 && is(before, 'material'))
  if (isThing || isMeasured(place) || last === undefined) return true
  return [...last.properties].some((one) =>
    BEHIND[one]?.some((property) => own.properties.has(property)),
  )
}

const TRAITS: readonly Property[] = [
  'material',
  'imitation',
  'technique',
  'finish',
  'claim',
  'participle',
  'colour',
  'form',
  'style',
]
const GOING_ON = new Set(['of', 'from', 'with', 'in', 'by', 'out'])

/** "Brackets and screws included" */
function isIncluded({ words, at }: Place): boolean {
  const end = words.slice(at, at + INCLUDED_MAX).findIndex(({ low }) => ENDS.has(low))
  return end > 0
}

const INCLUDED_MAX = 5

/** "A tin of wax 2oz included" measures the tin. */
function isMeasuredIncluded({ measures, words, word }: Place): boolean {
  const own = measures.find(({ start }) => start === word.start)
  const next = words.find(({ start }) => own !== undefined && start >= own.end)
  return next !== undefined && next === words.at(-1) && ENDS.has(next.low)
}

function isNounAt(words: readonly Word[], at: number): boolean {
  return nounEndingAt(words, at) !== null
}

function isLedBy(place: Place, begun: number): boolean {
  const first = place.words[begun]
  if (first === undefined) return false
  return DENIALS.has(first.low) || is(first, 'imperative') || isCare({ ...place, at: begun })
}

/** Whether the phrase before says something whole: a thing, a trait, a measure, an order or a denial. */
function isWhole(place: Place): boolean {
  const { words, at, begun, before, word } = place
  const own = words.slice(begun, at)
  const [first] = own
  if (first === undefined) return false
  // "Rope halter" goes on with its noun.
  const isGoingOn =
    begun === 0 &&
    words[at + 1]?.low !== 'of' &&
    [at, at + 1].some((next) => isNounAt(words, next) && !words.slice(at, next + 1).some(isEnding))
  if (isNounAt(words, at - 1) && !isGoingOn) return true
  if (isByMe(place) || isMeasured(place)) return true
  if (begun === 0 || word.low === before.low) return false
  const isCount = first.isNumber && own.length > 1 && !isModifier(before)
  const isLotOf = LOTS.has(first.low) && before.isNumber
  const isOfTraits = own.every((one) => isInTrait(place, one))
  return (
    (isLedBy(place, begun) && own.length > 1) ||
    isCount ||
    isLotOf ||
    isOfTraits ||
    NEVER_FIRST.has(before.low)
  )
}

/** Stuff and small words are of the next phrase. */
function isEnding(word: Word): boolean {
  return is(word, 'material') || isSmall(word) || word.isNumber
}

function isInTrait({ words, known }: Place, word: Word): boolean {
  const at = words.indexOf(word)
  return known.some(
    ({ from, to, properties }) =>
      from <= at && at < to && TRAITS.some((one) => properties.has(one)),
  )
}

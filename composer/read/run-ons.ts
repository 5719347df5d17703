import { is } from './lexicon.ts'
import { measuresIn, type Measure } from './measures.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

/**
 * The chunks of a statement typed without commas, each told on a line of its own. It is parted only where that is
 * certain: before a new subject with its verb, before a plea or a care order; and a comma goes before a measure behind
 * its thing, before "no …" and before a verb of the thing ("comes with", "fits"). Everything else stays as typed.
 */
export function chunksOf(text: string): string[] {
  const words = wordsOf(text)
  if (words.length > WORDS_MAX) return [text]
  const typed: Typed = { text, words, measures: measuresIn(text) }
  const chunks: string[] = []
  let from = 0
  let chunk = ''
  let opened = 0
  words.forEach((word, at) => {
    const mark = markBefore(typed, { at, length: at - opened })
    if (mark === null) return
    chunk += text.slice(from, word.start).trimEnd()
    from = word.start
    opened = at
    if (mark === 'comma') chunk += ', '
    else {
      chunks.push(chunk)
      chunk = ''
    }
  })
  return [...chunks, chunk + text.slice(from)].filter((part) => part.trim() !== '')
}

const WORDS_MAX = 60

type Typed = { text: string; words: readonly Word[]; measures: readonly Measure[] }
/** A word, and how many stand before it since the last mark. */
type Place = { at: number; length: number }
type Mark = 'comma' | 'line' | null

function markBefore(typed: Typed, place: Place): Mark {
  const { words, text } = typed
  const { at } = place
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined) return null
  if (text.slice(before.end, word.start) !== ' ' || isInBrackets(text, word.start)) return null
  if (CONNECTORS.has(before.low) && !isOver(typed, at)) return null
  if (beginsClause(words, place) || beginsOrder(words, place)) return 'line'
  if (beginsDenial(words, place) || beginsVerb(words, place)) return 'comma'
  return beginsMeasure(typed, place) || followsMeasure(typed, place) ? 'comma' : null
}

/** "5.5in", "on it": what looks like a beginning is an end. */
function isOver({ words, measures }: Typed, at: number): boolean {
  const before = words[at - 1]
  const earlier = words[at - 2]
  if (before === undefined || earlier === undefined) return false
  if (measures.some(({ start, end }) => start <= earlier.start && before.end <= end)) return true
  const after = words[at + 1]
  const isObject = OBJECTS.has(before.low) && PREPOSITIONS.has(earlier.low)
  return isObject && after !== undefined && AUXILIARY.has(after.low)
}

const OBJECTS = new Set(['it', 'them'])
const PREPOSITIONS = new Set('on with in for under over inside around behind of to'.split(' '))

function isInBrackets(text: string, at: number): boolean {
  return text.lastIndexOf('(', at) > text.lastIndexOf(')', at)
}

/** Behind these something goes on. */
const CONNECTORS = new Set(
  `and but so because if when while as that which who where than until till before after or nor for like with without of in on
  at to from by about around approx since once though unless what how whatever wherever let lets make makes do does did can could
  will would should may might must is are was were be been not no never please just only also even a an the this these those my your our
  its their each every any some all up over under between per x plus n w size sizes step number nr version vol model type level hope think know
  sure say says tell make made sorry then or either both very too more most i you we they it he she there here out off into made max maximum min minimum least only same`
    .trim()
    .split(/\s+/),
)

const SUBJECTS = new Set('it they you we i there'.split(' '))
const CONTRACTED = new Set(
  "it's they're you're we're i'm i've that's there's it'll they'll you'll i'll we'll we've they've".split(
    ' ',
  ),
)
const AUXILIARY = new Set(
  "is are was has have had can will would could does do did doesn't don't isn't aren't won't can't cannot may might should must just also always only still never".split(
    ' ',
  ),
)
/** "Any colour you like", "the one I make": behind a noun these say which one. */
const CHOOSING = new Set(
  'like want choose pick send need see order get buy have make use sell offer love prefer give ask'.split(
    ' ',
  ),
)

const ARTICLES = new Set(['a', 'an', 'the', 'your', 'my'])

/** "… wrists | I have big hands", "… soap | it keeps the taste" */
function beginsClause(words: readonly Word[], { at, length }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  const next = words[at + 1]
  if (word === undefined || before === undefined || next === undefined || length < 2) return false
  // "Put it", "let them": behind a verb it is what the verb is done to.
  const isObject =
    is(before, 'imperative') ||
    (is(before, 'finite') && !is(before, 'material')) ||
    isVerbal(before)
  if (CONTRACTED.has(word.low)) return !isSmall(before) && (!isObject || word.low !== "it's")
  if (!SUBJECTS.has(word.low) || isObject) return false
  const isOrder = word.low === 'you' || word.low === 'they'
  const isVerb =
    AUXILIARY.has(next.low) || is(next, 'finite') || (isOrder && is(next, 'imperative'))
  const object = words[at + 2]
  const isOpen =
    object === undefined || PLEAS.has(object.low) || (isSmall(object) && !ARTICLES.has(object.low))
  const isChoice = word.low !== 'it' && CHOOSING.has(next.low) && isOpen
  return isVerb && !isChoice
}

function isVerbal({ low }: Word): boolean {
  return low.endsWith('ing') || low === 'cant' || low === "can't"
}

const PLEAS = new Set(['please', 'kindly'])
const FORBIDDING = new Set(["don't", 'never'])
const CARE = new Set(
  'hand wash,machine wash,machine washable,spot clean,wipe clean,dry clean,air dry,tumble dry,lay flat,dry flat,hang dry,measure your,measure first,trim wick,keep away,keep dry,keep out,wash cold,wash warm,wash inside,wash at'.split(
    ',',
  ),
)

/** "… months | please don't use soap", "… cotton | machine wash cold" */
function beginsOrder(words: readonly Word[], { at, length }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  const next = words[at + 1]
  if (word === undefined || before === undefined || next === undefined || length < 2) return false
  if (PLEAS.has(word.low)) return true
  // "The colours don't fade": behind several things it speaks of them.
  if (FORBIDDING.has(word.low)) return is(next, 'imperative') && !hasOpenSubject(words, at)
  const isAlreadyCare =
    is(before, 'imperative') || ['machine', 'hand', 'clean', 'spot'].includes(before.low)
  return CARE.has(`${word.low} ${next.low}`) && !isAlreadyCare
}

function hasOpenSubject(words: readonly Word[], at: number): boolean {
  const near = words.slice(Math.max(0, at - 4), at)
  return (
    words[at - 1]?.low.endsWith('s') === true ||
    near.length < 4 ||
    near.some(({ low }) => ['so', 'because', 'if', 'when', 'and', 'but', 'that'].includes(low))
  )
}

/** "… plywood, no glue inside" */
function beginsDenial(words: readonly Word[], { at, length }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  const next = words[at + 1]
  const isNotFor = word?.low === 'not' && (next?.low === 'for' || next?.low === 'suitable')
  if (isNotFor && length >= VERB_LENGTH) return true
  // "… cutting cake NOT edible"
  if (word?.text === 'NOT' && before !== undefined && length >= 2 && !isSmall(before)) return true
  if (word?.low !== 'no' || before === undefined || next === undefined || length < 2) return false
  const isVerb = is(before, 'finite') || (is(before, 'imperative') && !is(before, 'material'))
  return !AUXILIARY.has(before.low) && !isVerb && !isSmall(next) && !isSmall(before)
}

const OF_THE_THING = new Set('comes fits holds measures includes lasts burns weighs'.split(' '))
const VERB_LENGTH = 4

/** "… cotton, fits v60": not behind one or two words, which could be its own subject. */
function beginsVerb(words: readonly Word[], { at, length }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  const next = words[at + 1]
  if (word === undefined || before === undefined || next === undefined) return false
  const isFollowed = next.isNumber || isSmall(next) || word.low === 'fits'
  return OF_THE_THING.has(word.low) && length >= VERB_LENGTH && isFollowed && !isSmall(before)
}

const DIMENSIONS = new Set(
  'long wide tall high deep thick round across square diameter wingspan total each'.split(' '),
)
const COUNTABLE_MIN = 4
const MEASURE_LENGTH = 3
const SIZED: ReadonlySet<Measure['unit']> = new Set(['length', 'weight', 'volume', 'pixels'])

/** "wool dryer balls, 6 pack", "hamster house multi chamber, 3 rooms" */
function beginsMeasure({ words, measures }: Typed, { at, length }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || !word.isNumber || before.isNumber) return false
  const measure = measures.find(({ start, end }) => start <= word.start && word.end <= end)
  // "Holds 8 rods" is a verb with what it holds.
  if (is(before, 'finite') && OF_THE_THING.has(before.low)) return false
  const isCounted = isMany(before) && (words[at + 1]?.low === 'of' || isCount(words, at))
  if (isCounted && length > 1) return true
  // A measure right behind the one word that it measures stays with it: "strap 5.5in".
  if (
    length < MEASURE_LENGTH ||
    isSmall(before) ||
    (is(before, 'imperative') && !is(before, 'unit'))
  )
    return false
  if (measure !== undefined) {
    const isStart = measure.start === word.start
    const after = words.find(({ start }) => start >= measure.end)
    const isAlone =
      after === undefined || DIMENSIONS.has(after.low) || isSmall(after) || isMany(after)
    return isStart && isAlone && (SIZED.has(measure.unit) || measure.unit === 'count')
  }
  return isCount(words, at)
}

function isCount(words: readonly Word[], at: number): boolean {
  const [next, after] = words.slice(at + 1, at + 3)
  if (next === undefined || is(next, 'unit') || isSmall(next)) return false
  // "4 card slots"
  return isMany(next) || (after !== undefined && isMany(after) && !isSmall(after))
}

function isMany({ low }: Word): boolean {
  return low.length >= COUNTABLE_MIN && low.endsWith('s') && !low.endsWith('ss')
}

/** "8 in round, 1/8 thick", "strap 5.5in, tassel 3in" */
function followsMeasure({ words, measures }: Typed, { at }: Place): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined || isSmall(word)) return false
  const isDimension = DIMENSIONS.has(before.low)
  const last = isDimension ? words[at - 2] : before
  const measure = last && measures.find(({ start, end }) => start <= last.start && last.end <= end)
  if (last === undefined || measure === undefined || !SIZED.has(measure.unit)) return false
  if (DIMENSIONS.has(word.low) || measure.end > word.start || is(word, 'unit')) return false
  if (isDimension) return true
  // Two measures beside each other, or the next word with its own.
  const next = words[at + 1]
  const startsMeasure = (one: Word | undefined) =>
    one !== undefined && measures.some(({ start }) => start === one.start)
  return startsMeasure(word) || startsMeasure(next)
}

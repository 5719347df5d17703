import type { Denied } from '#marketplace/searches/denied.ts'
import type { Statement } from '../statement.ts'
import { specialOf } from './families.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** Behind a material these name the stuff itself, not a part. */
const STUFF = new Set(
  `blend twill fabric cloth wood yarn mix fibre fiber weave body shell outer exterior construction build base material hide leather piece
  stave slat case lustre luster tube sheet bar rod block slab plank offcut strip scrap thread throughout handmade made cut one item`.split(
    /\s+/,
  ),
)
const DESCRIBING = [
  'material',
  'colour',
  'finish',
  'technique',
  'participle',
  'finite',
  'form',
  'unit',
  'style',
  'origin',
] as const
/** A noun phrase is seldom longer. */
const PHRASE_WORDS = 4

type Text = {
  statements: readonly Statement[]
  byText: ReadonlyMap<string, readonly Denied[]>
}

/** Materials that stand before the noun of a part wherever they stand: "two leather straps", "brass buckles". */
export function ofPartsIn(
  { statements, byText }: Text,
  heads: ReadonlySet<string>,
): ReadonlyMap<string, string> {
  const parts = new Map<string, string>()
  const whole = new Set<string>()
  const hued = new Map<string, string>()
  const hues = new Set<string>()
  for (const said of statements) {
    const isDenied = deniedPlaces(said, byText.get(said.text) ?? [])
    for (const [at, word] of said.words.entries()) {
      const isHue = is(word, 'colour') && !is(word, 'material')
      if ((!isHue && !is(word, 'material')) || isDenied(word)) continue
      if (said.words[at - 1]?.low === 'the') continue
      const part = isHue
        ? huedPart(said, at)
        : isMadeFrom(said, at)
          ? null
          : (partAfter(said, at, heads) ??
            partBefore(said, at, heads) ??
            countedPart(said, at, heads) ??
            huedPart(said, at))
      if (isHue) {
        if (part === null) hues.add(word.stem)
        else hued.set(word.stem, said.text.slice(part.start, word.end))
        continue
      }
      if (isOfLabel(said, heads)) parts.set(word.stem, `${said.label}: ${said.text}`)
      else if (part === null) whole.add(word.stem)
      else
        parts.set(
          word.stem,
          said.text.slice(Math.min(word.start, part.start), Math.max(word.end, part.end)),
        )
    }
  }
  // Where nothing else is named for the whole, the case is what the clock is made of.
  const isOther = (stem: string) => !specialOf(stem).some((special) => whole.has(special))
  const stuffs =
    whole.size === 0 ? [] : [...parts].filter(([stem]) => !whole.has(stem) && isOther(stem))
  return new Map([...stuffs, ...[...hued].filter(([stem]) => !hues.has(stem))])
}

const SMALL_PARTS = new Set(
  'cord drawstring string thread handle lid strap zip zipper lining button ribbon chain cap clasp buckle cable tassel trim'.split(
    ' ',
  ),
)

/** The cord of a "drawstring cord in rose gold": what has a colour there is the cord. */
function huedPart({ words }: Statement, at: number): Word | null {
  const joint = words[at - 1]?.low === 'in' ? at - 1 : at - 2
  const part = words[joint - 1]
  const isIn = words[joint]?.low === 'in' && part !== undefined && SMALL_PARTS.has(part.stem)
  return isIn ? part : null
}

/** Labels in the plural that tell of the whole thing. */
const NO_PARTS = new Set(
  `species details features options specs specifications notes ingredients contents choices variants materials woods fabrics components
  inclusions fillings colours colors finishes dimensions measurements`.split(/\s+/),
)

/** "Straps: bridle leather" tells the stuff of several parts. */
function isOfLabel({ label, labelMeaning }: Statement, heads: ReadonlySet<string>): boolean {
  const last = wordsOf(label).at(-1)
  if (last === undefined || labelMeaning !== null || last.low === last.stem) return false
  return isNoun(last) && !heads.has(last.stem) && !NO_PARTS.has(last.low)
}

function deniedPlaces({ text }: Statement, denied: readonly Denied[]): (word: Word) => boolean {
  const quotes = [...new Set(denied.map(({ quote }) => quote))]
  const ranges = quotes.map((quote) => [text.indexOf(quote), quote.length] as const)
  return ({ start }) => ranges.some(([from, length]) => start >= from && start < from + length)
}

const MAKING_REACH = 4

/** "Knotted by hand from 5 mm cotton cord": what it is made from is no part, whatever noun stands behind the stuff. */
function isMadeFrom({ words, text }: Statement, at: number): boolean {
  const near = words.slice(Math.max(0, at - 2 * MAKING_REACH), at)
  const from = near.findLastIndex(
    (word) => !word.isNumber && MODIFYING.every((property) => !is(word, property)),
  )
  const lead = near[from]
  if (lead === undefined || !OF.has(lead.low)) return false
  return near
    .slice(Math.max(0, from - MAKING_REACH), from)
    .some(
      (word) =>
        (is(word, 'technique') || is(word, 'participle')) &&
        !PAUSES.test(text.slice(word.end, lead.start)),
    )
}

const MODIFYING = ['unit', 'colour', 'material', 'finish', 'form'] as const
const PAUSES = /[,;:.(]/

/** The noun that a material stands before, with nothing but blanks between; null before the item's own name. */
function partAfter(
  { words, text }: Statement,
  at: number,
  heads: ReadonlySet<string>,
): Word | null {
  const phrase: Word[] = []
  for (let next = at + 1; next < words.length && phrase.length < PHRASE_WORDS; next += 1) {
    const word = words[next]
    const before = words[next - 1]
    if (word === undefined || before === undefined) break
    if (text.slice(before.end, word.start) !== ' ' || isSmall(word)) break
    phrase.push(word)
  }
  if (phrase.some(({ stem }) => heads.has(stem))) return null
  const [first] = phrase
  return first === undefined || !isNoun(first) ? null : first
}

const OF = new Set(['from', 'of', 'in'])

/** "Two bow ties from oak" are of oak, and the table they hold is not. */
function partBefore({ words }: Statement, at: number, heads: ReadonlySet<string>): Word | null {
  const part = words[at - 2]
  const isOf = OF.has(words[at - 1]?.low ?? '')
  const isCounted = words.slice(Math.max(0, at - PHRASE_WORDS), at - 2).some(isCount)
  if (!isOf || part === undefined || heads.has(part.stem) || !isNoun(part)) return null
  return isCounted ? part : null
}

/** The hooks of "5 hooks matte black iron": counted, and what they are of right behind. */
function countedPart(
  { words, text }: Statement,
  at: number,
  heads: ReadonlySet<string>,
): Word | null {
  const from = words.findLastIndex(
    (word, index) => index < at && MODIFYING.every((property) => !is(word, property)),
  )
  const part = words[from]
  const count = words[from - 1]
  const isMany = part !== undefined && part.low !== part.stem && !heads.has(part.stem)
  const isTied = !PAUSES.test(text.slice(part?.end ?? 0, words[at]?.start))
  return isMany && isTied && count !== undefined && isCount(count) && isNoun(part) ? part : null
}

const COUNTS = new Set('one two three four five six'.split(' '))

function isCount({ low, isNumber }: Word): boolean {
  return isNumber || COUNTS.has(low)
}

/** Parts whose names are other words as well: "leather ends". */
const ENDS = new Set(['end', 'tip', 'tab', 'trim'])

function isNoun(word: Word): boolean {
  const properties = propertiesOf(word)
  return (
    ENDS.has(word.stem) ||
    (!word.isNumber &&
      !STUFF.has(word.stem) &&
      !DESCRIBING.some((property) => properties.has(property)))
  )
}

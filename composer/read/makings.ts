import { is, knownIn, propertiesOf, type Property } from './lexicon.ts'
import { measuresIn } from './measures.ts'
import type { Part } from './parts.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

/** What a phrase says of a thing. */
export type TraitKind =
  | 'material'
  | 'technique'
  | 'colour'
  | 'size'
  | 'count'
  | 'capacity'
  | 'weight'
  | 'style'
  | 'finish'
  | 'name'
  | 'age'
  | 'format'
  | 'fit'
  | 'audience'
  | 'personalised'
  | 'scent'
  | 'theme'
  | 'origin'
  | 'part'

export type Making = { kind: TraitKind; text: string }

/** A longer phrase is a sentence. */
const WORDS_MAX = 6
const PARTICIPLE_WORDS_MAX = 9

/** What a plain phrase is as a whole, or null where that is not certain. */
export function makingOf({ text, words }: Pick<Part, 'text' | 'words'>): Making | null {
  return (
    countIn(text, words) ??
    measured(text, words) ??
    inStuff(text, words) ??
    pure(text, words) ??
    made(text, words) ??
    withPart(text, words) ??
    partOf(text, words)
  )
}

/** "Fits Morakniv Companion" */
export function fitOf(text: string, words: readonly Word[]): Making | null {
  const [first] = words
  const isFit = first?.low === 'fits' && words.length > 1 && words.length <= 5
  return isFit && words.slice(1).every((word) => !isSmall(word)) ? { kind: 'fit', text } : null
}

const COUNT =
  /\b(?:set|pack|lot|bundle|box|bag) of \d{1,4}\b(?: (?:pieces|pcs))?|\b\d{1,4}[- ](?:pack|packs|pieces|piece set|pcs|sheets|pages)\b|\bpair\b/i

function countIn(text: string, words: readonly Word[]): Making | null {
  const match = COUNT.exec(text)
  const found = match?.[0]
  if (match === null || found === undefined || words.length > WORDS_MAX) return null
  if (match.index > 0 && !/ of |^pair$/i.test(found)) return null
  const isPer = /\b(?:per|each|or|from|up|to|at|comes|x)\b/i.test(text)
  const isOne = /\b1\b/.test(found)
  return isPer || isOne ? null : { kind: 'count', text: found.replace('-', ' ').toLowerCase() }
}

/** "In waxed cotton" */
function inStuff(text: string, [first, ...rest]: readonly Word[]): Making | null {
  const from = rest[0]
  if (first?.low !== 'in' || from === undefined) return null
  const stuff = text.slice(from.start)
  const making = pure(stuff, wordsOf(stuff))
  return making?.kind === 'material' ? making : null
}

const DIMENSIONS = new Set(
  'long tall wide high deep thick across diameter round square dia by x tip body about size each total'.split(
    ' ',
  ),
)

/** "Square size 2 in" measures the squares, "2 in square" the thing. */
const OF_A_PART = new Set('square round tip body'.split(' '))

/** "30 cm long", "90 x 90 cm": one measure and nothing but its dimension. */
function measured(text: string, words: readonly Word[]): Making | null {
  const [measure, ...more] = measuresIn(text)
  if (measure === undefined || more.length > 0) return null
  if (!['length', 'volume', 'weight'].includes(measure.unit)) return null
  const rest = wordsOf(text.slice(0, measure.start) + text.slice(measure.end))
  const isWhole = rest.every((word) => DIMENSIONS.has(word.low)) && words.length <= 9
  const before = wordsOf(text.slice(0, measure.start))
  if (!isWhole || before.some((word) => OF_A_PART.has(word.low))) return null
  const after = rest.filter((word) =>
    ['long', 'tall', 'wide', 'high', 'across', 'round'].includes(word.low),
  )
  const kind =
    measure.unit === 'volume' ? 'capacity' : measure.unit === 'weight' ? 'weight' : 'size'
  return { kind, text: [measure.text, ...after.slice(0, 1).map((word) => word.low)].join(' ') }
}

const DESCRIBING: readonly Property[] = [
  'material',
  'colour',
  'finish',
  'form',
  'technique',
  'participle',
  'origin',
  'age',
  'style',
]
const WEAK = new Set(
  'proper real set made drawn hand handmade freehand machine cure cut sewn small large medium big little heavy light long short high low thick thin wide solid reusable custom'.split(
    ' ',
  ),
)

/** A title may hold one percent sign: of two shares the stuff alone is told. */
export function withoutShares(text: string): string {
  return text.split('%').length > 2 ? text.replaceAll(/\d{1,3} ?% ?/g, '') : text
}

/** Only words of stuff, colour and make: "full grain leather", "hand painted", "1960s". */
function pure(text: string, words: readonly Word[]): Making | null {
  const known = knownIn(words)
  const covered = known
    .filter(({ properties }) => DESCRIBING.some((one) => properties.has(one)))
    .reduce((sum, { from, to }) => sum + to - from, 0)
  if (words.some((word) => is(word, 'praise') || is(word, 'unit'))) return null
  const open = words.filter((word) => isSmall(word) && word.low === 'and').length
  const numbers = words.filter((word) => word.isNumber).length
  const last = known.at(-1)
  if (last === undefined || covered + open + numbers < words.length || words.length > WORDS_MAX)
    return null
  if (last.to !== words.length || words.every((word) => WEAK.has(word.low))) return null
  if (words.some((word) => NO_MAKING.has(word.low)) || isBarelyMade(words)) return null
  const kind = kindOf(last.properties, words.length)
  const colours = known.filter(({ properties }) => properties.has('colour'))
  if (kind === 'colour' && colours.length > 1 && open === 0) return null
  if (CONSUMED.has(words.at(-1)?.low ?? '')) return null
  const isPercent = /^\d{2,3} ?%/.test(text)
  if (kind === null || (numbers > 0 && !isPercent && kind !== 'age')) return null
  return { kind, text }
}

/** "Sealed", "carved": alone they say little, where "hand carved" and "letterpress" say how. */
function isBarelyMade(words: readonly Word[]): boolean {
  const [word] = words
  return (
    words.length === 1 &&
    word !== undefined &&
    ((word.low.endsWith('ed') && is(word, 'participle')) || IRREGULAR.has(word.low))
  )
}

/** Stuff that is used up in making or finishing says nothing of what a thing is made of. */
const CONSUMED = new Set(
  'oil wax paint ink varnish glue thread dye lacquer stain resin solder shellac'.split(' '),
)

function kindOf(properties: ReadonlySet<Property>, count: number): TraitKind | null {
  if (properties.has('container') || properties.has('claim')) return null
  if (properties.has('material')) return 'material'
  if (properties.has('technique')) return 'technique'
  if (properties.has('colour')) return 'colour'
  if (properties.has('age')) return 'age'
  if (properties.has('finish') || properties.has('participle')) return 'finish'
  if (properties.has('form') && count > 1) return 'finish'
  if (properties.has('style')) return 'style'
  return null
}

const FROM = new Set(['of', 'from', 'in', 'out', 'with', 'on', 'by', 'at', 'for'])
const PLAIN_MAKING = new Set(['made', 'crafted', 'handmade', 'built', 'fashioned'])
const IRREGULAR = new Set(
  'cut cast thrown forged hung bound spun knit woven hewn sewn drawn carved sculpted'.split(' '),
)
/** "Carved in wax" tells of a tool, "sold by the yard" of the sale. */
const NO_MAKING = new Set(
  'made comes priced based used needed required designed intended shown pictured photographed inspired packed packaged shipped posted sent sold supplied offered priced listed tested kept found bought delivered included'.split(
    ' ',
  ),
)

/** "Forged from mild steel", "cast in Ayrshire", "painted by hand with a grey heron". */
function made(text: string, words: readonly Word[]): Making | null {
  const [first, second, third] = words
  if (first === undefined || second === undefined || third === undefined) return null
  const isParticiple =
    propertiesOf(first).has('participle') ||
    PLAIN_MAKING.has(first.low) ||
    IRREGULAR.has(first.low) ||
    first.low.endsWith('ed')
  if (!isParticiple || NO_MAKING.has(first.low) || words.length > PARTICIPLE_WORDS_MAX) return null
  if (first.low === 'shaped')
    return second.low === 'like' && endsInNoun(words) && !words.some(({ isNumber }) => isNumber)
      ? { kind: 'technique', text }
      : null
  if (!FROM.has(second.low) || (second.low === 'at' && third.isNumber)) return null
  const rest = words.slice(2).filter((word) => !isSmall(word))
  if (rest.length === 0 || !endsInNoun(words)) return null
  const hasMaterial = knownIn(rest).some(({ properties }) => properties.has('material'))
  if (PLAIN_MAKING.has(first.low)) {
    const from = third.low === 'of' ? words[3] : third
    return hasMaterial && from !== undefined && !isSmall(from) && rest.length <= 4
      ? { kind: 'material', text: text.slice(from.start) }
      : null
  }
  if (!hasMaterial && !propertiesOf(first).has('technique')) return null
  return { kind: hasMaterial ? 'material' : 'technique', text }
}

/** "With a cork stopper", short enough to stand behind the name. */
function withPart(text: string, words: readonly Word[]): Making | null {
  const [first] = words
  if (first?.low !== 'with' || words.length < 2 || words.length > WORDS_MAX + 1) return null
  const isLoose =
    words.slice(2).some((word) => word.isNumber) || words[1]?.low === 'the' || words.length < 3
  const isBoast = words.some((word) => is(word, 'praise'))
  return endsInNoun(words) && !isLoose && !isBoast ? { kind: 'part', text } : null
}

/** "Leather strap", "grapevine base": a part with what it is made of. */
function partOf(text: string, words: readonly Word[]): Making | null {
  const isShort = words.length >= 2 && words.length <= 4
  const hasStuff = knownIn(words).some(
    ({ properties, to }) =>
      (properties.has('material') || properties.has('technique') || properties.has('finish')) &&
      !properties.has('container') &&
      to < words.length,
  )
  const isPure = words.every((word) => !word.isNumber && !isSmall(word))
  return isShort && hasStuff && isPure && endsInNoun(words) ? { kind: 'part', text } : null
}

/** "Brass screws come" is no part. */
const NO_END = new Set(
  'come both too also inside outside only each every approx about other more back up down end side sides made'.split(
    ' ',
  ),
)

/** Not a preposition, a number or an adverb. */
export function endsInNoun(words: readonly Word[]): boolean {
  const last = words.at(-1)
  if (last === undefined || isSmall(last) || last.isNumber) return false
  const properties = propertiesOf(last)
  const isUnit = properties.has('unit') && last.low.length < 5
  return !isUnit && !NO_END.has(last.low) && !last.low.endsWith('ly')
}

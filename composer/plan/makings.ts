import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, isModifier, knownIn, type Property } from '../read/lexicon.ts'
import { ownTitleOf } from '../read/naming/own-title.ts'
import { stuffSaidIn } from '../read/naming/stuff.ts'
import { clausesIn, isPlainPhrase, partsIn, plainly } from '../read/parts.ts'
import type { Fact } from '../read/told.ts'
import { madeIn, NOT_OF_IT, shareIn } from './made-of.ts'

const WORDS_MAX = 4

/** What is mixed into it is told as it is listed, and sells nothing: "wheat flour" of a shortbread. */
const MIXED = new Set(['ingredients', 'ingredient', 'inci', 'contains', 'may contain', 'allergens'])

function withoutMixed(facts: readonly Fact[]): readonly Fact[] {
  return facts.filter(
    ({ said: { label, section } }) =>
      !MIXED.has(label.toLowerCase()) && !MIXED.has(section?.heading.toLowerCase() ?? ''),
  )
}

/** What the front says of it between its marks, or her own title behind the name, in words of make and stuff. */
export function makingsOf(brief: Brief): (readonly Word[])[] {
  const [front] = brief.facts
  const facts = withoutMixed(brief.facts)
  const parts = front === undefined ? [] : namingParts(front)
  const inTitle = ownTitleOf(brief).flatMap(({ said: { words } }) =>
    knownIn(words).map(({ from, to }) => words.slice(from, to)),
  )
  const behind = parts.slice(0, 1).flatMap(({ words }) => {
    const at = words.findIndex(({ stem }) => stem === brief.item.head)
    const rest = withoutMeasure(words.slice(at + 1))
    return at === -1 ? [] : [rest, ...knownIn(rest).map(({ from, to }) => rest.slice(from, to))]
  })
  const led = parts.slice(0, 1).flatMap(({ words }) => rightBehind(words, brief.item))
  const isFor = parts.some(({ words }) => words.some(({ low }) => low === 'for'))
  const alone = isFor || hasColours(parts) ? [] : parts.slice(1).map(({ words }) => words)
  const loose = [...inTitle, ...behind, ...alone].filter(
    (words) =>
      isMaking(words) && (words.length > 1 || words.every((word) => standsAlone(word, brief))),
  )
  return [
    ...led,
    ...loose,
    ...facts.slice(0, FRONT_FACTS).flatMap((fact, at) => madeIn(fact, at === 0)),
    ...facts.flatMap(stuffIn),
    ...facts.flatMap(allOf),
    ...facts.flatMap(stuffSaidIn),
    ...facts.flatMap((fact) => saidOfIt(fact, brief.item.head)),
    ...facts.flatMap((fact, at) => shareIn(fact, at === 0)),
    ...facts.flatMap(partIn),
  ]
}

/** What stands between the marks of the first statement, as far as nobody speaks in it and nothing happens. */
function namingParts(front: Fact) {
  const parts = partsIn(plainly(front, true))
  if (front.said.form !== 'sentence') return parts
  const end = parts.findIndex(({ words }) => !isPlainPhrase(words))
  return parts.slice(0, end === -1 ? undefined : end)
}

/** "Rust, mustard, matte olive": one of several colours is not that of the thing. */
function hasColours(parts: readonly { words: readonly Word[] }[]): boolean {
  return parts.slice(1).filter(({ words }) => words.some((word) => is(word, 'colour'))).length > 1
}

const FRONT_FACTS = 4

/** "The cufflinks are silver plated brass": of what a sentence says that the thing itself is. */
function saidOfIt({ said: { text, form } }: Fact, head: string): (readonly Word[])[] {
  if (form !== 'sentence') return []
  return text.split('. ').flatMap((sentence) => {
    const words = wordsOf(clausesIn(sentence)[0] ?? '')
    const at = words.findIndex(({ low }) => low === 'is' || low === 'are')
    const isOfIt = at > 0 && at < 3 && words[at - 1]?.stem === head
    const own = words.slice(at + 1)
    return isOfIt && endsInStuff(own) && isMaking(own) ? [own] : []
  })
}

const SOFT = ['scent', 'ingredients', 'sizes', 'washable', 'colour', 'colour-choice']

/** "Oak" of a "shiitake log oak ready to fruit", "3 chamber" of a "bat house 3 chamber". */
function rightBehind(words: readonly Word[], { head, kind }: Brief['item']): (readonly Word[])[] {
  const rest = words.slice(words.findIndex(({ stem }) => stem === head) + 1)
  const [first, second, ...more] = rest
  if (first === undefined || rest.length === words.length) return []
  const isCounted = first.isNumber && second !== undefined && more.length === 0
  if (isCounted && !second.isNumber && !is(second, 'unit') && !is(second, 'container'))
    return [rest]
  // "Cotton" of a "bonnet crochet cotton"
  const run = knownIn(rest).filter((_, at, all) =>
    all.slice(0, at + 1).every(({ from }, place) => from === (all[place - 1]?.to ?? 0)),
  )
  const known = run.find(({ properties }) => properties.has('material'))
  const isLed = known !== undefined && run.indexOf(known) < 2
  // "Cherry" is a wood, but of a soap and of a scarf.
  const isWood = !kind.asks.some((one) => SOFT.includes(one))
  return isLed && (isWood || !known.properties.has('ambiguous'))
    ? [rest.slice(known.from, known.to), rest.slice(0, known.to)]
    : []
}

/** "Cork back", "washed linen": something of make and stuff, and no word that nobody knows. */
function isMaking(words: readonly Word[]): boolean {
  const known = knownIn(words)
  const isKnown = (word: Word, at: number) =>
    isSmall(word) ||
    known.some(({ from, to }) => from <= at && at < to) ||
    nounEndingAt(words, at) !== null
  const tells = known.some(({ properties }) => DESCRIBING.some((one) => properties.has(one)))
  const [first] = words
  return (
    first !== undefined &&
    !isSmall(first) &&
    words.length <= WORDS_MAX &&
    tells &&
    isPlainPhrase(words) &&
    words.every(isKnown) &&
    words.every((word) => !word.isNumber && !is(word, 'praise') && !LOOKS.has(word.low)) &&
    !isPartBefore(words) &&
    (words.length > 1 || tellsItself(words))
  )
}

/** "Ring brass" of a hanger: the stuff of a part, typed behind it. */
function isPartBefore(words: readonly Word[]): boolean {
  const [last] = words.slice(-1)
  return (
    last !== undefined &&
    is(last, 'material') &&
    words.slice(0, -1).some((word, at) => !isModifier(word) && nounEndingAt(words, at) !== null)
  )
}

/** "Brass finish", "bronze colour": what something looks like is not what it is of. */
const LOOKS = new Set(['finish', 'colour', 'color', 'look', 'effect', 'style'])

function withoutMeasure(words: readonly Word[]): readonly Word[] {
  const end = words.findIndex(({ isNumber }) => isNumber)
  return words.slice(0, end === -1 ? undefined : end)
}

const STUFF_LABELS = new Set(['body', 'wood', 'actual material'])

/** "Material: olive wood, oiled", "Wood: birch plywood 18 mm", of one stuff alone. */
function stuffIn(fact: Fact): (readonly Word[])[] {
  const { label, labelMeaning, form, text } = fact.said
  // "Metal part: brass" is of that part.
  const isOfPart = wordsOf(label).at(-1)?.stem === 'part'
  const isLabelled =
    !isOfPart && (labelMeaning === 'material' || STUFF_LABELS.has(label.toLowerCase()))
  const isAll = text.toLowerCase().startsWith('all ') && !NOT_OF_IT.includes(fact.kind)
  const isOfStuff = fact.kind === 'material' || isAll || isMeasured(fact)
  const isLine = isOfStuff && label === '' && form !== 'sentence'
  const [sentence = ''] = text.split('. ')
  const own = { ...fact, said: { ...fact.said, text: sentence } }
  const [first, ...more] = isLabelled || isLine ? partsIn(own) : []
  const isOne = isAll || more.every(({ words }) => words.every((word) => !is(word, 'material')))
  const typed = first?.words ?? []
  // "100% wool felt"
  const words = withoutMeasure(
    typed.slice(
      typed.findIndex((word) => !word.isNumber && !is(word, 'unit') && word.low !== 'all'),
    ),
  )
  const isStuff =
    words.length <= WORDS_MAX &&
    isPlainPhrase(words) &&
    knownIn(words).some(({ properties }) => properties.has('material')) &&
    words.every(({ low }) => !LOOKS.has(low))
  const isOnly = isLabelled || (isMaking(words) && endsInStuff(words))
  return isOne && isStuff && isOnly ? [words] : []
}

/** "Recycled wool 4 mm": nothing but stuff and how thick it is. */
function isMeasured({ kind, said: { words } }: Fact): boolean {
  const at = words.findIndex(({ isNumber }) => isNumber)
  const measure = words.slice(at)
  return kind === 'size' && at > 0 && measure.every(isOfMeasure) && endsInStuff(words.slice(0, at))
}

function isOfMeasure(word: Word): boolean {
  return word.isNumber || is(word, 'unit')
}

/** "All goatskin" between other phrases of a line. */
function allOf(fact: Fact): (readonly Word[])[] {
  if (NOT_OF_IT.includes(fact.kind)) return []
  return partsIn(fact)
    .map(({ words }) => (words[0]?.low === 'all' ? words.slice(1) : []))
    .filter((words) => isMaking(words) && endsInStuff(words))
}

/** "Sterling silver" is stuff, though silver alone may be a colour. */
function endsInStuff(words: readonly Word[]): boolean {
  const last = knownIn(words).at(-1)
  return last?.to === words.length && last.properties.has('material')
}

/** "Ash handle" of "Handle: ash": what buyers see of a thing. */
function partIn({ said, kind }: Fact): (readonly Word[])[] {
  const [first = ''] = said.text.split('.')
  const stuff = wordsOf(first)
  const [part, ...more] = wordsOf(said.label)
  const isPart = part !== undefined && more.length === 0 && PARTS.has(part.stem)
  const isOne = stuff.length > 0 && stuff.length < 3 && stuff.every((word) => is(word, 'material'))
  return isPart && isOne && kind !== 'options' ? [[...stuff, part]] : []
}

export const PARTS = new Set(
  'handle strap chain lid clasp buckle leg base frame grip blade'.split(' '),
)

export const DESCRIBING: readonly Property[] = [
  'material',
  'imitation',
  'technique',
  'style',
  'finish',
]

/** Words that say of what, how or in which style a thing is made, without the noun behind them. */
export function tellsItself(words: readonly Word[]): boolean {
  const known = knownIn(words).filter(({ properties }) =>
    DESCRIBING.some((one) => properties.has(one)),
  )
  const covered = known.reduce((sum, { from, to }) => sum + to - from, 0)
  const [only, ...more] = words
  const isNoun = only !== undefined && is(only, 'material') && !is(only, 'ambiguous')
  return covered === words.length && (more.length > 0 || (isNoun && !only.low.endsWith('en')))
}

/** "Eucalyptus", "stoneware": a lone noun that the text has alone too, and not of another: the "cotton" of "cotton canvas". */
export function standsAlone(word: Word, { facts, input }: Brief): boolean {
  const front = [wordsOf(input.listingTitle), facts[0]?.said.words ?? []].flat()
  const isFront = front.some(({ stem }) => stem === word.stem) && !isAdjective(word)
  const said = [ownSaid(input.listingTitle), ...facts.map((fact) => fact.said)]
  const isJoined = said.some((one) => isJoinedIn(word, one))
  return (tellsItself([word]) || isFront) && !isJoined && said.some((one) => isLastIn(word, one))
}

type Said = Pick<Fact['said'], 'words' | 'text'>

function ownSaid(text: string): Said {
  return { text, words: wordsOf(text) }
}

const JOINING = new Set(['and', 'or'])
const SIGNS = ['&', '+', '/']

/** One of several beside each other, or what it is for: "black walnut and hard maple", "for resin". */
function isJoinedIn({ stem }: Word, { text }: Said): boolean {
  return clausesIn(text).some((part) => {
    const words = wordsOf(part)
    const at = words.findIndex((word) => word.stem === stem)
    const isListed =
      words.some(({ low }) => JOINING.has(low)) || SIGNS.some((sign) => part.includes(sign))
    const others = words.filter((word) => word.stem !== stem && is(word, 'material'))
    // "Use it with beeswax"
    const before = words.slice(0, at).map(({ low }) => low)
    const isFor = before.includes('for') || (before.includes('use') && before.includes('with'))
    return at !== -1 && (isFor || (isListed && others.length > 0))
  })
}

/** One of two stuffs that "and" joins: "black walnut and hard maple", but not "silicone beads and beech ring". */
export function isMixedIn({ stem }: Word, { words }: Pick<Said, 'words'>): boolean {
  const known = knownIn(words).filter(({ properties }) => properties.has('material'))
  return known.some(({ from, to }) => {
    const next = known.find((one) => words[to]?.low === 'and' && one.from === to + 1)
    const all = next === undefined ? [] : words.slice(from, next.to)
    return all.some((word) => word.stem === stem)
  })
}

/** At the end of what it stands in, and no second stuff behind a first. */
function isLastIn({ stem }: Word, { words, text }: Said): boolean {
  return words.some((word, at) => {
    const [before, next] = [words[at - 1], words[at + 1]]
    const isEnd = next === undefined || isSmall(next) || text.slice(word.end, next.start) !== ' '
    const isSecond =
      before !== undefined && is(before, 'material') && text.slice(before.end, word.start) === ' '
    return word.stem === stem && isEnd && !isSecond
  })
}

const ADJECTIVES: readonly Property[] = [
  'colour',
  'form',
  'finish',
  'age',
  'origin',
  'claim',
  'technique',
]

function isAdjective(word: Word): boolean {
  const isKnown = ADJECTIVES.some((one) => is(word, one)) && !is(word, 'ambiguous')
  return isKnown || word.low.endsWith('ed') || word.low.endsWith('en')
}

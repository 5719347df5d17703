import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, propertiesOf } from '../read/lexicon.ts'
import { type Measure, measuresIn } from '../read/measures.ts'
import { partsIn, plainly } from '../read/parts.ts'
import type { Fact } from '../read/told.ts'
import { nameOf } from './title-name.ts'

const SIZED_WITHIN = 4
const SIZES: readonly Measure['unit'][] = ['length', 'weight', 'volume']

/** The one size that the text gives of the whole thing, and that nobody chooses: "36 x 44 inches", "220 g", "30 cm tall". */
export function sizesFor(brief: Brief, said: readonly Word[]): string[] {
  const isMeasured = said.some(
    (word, at) => is(word, 'unit') || (word.low.startsWith('x') && said[at - 1]?.isNumber === true),
  )
  const isChosen = brief.facts.some(
    ({ kind, said: { labelMeaning, text } }) =>
      (kind === 'options' || labelMeaning === 'options') &&
      measuresIn(text).some(({ unit }) => SIZES.includes(unit)),
  )
  if (isMeasured || isChosen) return []
  const readings = [wholesIn, papersIn, sidesIn, sentencesIn, behindName]
  return readings.map((read) => read(brief)).find((sizes) => sizes.length === 1) ?? []
}

/** "36 x 44 inches" is of a whole; 1/4" may be a part's. */
function isArea({ text }: Measure): boolean {
  return [' by ', 'x', '×'].some((joint) => text.includes(joint))
}

const SIZE_LABELS = new Set([
  'size',
  'dimensions',
  'measurements',
  'measures',
  'weight',
  'net weight',
  'capacity',
  'volume',
])
/** "38-40 cm" is none in particular. */
const RANGES = ['-', '–', ' to ']

/** What a statement of the front or its label gives between its marks. */
function wholesIn({ facts }: Brief): string[] {
  const isOnly = facts.flatMap(lengthsOf).length === 1
  return facts
    .filter(
      ({ said: { label }, isMustKnow }) =>
        !isMustKnow && (label === '' || SIZE_LABELS.has(label.toLowerCase())),
    )
    .slice(0, SIZED_WITHIN)
    .flatMap((fact) =>
      partsIn(fact).map(({ text }, _, all) =>
        sizeIn(text, all.length === 1 || (fact === facts[0] && isOnly)),
      ),
    )
    .filter((text) => text !== '')
}

function sizeIn(text: string, isAll: boolean): string {
  const [measure] = measuresIn(text)
  if (measure === undefined || RANGES.some((sign) => text.includes(sign))) return ''
  const [container, ...more] = wordsOf(text.slice(measure.end))
  // "300 g jar", "75g in a resealable pouch"
  const isJar =
    container !== undefined &&
    measure.unit !== 'length' &&
    (is(container, 'container') ? more.length === 0 : container.low === 'in')
  // One length among others is a part's; "9 inch" alone is not.
  const isOfAll = measure.unit !== 'length' || isArea(measure) || isAll
  const isWhole = measure.start === 0 && (measure.text === text || isJar)
  return isWhole && isOfAll && SIZES.includes(measure.unit) ? measure.text : ''
}

const PAPERS = new Set(['a2', 'a3', 'a4', 'a5', 'a6'])

/** "A4" between two stops. */
function papersIn({ facts }: Brief): string[] {
  return facts
    .slice(0, SIZED_WITHIN)
    .filter(({ kind }) => kind !== 'options' && kind !== 'files')
    .flatMap((fact) => partsIn(fact).map(({ text }) => text))
    .filter((text) => PAPERS.has(text.toLowerCase()))
}

const OF_SIZE = new Set(
  "it it's the they this that these each one measures measure measuring is are approx approximately about size dimensions".split(
    ' ',
  ),
)
const JOINTS = new Set(['x', 'by', 'and'])
const WAYS = new Set('tall high wide long deep across closed open'.split(' '))

/** "30 cm tall" of "It measures 30 cm tall". */
function sentencesIn(brief: Brief): string[] {
  const isOnly = brief.facts.flatMap(lengthsOf).length === 1
  return brief.facts.flatMap((fact) => {
    const { text, words } = fact.said
    const [first] = lengthsOf(fact)
    const isOpen = words.some(({ low }) => low === 'or')
    if (first === undefined || isRange(first) || isOpen) return []
    const [next, after] = words.filter(({ start }) => start >= first.end)
    const isTied = next !== undefined && text.slice(first.end, next.start).trim() === ''
    const way = isTied && WAYS.has(next.low) ? ` ${next.low}` : ''
    // "22cm deep x 80 high" is one side of two.
    if (isTied && (way === '' ? !isSmall(next) : JOINTS.has(after?.low ?? ''))) return []
    const before = words.filter(({ end }) => end <= first.start)
    const isOfIt = before.every(
      ({ low, stem }) => OF_SIZE.has(low) || brief.item.stems.includes(stem),
    )
    // Of several lengths one is that of the whole where "it" or its name stands before it.
    const isSaidOfIt = way !== '' && before.length > 1
    const isSure = isOnly || isArea(first) || isSaidOfIt
    return isOfIt && isSure ? [`${first.text}${way}`] : []
  })
}

function isRange({ text }: Measure): boolean {
  return text.includes('-') || text.includes(' to ')
}

function lengthsOf({ said: { text } }: Fact): Measure[] {
  return measuresIn(text).filter(({ unit }) => unit === 'length')
}

const SIDES = new Map([
  ['height', 'tall'],
  ['length', 'long'],
  ['width', 'wide'],
])

/** "45 cm tall" of "Height: 45 cm", "85 x 28 mm" of a length and a width. */
function sidesIn({ facts }: Brief): string[] {
  const sides = facts
    .filter(({ said: { label } }) => SIDES.has(label.toLowerCase()))
    .map((fact) => {
      const { label } = fact.said
      const { text } = plainly(fact, false).said
      const [first = ''] = text.split(' / ').at(-1)?.split(';') ?? []
      const [measure, ...more] = measuresIn(first)
      const isWhole = measure?.text === first.trim() && more.length === 0 && !isRange(measure)
      return isWhole ? { measure, way: SIDES.get(label.toLowerCase()) ?? '' } : null
    })
  const [one, other, ...more] = sides
  if (one === undefined || one === null || more.length > 0) return []
  if (other === undefined) return [`${one.measure.text} ${one.way}`]
  const [number] = one.measure.numbers
  const isPair =
    other !== null &&
    one.way !== other.way &&
    unitOf(one.measure) === unitOf(other.measure) &&
    one.measure.numbers.length + other.measure.numbers.length === 2
  return isPair ? [`${number ?? ''} x ${other.measure.text}`] : []
}

function unitOf({ text }: Measure): string {
  return wordsOf(text).at(-1)?.stem ?? ''
}

/** "5ft" of a "rope dog leash 5ft teal": the only length or weight of all, right behind the name and what describes it. */
function behindName(brief: Brief): string[] {
  const [front] = brief.facts
  if (front === undefined || front.said.form === 'sentence') return []
  const name = new Set(wordsOf(nameOf(brief)).map(({ stem }) => stem))
  const { text, words } = front.said
  const all = brief.facts.flatMap((fact) => measuresIn(fact.said.text))
  return measuresIn(text).flatMap((measure) => {
    const isOnly = all.filter(({ unit }) => unit === measure.unit).length === 1
    const before = words.filter(({ end }) => end <= measure.start)
    const isOfIt = before.every(
      (word) => name.has(word.stem) || (!word.isNumber && propertiesOf(word).size > 0),
    )
    const [next] = words.filter(({ start }) => start >= measure.end)
    // "22cm deep x 80 high" is one side of two.
    const isSide = next !== undefined && WAYS.has(next.low)
    const isSize = SIZES.includes(measure.unit) && !isRange(measure) && !isSide
    return isSize && isOnly && isOfIt && before.length > 0 ? [measure.text] : []
  })
}

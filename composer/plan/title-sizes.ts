import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, propertiesOf } from '../read/lexicon.ts'
import { type Measure, measuresIn } from '../read/measures.ts'
import { partsIn } from '../read/parts.ts'
import type { Fact } from '../read/told.ts'
import { nameOf } from './title-name.ts'

const SIZED_WITHIN = 4
const SIZES: readonly Measure['unit'][] = ['length', 'weight', 'volume']

/** The one size that the text gives of the whole thing, and that nobody chooses: "36 x 44 inches", "220 g" of what is eaten. */
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
  const readings = [wholesIn, papersIn, sentencesIn, behindName]
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
function wholesIn({ facts, item }: Brief): string[] {
  const { asks, isVessel } = item.kind
  const isEaten = isVessel || asks.some((one) => one === 'ingredients' || one === 'weight')
  return facts
    .filter(
      ({ said: { label }, isMustKnow }) =>
        !isMustKnow && (label === '' || SIZE_LABELS.has(label.toLowerCase())),
    )
    .slice(0, SIZED_WITHIN)
    .flatMap((fact) => partsIn(fact).map(({ text }) => sizeIn(text, isEaten)))
    .filter((text) => text !== '')
}

/** One length says little of a thing, and how heavy it is sells food and yarn alone. */
function sizeIn(text: string, isEaten: boolean): string {
  const [measure] = measuresIn(text)
  if (measure === undefined || RANGES.some((sign) => text.includes(sign))) return ''
  const [container, ...more] = wordsOf(text.slice(measure.end))
  // "300 g jar", "75g in a resealable pouch"
  const isJar =
    container !== undefined &&
    measure.unit !== 'length' &&
    (is(container, 'container') ? more.length === 0 : container.low === 'in')
  const isTelling =
    measure.unit === 'volume' || (measure.unit === 'length' && isArea(measure)) || isEaten
  const isWhole = measure.start === 0 && (measure.text === text || isJar)
  return isWhole && isTelling && SIZES.includes(measure.unit) ? measure.text : ''
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

/** "36 x 44 inches" of "It measures 36 x 44 inches". */
function sentencesIn({ facts, item }: Brief): string[] {
  return facts.flatMap((fact) => {
    const { text, words } = fact.said
    const [first] = lengthsOf(fact)
    const isOpen = words.some(({ low }) => low === 'or')
    if (first === undefined || isOpen || !isArea(first) || isRange(first)) return []
    const [next] = words.filter(({ start }) => start >= first.end)
    const isTied = next !== undefined && text.slice(first.end, next.start).trim() === ''
    const before = words.filter(({ end }) => end <= first.start)
    const isOfIt = before.every(({ low, stem }) => OF_SIZE.has(low) || item.stems.includes(stem))
    return isOfIt && (!isTied || isSmall(next)) ? [first.text] : []
  })
}

function isRange({ text }: Measure): boolean {
  return text.includes('-') || text.includes(' to ')
}

function lengthsOf({ said: { text } }: Fact): Measure[] {
  return measuresIn(text).filter(({ unit }) => unit === 'length')
}

const WAYS = new Set('tall high wide long deep across closed open'.split(' '))

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
    const isSize =
      measure.unit !== 'weight' && SIZES.includes(measure.unit) && !isRange(measure) && !isSide
    return isSize && isOnly && isOfIt && before.length > 0 ? [measure.text] : []
  })
}

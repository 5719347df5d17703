import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import type { Item } from '../read/item.ts'
import { is } from '../read/lexicon.ts'
import { isCount, lotIn, scaleIn } from '../read/naming/lots.ts'
import { withQuotesRead } from '../read/naming/quoted-names.ts'
import { isSaidIn } from './title-shape.ts'

/** What the design is called; a name the seller put into quotation marks keeps them. */
export function designsOf({ design, input }: Brief): string[] {
  if (design === null) return []
  const quoted = `"${design.text}"`
  const isQuoted = withQuotesRead(`${input.listingTitle} ${input.productType}`)
    .toLowerCase()
    .includes(quoted.toLowerCase())
  return [isQuoted ? quoted : design.text]
}

/** That it is a file, where the title does not say so yet: nobody should wait for a parcel. */
export function formatsFor({ item, evidence, facts }: Brief, said: readonly Word[]): string[] {
  const isPattern = item.kind.name === 'pattern'
  const isTold = FILES.some((word) => evidence.saysPhrase(word))
  const isSaid = said.some(({ stem }) => FILES.includes(stem))
  const isFile = item.kind.isDigital || facts.filter(({ kind }) => kind === 'files').length > 2
  if (isSaid || !isTold || !(isFile || isPattern)) return []
  return [isPattern && evidence.saysPhrase('pdf') ? 'PDF download' : 'digital download']
}

/** "PNG, DXF" beside an SVG, of one statement that names them: more capitals shout. */
export function fileTypesFor({ item, facts }: Brief, said: readonly Word[]): string[] {
  if (!item.kind.isDigital && item.kind.name !== 'pattern') return []
  return facts.flatMap(({ said: { words } }) => {
    const types = words.filter(({ low }) => FILE_TYPES.has(low)).map(({ low }) => low)
    const fresh = [...new Set(types)].filter((type) => said.every(({ low }) => low !== type))
    const told = fresh.slice(0, TYPES_MAX).map((type) => type.toUpperCase())
    return told.length > 1 ? [told.join(', ')] : []
  })
}

const FILE_TYPES = new Set(
  'svg png dxf eps jpg jpeg pdf ai stl obj pes dst jef vp3 hus exp xxx'.split(' '),
)
const TYPES_MAX = 2

const FILES = 'digital download printable file pdf svg stl png procreate'.split(' ')

const LOT_WITHIN = 4
const COUNTS = new Set(['qty', 'quantity', 'pack', 'count'])

/** How many are sold as one, where the title does not count them yet. */
export function lotsFor({ input, facts, item }: Brief, said: readonly Word[]): string[] {
  const [first, ...more] = facts
    .slice(0, LOT_WITHIN)
    .filter(({ kind }, at) => at === 0 || (kind !== 'options' && kind !== 'included'))
    .map(({ said: { text } }) => text)
  const counted = facts.flatMap(({ said: { label, text } }) =>
    COUNTS.has(wordsOf(label)[0]?.low ?? '') ? [text] : [],
  )
  // What the name stands with counts more than what else is counted.
  const lot =
    lotIn([input.listingTitle, first ?? '']) ||
    lotIn([wordsAtFront(first ?? '')]) ||
    lotIn(counted) ||
    countedIn(first ?? '', item) ||
    lotIn(more)
  const isCounted = said.some((word, at) => {
    const next = said[at + 1]
    // "6 x 8", but not "6 XL"
    const isSize = [said[at - 1], next].some(
      (one) => one?.low.startsWith('x') === true && one.low !== 'xl' && one.low !== 'xs',
    )
    return isCount(word) && !isSize && (next === undefined || !is(next, 'unit'))
  })
  // "Fudge box, box of 12" says it twice.
  const [kind = '', many] = lot.split(' of ')
  const number = said.some(({ low }) => low === kind) ? many : undefined
  return lot === '' || isCounted ? [] : [number === undefined ? lot : `${number} pieces`]
}

const FRONT_WORDS = 5

/** "Set of 4 slate coasters", whatever is to choose further on. */
function wordsAtFront(text: string): string {
  return text.slice(0, wordsOf(text)[FRONT_WORDS - 1]?.end)
}

const FEW_MAX = 24
const NAME_MAX = 5

/** "Set of 3" of a first line that begins with "3 cat wall steps", "40 pieces" of "incense cones, 40". */
function countedIn(text: string, { head, number }: Item): string {
  const [count, ...words] = wordsOf(text)
  const [alone] = text
    .split(', ')
    .slice(1)
    .map((part) => wordsOf(part))
    .filter(isLoneCount)
  if (alone !== undefined && number === 'many') return `${alone[0]?.low ?? ''} pieces`
  const thing = words.slice(0, NAME_MAX).find(({ stem }) => stem === head)
  const isFew = count?.isNumber === true && Number(count.low) > 1 && Number(count.low) <= FEW_MAX
  const isMany = thing !== undefined && thing.low !== thing.stem
  const isPlain = words[0]?.isNumber === false && !is(words[0], 'unit') && words[0].low !== 'x'
  return isFew && isMany && isPlain ? `set of ${count.low}` : ''
}

const COUNT_MAX = 500

function isLoneCount([count, ...more]: readonly Word[]): boolean {
  const number = Number(count?.low)
  return more.length === 0 && number > 1 && number <= COUNT_MAX
}

/** "1:148 scale", which her own title, her first line or a label of its own says. */
export function scalesFor({ input, facts }: Brief, said: readonly Word[]): string[] {
  const labelled = facts.filter((fact) => fact.said.label.toLowerCase() === 'scale')
  const texts = [...labelled, ...facts.slice(0, 1)].map((fact) => fact.said.text)
  const scale = scaleIn([...texts, input.listingTitle])
  if (scale === null || said.some(({ low }) => low === 'scale')) return []
  const isSaid = said.some(({ low }) => low === scale.gauge.toLowerCase())
  return [`${isSaid ? '' : scale.gauge} ${scale.text} scale`.trim()]
}

/** "Fits Gransfors Bruk": what a thing is made to go with, where a search asks for it by the one name that the text has. */
export function fitsFor({ keywords, input }: Brief, said: readonly Word[]): string[] {
  const names = new Set(
    keywords.flatMap(({ fits, support }) => (support === 'false' || fits === '' ? [] : [fits])),
  )
  const [name, ...more] = names
  const isSaid = wordsOf(name ?? '').every((word) => isSaidIn(word, said))
  const isName = wordsOf(input.productType).some(
    ({ low, text }) => text !== low && wordsOf(name ?? '')[0]?.low === low,
  )
  if (name === undefined || more.length > 0 || isSaid || !isName) return []
  // "GoodNotes", as she writes it.
  const at = input.productType.toLowerCase().indexOf(name.toLowerCase())
  return [`fits ${at === -1 ? name : input.productType.slice(at, at + name.length)}`]
}

import { affirmedAt, type Place } from '../reading/affirms.ts'
import { runsOf } from '../reading/runs.ts'
import { denialsAbout, denies, deniesMost, isTold, saidAt } from '../reading/said.ts'
import type { Denial } from '../reading/denials.ts'
import type { Reading } from '../reading/reading.ts'
import { INCLUDED, NO_WORDS, NOT_WORDS } from '../reading/tables/denying.ts'
import { GROUP_MEMBERS } from '../reading/tables/facts.ts'
import { words } from '../reading/tables/word-list.ts'
import { rootOf } from '../reading/roots.ts'
import { bars } from '../contradictions.ts'
import { type Case, quoted, type ReadPart } from './case.ts'
import { FIELD_NAMES, type Finding, untrue } from './finding.ts'

/** What the seller denies and the listing says, and what the seller says and the listing denies. */
export function reviewDenials(reviewed: Case): Finding[] {
  if (reviewed.language !== 'en') return []
  const { product } = reviewed
  // Whoever says both means two things, and only a person can tell which.
  const plain = new Set(product.denials.filter((denial) => !isSaidToo(product, denial)))
  return reviewed.parts.flatMap((part) => [
    ...affirmed(part, reviewed, plain),
    ...turned(part, reviewed),
    ...freeOf(part, reviewed),
  ])
}

function affirmed(part: ReadPart, { product, photo }: Case, plain: ReadonlySet<Denial>): Finding[] {
  return denialsAbout(product, part.reading).flatMap((denial) => {
    if (!plain.has(denial)) return []
    // What the photo shows may be told of the photo, whether it is in the parcel or not.
    if (isOfAnother(part, denial, product)) return []
    if (part.field === 'altText' && saidAt(photo, denial.roots) !== null) return []
    // Who tells the denial too means another thing by the same words: "It sits on a band. Don't sit on it."
    if (part.field === 'description' && deniesMost(part.reading, denial)) return []
    const place = part.field === 'tags' ? barredTag(part, denial, product) : sayingSo(part, denial)
    if (place === null) return []
    const quote = quoted(part, place)
    const text = `Your text says "${denial.said}", ${FIELD_NAMES[part.field]} says otherwise: "${quote}"`
    return [untrue(part.field, text, quote)]
  })
}

function isSaidToo(product: Reading, denial: Denial): boolean {
  switch (denial.kind) {
    // "The bulb included for EU plug, for USA plug we send without bulb."
    case 'not-included':
      return isIncludedBeside(product, denial)
    case 'quality':
      return saidAt(product, denial.roots) !== null
    // "The head won't fit the hoop" of a portrait in a hoop.
    case 'not-for':
      return denial.roots.length === 1 && saidAt(product, denial.roots) !== null
    // "With the beads (the spangle), though I also do the Continental ones with no spangle."
    case 'thing':
      return affirmedAt(product, denial) !== null || isGivenToo(product, denial)
    case 'deed':
      return affirmedAt(product, denial) !== null
    default:
      return denial.kind satisfies never
  }
}

/** Where a sentence speaks of the thing more than once, once without denying it. */
function isGivenToo(product: Reading, { roots, sentence }: Denial): boolean {
  return runsOf(product, roots).some(
    ({ from }) => product.sentenceOf[from] === sentence && product.isDenied[from] !== true,
  )
}

function isIncludedBeside(product: Reading, { roots, sentence }: Denial): boolean {
  return runsOf(product, roots).some(
    ({ from, to }) =>
      product.sentenceOf[from] === sentence &&
      product.isDenied[from] !== true &&
      product.sentences[sentence]?.mark !== '?' &&
      INCLUDED.has(product.tokens[to]?.word ?? ''),
  )
}

/** Where a text says it; a sentence that says and denies it tells the denial in its own way. */
function sayingSo({ reading, manner, field }: ReadPart, denial: Denial): Place | null {
  const place = affirmedAt(reading, denial, manner)
  if (place === null || field === 'title') return place
  // "A cotton sack, not a box", "engraved ones can't be returned": what a sentence that denies denies, only a person can tell.
  if (deniesAnything(reading, place) && !isPromised(reading, denial)) return null
  const isDeniedThere = reading.denials.some(
    (own) =>
      own.sentence === place.sentence && own.roots.some((root) => denial.roots.includes(root)),
  )
  return isDeniedThere ? null : place
}

const PROMISED_WITHIN = 3

/** "No tools are needed, the frame is included": whatever else its sentence denies. */
function isPromised(reading: Reading, { roots }: Denial): boolean {
  return runsOf(reading, roots).some(({ to }) => {
    const behind = reading.tokens.slice(to, to + PROMISED_WITHIN).map(({ word }) => word)
    const at = behind.findIndex((word) => INCLUDED.has(word))
    return at !== -1 && !behind.slice(0, at).some((word) => NOT_WORDS.has(word) || word === ',')
  })
}

function deniesAnything({ sentences, tokens }: Reading, { sentence }: Place): boolean {
  const { from = 0, to = 0 } = sentences[sentence] ?? {}
  return tokens.slice(from, to).some(({ word }) => NO_WORDS.has(word) || NOT_WORDS.has(word))
}

/** "Candle Holder" of a seller who writes "candle holder, no candles": the title promises none. */
function isOfAnother({ field, reading }: ReadPart, denial: Denial, product: Reading): boolean {
  return field === 'title' && denial.kind === 'thing' && !bars(denial, reading, product)
}

function barredTag({ text, reading }: ReadPart, denial: Denial, product: Reading): Place | null {
  return bars(denial, reading, product) ? { start: 0, end: text.length, sentence: 0 } : null
}

/** "It has no lining" of a bag that is lined. What the seller asks, or says beside a denial, is stated by nobody. */
function turned(part: ReadPart, { product }: Case): Finding[] {
  return part.reading.denials.flatMap((denial) => {
    // What it must not be used for a seller may name in many ways: "✗ raw fish" below "Don'ts".
    // So it may what is not in the parcel, below a heading of its own.
    if (denial.kind !== 'thing' && denial.kind !== 'quality') return []
    if (denies(product, denial) || !isStated(product, denial.roots)) return []
    if (denial.roots.some((root) => GIVEN_BACK.has(root)) || isLimited(part.reading, denial))
      return []
    const quote = quoted(part, denial)
    const text = `Your text says "${statedWords(product, denial.roots)}", ${FIELD_NAMES[part.field]} denies it: "${quote}"`
    return [untrue(part.field, text, quote)]
  })
}

/** What may be given back, and what not, is told of one kind of order each. */
const GIVEN_BACK = new Set(['return', 'refund', 'exchang'])
const LIMITING = new Set(['unless', 'except', 'only'])

/** "Logos are not engraved, unless for trade." */
function isLimited({ sentences, tokens }: Reading, { sentence }: Denial): boolean {
  const { from = 0, to = 0 } = sentences[sentence] ?? {}
  return tokens.slice(from, to).some(({ word }) => LIMITING.has(word))
}

function isStated(product: Reading, roots: readonly string[]): boolean {
  return statedWords(product, roots) !== ''
}

function statedWords(product: Reading, roots: readonly string[]): string {
  const runs = runsOf(product, roots)
  const [run] = runs
  if (run === undefined || !runs.every(({ from }) => isPlain(product, from))) return ''
  return product.text.slice(product.tokens[run.from]?.start, product.tokens[run.to - 1]?.end)
}

/** True where the sentence of a token neither denies nor asks. */
function isPlain({ sentences, sentenceOf, tokens, isDenied }: Reading, at: number): boolean {
  const sentence = sentences[sentenceOf[at] ?? -1]
  if (sentence === undefined || sentence.mark === '?' || isDenied[at] === true) return false
  return tokens.slice(sentence.from, sentence.to).every(({ word }) => !TAKING_BACK.has(word))
}

const TAKING_BACK = new Set([
  ...NO_WORDS,
  ...NOT_WORDS,
  ...INCLUDED,
  ...words(
    '+ £ $ € nothing nobody hardly barely none free separate separately sep excluded extra optional ask asked',
  ),
])

/** "Nut free" of a thing that contains almonds. */
function freeOf(part: ReadPart, { product }: Case): Finding[] {
  const contents = product.lists.filter(({ kind }) => kind !== 'choice' && kind !== 'included')
  const contained = new Map(
    contents.flatMap(({ members }) =>
      members.flatMap(({ roots, text }) => roots.map((root) => [root, text] as const)),
    ),
  )
  if (contained.size === 0) return []
  return claimedFree(part).flatMap(({ root, place }) => {
    // "The orange one is made without nuts", says the seller of a box with almonds; vegan is what she calls it herself.
    if (denies(product, { roots: [root] }) || (root === 'vegan' && isTold(product, root))) return []
    const member = GROUP_MEMBERS.get(root)
      ?.map(rootOf)
      .find((one) => contained.has(one))
    if (member === undefined) return []
    const quote = quoted(part, place)
    const text = `Your text names "${contained.get(member)}", ${FIELD_NAMES[part.field]} says there is none: "${quote}"`
    return [untrue(part.field, text, quote)]
  })
}

function claimedFree({ reading }: ReadPart): { root: string; place: Place }[] {
  const denied = reading.denials
    .filter(({ kind }) => kind === 'thing')
    .flatMap((denial) => denial.roots.map((root) => ({ root, place: denial })))
  const vegan = (reading.places.get('vegan') ?? [])
    .filter((at) => reading.isDenied[at] !== true)
    .map((at) => ({
      root: 'vegan',
      place: {
        start: reading.tokens[at]?.start ?? 0,
        end: reading.tokens[at]?.end ?? 0,
        sentence: reading.sentenceOf[at] ?? 0,
      },
    }))
  return [...denied, ...vegan]
}

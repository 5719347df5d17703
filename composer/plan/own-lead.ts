import { isAcronym, isLoud } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { isModifier } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, type Known, knownIn } from '../read/lexicon.ts'
import { freeIn, ownNameOf } from '../read/naming/own-name.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'

const WORDS_MAX = 6
/** A search page shows about as much for certain. */
const LENGTH_MAX = 44
const RUN_MAX = 3

/** What the reading of the seller's own title needs of the brief. */
export function titleReading(brief: Brief) {
  return {
    ...brief,
    nickname: brief.input.listingTitle,
    keywords: brief.keywords.flatMap(({ support, text }) => (support === 'false' ? [] : [text])),
  }
}

/**
 * What the seller's own title calls the thing. What it says behind the noun stands in front where the text or a search
 * says it so: "deer antler bottle opener" of a "bottle opener deer antler".
 */
export function ownLeadOf(brief: Brief): string {
  const reading = titleReading(brief)
  const { name, behind } = ownNameOf(reading)
  if (name === '') return ''
  const isFree = freeIn(reading)
  const designs = new Set(
    brief.traits.flatMap(({ kind, text }) =>
      kind === 'name' ? wordsOf(text).map(({ stem }) => stem) : [],
    ),
  )
  const isOpen = (word: Word) => isFree(word) && !designs.has(word.stem)
  if (wordsOf(name).some(({ stem }) => designs.has(stem))) return ''
  const [first = ''] = behind
  const lead = chunksOf(calm(first, brief), isOpen).reduce<Lead>(
    (before, chunk) => withChunk(before, chunk, brief),
    partedLead(calm(name, brief)),
  )
  return textOfLead(lead)
}

/** A name by its places: "kids", "hand carved", "walnut", "moon", "night light", "kit". */
type Lead = {
  forWhom: string[]
  make: string[]
  stuff: string[]
  nouns: string[]
  name: string
  behind: string[]
}

function textOfLead({ forWhom, make, stuff, nouns, name, behind }: Lead): string {
  return [...forWhom, ...make, ...stuff, ...nouns, name, ...behind].join(' ')
}

function partedLead(text: string): Lead {
  const words = wordsOf(text)
  const whom = Math.max(
    0,
    words.findIndex((word) => !isForWhom(word)),
  )
  const first = words[whom]
  const isMade = first !== undefined && hasEnding(first)
  const made = makeUpTo(words, isMade && words.length > whom + 1 ? whom + 1 : whom)
  const between = (from: number, to: number) =>
    to > from ? [text.slice(words[from]?.start, words[to - 1]?.end)] : []
  return {
    forWhom: between(0, whom),
    make: between(whom, made),
    stuff: [],
    nouns: [],
    name: text.slice(words[made]?.start),
    behind: [],
  }
}

/** "Kids", "men's" */
function isForWhom(word: Word): boolean {
  return is(word, 'recipient') && word.low.endsWith('s')
}

/** Where "hand carved" and "10 inch" end at the front of a name. */
function makeUpTo(words: readonly Word[], whom: number): number {
  let to = whom
  for (const known of knownIn(words).filter(({ from }) => from >= whom)) {
    const front = words.slice(known.from, known.to)
    const isOwn = known.from === to && known.to < words.length
    const isKind = nounEndingAt(front, front.length - 1) !== null
    if (!isOwn || isKind || !isMakeOf(known)) break
    to = known.to
  }
  const isMeasure = words[to]?.isNumber === true && words.length > to + 2
  return isMeasure ? to + 2 : to
}

function isMakeOf({ properties }: Known): boolean {
  return MAKE.some((one) => properties.has(one)) && !properties.has('ambiguous')
}

/** The words in a row that nothing parts: no number, no small word and none that may not be said. */
function chunksOf(text: string, isOpen: (word: Word) => boolean): string[] {
  const words = wordsOf(text)
  const chunks: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    if (ENDS.has(word.low)) break
    const next = words[at + 1]
    // "3d" is a number and a letter to a reader of words.
    const isThreeD = word.isNumber && next?.low === 'd' && next.start === word.end
    const isSize = SIZES.has(word.low) || (is(word, 'unit') && word.low !== 'd')
    const isMeasure = word.low.split('').some((sign) => DIGITS.includes(sign)) || isSize
    if ((!isThreeD && isMeasure) || isSmall(word) || !isOpen(word)) chunks.push([])
    else chunks.at(-1)?.push(word)
  }
  return chunks
    .filter((chunk) => chunk.length > 0)
    .map((chunk) => text.slice(chunk[0]?.start, chunk.at(-1)?.end))
}

const ENDS = new Set(['for', 'with', 'without', 'from', 'in', 'of', 'and'])
const DIGITS = '0123456789'
const SIZES = new Set(
  'xs s m l xl xxl small medium large mini big tiny size sizes x color colour colors colours'.split(
    ' ',
  ),
)

/** What of it can stand in front; where a lone noun would be left over, nothing does. */
function withChunk(before: Lead, chunk: string, brief: Brief): Lead {
  const words = wordsOf(chunk)
  const left: Word[] = []
  let lead = before
  let from = 0
  while (from < words.length) {
    const next = nextRun(lead, { chunk, from, brief })
    lead = next?.lead ?? lead
    if (next === null) left.push(...words.slice(from, from + 1))
    from += next?.size ?? 1
  }
  const [one] = left
  const isTorn = left.length === 1 && words.length > 1 && one !== undefined && !isDescribing(one)
  return isTorn ? before : lead
}

type Next = { chunk: string; from: number; brief: Brief }

function nextRun(lead: Lead, { chunk, from, brief }: Next): { lead: Lead; size: number } | null {
  const words = wordsOf(chunk)
  for (let size = Math.min(RUN_MAX, words.length - from); size > 0; size -= 1) {
    const run = words.slice(from, from + size)
    const text = chunk.slice(run[0]?.start, run.at(-1)?.end)
    const isAlone = size === words.length
    const found = isWhole(words, from, from + size) ? withRun(lead, text, { brief, isAlone }) : null
    if (found !== null) return { lead: found, size }
  }
  return null
}

/** "Faux leather" and "3d printed" are one. */
function isWhole(words: readonly Word[], from: number, to: number): boolean {
  return knownIn(words).every(
    (known) => known.to <= from || known.from >= to || (known.from >= from && known.to <= to),
  )
}

/** The lead with these words in front of what they describe or behind it; nothing where nobody says so. */
function withRun(
  lead: Lead,
  text: string,
  { brief, isAlone }: { brief: Brief; isAlone: boolean },
): Lead | null {
  const whole = textOfLead(lead)
  const words = wordsOf(whole)
  const run = wordsOf(text)
  const isNew = run.every(({ stem }) => !words.some((own) => own.stem === stem))
  const isRoom = words.length + run.length <= WORDS_MAX && whole.length + text.length < LENGTH_MAX
  const isHalf = run.length === 1 && run.every((word) => IMITATING.has(word.low))
  if (!isNew || !isRoom || isHalf) return null
  const said = spoken(run)
  const described = words.find(({ stem }) => isSaid(`${said} ${stem}`, brief))
  if (described !== undefined) return inFront(lead, text, described)
  const isNoun = run.length === 1 && !run.every(isDescribing)
  const isBehind = isNoun && isSearched(`${words.at(-1)?.stem ?? ''} ${said}`, brief)
  if (isBehind) return { ...lead, behind: [...lead.behind, text] }
  const isMotif = isAlone && isNoun && run.every((word) => word.low === word.stem)
  return isMotif && words.length <= 2 ? { ...lead, nouns: [...lead.nouns, text] } : null
}

const IMITATING = new Set(['faux', 'fake', 'vegan', 'mock', 'imitation'])

/** A noun stands in front only where it cannot part what belongs together. */
function inFront(lead: Lead, text: string, described: Word): Lead | null {
  const last = wordsOf(text).at(-1)
  const name = wordsOf(lead.name)
  if (last === undefined) return null
  if (is(last, 'material')) return { ...lead, stuff: [...lead.stuff, text] }
  if (isDescribing(last)) return { ...lead, make: [...lead.make, text] }
  const isClear = described.stem === name[0]?.stem || name.length <= 2
  const isInserted = name.every(({ stem }) => stem !== described.stem)
  return isClear || isInserted ? { ...lead, nouns: [...lead.nouns, text] } : null
}

const MAKE = ['technique', 'finish', 'form', 'age'] as const
const ENDINGS = ['ed', 'able', 'ible', 'less']
const ENDING_FROM = 3

/** An adjective, known or by its ending. */
function isDescribing(word: Word): boolean {
  return isModifier(word) || is(word, 'form') || hasEnding(word)
}

/** "Unstuffed", not "seed". */
function hasEnding({ low }: Word): boolean {
  return ENDINGS.some((ending) => low.length >= ending.length + ENDING_FROM && low.endsWith(ending))
}

function spoken(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ')
}

function isSearched(phrase: string, { keywords }: Brief): boolean {
  return keywords.some(
    ({ words, support }) =>
      support !== 'false' && support !== 'doubtful' && ` ${spoken(words)} `.includes(` ${phrase} `),
  )
}

function isSaid(phrase: string, brief: Brief): boolean {
  return (
    isSearched(phrase, brief) ||
    brief.document.statements.some(({ words }) => ` ${spoken(words)} `.includes(` ${phrase} `))
  )
}

/** In small letters but for names: a title in title case makes a name of each of its words. */
function calm(text: string, { input }: Brief): string {
  const typed = input.listingTitle
  const [first, ...rest] = wordsOf(typed)
  const isInTitleCase =
    isLoud(typed) || rest.every((word) => word.isNumber || isSmall(word) || word.text !== word.low)
  return wordsOf(text).reduceRight((whole, { start, end, low, text: own }) => {
    const isKept = isAcronym(low) || (!isInTitleCase && own !== first?.text)
    return isKept ? whole : whole.slice(0, start) + low + whole.slice(end)
  }, text)
}

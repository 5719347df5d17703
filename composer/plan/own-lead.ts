import { isSayable } from '../read/searches/keywords.ts'
import { isAcronym, isLoud } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { is, type Known, knownIn } from '../read/lexicon.ts'
import { ownNameOf } from '../read/naming/own-name.ts'
import { freeIn, type TitleReading } from '../read/naming/own-words.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { inFront, isDescribing, type Lead, partedLead, textOfLead } from './name-places.ts'

const WORDS_MAX = 6
/** A search page shows about as much for certain. */
const LENGTH_MAX = 44
const RUN_MAX = 3

/** What the reading of the seller's own title needs of the brief. */
export function titleReading(brief: Brief): TitleReading {
  return {
    ...brief,
    nickname: brief.input.listingTitle,
    keywords: brief.keywords.flatMap(({ support, text }) => (isSayable(support) ? [text] : [])),
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

/**
 * The words in a row that nothing parts: no measure, no small word and none that may not be said. "Fig and cassis",
 * "3 string" and "faux leather" are one.
 */
function chunksOf(text: string, isOpen: (word: Word) => boolean): string[][] {
  const words = wordsOf(text)
  const known = knownIn(words)
  const chunks: string[][] = [[]]
  let at = 0
  while (at < words.length) {
    const word = words[at]
    if (word === undefined || isSmall(word)) break
    const to = unitFrom(words, at, known)
    const unit = words.slice(at, to)
    const isFree = unit.every((one) => one.low === 'and' || isOpen(one))
    if (!isFree || (unit.length === 1 && isMeasure(word))) chunks.push([])
    else chunks.at(-1)?.push(text.slice(word.start, unit.at(-1)?.end))
    at = to
  }
  // "Father of the bride" is no father.
  if (words[at]?.low === 'of' && !LOTS.has(words[at - 1]?.low ?? '')) chunks.pop()
  return chunks.filter((chunk) => chunk.length > 0).toSorted((a, b) => b.length - a.length)
}

const LOTS = new Set(['set', 'pack', 'lot', 'pair', 'box', 'bundle'])
const DIGITS = '0123456789'
const SIZES = new Set(
  'xs s m l xl xxl small medium large mini big tiny size sizes x color colour colors colours set pack piece pieces'.split(
    ' ',
  ),
)

const COUNT_MAX = 1000

function unitFrom(words: readonly Word[], at: number, known: readonly Known[]): number {
  const phrase = known.find(({ from, to }) => from === at && to > at + 1)
  if (phrase !== undefined) return phrase.to
  const [word, next, other] = words.slice(at)
  if (word === undefined || next === undefined) return at + 1
  if (word.low === 'hand' && next.low.endsWith('ed')) return at + 2
  // A year counts nothing, and "7-8" is a range.
  const isFew = word.isNumber && Number(word.text) < COUNT_MAX && words[at - 1]?.isNumber !== true
  const isCounted =
    isFew && !next.isNumber && !is(next, 'unit') && !isSmall(next) && next.low === next.stem
  const isPair = next.low === 'and' && other !== undefined && !isMeasure(word) && !isMeasure(other)
  return isPair ? at + 3 : isCounted && !SIZES.has(next.low) ? at + 2 : at + 1
}

function isMeasure(word: Word): boolean {
  const isSize = word.low.length === 1 || SIZES.has(word.low) || is(word, 'unit')
  return isSize || word.low.split('').some((sign) => DIGITS.includes(sign))
}

/** What of it can stand in front; where a lone noun would be left over, nothing does. */
function withChunk(before: Lead, units: readonly string[], brief: Brief): Lead {
  const left: string[] = []
  let lead = before
  let from = 0
  while (from < units.length) {
    const next = nextRun(lead, { units, from, brief })
    lead = next?.lead ?? lead
    if (next === null) left.push(...units.slice(from, from + 1))
    from += next?.size ?? 1
  }
  const [one, ...more] = left.flatMap(wordsOf)
  const isNounLeft = more.length === 0 && one !== undefined && !isDescribing(one)
  const isNounTaken = lead.nouns.length > before.nouns.length
  return isNounLeft && isNounTaken ? before : lead
}

type Next = { units: readonly string[]; from: number; brief: Brief }

function nextRun(lead: Lead, { units, from, brief }: Next): { lead: Lead; size: number } | null {
  for (let size = Math.min(RUN_MAX, units.length - from); size > 0; size -= 1) {
    const text = units.slice(from, from + size).join(' ')
    const isAlone = size === units.length
    const isLast = from + size === units.length
    const found = withRun(lead, text, { brief, isAlone, isLast })
    if (found !== null) return { lead: found, size }
  }
  return null
}

/** The lead with these words in front of what they describe or behind it; nothing where nobody says so. */
function withRun(
  lead: Lead,
  text: string,
  { brief, isAlone, isLast }: { brief: Brief; isAlone: boolean; isLast: boolean },
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
  const last = words.at(-1)
  const isMake = isLast && isMadeOf(run) && !isSaid(`with ${said}`, brief)
  if (described !== undefined || isMake)
    return last === undefined ? null : inFront(lead, text, described ?? last)
  const isNoun = run.length === 1 && !run.every(isDescribing)
  const isBehind = isNoun && isSearched(`${words.at(-1)?.stem ?? ''} ${said}`, brief)
  if (isBehind) return { ...lead, behind: [...lead.behind, text] }
  const isMotif = isAlone && isNoun && run.every((word) => word.low === word.stem)
  return isMotif && words.length <= 2 ? { ...lead, nouns: [...lead.nouns, text] } : null
}

/** "Butted aluminium": described stuff, or how it is made. */
function isMadeOf(run: readonly Word[]): boolean {
  const last = run.at(-1)
  const isStuff = last !== undefined && (is(last, 'material') || is(last, 'technique'))
  return (
    isStuff &&
    (!is(last, 'colour') || is(last, 'ambiguous')) &&
    run.slice(0, -1).every(isDescribing)
  )
}

const IMITATING = new Set(['faux', 'fake', 'vegan', 'mock', 'imitation'])

function spoken(words: readonly Word[]): string {
  return words.map(({ stem }) => stem).join(' ')
}

function isSearched(phrase: string, { keywords }: Brief): boolean {
  return keywords.some(
    ({ words, support }) =>
      isSayable(support) && support !== 'doubtful' && ` ${spoken(words)} `.includes(` ${phrase} `),
  )
}

/** In a text without its commas, what stands beside each other need not belong together. */
function isSaid(phrase: string, brief: Brief): boolean {
  const { document } = brief
  return (
    isSearched(phrase, brief) ||
    (!document.spelling.isHurried &&
      document.statements.some(({ words }) => ` ${spoken(words)} `.includes(` ${phrase} `)))
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

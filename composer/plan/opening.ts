import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { isVerb } from '../read/parts.ts'
import { startsWithOrder } from '../read/sentences.ts'
import type { Fact } from '../read/told.ts'
import { sentence } from '../say/sentence.ts'
import { isSmall, rootOf, wordsOf } from '../read/words.ts'
import { type Ours, picked } from './choice.ts'
import { framed, withSubject } from './frames.ts'
import { leadOf } from './lead.ts'
import { madeUp, type Opening } from './made-up.ts'

const WORDS_MAX = 34
/** How far into a statement the item's noun may stand for the statement to name it. */
const NAME_WITHIN = 9
const FIRST_MAX = 8

const NEVER_FIRST = new Set(['care', 'order', 'must', 'condition', 'fit', 'files', 'options'])
const PERSONS = new Set("i i'm i've i'll we we're we've my our us me".split(' '))
const NOT_A_START = new Set(
  "when if after before while for so because please sorry once every as ever in with on at by from to of under over there hello hi hey welcome do does did are is can want need looking not no don't and but also most many some then all you it it's its they they're colours colors size contains includes".split(
    ' ',
  ),
)

/**
 * The first sentence. Where the seller's own beginning names the thing it is theirs, in its place; only where nobody
 * names it there is one of ours.
 */
export function openingOf(brief: Brief, ours: Ours): Opening {
  if (brief.language !== 'en') return inOwnWords(brief)
  const { headings, facts } = withoutToldNames(brief)
  const [front] = facts
  const opening = front === undefined ? NONE : openingFrom(front, { ...brief, facts }, ours)
  return { ...opening, used: [...headings, ...opening.used] }
}

const NONE: Opening = { text: '', used: [] }

/** Where the length took the seller's beginning away, the name stands before what is left. */
export function openingAfterCut(brief: Brief, ours: Ours): Opening {
  if (brief.language !== 'en' || brief.facts.slice(0, 1).some((fact) => names(fact, brief)))
    return NONE
  const opening = openingOf(brief, ours)
  if (opening.text !== '') return opening
  return { text: picked('named', framed(leadOf(brief, ours.choice), brief), ours), used: [] }
}

function openingFrom(front: Fact, brief: Brief, ours: Ours): Opening {
  if (canOpen(front, brief)) return inItsPlace(front, brief, ours)
  const about = aboutIt(front, brief, ours)
  if (about !== null) return about
  const bare = brief.facts.slice(0, LABELS_FIRST).filter((fact) => isBareName(fact, brief))
  const ofThem = bare.length > 0 ? madeUp(brief, ours, bare) : NONE
  if (bare.length > 0 && bare.every((fact) => holdsAll(ofThem.text, fact))) return ofThem
  if (front.said.form === 'name')
    return { text: picked('opening', framed(front.said.text, brief), ours), used: [front] }
  return brief.facts.slice(0, NAMED_WITHIN).some((fact) => names(fact, brief))
    ? NONE
    : madeUp(brief, ours)
}

const LABELS_FIRST = 2
const NAMED_WITHIN = 3

/** "Item: garden hook": a line that says no more than what the thing is called. */
function isBareName({ said }: Fact, { item }: Brief): boolean {
  const isItem = said.form === 'name' || said.label !== ''
  const words = said.words.filter((word) => !isSmall(word))
  return (
    isItem &&
    words.some((word) => word.stem === item.head) &&
    (said.form === 'name' || words.length <= BARE_WORDS_MAX)
  )
}

const BARE_WORDS_MAX = 4

function names({ said }: Fact, { item }: Brief): boolean {
  return [...wordsOf(said.label), ...said.words].some((word) => word.stem === item.head)
}

/** A name in a line of its own is not told before statements that say all its words and name the thing again. */
function withoutToldNames(brief: Brief): { headings: Fact[]; facts: Fact[] } {
  const { facts } = brief
  const [front, ...rest] = facts
  const isLine =
    front !== undefined &&
    front.said.label === '' &&
    !front.isMustKnow &&
    ['name', 'phrase'].includes(front.said.form)
  const isNamedAgain = rest.slice(0, LABELS_FIRST).some((fact) => names(fact, brief))
  if (!isLine || !isNamedAgain) return { headings: [], facts }
  const told = new Set(
    rest
      .slice(0, FIRST_MAX)
      .flatMap(({ said }) =>
        said.form === 'name' ? [] : said.words.map((word) => rootOf(word.stem)),
      ),
  )
  const isTold = front.said.words.every((word) => isSmall(word) || told.has(rootOf(word.stem)))
  return isTold ? { headings: [front], facts: rest } : { headings: [], facts }
}

function inItsPlace(naming: Fact, brief: Brief, ours: Ours): Opening {
  const { said } = naming
  if (said.label !== '') return NONE
  // What was typed in one go is told as it was typed: one breath gets no other name in front of it.
  const isHurried = brief.document.spelling.isHurried
  if (said.form === 'sentence' || isHurried)
    return {
      text: picked('opening', naturals(said.text, brief, leadOf(brief, ours.choice)), ours),
      used: [naming],
    }
  return { text: picked('opening', framed(said.text, brief), ours), used: [naming] }
}

/** The title as a line of its own, in the place of what says no more than it. */
export function underTitle(title: string, { used }: Opening): Opening {
  return { text: sentence(title), used: used.filter((fact) => holdsAll(title, fact)) }
}

/** A sentence of the seller's as it is, or with the name in front of it: "A tool roll. It is cut from …" */
function naturals(text: string, brief: Brief, lead: string): string[] {
  const words = wordsOf(text)
  const [first, ...rest] = words
  const verb = words.findIndex((_, at) => isVerb(words, at))
  const mark = words.findIndex(
    (word, at) => at > 0 && !isSpace(text.slice(words[at - 1]?.end, word.start)),
  )
  const isPhrase = verb === -1 || (mark !== -1 && mark < verb)
  if (first !== undefined && isPhrase && !['this', 'the', 'each'].includes(first.low))
    return framed(text, brief)
  const head = rest.findIndex((word) => word.stem === brief.item.head) + 1
  const next = words[head + 1]
  const isSaying = verb === head + 1 || (next !== undefined && is(next, 'finite'))
  const isSubject = first?.low === 'this' && brief.item.number === 'one' && isSaying
  if (!isSubject || next === undefined || head === 0) return [sentence(text)]
  const name = text.slice(rest[0]?.start, words[head]?.end)
  const isFull = wordsOf(lead).length > 1
  return [
    sentence(text),
    sentence(`the ${name} ${text.slice(next.start)}`),
    ...(isFull
      ? [`${sentence(withSubject(lead, brief))} ${sentence(`it ${text.slice(next.start)}`)}`]
      : []),
  ]
}

function isSpace(between: string): boolean {
  return between === ' ' || between === '-'
}

/** Whether nothing of the statement is lost. */
function holdsAll(text: string, { said }: Fact): boolean {
  const roots = new Set(wordsOf(text).map((word) => rootOf(word.stem)))
  return said.words.every((word) => isSmall(word) || roots.has(rootOf(word.stem)))
}

/** In a language whose grammar we do not build the seller's first statement stands first, as it is. */
function inOwnWords({ facts }: Brief): Opening {
  const [first] = facts
  return first === undefined || first.said.label !== '' || first.said.form === 'step'
    ? { text: '', used: [] }
    : { text: sentence(first.said.text), used: [first] }
}

function canOpen({ kind, said, isMustKnow }: Fact, { item, facts }: Brief): boolean {
  const isFront = said === facts[0]?.said
  const isNamedByLabel = wordsOf(said.label).some((word) => word.stem === item.head)
  if (isNamedByLabel && isFront) return true
  if (said.label !== '' || said.form === 'step') return false
  const [first, second] = said.words
  // "This is a drum on a bent hoop" names the thing, whatever else it warns of.
  const isNaming = first?.low === 'this' && second?.low === 'is'
  if (!isFront && !isNaming && (NEVER_FIRST.has(kind) || isMustKnow)) return false
  if (first === undefined || said.words.length > WORDS_MAX) return false
  if (NOT_A_START.has(first.low) || PERSONS.has(first.low)) return false
  const isShopLine =
    said.form !== 'sentence' && said.words.some((word) => ['our', 'my'].includes(word.low))
  if (isShopLine || said.text.includes('?') || startsWithOrder(said.words)) return false
  if (said.section !== null && !['item', 'details', null].includes(said.section.meaning))
    return false
  // "A counting frame with ten rows": the first line calls the thing something else than buyers do.
  if (isFront && ['a', 'an'].includes(first.low)) return true
  const at = said.words.findIndex((word) => word.stem === item.head)
  const verb =
    said.form === 'sentence' ? said.words.findIndex((_, index) => isVerb(said.words, index)) : -1
  return (
    at !== -1 &&
    at < NAME_WITHIN &&
    (verb === -1 || at < verb || (verb === 1 && ['this', 'these'].includes(first.low)))
  )
}

const STARTS = new Map([
  ["it's", 'is'],
  ['it is', 'is'],
  ['it has', 'has'],
  ['it measures', 'measures'],
  ['it holds', 'holds'],
  ['it comes', 'comes'],
  ['it stands', 'stands'],
  ['it closes', 'closes'],
  ['it folds', 'folds'],
])
const MANY_STARTS = new Map([
  ["they're", 'are'],
  ['they are', 'are'],
  ['they have', 'have'],
  ['they measure', 'measure'],
  ['they come', 'come'],
])
const ABOUT_WORDS_MAX = 45
const NAMED_AGAIN = 8

/** "It's cotton velvet …" is said of the item where it stands first: "This tarot cloth is cotton velvet …" */
function aboutIt(fact: Fact, brief: Brief, ours: Ours): Opening | null {
  const { item } = brief
  if (!isAboutIt(fact, brief)) return null
  const isMany = item.number === 'many'
  const start = startOf(fact, isMany)
  if (start === null) return null
  const said = `${start.verb} ${start.rest}`
  const texts = isMany
    ? [`these ${item.name} ${said}`, `the ${item.name} ${said}`]
    : [`this ${item.name} ${said}`, `the ${item.name} ${said}`]
  return { text: picked('about it', texts.map(sentence), ours), used: [fact] }
}

function isAboutIt({ said, isMustKnow }: Fact, { item, document }: Brief): boolean {
  if (said.form !== 'sentence' || said.label !== '' || isMustKnow || said.section !== null)
    return false
  if (said.words.length > ABOUT_WORDS_MAX || said.text.includes('?')) return false
  if (said.words.slice(0, NAMED_AGAIN).some((word) => word.stem === item.head)) return false
  return document.statements.length > 1 && item.number !== 'mass'
}

function startOf({ said }: Fact, isMany: boolean): { verb: string; rest: string } | null {
  const low = said.text.toLowerCase()
  for (const [start, verb] of isMany ? MANY_STARTS : STARTS) {
    const rest = said.text.slice(start.length + 1)
    const isSaid = low.startsWith(`${start} `)
    const isFree = !['got', 'been', 'not', 'also', 'just', 'all', 'only'].includes(
      wordsOf(rest)[0]?.low ?? '',
    )
    if (isSaid && isFree) return { verb, rest }
  }
  return null
}

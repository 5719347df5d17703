import type { Brief } from '../read/form.ts'
import { isAcronym, uncapitalised } from '../read/case.ts'
import { propertiesOf } from '../read/lexicon.ts'
import { isVerb } from '../read/parts.ts'
import { numberOf } from '../read/item.ts'
import { startsWithOrder } from '../read/sentences.ts'
import type { Fact } from '../read/told.ts'
import { isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'
import { isSmall, rootOf, wordsOf } from '../read/words.ts'
import type { Ours } from './choice.ts'
import { madeUp, type Opening } from './made-up.ts'
import { leans } from './units.ts'

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

/** The first sentence: the seller's own naming of the item where there is one that can stand first. */
export function openingOf(brief: Brief, ours: Ours): Opening {
  if (brief.language !== 'en') return inOwnWords(brief)
  const naming = brief.facts.slice(0, FIRST_MAX).find((fact) => canOpen(fact, brief))
  if (naming === undefined) return aboutIt(brief) ?? madeUp(brief, ours)
  const { said } = naming
  if (said.label !== '') return { text: sentence(`${said.label}: ${said.text}`), used: [naming] }
  const isAsTyped = said.form === 'sentence' || brief.document.spelling.isHurried
  if (isAsTyped) return { text: sentence(said.text), used: [naming] }
  if (said.words.length <= 3) return madeUp(brief, ours, naming)
  const rewritten = said.words.length <= SHORT_MAX ? madeUp(brief, ours, naming) : null
  if (rewritten !== null && holdsAll(rewritten.text, naming)) return rewritten
  return { text: named(said.text, brief, ours), used: [naming] }
}

/** Whether nothing of the statement is lost. */
function holdsAll(text: string, { said }: Fact): boolean {
  const roots = new Set(wordsOf(text).map((word) => rootOf(word.stem)))
  return said.words.every((word) => isSmall(word) || roots.has(rootOf(word.stem)))
}

const SHORT_MAX = 8

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

/** Ways to put a phrase before the reader, by style; the plain one suits every style. */
const FRAMES = {
  friendly: {
    one: ['', 'This is ', "Here's "],
    mass: ['', 'This is '],
    many: ['', 'These are ', 'Here are '],
  },
  professional: { one: ['', 'This is '], mass: ['', 'This is '], many: ['', 'These are '] },
  whimsical: {
    one: ['', 'Meet ', 'Say hello to '],
    mass: ['', 'Meet '],
    many: ['', 'Meet ', 'Say hello to '],
  },
  minimalist: { one: [''], mass: [''], many: [''] },
} as const

/** A phrase that names the item, as a sentence of the style. */
function named(phrase: string, brief: Brief, { choice, isTold }: Ours): string {
  const { item, document, input } = brief
  if (input.writingStyle === 'minimalist') return sentence(unshoutedWords(phrase))
  const noun = wordsOf(phrase).find((word) => word.stem === item.head)
  const number = noun === undefined ? item.number : numberOf(noun)
  const calm = unshoutedWords(phrase)
  const bare = beginsWithName(calm) ? calm : uncapitalised(calm, document.names)
  const whole = withArticle(bare, number)
  if (isDetermined(bare) || !isOnePhrase(phrase)) return sentence(whole)
  const frames: readonly string[] = FRAMES[input.writingStyle][number]
  const texts = frames.map((frame) => sentence(frame + whole))
  const fresh = texts.filter((text) => !isTold(text))
  return choice('opening', fresh.length > 0 ? fresh : texts) ?? sentence(whole)
}

/** "Agfa Isolette folding camera": two capitals in front of small letters begin a name. */
function beginsWithName(phrase: string): boolean {
  const words = wordsOf(phrase).filter((word) => !word.isNumber && !isSmall(word))
  const capitals = words.filter((word) => word.text !== word.low).length
  const [first, second] = words
  const isBoth = first?.text !== first?.low && second !== undefined && second.text !== second.low
  return isBoth && capitals < words.length && propertiesOf(first ?? second).size === 0
}

const LOUD_MIN = 5

/** A word in capitals in the middle of a phrase raises the voice. */
function unshoutedWords(phrase: string): string {
  let text = phrase
  for (const word of wordsOf(phrase)) {
    const isLoud = word.text.length >= LOUD_MIN && word.text === word.text.toUpperCase()
    if (!isLoud || word.text === word.low || isAcronym(word.low)) continue
    text = text.slice(0, word.start) + word.low + text.slice(word.end)
  }
  return text
}

/** Several thoughts in one breath stand as they are. */
function isOnePhrase(phrase: string): boolean {
  return !phrase.includes('. ') && !phrase.includes(' - ') && !phrase.includes(' / ')
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

/** "It's cotton velvet …" behind the maker's own story is said of the item: "This tarot cloth is cotton velvet …" */
function aboutIt(brief: Brief): Opening | null {
  const { facts, item } = brief
  const at = facts.findIndex((fact, index) => isAboutIt(fact, facts[index - 1], brief))
  const fact = facts[at]
  const next = facts[at + 1]
  if (fact === undefined || at >= FIRST_MAX) return null
  if (next !== undefined && next.said.block === fact.said.block && leans(next.said.text))
    return null
  const isMany = item.number === 'many'
  const start = startOf(fact, isMany)
  const subject = isMany ? `These ${item.name}` : `This ${item.name}`
  if (start === null) return null
  return { text: sentence(`${subject} ${start.verb} ${start.rest}`), used: [fact] }
}

function isAboutIt(fact: Fact, before: Fact | undefined, { item, document }: Brief): boolean {
  const { said, kind, isMustKnow } = fact
  if (said.form !== 'sentence' || said.label !== '' || isMustKnow || said.section !== null)
    return false
  const isLater = ['care', 'order', 'must', 'condition'].includes(kind)
  if (said.words.length > ABOUT_WORDS_MAX || isLater || said.text.includes('?')) return false
  if (said.words.slice(0, NAMED_AGAIN).some((word) => word.stem === item.head)) return false
  if (document.statements.length < 2 || item.number === 'mass') return false
  const isBehindStory =
    before === undefined || before.said.words.some((word) => PERSONS.has(word.low))
  return isBehindStory && startOf(fact, item.number === 'many') !== null
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

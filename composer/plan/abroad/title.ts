import { asTitle } from '#marketplace/characters.ts'
import { isWholeTitle, repeatedWords } from '#marketplace/review/title.ts'
import { TITLE } from '#marketplace/rules.ts'
import { capitalised, uncapitalised } from '../../read/case.ts'
import type { Brief } from '../../read/form.ts'
import { headOf } from '../../read/item.ts'
import { isSayable, type Keyword } from '../../read/searches/keywords.ts'
import { measuresIn } from '../../read/measures.ts'
import { isOption } from '../../read/options.ts'
import { frontPhrase, type Part, partsIn, plainly } from '../../read/parts.ts'
import { isHead, isNaming, isOfKind, namingFront } from '../../read/abroad/phrases.ts'
import { beginsLike, claimsOf, isStuff } from '../../read/abroad/claims.ts'
import type { Fact } from '../../read/told.ts'
import { isHeadFirst, type Tongue } from '../../read/abroad/tongue.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'
import { designsOf } from '../title-facts.ts'
import type { Title } from '../title.ts'
import { covered, isExtra, starredNames } from './starred.ts'
import { asTyped, withMarks } from './typed-words.ts'

const STATEMENTS_READ = 3
const LEAD_LETTERS_MAX = 70
const TRAIT_WORDS_MAX = 7
const LEAD_WORDS_GOOD = 5

/** The seller's own naming phrase as it was typed, then what the text says of stuff, make and size, in its language. */
export function titleAbroad(brief: Brief): Title {
  const { language } = brief
  const lead = ownFront(brief) || leadOf(brief)
  const traits = namesOf(brief)
    .filter((name) => !lead.includes(name))
    .slice(0, 1)
  for (const text of starredNames(brief, lead))
    if (fitsAsStar([lead, ...traits], text)) traits.push(text)
  for (const text of traitsOf(brief, lead))
    if (fits([lead, ...traits], text, language)) traits.push(text)
  const typed = brief.document.spelling.isHurried ? asTyped(lead, brief) : lead
  const marked = withMarks([typed, ...traits].join(', '), brief)
  let text = asTitle(capitalised(marked))
  while (text.length > TITLE.lengthMax)
    text = text.slice(0, text.lastIndexOf(text.includes(',') ? ',' : ' '))
  return { text, lead, traits }
}

const FRONT_LETTERS_MAX = 85
const FRONT_WORDS_LEAST = 3

/** The first phrase of the text where nobody speaks in it: it is how the seller calls the thing. */
function ownFront({ facts, language }: Brief): string {
  const [front] = facts
  if (front === undefined || front.said.label !== '' || front.said.form === 'step') return ''
  const text = frontPhrase(front.said.text)
  const words = wordsOf(text)
  const isFit =
    text.length <= FRONT_LETTERS_MAX &&
    words.length >= FRONT_WORDS_LEAST &&
    isNaming(words, language)
  return isFit ? text : ''
}

/** The fullest of how the seller calls it at the front of the text, among the focus searches and in the short name. */
function leadOf(brief: Brief): string {
  const { item, keywords, input, language } = brief
  const stars = keywords.filter(
    (one) =>
      one.isStarred && isSayable(one.support) && one.support !== 'doubtful' && !isExtra(one, brief),
  )
  const short = namingFront(input.listingTitle, item.head, language)
  const shortWords = wordsOf(short)
  const isBorne = keywords.some(
    ({ support, words }) =>
      support === 'backed' && covered(shortWords, words) === shortWords.length,
  )
  const searched = stars
    .filter(({ words }) => words.some((word) => isHead(word, item.head, language)))
    .map(({ text }) => asTyped(text, brief))
  const all = [...frontsOf(brief), ...(isBorne ? [short] : []), ...searched].filter(
    (text) => text !== '' && text.length <= LEAD_LETTERS_MAX,
  )
  const worth = (text: string) => {
    const words = wordsOf(text)
    const held = Math.max(0, ...stars.map((star) => covered(star.words, words)))
    return 2 * held + Math.min(words.length, LEAD_WORDS_GOOD)
  }
  return all.toSorted((a, b) => worth(b) - worth(a))[0] ?? asTyped(item.name, brief)
}

/** The first statements as far as they name the thing by its noun, or by another that buyers search for. */
function frontsOf({ facts, item, keywords, language }: Brief): string[] {
  const parts = facts
    .slice(0, STATEMENTS_READ)
    .filter(({ said }) => said.label === '' && said.form !== 'step')
    .flatMap((fact) => partsIn(fact).slice(0, 2))
  const heads = keywords
    .filter(({ support }) => support === 'backed')
    .flatMap(({ words }) => headOf(words, language)?.stem ?? [])
  for (const head of new Set([item.head, ...heads])) {
    const fronts = parts.map(({ text }) => namingFront(text, head, language))
    if (fronts.some((text) => text !== '')) return fronts
  }
  return []
}

/** What may follow, best first: its own name, stuff and make, what else the first line says, another search. */
function traitsOf(brief: Brief, lead: string): string[] {
  const { facts, keywords, language } = brief
  const parts = facts
    .filter(
      (fact, at) => at === 0 || (!fact.isMustKnow && (at < STATEMENTS_READ || isMadeOf(fact))),
    )
    .flatMap((fact) => partsOf(fact, brief).filter((part) => isSaidFirst(part, fact, language)))
  const making = parts.filter(({ words }) => tellsMaking(words, language))
  const front = facts
    .slice(0, 1)
    .flatMap((fact) => partsOf(fact, brief).filter((part) => isSaidFirst(part, fact, language)))
    .filter(({ at }) => at > 0)
  const backed = keywords.filter((one) => one.support === 'backed' && !isExtra(one, brief))
  return [
    ...backed
      .map((one) => behindHead(one, lead, brief))
      .filter((text) => text !== '')
      .slice(0, 1),
    ...making.map((part) => asTrait(part, brief)),
    ...front.map((part) => asTrait(part, brief)),
    ...backed
      .filter((one) => one.isStarred || (one.words.length > 1 && isWhole(one, brief)))
      .map(({ text }) => asTyped(text, brief)),
  ]
}

/** "Punkte blau": words that the seller never said in this order are no phrase of hers, unless they end in the thing. */
function isWhole({ words }: Keyword, { evidence, item, language }: Brief): boolean {
  const isNamed = words.some((word) => isHead(word, item.head, language))
  return isNamed || evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
}

/** What follows a verb belongs to its sentence, but for what it says that the thing is. */
function isSaidFirst({ text, at }: Part, { said }: Fact, tongue: Tongue): boolean {
  const spoken = said.words.find((word) => isOfKind(word, 'speaking', tongue))
  return at === SPOKEN || spoken === undefined || said.text.indexOf(text) < spoken.start
}

function namesOf(brief: Brief): string[] {
  const known = designsOf(brief)
  const [, quoted] = brief.facts[0]?.said.text.split('"') ?? []
  const isName = quoted !== undefined && wordsOf(quoted).length <= TRAIT_WORDS_MAX
  return known.length > 0 || !isName ? known : [`"${quoted}"`]
}

const ADJECTIVE_LEAST = 4

/** "Personalizzato" of the starred "tagliere personalizzato", "con nombre" of "collar con nombre", where nouns come first. */
function behindHead({ words, text, isStarred }: Keyword, lead: string, brief: Brief): string {
  const { language: tongue, evidence, document } = brief
  const held = wordsOf(lead)
  const [first, next, ...more] = words
  if (first === undefined || next === undefined || !isHeadFirst(tongue)) return ''
  const isSame = held.some((word) => beginsLike(word, first))
  const isWith = isOfKind(next, 'with', tongue) && more.length > 0
  const rest = words.slice(1)
  const isSaid = evidence.saysPhrase(rest.map(({ stem }) => stem).join(' '))
  const isName = document.statements.some(({ words: said }) =>
    said.some(({ low, text: typed }) => low === next.low && typed !== low),
  )
  const isPair =
    isStarred && !isName && (more.length === 0 ? next.low.length > ADJECTIVE_LEAST : isSaid)
  const isNew = !(tellsMaking([next], tongue) && tellsMaking(held, tongue))
  return isSame && isNew && (isWith || isPair) ? text.slice(next.start) : ''
}

/** A line's capital goes, where nouns have none. */
function asTrait({ text: typed, at, words }: Part, { language, document }: Brief): string {
  // "Cognac coloured with some milky": in Polish what describes may stand there without its noun.
  const joint = language === 'pl' ? words.findIndex((word) => isOfKind(word, 'with', language)) : -1
  const text = joint > 0 ? typed.slice(0, words[joint]?.start).trim() : typed
  return at > 0 || language === 'de' ? text : uncapitalised(text, document.names)
}

function isMadeOf({ said }: Fact): boolean {
  return said.labelMeaning === 'material'
}

/** The phrases of a statement that name something of the whole thing. */
function partsOf(fact: Fact, { language, denied, evidence, item, facts }: Brief): Part[] {
  const { said } = fact
  if (said.form === 'step') return []
  const plain = plainly(fact, fact === facts[0])
  const all = partsIn(plain)
  const own = said.label === '' ? all : isMadeOf(fact) ? all.slice(0, 1) : []
  const isFree = (word: Word) =>
    isOfKind(word, 'joint', language) ||
    (!isOfKind(word, 'part', language) &&
      // "Gravur gegen Aufpreis" is to be had for more.
      !isOfKind(word, 'extra', language) &&
      (!evidence.doubted.has(word.stem) || word.stem === item.head) &&
      !denied.some((one) => one.stem === word.stem && one.manner !== 'deed'))
  return own
    .flatMap((part) => namedIn(part, { tongue: language, head: item.head }))
    .filter(
      ({ words, text }) =>
        words.length <= TRAIT_WORDS_MAX &&
        !isOption(text, plain) &&
        // "Cores do bordado:" names what follows.
        !said.text.includes(`${text}:`) &&
        measuresIn(text).length === 0 &&
        // What stands before a dash may be read as the first of a range.
        !(text.includes('%') && said.text.includes(`${text} - `)) &&
        words.every(isFree),
    )
}

/** What a part names: the whole of it, or what it says that the thing is: "this one is of pear wood". */
function namedIn(part: Part, { tongue, head }: { tongue: Tongue; head: string }): Part[] {
  const { words, text } = part
  if (isNaming(words, tongue) && isFront(words, text, tongue)) return [part]
  const verb = words.findIndex((word) => isOfKind(word, 'copula', tongue))
  const isSubject = (word: Word) => isOfKind(word, 'front', tongue) || isHead(word, head, tongue)
  const from = words.findIndex((word, at) => at > verb && !isOfKind(word, 'joint', tongue))
  const rest = words.slice(from)
  const start = rest[0]?.start
  const isAbout = verb > 0 && words.slice(0, verb).every(isSubject)
  if (!isAbout || from === -1 || start === undefined || !isNaming(rest, tongue)) return []
  const own = text.slice(start)
  return isFront(rest, own, tongue) ? [{ ...part, text: own, words: wordsOf(own), at: SPOKEN }] : []
}

/** The place of a part that was taken from a sentence. */
const SPOKEN = -1

/** No joint stands first but "with", no amount; behind "height" stands how high. */
function isFront([first, second]: readonly Word[], text: string, tongue: Tongue): boolean {
  if (first === undefined) return false
  if (isOfKind(first, 'measure', tongue)) return measuresIn(text).length > 0
  const isAmount = first.isNumber && (second === undefined || measuresIn(text)[0]?.start === 0)
  return !isAmount && (!isOfKind(first, 'joint', tongue) || isOfKind(first, 'with', tongue))
}

function tellsMaking(words: readonly Word[], tongue: Tongue): boolean {
  return words.some((word) =>
    claimsOf(word, tongue).some((claim) => isStuff(claim) || claim.family === 'make'),
  )
}

/** Whether the words are new, and the title stays readable with them. */
function fits(parts: readonly string[], text: string, tongue: Tongue): boolean {
  const before = wordsOf(parts.join(' '))
  const words = wordsOf(text).filter(
    (word) => word.isNumber || (word.low.length > 2 && !isOfKind(word, 'joint', tongue)),
  )
  const next = asTitle([...parts, text].join(', '))
  return (
    parts.length < TITLE.segmentsMax &&
    words.length > 0 &&
    text !== '' &&
    words.every((word) => word.isNumber || !before.some((other) => beginsLike(word, other))) &&
    next.length <= TITLE.lengthGood &&
    wordsOf(next).length <= TITLE.wordsMax &&
    repeatedWords(next).every(({ word }) => word.length < 2) &&
    isWholeTitle(next)
  )
}

/** Another name may begin like the first, "Kirschkernkissen" behind "with Kirschkernen", and says no word twice. */
function fitsAsStar(parts: readonly string[], text: string): boolean {
  const next = asTitle([...parts, text].join(', '))
  return (
    next.length <= TITLE.lengthGood &&
    repeatedWords(next).every(({ word }) => word.length < 2) &&
    isWholeTitle(next)
  )
}

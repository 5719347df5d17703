import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isLoud } from '../case.ts'
import type { Document } from '../document.ts'
import { is, propertiesOf } from '../lexicon.ts'
import { isOption } from '../options.ts'
import { againstIn } from '../searches/denying.ts'
import type { Fact, Omission } from '../told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { namesBesideDash, SHOP_WORDS } from './beside-dash.ts'
import { isDescription, isLook } from './looks.ts'
import { withQuotesRead } from './quoted-names.ts'

/** The name of a design, a variety or a pattern, with the statement that it stands in. */
export type Design = { text: string; said: Fact }

type Reading = {
  document: Document
  facts: readonly Fact[]
  omissions: readonly Omission[]
  nickname: string
  keywords: readonly string[]
  head: string
}

const NAME_WORDS_MAX = 6
const QUOTED = /(?<![\p{L}\p{Nd}/])"(\p{L}[^"\n]{1,48})"(?!\d)/gu

/**
 * What the seller calls this design: in quotation marks, on a label, or as a heading that the nickname knows.
 * Two of them are a choice, and a choice is no name.
 */
export function designOf(reading: Reading): Design | null {
  const quoted = [
    ...inNickname(reading),
    ...reading.facts.flatMap((fact, at) => quotedIn(fact, { ...reading, isFront: at < FRONT_MAX })),
    ...reading.facts.flatMap(byLabel),
    ...collections(reading),
  ]
  const found =
    quoted.length > 0
      ? quoted
      : [...headings(reading), ...called(reading), ...properName(reading), ...besideDash(reading)]
  const names = new Map(found.map((design) => [design.text.toLowerCase(), design]))
  const known = [...names.values()].filter(({ text }) => holds(reading.nickname, text))
  const [one] = known.length > 0 ? known : [...names.values()]
  const isOne = one !== undefined && (known.length > 0 || names.size === 1)
  if (!isOne) return null
  const isShouted =
    isLoud(one.text) || (wordsOf(one.text).length > 1 && one.text === one.text.toUpperCase())
  return isShouted ? { ...one, text: one.text.toLowerCase() } : one
}

function holds(nickname: string, name: string): boolean {
  const own = new Set(wordsOf(nickname).map((word) => word.stem))
  return wordsOf(name).every((word) => isSmall(word) || own.has(word.stem))
}

function inNickname({ nickname, facts }: Reading): Design[] {
  const [said] = facts
  if (said === undefined) return []
  return [...withQuotesRead(nickname).matchAll(QUOTED)].map(({ 1: text = '' }) => ({
    text,
    said,
  }))
}

const OTHERS = new Set(
  'see our my other also say says said came write writes type types like as eg example under click code tab note read reads reading words stamped engraved printed'.split(
    ' ',
  ),
)

/** `Stabilized: "no"` */
const ANSWERS = new Set(['yes', 'no', 'none', 'unknown', 'maybe'])

/** Further down, a name in quotation marks that no search and no title knows is something somebody says. */
const FRONT_MAX = 4

/** 'My "Quiet House" loose leaf tea' */
const NAMED_WITHIN = 5

/** "Winter" in `dark rosin "Winter"`; never what is written on the thing or on another one. */
function quotedIn(
  fact: Fact,
  { nickname, keywords, head, isFront }: Reading & { isFront: boolean },
): Design[] {
  if (fact.kind === 'care' || fact.kind === 'order') return []
  return [...withQuotesRead(fact.said.text).matchAll(QUOTED)].flatMap(({ 1: name = '', index }) => {
    const before = fact.said.words.filter((word) => word.end <= index).slice(-3)
    const isLabelled = NAME_LABELS.has(fact.said.label.toLowerCase())
    const after = fact.said.words.filter((word) => word.start > index + name.length)
    const isOfIt = after.slice(0, NAMED_WITHIN).some((word) => word.stem === head)
    const isOfPart = fact.said.label !== '' && !isLabelled && !isOfThing(fact, head)
    const isOther =
      !isLabelled &&
      !isOfIt &&
      !holds(nickname, name) &&
      !(isFront && keywords.some((keyword) => holds(name, keyword))) &&
      before.some((word) => OTHERS.has(word.low))
    const isShort = wordsOf(name).length <= NAME_WORDS_MAX && !ANSWERS.has(name.toLowerCase())
    // "Slate" grey is a tint.
    const [next] = after
    const isTint = next !== undefined && is(next, 'colour')
    const isWork = WORKS.has(before.at(-1)?.low ?? '')
    const isKnown = [nickname, ...keywords].some((text) => holds(text, name))
    const isMaker = fact.kind === 'maker' && !isWork && isSpoken(fact) && !isKnown
    const isChoice = isOption(name, fact)
    const gone = againstIn(fact.said, 'en')
    const isPast = fact.said.words.some(
      (word) => gone.has(word) && word.start > index && word.end <= index + name.length + 1,
    )
    if (next !== undefined && next.stem !== head && PAPERS.has(next.stem)) return []
    const isHers = isLabelled || isOfIt || holds(nickname, name)
    if (!isHers && isLook(name, before.at(-1), { head, isKnown })) return []
    if (isReview(after, fact.said.text.slice(index + name.length + 2))) return []
    if (!isFront && !isLabelled && !isKnown) return []
    return isPast || isOther || isOfPart || isTint || !isShort || isMaker || isChoice
      ? []
      : [{ text: name.replace(/[.,!?]$/, ''), said: fact }]
  })
}

/** The "When Cardinals Appear" card comes with an ornament. */
const PAPERS = new Set(['card', 'box', 'tag', 'label', 'note', 'leaflet', 'bag'])
const SAYING = new Set(
  'say says said wrote told writes customer customers review reviews buyer buyers'.split(' '),
)
/** "- Sarah, Leeds" */
const SIGNED = /^\s*[-–—~]\s*\p{Lu}[\p{Ll}.]+(?:[, ]+\p{Lu}[\p{Ll}.]*){0,2}[.!]?\s*$/u

/** "My mum cried when she opened it" is what somebody said of it, and no design. */
function isReview(after: readonly Word[], rest: string): boolean {
  return SIGNED.test(rest) || after.slice(0, NAMED_WITHIN).some(({ low }) => SAYING.has(low))
}

function isOfThing({ said }: Fact, head: string): boolean {
  return said.labelMeaning === 'item' || wordsOf(said.label).some(({ stem }) => stem === head)
}

/** "I'm Just Here for the Pierogi" is said by the apron and not by its maker. */
function isSpoken({ said }: Fact): boolean {
  return wordsOf(said.text.replaceAll(QUOTED, ' ')).some(({ low }) => MAKERS.has(low))
}

const WORKS = new Set(
  'painting drawing illustration print design pattern photo collage linocut'.split(' '),
)

const MAKERS = new Set(['i', "i'm", "i've", 'we', 'my', 'our'])

/** Several names in quotation marks beside each other are designs to choose from. */
export function quotedChoices({ said }: Fact): string[] {
  const names = [...said.text.matchAll(QUOTED)].map(({ 1: name = '' }) => name)
  return names.length > 1 ? names.flatMap((name) => wordsOf(name).map(({ stem }) => stem)) : []
}

const NAME_LABELS = new Set(
  'design,pattern,colourway,colorway,variety,theme,model,print,title,edition,name,model name'.split(
    ',',
  ),
)

function byLabel(fact: Fact): Design[] {
  if (!NAME_LABELS.has(fact.said.label.toLowerCase())) return []
  const [first = ''] = fact.said.text.replaceAll('"', '').split(/[,;(.]| with /)
  const words = wordsOf(first)
  // "Print: not included" names none.
  const isName =
    words.length > 0 &&
    words.length <= 3 &&
    words.every((word) => !word.isNumber && !isDenyingWord(word))
  // "Name: up to you" asks for the buyer's.
  if (fact.said.label.toLowerCase() === 'name' && words.some(({ text, low }) => text === low))
    return []
  const isOne = !first.includes(' or ') && !first.includes('/') && !isOption(first, fact)
  return isName && isOne ? [{ text: first.trim(), said: fact }] : []
}

/** '"Marble & Gold" collection' above what is said of it. */
function collections({ document, facts: [said] }: Reading): Design[] {
  const [section] = document.statements.flatMap((one) => one.section ?? [])
  const [{ 1: text = '' } = { 1: '' }] = [...(section?.heading ?? '').matchAll(QUOTED)]
  const isOne = wordsOf(section?.heading ?? '').some(({ low }) => COLLECTIONS.has(low))
  return said !== undefined && text !== '' && isOne ? [{ text, said }] : []
}

const COLLECTIONS = new Set(['collection', 'series', 'design', 'pattern', 'edition', 'theme'])

/** A first line of its own, without the thing's noun: the design's name where the nickname or the text says it again. */
function headings({ facts, omissions, nickname, head, document }: Reading): Design[] {
  const [first] = document.statements
  const [said] = facts
  if (first === undefined || said === undefined) return []
  const own = first.form === 'name' ? [first.text] : []
  const dashed = first.text.split(/\s[-–—:]\s/)
  const front = dashed.length > 1 ? [dashed[0] ?? ''] : []
  const above = [...new Set(document.statements.map(({ section }) => section?.heading ?? ''))]
    .slice(0, HEADINGS_MAX)
    .map((heading) => wordsIn(heading))
    .filter((heading) => nickname.toLowerCase().includes(heading.toLowerCase()))
  return [...own, ...front, ...above].flatMap((text) => {
    const words = wordsOf(text)
    const isShort = words.length > 0 && words.length <= NAME_WORDS_MAX - 1
    const isThing = words.some((word) => word.stem === head)
    const isShop = words.some((word) => SHOP_WORDS.has(word.low)) || isHandle(words, omissions)
    const isPlain = words.every((word) => !word.isNumber && !is(word, 'finite'))
    const isKnown = holds(nickname, text) || (!isShop && isSaidAgain(words, facts))
    return isShort && !isThing && isPlain && isKnown && !isDescription(words)
      ? [{ text, said }]
      : []
  })
}

const HEADINGS_MAX = 3

/** The heading without the signs around its words. */
function wordsIn(heading: string): string {
  const words = wordsOf(heading)
  return heading.slice(words[0]?.start, words.at(-1)?.end)
}

/** "Maisie" in "rag doll Maisie", which the text writes with a capital wherever it says it. */
function properName({ nickname, document, facts, keywords }: Reading): Design[] {
  const [said] = facts
  const searched = new Set(keywords.flatMap((keyword) => wordsOf(keyword).map((word) => word.stem)))
  const text = document.statements.flatMap((one) => one.words)
  const isName = (word: Word) => {
    const own = text.filter((one) => one.low === word.low)
    const isCapital =
      own.length > 0 &&
      own.every((one) => one.text !== one.low && one.text !== one.text.toUpperCase())
    return isCapital && !searched.has(word.stem) && propertiesOf(word).size === 0 && !word.isNumber
  }
  const names = wordsOf(nickname).filter(isName)
  const [name] = names
  const isSubject = document.statements.some(
    ({ words }) =>
      words[0]?.low === name?.low && ['is', 'has', 'comes', 'stands'].includes(words[1]?.low ?? ''),
  )
  return said !== undefined && name !== undefined && names.length === 1 && isSubject
    ? [{ text: text.find((one) => one.low === name.low)?.text ?? name.text, said }]
    : []
}

function besideDash({ nickname, facts: [said], head }: Reading): Design[] {
  return said === undefined ? [] : namesBesideDash(nickname, head).map((text) => ({ text, said }))
}

function isHandle(words: readonly Word[], omissions: readonly Omission[]): boolean {
  const joined = words.map((word) => word.low).join('')
  return omissions.some(({ said }) =>
    said.words
      .map((word) => word.low)
      .join('')
      .includes(joined),
  )
}

function isSaidAgain(words: readonly Word[], facts: readonly Fact[]): boolean {
  const name = words.map((word) => word.low).join(' ')
  return (
    words.length > 1 &&
    facts
      .slice(1)
      .some(({ said }) => ` ${said.words.map((word) => word.low).join(' ')} `.includes(` ${name} `))
  )
}

const NAMED = "((?:\\p{Lu}[\\p{L}']*)(?:\\s+\\p{Lu}[\\p{L}']*){0,3})"
const CALLED = new RegExp(`\\b(?:called|named|titled)\\s+(?:the\\s+)?${NAMED}`, 'u')
/** Anywhere in her text only of the thing itself. */
const ITS_NAME = new RegExp(
  `\\b(?:(?:[Ii]t|[Ss]he|[Hh]e|[Tt]his(?: one)?)(?:['’]s| is) called|(?:[Ii]ts|[Hh]is|[Hh]er) name(?:['’]s| is))\\s+(?:the\\s+)?${NAMED}`,
  'u',
)

const PATTERN = new RegExp(
  `\\b(?:pattern|design|colou?rway|motif)(?:,? (?:that|which))?(?: is| I| we)? (?:called?|named?|known as)\\s+(?:the\\s+)?${NAMED}`,
  'u',
)

/** "A print called Low Tide", "in the pattern known as Nonpareil" */
function called({ facts }: Reading): Design[] {
  return facts.flatMap((fact, at) => {
    const pattern = PATTERN.exec(fact.said.text)?.[1]
    if (pattern !== undefined) return [{ text: pattern, said: fact }]
    const text = (at === 0 ? CALLED : ITS_NAME).exec(fact.said.text)?.[1]
    const isMakers = fact.said.words.some((word) => ['i', 'we', 'my', 'our'].includes(word.low))
    return text === undefined || isMakers ? [] : [{ text, said: fact }]
  })
}

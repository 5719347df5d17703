import { affirmedIn } from '#marketplace/searches/affirmed.ts'
import { isNegation } from '#marketplace/searches/denied.ts'
import { uncertainIn } from '../certainty.ts'
import { isGeneric, type Item } from '../item.ts'
import { headNoun, nounEndingAt } from '../kinds.ts'
import { is, knownIn } from '../lexicon.ts'
import type { Evidence } from './evidence.ts'
import { type Quoter, quoterOf } from './clauses.ts'
import type { Keyword } from './keywords.ts'
import { borrowedBy } from './marks.ts'
import { numbersIn } from './numbers.ts'
import { type Group, type Naming, namingsIn } from './rivals.ts'
import { sameThingFinder } from './same-things.ts'
import { type Telling, toldIn } from './tellings.ts'
import { undoneIn } from './undone.ts'
import { isSmall, rootOf, type Word } from '#marketplace/searches/words.ts'

type Form = { typed: string; nickname: string }

/**
 * Weighs each search against what the text means: one that names what the text rules out is not used, for the words
 * that rule it out; of two that exclude each other and are not settled, neither is.
 */
export function weighed(
  keywords: readonly Keyword[],
  evidence: Evidence,
  { typed, nickname }: Form,
): Keyword[] {
  const against = scales(evidence, { typed, nickname })
  const isSame = sameThingFinder(evidence, nickname)
  const all = keywords.map((keyword): Keyword => {
    if (keyword.support === 'false' && keyword.because !== '') return keyword
    const because = against(keyword)
    if (because !== '') return { ...keyword, support: 'false', because }
    return keyword.support === 'doubtful' && isSame(keyword)
      ? { ...keyword, support: 'synonym' }
      : keyword
  })
  return unsettled(all, evidence)
}

/** What speaks against a search, in words for the seller; empty where nothing does. */
function scales(evidence: Evidence, { typed, nickname }: Form): (keyword: Keyword) => string {
  const { document, item, denied } = evidence
  const { statements } = document
  const byText = Map.groupBy(denied, ({ text }) => text)
  const affirmed = affirmedIn(statements, byText)
  const quote = quoterOf(typed)
  const told = toldIn({
    statements,
    affirmed,
    ofParts: evidence.ofParts,
    doubted: evidence.doubted,
    nickname,
    itemName: item.name,
    quote,
  })
  const uncertain = uncertainIn(statements)
  const undone = undoneIn(statements)
  const number = numbersIn(statements, quote)
  const colour = colourIn(affirmed, { evidence, quote })
  const isOwn = ({ stem }: Word) => item.stems.includes(stem)
  return (keyword) => {
    const { words, support } = keyword
    const isBacked = support === 'backed'
    const doubt = words.find(
      (word) =>
        !isOwn(word) &&
        isClaimed(word, words) &&
        uncertain.has(word.stem) &&
        evidence.holding.get(word.stem)?.length === 1,
    )
    if (doubt !== undefined) return saying(uncertain.get(doubt.stem) ?? '')
    const left = words.find(
      (word) => !evidence.says(word) && undone.has(rootOf(word.stem)) && !isOwn(word),
    )
    if (left !== undefined) return saying(quote(undone.get(rootOf(left.stem)) ?? ''))
    for (const naming of namingsIn(words)) {
      const telling = rivalOf(naming, { keyword, told, evidence })
      if (telling !== undefined) return telling.because
    }
    if (isBacked) return ''
    const borrowed = borrowedBy(words, evidence)
    if (borrowed !== '') return borrowed
    const isOfIt = words.some(({ stem }) => stem === item.head)
    return number(words, isOfIt) || colour(words)
  }
}

function saying(quote: string): string {
  return quote === '' ? '' : `your text says "${quote}"`
}

/** A doubt about what a thing is made of, where it is from or how old it is is no ground for a tag. */
function isClaimed(word: Word, words: readonly Word[]): boolean {
  const isFree = words.some(({ low }) => low === 'free')
  return (
    isFree ||
    (['material', 'claim', 'allergen', 'age', 'origin'] as const).some((one) => is(word, one))
  )
}

type Weighed = { keyword: Keyword; told: ReturnType<typeof toldIn>; evidence: Evidence }

function rivalOf(naming: Naming, { keyword, told, evidence }: Weighed): Telling | undefined {
  const { group, member, from, to } = naming
  const { words, support } = keyword
  const all = told.tellings.get(group.name) ?? []
  const others = all.filter((one) => one.member !== member)
  if (others.length === 0 || all.some((one) => one.member === member)) return undefined
  if (group.refused.length > 0 && !group.refused.includes(member)) return undefined
  if (!saysOfIt(naming, keyword, evidence)) return undefined
  const isNone = others.some((one) => one.member === 'none')
  const isSaid = words.slice(from, to).every((word) => evidence.says(word))
  const isNamed = told.named.has(`${group.name} ${member}`)
  const isBorneOut = !group.isRaw && (support === 'backed' || isSaid)
  if (!isNone && (isBorneOut || isNamed)) return undefined
  return others.reduce((best, one) => (one.rank > best.rank ? one : best))
}

/** Whether a search says it of the thing: not "no zip", not "cork anniversary gift", not of another noun. */
function saysOfIt({ group, from, to }: Naming, { words }: Keyword, { item }: Evidence): boolean {
  if (!isOfKind(group, words, item)) return false
  if (words.some((word, at) => isNegation(word) && (at < from || at >= to))) return false
  const last = words.at(-1)
  if (group.isLoose && last !== undefined && (isGeneric(last) || last.low === 'anniversary'))
    return false
  const joint = words.findIndex((word, at) => at >= to && isSmall(word))
  if (group.isLoose && isOfAnother(words, to, item)) return false
  if (group.isLast && to !== (joint === -1 ? words.length : joint)) return false
  return !group.isBeside || words[to]?.stem === item.head
}

/** "Denim jacket patch" is a patch for denim, and no patch of it; a "dice bag" is one noun. */
function isOfAnother(words: readonly Word[], from: number, { stems }: Item): boolean {
  const end = headNoun(words)?.from ?? words.length - 1
  return words
    .slice(from, Math.max(from, end))
    .some((word, at, all) => !stems.includes(word.stem) && nounEndingAt(all, at) !== null)
}

function isOfKind({ kinds }: Group, words: readonly Word[], item: Item): boolean {
  const own = headNoun(words)?.kind.name ?? ''
  return kinds.length === 0 || kinds.includes(item.kind.name) || kinds.includes(own)
}

type Colours = { evidence: Evidence; quote: Quoter }

function isColour(word: Word): boolean {
  return is(word, 'colour') && !is(word, 'ambiguous')
}

/** What colour the text tells, for a search in a colour that it does not say. */
function colourIn(
  affirmed: readonly (readonly Word[])[],
  { evidence, quote }: Colours,
): (words: readonly Word[]) => string {
  const { statements } = evidence.document
  const labelled = statements.findIndex(({ labelMeaning }) => labelMeaning === 'colours')
  const rows = labelled === -1 ? affirmed.slice(0, 1) : affirmed.slice(labelled, labelled + 1)
  const told =
    rows.flat().find(isColour) ??
    (labelled === -1 ? undefined : rows.flat().find((word) => is(word, 'colour')))
  const because = told === undefined ? '' : saying(quote(told.text))
  return (words) => {
    const phrases = knownIn(words).filter(({ from, to }) => to - from > 1)
    const isOther = words.some(
      (word, at) =>
        isColour(word) &&
        !evidence.says(word) &&
        !phrases.some(({ from, to }) => from <= at && at < to),
    )
    return isOther ? because : ''
  }
}

function isOpen({ support }: Keyword): boolean {
  return support !== 'false' && support !== 'backed'
}

/** Of searches that exclude one another, where the text does not say which is so, none is used. */
function unsettled(keywords: readonly Keyword[], evidence: Evidence): Keyword[] {
  const named = keywords.filter(isOpen).flatMap((keyword) =>
    namingsIn(keyword.words)
      .filter(
        ({ group }) =>
          !group.isTogether && !group.isLoose && !group.isRaw && group.refused.length === 0,
      )
      .filter((naming) => saysOfIt(naming, keyword, evidence) && !naming.group.isLast)
      .map(({ group, member }) => ({ keyword, group, member })),
  )
  const rivals = new Map<Keyword, Keyword>()
  for (const all of Map.groupBy(named, ({ group }) => group).values())
    for (const one of all) {
      const other = all.find(({ member }) => member !== one.member)
      if (other !== undefined) rivals.set(one.keyword, other.keyword)
    }
  return keywords.map((keyword): Keyword => {
    const rival = rivals.get(keyword)
    return rival === undefined
      ? keyword
      : {
          ...keyword,
          support: 'false',
          because: `"${rival.text}" says otherwise, and your text does not tell which`,
        }
  })
}

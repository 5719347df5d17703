import { isNegation } from '../read/denied.ts'
import type { Brief } from '../read/form.ts'
import { CLAIMS, type Keyword, type Support } from '../read/keywords.ts'
import { isGeneric } from '../read/item.ts'
import { headNoun, nounEndingAt } from '../read/kinds.ts'
import { is, type Property, propertiesOf } from '../read/lexicon.ts'
import { isSmall, rootOf, type Word } from '../read/words.ts'

const BORNE_OUT: readonly Support[] = ['backed', 'general', 'synonym']
const OPEN: readonly Property[] = ['recipient', 'occasion', 'season', 'room', 'use', 'kin', 'style']
/** What the text does not say of the thing, a tag may not say either. */
const UNSAYABLE: readonly Property[] = [
  ...CLAIMS,
  'praise',
  'allergen',
  'form',
  'participle',
  'unit',
]
/** Words that promise or deny something of the thing. */
const PROMISING = new Set(
  [
    'proof resistant safe anti non certified real genuine solid pure authentic original fake custom',
    'bespoke adjustable electric musical live wholesale rare no without with free less wild low working',
    'healthy toddler newborn infant adult',
  ].flatMap((line) => line.split(' ')),
)

/** What the seller typed besides, surest first: her own claim, where nothing in her text speaks against it. */
export function remainingSearches(brief: Brief): string[] {
  const borne = brief.keywords.filter((one) => BORNE_OUT.includes(one.support) && isPhrase(one))
  const unsaid = brief.keywords.filter(
    (one) => one.support === 'doubtful' && isPhrase(one) && isOwnClaim(one, brief),
  )
  return [
    ...borne,
    ...unsaid.filter((one) => isOpen(one)),
    ...unsaid.filter((one) => !isOpen(one)),
  ].map(({ text }) => text)
}

function isOpen({ words }: Pick<Keyword, 'words'>): boolean {
  return words.some((word) => OPEN.some((property) => is(word, property)))
}

function isPhrase({ words }: Keyword): boolean {
  return words.filter((word) => !isSmall(word)).length > 1
}

function isOwnClaim(keyword: Keyword, brief: Brief): boolean {
  const { words, strange } = keyword
  const { evidence, language } = brief
  const head = words.at(-1)
  if (language !== 'en' || head === undefined) return false
  const odd = words.filter(({ stem }) => strange.includes(stem) && !brief.item.stems.includes(stem))
  const isDoubted = (stem: string) =>
    evidence.doubted.has(stem) && (evidence.holding.get(stem)?.length ?? 0) <= 1
  const isBarred = words.some(
    (word) =>
      isNegation(word) ||
      (word.isNumber && !evidence.says(word)) ||
      isDoubted(word.stem) ||
      isDoubted(rootOf(word.stem)) ||
      evidence.ofParts.has(word.stem) ||
      (PROMISING.has(word.low) && !evidence.says(word)),
  )
  // What stands in the text and is not said there is denied, asked or shown.
  const isHeld = odd.some(({ stem }) => evidence.holding.has(stem))
  const isClaim = odd.some(
    (word) => word !== head && (isClaiming(word) || isAnotherThing(word, keyword, brief)),
  )
  const isStrangeMaker = is(head, 'brand') || mayNameAMaker(odd, keyword, brief)
  return !isBarred && !isHeld && !isClaim && !isStrangeMaker && isOfThisKind(keyword, brief)
}

/** "Guitar strap" of one for banjos, "essential oil lamp" of one for lamp oil. */
function isAnotherThing(word: Word, { words }: Keyword, { item }: Brief): boolean {
  const from = words.indexOf(word)
  const isOfIt = words.at(-1)?.stem === item.head
  return words.slice(from, -1).some((_, after) => {
    const noun = nounEndingAt(words, from + after)
    const isLong = noun !== null && noun.to - noun.from > 1
    return noun !== null && noun.from <= from && noun.kind !== item.kind && (isLong || isOfIt)
  })
}

function isClaiming(word: Word): boolean {
  const properties = propertiesOf(word)
  return UNSAYABLE.some((property) => properties.has(property))
}

/** Beside a thing that fits one maker's goods, an unknown word is as likely as not another maker. */
function mayNameAMaker(odd: readonly Word[], { words }: Keyword, { evidence }: Brief): boolean {
  const isUnknown = (word: Word) =>
    word !== words.at(-1) && propertiesOf(word).size === 0 && headNoun([word]) === null
  return evidence.fitted.names.size > 0 && odd.some(isUnknown)
}

/** Another name of the thing: its own noun, or one that the text says or several searches share. */
function isOfThisKind({ words, strange }: Keyword, { item, evidence }: Brief): boolean {
  const head = words.at(-1)
  const noun = headNoun(words)
  if (head === undefined) return false
  const isUnknown = item.kind.name === 'thing'
  const isOwn = noun?.kind === item.kind
  if (head.stem === item.head) return isOwn || noun === null || noun.to - noun.from === 1
  if (isGeneric(head)) return true
  const isNamed = !strange.includes(head.stem) || evidence.shared.has(head.stem)
  if (noun === null) {
    return isOpen({ words: [head] }) || strange.every((stem) => stem === head.stem)
  }
  // Kinds of many goods hold cages and houses alike.
  const isNarrow = isUnknown || !item.kind.name.endsWith('goods')
  const isAboutIt = isNarrow && words.some((word) => item.stems.includes(word.stem))
  return isOwn || isUnknown ? isNamed || isAboutIt : evidence.says(head)
}

import { isNegation } from '#marketplace/searches/denied.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import type { Fact } from '../read/told.ts'
import type { Trait } from '../read/traits.ts'
import { isGeneric } from '../read/item.ts'
import { is, knownIn } from '../read/lexicon.ts'
import { makingOf, type TraitKind, withoutShares } from '../read/makings.ts'
import { withQuotesRead } from '../read/naming/quoted-names.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { rootsOf } from './title-words.ts'
import { frontFor, headsWith, isOfAList, isOneOfMore, surely } from './title-ground.ts'
import { isTitleWord } from '../read/title-words.ts'
import { isColour, isWhole, ownTraits } from './title-own.ts'
import { usable } from './usable.ts'

/** What may follow the name, each a whole phrase that somebody wrote, best first. */
export type Traits = {
  /** What the design is called. */
  design: string[]
  /** The other searches that the seller starred. */
  starred: string[]
  /** What her own title says besides. */
  own: string[]
  /** What her first lines say of it between their marks. */
  front: string[]
  /** What the text tells of the thing, as its kind sells. */
  told: string[]
  /** What else buyers call it, and what they look for beside it. */
  searches: string[]
  /** What only a title that says too little wants: a part of the thing, or how big it is. */
  parts: string[]
  sizes: string[]
}

export function traitsFor(brief: Brief, lead: string): Traits {
  const { traits } = brief
  const order = sellingOrder(brief)
  const isSure = surely(brief)
  const searches = titleSearches(brief)
  const told = traits
    .filter((trait) => order.includes(trait.kind) && isSureOf(trait, brief))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind))
    .map(({ text }) => withoutShares(text))
    .filter((text) => isWhole(wordsOf(text)) && !isColour(text) && !text.endsWith('able'))
  return {
    design: traits.filter(({ kind }) => kind === 'name').map(({ text }) => asName(text, brief)),
    starred: brief.keywords
      .filter(
        ({ isStarred, support, words }) =>
          isStarred &&
          support !== 'false' &&
          support !== 'other' &&
          words.length <= SEARCH_WORDS_MAX + 1 &&
          words.every((word) => isSure(word) && !isOneOfMore(word, brief)),
      )
      .flatMap((star) => [withoutNoun(star, lead), star.text])
      .filter((text) => text !== ''),
    own: ownTraits(brief, lead),
    told,
    front: frontFor(brief, headsWith(brief, lead)).more.map(withoutShares),
    searches: searches
      .flatMap((keyword) => [pureFrontOf(keyword, lead), keyword.text])
      .filter((text) => text !== ''),
    parts: traits
      .filter(
        (trait) =>
          trait.kind === 'part' &&
          !isOneOfMany(trait) &&
          !isOfSome(trait) &&
          !isOfEach(trait.said) &&
          !isMostly(trait) &&
          !isRoughly(trait.text),
      )
      .map(({ text }) => withoutShares(text)),
    sizes: traits
      .filter(
        (trait) =>
          (SIZES.includes(trait.kind) || (trait.kind === 'weight' && brief.item.kind.isVessel)) &&
          !isOneOfSizes(trait) &&
          isSureOf(trait, brief),
      )
      .map(({ text }) => text),
  }
}

const SIZES: readonly TraitKind[] = ['capacity', 'size']

/** What a file is sewn, cut or printed of is no trait of the file. */
const OF_STUFF: readonly TraitKind[] = ['material', 'technique', 'finish', 'colour', 'size']

/** Nothing that is only nearly so, stands beside what it is without, or is told of what a file is for. */
function isSureOf({ kind, said, text }: Trait, { item }: Brief): boolean {
  const { words } = said.said
  if (isRoughly(text)) return false
  if (kind !== 'size' && isOfAList(text, said.said.text)) return false
  if (kind === 'count' && (said.said.text.includes('%') || isOfEach(said))) return false
  const numbers = wordsOf(text).filter(({ isNumber }) => isNumber)
  if (isMostly({ said, text })) return false
  if (kind === 'material' && numbers.length > 1 && !text.includes('%')) return false
  if (kind === 'technique' && isTitleWord(wordsOf(text)[0]?.low ?? '', 'filled')) return false
  const isFile = item.kind.isDigital || item.kind.name === 'pattern'
  if (isFile && OF_STUFF.includes(kind)) return false
  if (kind === 'capacity') return !isRoughly(said.said.text) && !said.said.text.includes('~')
  return kind !== 'material' || words[0] === undefined || !isNegation(words[0])
}

function isRoughly(text: string): boolean {
  return wordsOf(text).some(({ low }) => isTitleWord(low, 'nearly'))
}

/** "2 leaves min, 3 leaves usually" counts no leaves. */
function isMostly({ said, text }: Pick<Trait, 'said' | 'text'>): boolean {
  const isCounted = wordsOf(text).some(({ isNumber }) => isNumber)
  return isCounted && said.said.words.some(({ low }) => isTitleWord(low, 'mostly'))
}

const NUMBERS_FEW = 2

/** "3 croissants" of a list of what is in the set. */
function isOneOfMany({ said, text }: Trait): boolean {
  const numbers = said.said.words.filter(({ isNumber }) => isNumber)
  return wordsOf(text).some(({ isNumber }) => isNumber) && numbers.length > NUMBERS_FEW
}

/** "2 Hare's Ear with bead" among other counted things: what some of them have is no part of all. */
function isOfSome({ said }: Trait): boolean {
  return said.said.words.filter(({ isNumber }) => isNumber).length > NUMBERS_FEW
}

/** "S 115 cm, M 130 cm": no length of the thing is one of its lengths. */
function isOneOfSizes({ said, text }: Trait): boolean {
  const numbers = wordsOf(text).filter(({ isNumber }) => isNumber)
  const units = wordsOf(text).filter(({ isNumber }) => !isNumber)
  const times = said.said.words.filter(({ low }) => low === units[0]?.low).length
  return numbers.length === 1 && times > 1
}

/** "Every pot is six skeins" counts no skeins of what is sold. */
function isOfEach({ said }: Fact): boolean {
  return said.words.some(({ low }) => EACH.has(low))
}

const EACH = new Set(['every', 'each', 'per'])

/** "Art deco" of the "art deco clock", where the clock is named. */
function withoutNoun({ words, text }: Keyword, lead: string): string {
  const front = words.slice(0, -1)
  const isSame = wordsOf(lead).some(({ stem }) => stem === words.at(-1)?.stem)
  const known = knownIn(front)
  const isTrait =
    known.every(({ properties }) => DESCRIBING.some((one) => properties.has(one))) &&
    known.reduce((sum, { from, to }) => sum + to - from, 0) === front.length
  const isTelling = front.length > 1 || front.every((word) => !is(word, 'ambiguous'))
  return isSame && isTrait && isTelling ? text.slice(0, front.at(-1)?.end) : ''
}

const DESCRIBING = ['material', 'technique', 'style', 'age', 'colour', 'finish'] as const

/** "Sterling silver" of a "sterling silver ring", where the ring is named. */
function pureFrontOf({ words, text }: Keyword, lead: string): string {
  const isSame = wordsOf(lead).findLast((word) => !isSmall(word))?.stem === words.at(-1)?.stem
  const front = words.slice(0, -1)
  const own = text.slice(0, front.at(-1)?.end)
  const making = makingOf({ text: own, words: front })
  const isPure = front.length > 1 && (making?.kind === 'material' || making?.kind === 'technique')
  return isSame && isPure ? own : ''
}

const SEARCH_WORDS_MAX = 4

/** Searches that say what the thing is or is like; not to whom it may be given, and no single word. */
function titleSearches(brief: Brief): Keyword[] {
  const unsure = unsureRoots(brief)
  const known = new Set(brief.item.stems)
  return usable(brief).filter(
    ({ words }) =>
      words.length > 1 &&
      words.length <= SEARCH_WORDS_MAX &&
      !words.some(
        (word) =>
          !known.has(word.stem) &&
          ((isSlight(word) && !isGrown(word, words, brief)) || unsure.has(rootOf(word.stem))),
      ),
  )
}

/** What is said there is chosen, wished, denied or said of the seller. */
const UNSURE = new Set<FactKind>(['options', 'order', 'care', 'condition', 'must'])

function isTold({ kind, isMustKnow, said }: Fact, at: number): boolean {
  return at === 0 || (!isMustKnow && !UNSURE.has(kind) && !(kind === 'size' && said.label !== ''))
}

function rootsSaidIn(facts: readonly Fact[]): string[] {
  return facts.flatMap(({ said }) => said.words.map(({ stem }) => rootOf(stem)))
}

/** The roots of what the text says only where it is no word of the thing as it is sold. */
function unsureRoots({ facts, input, item }: Brief): ReadonlySet<string> {
  const told = new Set([
    ...rootsSaidIn(facts.filter(isTold)),
    ...rootsOf([input.listingTitle]),
    ...item.stems.map(rootOf),
  ])
  return new Set(
    rootsSaidIn(facts.filter((fact, at) => !isTold(fact, at))).filter((root) => !told.has(root)),
  )
}

/** "Granny stripe", which the text says in these words, is nobody's grandmother. */
function isGrown(word: Word, words: readonly Word[], { evidence }: Brief): boolean {
  return is(word, 'kin') && evidence.saysPhrase(words.map(({ stem }) => stem).join(' '))
}

const SLIGHT = ['praise', 'recipient', 'kin', 'occasion'] as const

export function isSlight(word: Word): boolean {
  return (
    isGeneric(word) ||
    SLIGHT.some((one) => is(word, one)) ||
    (is(word, 'vague') && word.low !== 'hand')
  )
}

const ALWAYS: readonly TraitKind[] = ['count', 'age', 'material', 'technique', 'format', 'fit']
const OFTEN: readonly TraitKind[] = ['colour', 'scent', 'theme', 'origin', 'capacity', 'finish']
const NEVER_ALONE: readonly string[] = ['weight', 'part', 'style', 'size']

function sellingOrder({ item }: Brief): string[] {
  const own = item.kind.traits.filter((kind) => !NEVER_ALONE.includes(kind))
  return [...own, ...[...ALWAYS, ...OFTEN].filter((kind) => !own.includes(kind))]
}

/** A name the seller put into quotation marks keeps them. */
export function asName(text: string, { facts, input }: Brief): string {
  const quoted = `"${text}"`
  const isQuoted =
    facts.some(({ said }) => said.text.toLowerCase().includes(quoted.toLowerCase())) ||
    withQuotesRead(input.listingTitle).includes(quoted)
  return isQuoted ? quoted : text
}

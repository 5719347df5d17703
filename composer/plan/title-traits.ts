import { isNegation } from '#marketplace/searches/denied.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import type { FactKind } from '../read/fact-kinds.ts'
import type { Fact } from '../read/told.ts'
import type { Trait } from '../read/traits.ts'
import { isGeneric } from '../read/item.ts'
import { is, isModifier } from '../read/lexicon.ts'
import { makingOf, type TraitKind, withoutShares } from '../read/makings.ts'
import { ownNameOf } from '../read/naming/own-name.ts'
import { freeIn } from '../read/naming/own-words.ts'
import { ownPhrases } from '../read/naming/own-title.ts'
import { withQuotesRead } from '../read/naming/quoted-names.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { isTail, rootsOf } from './title-words.ts'
import { frontFor, headsWith, isOfAList, isOneOfMore, surely } from './title-ground.ts'
import { titleReading } from './title-reading.ts'
import { isTitleWord } from '../read/title-words.ts'
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
  /** What only a title that says too little wants: a part of the thing. */
  parts: string[]
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
      .map(({ text }) => text),
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
          !isMostly(trait) &&
          !isRoughly(trait.text),
      )
      .map(({ text }) => withoutShares(text)),
  }
}

/** What a file is sewn, cut or printed of is no trait of the file. */
const OF_STUFF: readonly TraitKind[] = ['material', 'technique', 'finish', 'colour', 'size']

/** Nothing that is only nearly so, stands beside what it is without, or is told of what a file is for. */
function isSureOf({ kind, said, text }: Trait, { item }: Brief): boolean {
  const { words } = said.said
  if (isRoughly(text)) return false
  if (kind !== 'size' && isOfAList(text, said.said.text)) return false
  if (kind === 'count' && said.said.text.includes('%')) return false
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

/** "Sterling silver" of a "sterling silver ring", where the ring is named. */
function pureFrontOf({ words, text }: Keyword, lead: string): string {
  const isSame = wordsOf(lead).findLast((word) => !isSmall(word))?.stem === words.at(-1)?.stem
  const front = words.slice(0, -1)
  const own = text.slice(0, front.at(-1)?.end)
  const making = makingOf({ text: own, words: front })
  const isPure = front.length > 1 && (making?.kind === 'material' || making?.kind === 'technique')
  return isSame && isPure ? own : ''
}

/** One colour alone is mostly one of several, or of a part. */
function isColour(text: string): boolean {
  const words = wordsOf(text)
  return words.length === 1 && words.every((word) => is(word, 'colour'))
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
const UNSURE = new Set<FactKind>(['options', 'order', 'care', 'condition', 'must', 'maker'])

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

function isSlight(word: Word): boolean {
  return (
    isGeneric(word) ||
    SLIGHT.some((one) => is(word, one)) ||
    (is(word, 'vague') && word.low !== 'hand')
  )
}

const FRONT = 3
const PRONOUNS = new Set(['one', 'ones'])

/** "Speckled oatmeal" of a "butter dish speckled oatmeal", "set of 6": what stands behind the name in her own title. */
function ownTraits(brief: Brief, lead: string): string[] {
  const reading = titleReading(brief)
  const isFree = freeIn(reading)
  const spoken = new Set(
    brief.facts.slice(0, FRONT).flatMap(({ said }) => said.words.map(({ stem }) => stem)),
  )
  /** "Heron" of the "silk scarf - heron", which the text speaks of. */
  const isNameAlone = ([word, ...more]: readonly Word[]) =>
    word !== undefined &&
    more.length === 0 &&
    !word.isNumber &&
    spoken.has(word.stem) &&
    isFree(word) &&
    !isModifier(word) &&
    !word.low.endsWith('ed')
  const raw = ownNameOf(reading)
    .behind.map((text) => text.trim())
    .filter((text) => {
      const words = wordsOf(text)
      const isPhrase =
        words.length > 1 && !isTail(text) && words.every((word) => isFree(word) && !word.isNumber)
      return isPhrase || isProperName(words, brief) || isNameAlone(words)
    })
  return [...ownPhrases(reading, lead), ...raw].filter((text) => {
    const words = wordsOf(text)
    // "The black one" says which of hers it is, to her alone.
    if (PRONOUNS.has(words.at(-1)?.low ?? '')) return false
    const isAge = words[0]?.low === 'age' || words[0]?.low === 'ages'
    return (
      isTail(text) ||
      isAge ||
      isWhole(words) ||
      isColour(text) ||
      isProperName(words, brief) ||
      isNameAlone(words)
    )
  })
}

/** "Matilda" of the "flower girl dress Matilda", which her text writes with a capital too. */
function isProperName([name, ...more]: readonly Word[], { document }: Brief): boolean {
  if (name === undefined || more.length > 0 || name.text === name.low) return false
  const said = document.statements.flatMap(({ words }) => words)
  const own = said.filter(({ low }) => low === name.low)
  return own.length > 0 && own.every(({ text, low }) => text !== low)
}

const LOOKS = ['material', 'colour', 'technique', 'finish', 'age'] as const

/** A word alone is a trait only where it certainly describes; a number alone counts nothing. */
function isWhole(words: readonly Word[]): boolean {
  const telling = words.filter((word) => !isSmall(word))
  const [only] = telling
  if (only === undefined || telling.every((word) => word.isNumber)) return false
  if (telling.length > 1) return true
  return (
    only.isNumber ||
    (only.low === only.stem && LOOKS.some((one) => is(only, one)) && !is(only, 'ambiguous'))
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
    facts.some(({ said }) => said.text.includes(quoted)) ||
    withQuotesRead(input.listingTitle).includes(quoted)
  return isQuoted ? quoted : text
}

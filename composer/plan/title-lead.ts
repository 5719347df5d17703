import { protectedNameFinder } from '#marketplace/names.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is, isModifier, knownIn } from '../read/lexicon.ts'
import type { TraitKind } from '../read/makings.ts'
import { ownPhrases } from '../read/naming/own-title.ts'
import { frontFor, headsWith } from './title-ground.ts'
import { WORDS_GOOD, withFront } from './title-fronts.ts'
import { type Naming, namingsOf } from './title-namings.ts'
import { titleReading } from './title-reading.ts'
import { isSlight } from './title-traits.ts'
import { isTail, rootsOf } from './title-words.ts'
import { usable } from './usable.ts'

const STARS = [5, 4, 3]
const OWN_WORDS = 1
/** What she calls it at the front, in her own title and as a lot is worth more where it says more than the bare name. */
const WHOLE = { lot: 8, front: 3, title: 2, search: 0 } as const
const OWN_TITLE_LEAST = 3

/**
 * What the thing is: the phrase of the seller's text, own title or searches that names it most fully and holds what she
 * starred; with a word in front and an addition behind it that another of these phrases has in the same place.
 */
export function leadOf(brief: Brief): string {
  const all = namingsOf(brief)
  const [best] = all
    .map((naming) => withFront(naming, all, brief))
    .map((naming) => ({ naming, worth: worthOf(naming) + starsIn(naming, brief) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return brief.item.name || withoutNames(brief.input)
  const named = best.naming.by === 'front' ? best.naming.text : asSold(best.naming.text, brief)
  const name = withWordInFront(ofExactStuff(named, brief), brief)
  return [name, tailFor(name, brief)].filter((text) => text !== '').join(' ')
}

/** Where nothing else is left, the own title without somebody else's name. */
function withoutNames({ listingTitle, productType }: Brief['input']): string {
  const nameIn = protectedNameFinder(productType)
  return wordsOf(listingTitle)
    .filter(({ low }) => nameIn(low) === undefined)
    .map(({ text }) => text)
    .join(' ')
}

function worthOf({ words, by }: Naming): number {
  const size = words.filter((word) => !isSmall(word) && (!word.isNumber || by === 'front')).length
  const slight = words.filter((word) => is(word, 'vague') || is(word, 'praise')).length
  return (
    2 * Math.min(size, WORDS_GOOD) +
    (by === 'search' ? 0 : OWN_WORDS) +
    (size >= OWN_TITLE_LEAST ? WHOLE[by] : 0) -
    3 * slight
  )
}

/** What the focus searches are worth that the name holds with what stands behind it. */
function starsIn({ text, words }: Naming, brief: Brief): number {
  const all = [...words, ...wordsOf(tailFor(text, brief))]
  return brief.keywords
    .filter(({ isStarred, support }) => isStarred && support !== 'false')
    .map((star, at) =>
      star.words.every((word) => all.some(({ stem }) => stem === word.stem)) ? (STARS[at] ?? 2) : 0,
    )
    .reduce((sum, one) => sum + one, 0)
}

/** With the noun in the number that the item is sold in: "wraps", though each is "a beeswax wrap". */
function asSold(text: string, { item }: Brief): string {
  const noun = wordsOf(item.name).at(-1)
  const last = wordsOf(text).at(-1)
  if (noun === undefined || last === undefined || noun.stem !== last.stem) return text
  return text.slice(0, last.start) + noun.low
}

const FRONT_KINDS: readonly TraitKind[] = ['colour', 'finish', 'technique', 'material', 'style']
const PLAIN_WORDS_MAX = 3

/** "Speckled" of a "mug, speckled": a word that describes stands in front of a name that nothing describes. */
function withWordInFront(name: string, { traits, item }: Brief): string {
  const own = wordsOf(name)
  const isPlain =
    own.length <= PLAIN_WORDS_MAX &&
    !item.kind.isDigital &&
    item.kind.name !== 'pattern' &&
    own.every(
      (word) =>
        !isModifier(word) &&
        !isSmall(word) &&
        !is(word, 'recipient') &&
        !is(word, 'kin') &&
        !word.low.endsWith('able'),
    )
  const sure = traits.filter(({ kind, said }) => FRONT_KINDS.includes(kind) && !said.isMustKnow)
  const words = sure
    .map(({ text }) => wordsOf(text))
    .filter(([word, ...more]) => word !== undefined && more.length === 0 && isModifier(word))
  const [only, ...others] = [...new Set(words.map(([word]) => word?.low ?? ''))]
  const isOne = only !== undefined && others.length === 0 && !name.includes(only)
  return isPlain && isOne ? `${only} ${name}` : name
}

const EXACT_WORDS_MAX = 2

/** "Mulberry silk" of a "silk sleep mask": the text says more exactly which stuff it is. */
function ofExactStuff(name: string, { traits }: Brief): string {
  const known = rootsOf([name])
  const own = wordsOf(name)
  const inPhrases = knownIn(own).flatMap(({ from, to }) =>
    to - from > 1 ? own.slice(from, to) : [],
  )
  const isOf = (words: readonly Word[]) =>
    own.findIndex(
      (word, at) =>
        word.stem === words.at(-1)?.stem &&
        own.slice(0, at).every(isModifier) &&
        !inPhrases.includes(word),
    )
  const exact = traits.find(({ kind, text }) => {
    const words = wordsOf(text)
    const front = words.slice(0, -1)
    return (
      (kind === 'material' || kind === 'technique') &&
      isOf(words) !== -1 &&
      isOf(words) < own.length - 1 &&
      front.length > 0 &&
      front.length <= EXACT_WORDS_MAX &&
      front.every((word) => !word.isNumber && !isSmall(word) && !known.has(rootOf(word.stem)))
    )
  })
  if (exact === undefined) return name
  const words = wordsOf(exact.text)
  const place = own[isOf(words)]?.start ?? 0
  return name.slice(0, place) + exact.text.slice(0, words.at(-1)?.start) + name.slice(place)
}

/** "With lid": what her first lines or her own title say right behind the same name. */
function tailFor(lead: string, brief: Brief): string {
  if (wordsOf(lead).some(({ low }) => isTail(low))) return ''
  const known = rootsOf([lead])
  const own = ownPhrases(titleReading(brief), lead).filter((text) => isTail(text))
  const front = frontFor(brief, headsWith(brief, lead)).tails
  const tails = [...front, ...own, ...searchedTails(lead, brief)].filter((text) =>
    wordsOf(text)
      .slice(1)
      .every((word) => isSmall(word) || !known.has(rootOf(word.stem))),
  )
  return tails[0] ?? ''
}

/** "With handle" of the "basket with handle" that buyers look for and the text has. */
function searchedTails(lead: string, brief: Brief): string[] {
  const head = wordsOf(lead).at(-1)
  return usable(brief).flatMap(({ text, words }) => {
    const at = words.findIndex(({ low }) => isTail(low))
    const isOfIt = at > 0 && words[at - 1]?.stem === head?.stem && words.length > at + 1
    const isWhole = words.slice(at + 1).every((word) => !isSmall(word) && !isSlight(word))
    return isOfIt && isWhole ? [text.slice(words[at]?.start)] : []
  })
}

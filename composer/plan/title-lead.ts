import { protectedNameFinder } from '#marketplace/names.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { is } from '../read/lexicon.ts'
import { nameTails } from '../read/naming/names.ts'
import { ownPhrases } from '../read/naming/own-title.ts'
import { WORDS_GOOD, withFront } from './title-fronts.ts'
import { type Naming, namingsOf } from './title-namings.ts'
import { titleReading } from './title-reading.ts'
import { isTail, rootsOf } from './title-words.ts'

const STARS = [5, 4, 3]
const OWN_WORDS = 1
/** She has thought of her own title for longer than of any sentence, where it says more than the bare name. */
const OWN_TITLE = 2
const OWN_TITLE_LEAST = 3

/**
 * What the thing is: the phrase of the seller's text, own title or searches that names it most fully and holds what she
 * starred; with a word in front and an addition behind it that another of these phrases has in the same place.
 */
export function leadOf(brief: Brief): string {
  const all = namingsOf(brief)
  const [best] = all
    .map((naming) => withFront(naming, all, brief))
    .map((naming) => ({ naming, worth: worthOf(naming, brief) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return brief.item.name || withoutNames(brief.input)
  const name = ofExactStuff(asSold(best.naming.text, brief), brief)
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

function worthOf({ words, by }: Naming, { keywords }: Brief): number {
  const size = words.filter((word) => !isSmall(word) && !word.isNumber).length
  const stars = keywords.filter(({ isStarred, support }) => isStarred && support !== 'false')
  const held = stars.map((star, at) =>
    star.words.every((word) => words.some(({ stem }) => stem === word.stem)) ? (STARS[at] ?? 2) : 0,
  )
  const slight = words.filter((word) => is(word, 'vague') || is(word, 'praise')).length
  return (
    2 * Math.min(size, WORDS_GOOD) +
    held.reduce((sum, one) => sum + one, 0) +
    (by === 'search' ? 0 : OWN_WORDS) +
    (by === 'title' && size >= OWN_TITLE_LEAST ? OWN_TITLE : 0) -
    3 * slight
  )
}

/** With the noun in the number that the item is sold in: "wraps", though each is "a beeswax wrap". */
function asSold(text: string, { item }: Brief): string {
  const noun = wordsOf(item.name).at(-1)
  const last = wordsOf(text).at(-1)
  if (noun === undefined || last === undefined || noun.stem !== last.stem) return text
  return text.slice(0, last.start) + noun.low
}

const EXACT_WORDS_MAX = 2

/** "Mulberry silk" of a "silk sleep mask": the text says more exactly which stuff it is. */
function ofExactStuff(name: string, { traits }: Brief): string {
  const known = rootsOf([name])
  const [first] = wordsOf(name)
  const exact = traits.find(({ kind, text }) => {
    const words = wordsOf(text)
    const front = words.slice(0, -1)
    return (
      kind === 'material' &&
      words.at(-1)?.stem === first?.stem &&
      front.length > 0 &&
      front.length <= EXACT_WORDS_MAX &&
      front.every((word) => !word.isNumber && !isSmall(word) && !known.has(rootOf(word.stem)))
    )
  })
  const more = exact === undefined ? '' : exact.text.slice(0, wordsOf(exact.text).at(-1)?.start)
  return `${more}${name}`
}

const TAIL_WORDS_MAX = 6
/** "For mens" is typed, and said by nobody. */
const NO_TAIL = new Set(['one', 'mens', 'womens', 'ladies', 'kids'])

/** "With lid": what the text, the own title or a search says right behind the same name. */
function tailFor(lead: string, brief: Brief): string {
  if (wordsOf(lead).some(({ low }) => isTail(low))) return ''
  const known = rootsOf([lead])
  const isKnown = (word: Word) => isSmall(word) || known.has(rootOf(word.stem))
  const own = ownPhrases(titleReading(brief), lead)
  const searched = brief.keywords
    .filter(({ support }) => support === 'backed')
    .flatMap(({ text, words }) => {
      const at = words.findIndex((word) => isSmall(word) && isTail(word.low))
      const joint = words[at]
      const isSame = at > 0 && words.slice(0, at).every(isKnown)
      return isSame && joint !== undefined ? [text.slice(joint.start)] : []
    })
  const tails = [...own, ...nameTails(brief), ...searched].filter((text) => {
    const words = wordsOf(text)
    return (
      isTail(text) &&
      words[0]?.low !== 'of' &&
      words.every((word) => !NO_TAIL.has(word.low)) &&
      words.length > 1 &&
      words.length <= TAIL_WORDS_MAX &&
      words.slice(1).some((word) => !isKnown(word))
    )
  })
  return tails[0] ?? ''
}

import { protectedNameFinder } from '#marketplace/names.ts'
import { rememberedOf } from '#marketplace/remembered.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, isModifier, knownIn, propertiesOf } from '../read/lexicon.ts'
import { ownTitleOf } from '../read/naming/own-title.ts'
import { FOR_ONE, fitIn, starsOf, surely, told } from './title-ground.ts'
import { asStarred, withoutSizes } from './title-several.ts'
import { type Naming, namingsOf } from './title-namings.ts'
import { frontPhrase } from '../read/parts.ts'
import { LEADS } from '../read/traits/runs.ts'
import { isSaidIn } from './title-shape.ts'
import { coloursOf, withFullStuff } from './title-traits.ts'
import { begins, type Phrase, WORDS_GOOD, withModifiers } from './title-modifiers.ts'

/** What she calls it herself is worth more than what buyers type. */
const WORTH = { title: 3, front: 3, star: 1, search: 0 } as const
const LINE_WORTH = 3
const STARS = [5, 4, 3]

/**
 * What the thing is: the phrase of the seller's own title, her first statements or her searches that names it most fully
 * and holds what she starred, with a word in front that another of her searches for the same thing has there.
 */
export const nameOf = rememberedOf((brief: Brief): string => {
  const [best] = namingsOf(brief)
    .map((naming) => ({ naming, worth: worthOf(naming, brief) }))
    .toSorted((a, b) => b.worth - a.worth)
  if (best === undefined) return brief.item.name || withoutNames(brief.input)
  const { naming } = best
  const isHers = naming.by === 'title' || naming.by === 'front'
  const sized = withProper(withoutSizes(withoutClaim(naming.name, brief), brief), brief)
  const starred = isHers ? asStarred(sized, brief) : sized
  const sold = wordsOf(brief.item.name).at(-1)?.low
  // "Hand painted ceramic knob" of what her own title has six of.
  const isSold = !isHers || wordsOf(brief.input.listingTitle).some(({ low }) => low === sold)
  const bare = isSold ? asSold(starred, brief) : starred
  const tail = wholeTail(naming.tail === '' ? tailFor(naming, brief) : naming.tail)
  const own = [...hersOf(brief), ...typedBehind(bare, brief), ...colouredOf(bare, brief)]
  const full = withFullStuff(withModifiers(bare, { brief, tail, own }), brief)
  const kit = tail === '' && isKit(full, brief) ? `${full} kit` : full
  // "8 oz" of a search for one of the jars stands in front by now.
  const name = withoutSizes(forOne(kit, brief), brief)
  return tail === '' ? name : `${name} ${tail}`
})

/** "Sea glass" of the "genuine sea glass" that she calls so in her text alone: it sells nothing, and stands in the way. */
function withoutClaim(name: string, { input, keywords }: Brief): string {
  const [first, second] = wordsOf(name)
  const own = [
    ...wordsOf(input.listingTitle),
    ...keywords.flatMap((one) => (one.isStarred ? one.words : [])),
  ]
  const isClaim =
    first !== undefined &&
    second !== undefined &&
    LEADS.has(first.low) &&
    own.every(({ low }) => low !== first.low)
  return isClaim ? name.slice(second.start) : name
}

/** "Seaham" of a starred "Seaham sea glass" in front of the sea glass, a name that her text has too. */
function withProper(name: string, brief: Brief): string {
  return starsOf(brief)
    .filter(fitIn(brief))
    .reduce((whole, { words: [first, ...rest] }) => {
      const own = wordsOf(whole)
      const at = own.findIndex((_, place) =>
        rest.every(({ stem }, next) => own[place + next]?.stem === stem),
      )
      const isProper =
        first !== undefined &&
        rest.length > 1 &&
        at === 0 &&
        propertiesOf(first).size === 0 &&
        nounEndingAt([first], 0) === null &&
        brief.evidence.says(first) &&
        own.every(({ stem }) => stem !== first.stem)
      return isProper
        ? `${whole.slice(0, own[at]?.start)}${first.low} ${whole.slice(own[at]?.start)}`
        : whole
    }, name)
}

function colouredOf(name: string, brief: Brief): Phrase[] {
  const noun = wordsOf(name).at(-1)
  return coloursOf(brief).map((words) => ({
    words: noun === undefined ? words : [...words, noun],
    isStarred: false,
    isHers: true,
  }))
}

/** How she calls it herself, where a search leads: "oak wall dock for cordless vacuums" of a "vacuum wall mount". */
export function ownNamesFor(brief: Brief, said: readonly Word[]): string[] {
  return namingsOf(brief)
    .filter(({ by, at, words }) => {
      const noun = words.at(-1)
      const isOwn = (by === 'front' || by === 'title') && at === 0 && words.length > 1
      const fresh = words.filter((word) => !isSaidIn(word, said))
      // "Glass coaster set" behind "glass coasters" says hardly anything.
      const isMore = fresh.length >= leastOf(said) && 2 * fresh.length >= words.length
      const isNew = noun !== undefined && fresh.includes(noun) && isMore
      return isOwn && isNew && fitIn(brief)({ words })
    })
    .toSorted((a, b) => b.words.length - a.words.length)
    .flatMap(({ name, tail }) => {
      const isAgain = wordsOf(wholeTail(tail)).every(
        (word) => isSmall(word) || isSaidIn(word, said),
      )
      return isAgain ? [name] : [`${name} ${wholeTail(tail)}`.trim(), name]
    })
}

/** One new word behind a short name, two behind a longer one. */
function leastOf(said: readonly Word[]): number {
  return said.length > SHORT_WORDS ? 2 : 1
}

const SHORT_WORDS = 3

/** With the "personalised" that her own name of it begins with. */
function forOne(name: string, brief: Brief): string {
  const isSure = surely(brief)
  const first = namingsOf(brief).find(
    ({ by, at, words: [word] }) =>
      by === 'front' && at === 0 && word !== undefined && FOR_ONE.has(word.low) && isSure(word),
  )?.words[0]
  return first === undefined || wordsOf(name).some(({ low }) => FOR_ONE.has(low))
    ? name
    : `${first.low} ${name}`
}

/** "Signal box kit" is searched for and borne out: nobody should expect a box. */
function isKit(name: string, brief: Brief): boolean {
  const own = wordsOf(name)
  return told(brief).some(
    ({ words }) =>
      words.at(-1)?.low === 'kit' &&
      begins(words.slice(0, -1), own.slice(own.length - words.length + 1)),
  )
}

/** What she calls the same thing in the line above all others and in her own title, in words that the text and buyers know. */
function hersOf(brief: Brief): Phrase[] {
  const { document, keywords, facts, input } = brief
  const said = stemsIn(document.statements)
  const typed = new Set([
    ...stemsIn(keywords),
    ...wordsOf(input.listingTitle).map((word) => word.stem),
  ])
  const isKnown = (word: Word) =>
    !word.isNumber &&
    !isSmall(word) &&
    said.has(word.stem) &&
    (typed.has(word.stem) || propertiesOf(word).size > 0)
  const [front] = facts
  const lead = frontPhrase(front?.said.text ?? '')
  const isSentence = front?.said.form === 'sentence'
  // "Handbound coptic journal – covers made from old maps": the phrase that stands alone in front.
  const isHers = ({ by, name }: Naming) =>
    by === 'title' || (by === 'front' && (!isSentence || name === lead))
  return namingsOf(brief)
    .filter((one) => one.at === 0 && isHers(one) && one.words.every(isKnown))
    .map(({ words }) => ({ words, isStarred: false, isHers: true }))
}

function stemsIn(texts: readonly { words: readonly Word[] }[]): ReadonlySet<string> {
  return new Set(texts.flatMap(({ words }) => words.map(({ stem }) => stem)))
}

/** What her first lines or her own title say right behind the same noun, or buyers look for: "basket with handle". */
function tailFor({ name, words }: Naming, brief: Brief): string {
  const noun = words.at(-1)
  const own = namingsOf(brief).filter((one) => one.words.at(-1)?.stem === noun?.stem)
  const searched = told(brief).flatMap(({ text, words: typed }) => {
    const at = typed.findIndex(
      ({ low }, place) => low === 'with' || (low === 'by' && typed[place + 1]?.low === 'the'),
    )
    return at > 0 && typed[at - 1]?.stem === noun?.stem ? [text.slice(typed[at]?.start)] : []
  })
  const tails = [...own.map(({ tail }) => tail), ...searched].filter((tail) => tail !== '')
  const isNew = (tail: string) =>
    wordsOf(tail).every(
      (word) =>
        isSmall(word) || !wordsOf(name).some(({ stem }) => rootOf(stem) === rootOf(word.stem)),
    )
  return tails.find(isNew) ?? ''
}

/** With the noun in the number that the item is sold in: "wraps", though each is "a beeswax wrap". */
function asSold(text: string, { item }: Brief): string {
  const noun = wordsOf(item.name).at(-1)
  const last = wordsOf(text).at(-1)
  if (noun === undefined || last === undefined || noun.stem !== last.stem) return text
  return text.slice(0, last.start) + noun.low
}

/** Where nothing else is left, the own title without somebody else's name. */
function withoutNames({ listingTitle, productType }: Brief['input']): string {
  const nameIn = protectedNameFinder(productType)
  return wordsOf(listingTitle)
    .filter(({ low }) => nameIn(low) === undefined)
    .map(({ text }) => text)
    .join(' ')
}

function worthOf({ name, words, tail, by }: Naming, { keywords, facts }: Brief): number {
  const telling = words.filter(
    (word, at) =>
      !isSmall(word) && !word.isNumber && !(is(word, 'unit') && words[at - 1]?.isNumber === true),
  )
  const slight = telling.filter((word) => is(word, 'vague') || is(word, 'praise')).length
  const all = [...words, ...wordsOf(tail)].map(({ stem }) => stem)
  const stars = keywords
    .filter(({ isStarred, support }) => isStarred && support !== 'false')
    .map((star, at) =>
      star.words.every((word) => isSmall(word) || all.includes(word.stem)) ? (STARS[at] ?? 2) : 0,
    )
  // A line of its own that names it fully is what she calls it.
  const isLine = facts[0]?.said.text === name && telling.length > 2
  const own = telling.length > 1 ? WORTH[by] + (isLine ? LINE_WORTH : 0) : 0
  return (
    2 * Math.min(telling.length, WORDS_GOOD) +
    own -
    3 * slight +
    stars.reduce((sum, one) => sum + one, 0)
  )
}

/** "Ceramic" of a "plate ceramic" in her own title, "speckled" of a bare "mug speckled": what describes stands in front. */
function typedBehind(name: string, brief: Brief): Phrase[] {
  const own = wordsOf(name)
  const noun = own.at(-1)
  const isBare = own.length === 1
  const texts = [
    ...ownTitleOf(brief).map(({ said }) => said.text),
    isBare ? (brief.facts[0]?.said.text ?? '') : '',
  ]
  return texts.flatMap((text) => {
    const words = wordsOf(text)
    const at = words.findIndex(({ stem }) => stem === noun?.stem)
    const behind = at === -1 ? [] : words.slice(at + 1)
    const end = behind.findIndex(isSmall)
    const rest = behind.slice(0, end === -1 ? undefined : end)
    return knownIn(rest)
      .filter(({ from, to }) => to - from === 1)
      .flatMap(({ from }) => rest[from] ?? [])
      .filter((word) => isStuff(word) || (isBare && isModifier(word) && behind.length === 1))
      .map((word) => ({
        words: noun === undefined ? [word] : [word, noun],
        isStarred: false,
        isHers: true,
      }))
  })
}

function isStuff(word: Word): boolean {
  return is(word, 'material') && !is(word, 'ambiguous')
}

const IN = new Set(['in', 'with', 'of'])
const OPEN = ['form', 'finish', 'age', 'participle', 'vague'] as const

/** "In heavy" of a bag "in heavy, washed canvas" wants its noun, and is left out. */
function wholeTail(tail: string): string {
  const words = wordsOf(tail)
  const [joint, last] = [words[0], words.at(-1)]
  const isOpen = last !== undefined && OPEN.some((property) => is(last, property))
  const isEnd =
    last !== undefined &&
    ((is(last, 'material') && !is(last, 'ambiguous')) ||
      nounEndingAt(words, words.length - 1) !== null)
  return joint !== undefined && IN.has(joint.low) && isOpen && !isEnd ? '' : tail
}

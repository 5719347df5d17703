import type { Comparison } from '#contract/improving/improving.ts'
import type { GeneratorInput } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { knownIn } from '#marketplace/backing.ts'
import { examine } from '#marketplace/health.ts'
import { type Asked, askedIn, toldIn } from '#marketplace/health/facts.ts'
import { rememberedOf } from '#marketplace/remembered.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { mustSay } from '#marketplace/review/must-say.ts'
import { offersIn } from '#marketplace/review/signs.ts'
import { TITLE } from '#marketplace/rules.ts'
import { focusInTitle } from '#marketplace/searches/title-phrases.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { wordFinder } from '#marketplace/text.ts'
import { readForm } from '../read/form.ts'
import { borneOutGone } from './borne-out.ts'
import { isNeeded, wholeOf } from './details.ts'
import type { Texts } from './texts.ts'

type Change = { pasted: Texts; written: Texts; input: GeneratorInput }

/**
 * What buyers need of a pasted part, and the new one does not tell, in the seller's words. Whatever else is taken or
 * kept: what stands in another part counts only where it stands there before and after.
 */
export function lostIn(part: WrittenPart, change: Change): string[] {
  switch (part) {
    case 'description':
      return lostInDescription(change)
    case 'title':
      return lostInTitle(change)
    // A tag is a search and states nothing, and of a photo nobody else tells.
    case 'tags':
    case 'altText':
      return []
    default:
      return part satisfies never
  }
}

function lostInDescription({ written, input }: Change): string[] {
  const told = toldIn([written.generatedDescription])
  const reading = readText(written.generatedDescription)
  const unsaid = mustSay(input).filter(({ isSaidBy }) => !isSaidBy(reading))
  return [
    ...factsOf(input)
      .filter(({ isToldBy }) => !isToldBy(told))
      .map(({ said }) => said),
    ...unsaid.map(({ text }) => text),
  ]
}

/** Measures, materials, what it denies, and more than a word of what her text bears out; what the rest of a title claims is a search. */
function lostInTitle({ pasted, written, input }: Change): string[] {
  const own = toldIn([written.generatedTitle])
  // Whoever says walnut has said wood.
  const known = [pasted, written].map(({ generatedDescription }) =>
    knownIn(readText(generatedDescription)),
  )
  const isKnown = (said: string) => !isFigure(said) && known.every((isSaid) => isSaid(said))
  const both = [pasted, written].map(({ generatedDescription }) => toldIn([generatedDescription]))
  // "Buy 2 get 1 free" counts nothing of the thing.
  const { generatedTitle: title } = pasted
  const plain = offersIn(title).reduce((text, offer) => text.replace(offer, ' | '), title)
  const lost = askedIn(readText(plain))
    .filter(({ said }) => isFigure(said) || wordsOf(said).length === 1)
    .filter(({ isToldBy, said }) => !isToldBy(own) && !both.every(isToldBy) && !isKnown(said))
    .map(({ said }) => said)
  const name = nameLost(pasted, written)
  // "Not vegan" is what a buyer must not miss, wherever she stops reading.
  const denied = mustSay({ productType: pasted.generatedTitle })
    .filter(({ isSaidBy }) => !isSaidBy(readText(written.generatedTitle)))
    .map(({ start, end }) => pasted.generatedTitle.slice(start, end))
  const thinned = borneOutGone({ pasted, written, input })
  return [
    ...new Set([
      ...(name === null ? [] : [name]),
      ...lost,
      ...numbersLost({ pasted, written }).filter((number) => !isNamed(number, lost)),
      ...mainSearchLost({ pasted, written }),
      ...denied,
      ...(thinned.length > mayLose(pasted) ? othersOf(thinned, lost) : []),
    ]),
  ]
}

/** The 30 of "30 Liter". */
function isNamed(number: string, lost: readonly string[]): boolean {
  return lost.some((said) => wordsOf(said).some(({ low }) => low === number))
}

/** "#3306" and "12 Colours": numbers that stand nowhere else before and after, and in no offer. */
function numbersLost({ pasted, written }: Pick<Change, 'pasted' | 'written'>): string[] {
  const own = numbersIn(written.generatedTitle)
  const both = [pasted, written].map(({ generatedDescription }) => numbersIn(generatedDescription))
  const offered = new Set(offersIn(pasted.generatedTitle).flatMap((offer) => [...numbersIn(offer)]))
  return [...numbersIn(pasted.generatedTitle)].filter(
    (number) => !own.has(number) && !offered.has(number) && !both.every((said) => said.has(number)),
  )
}

function numbersIn(text: string): Set<string> {
  return new Set(wordsOf(text).flatMap(({ low, isNumber }) => (isNumber ? [low] : [])))
}

/** The search that her title puts first: no new one says less of it. */
function mainSearchLost({ pasted, written }: Pick<Change, 'pasted' | 'written'>): string[] {
  const [main] = focusInTitle(pasted.generatedTitle, pasted.generatedTags)
  const isSaid = wordFinder(written.generatedTitle)
  return main === undefined || main.split(' ').every(isSaid) ? [] : [main]
}

function othersOf(words: readonly Word[], named: readonly string[]): string[] {
  return words.filter(({ low }) => !named.includes(low)).map(({ text }) => text)
}

/** More words that her text bears out than this no new title drops: "soy", or "watercolor painting" of a portrait. */
const LOST_MAX = 1

/** Of a title that has more words than one reads, as many as are too many. */
function mayLose({ generatedTitle }: Texts): number {
  return Math.max(LOST_MAX, lowWordsOf(generatedTitle).length - TITLE.wordsMax)
}

function isFigure(said: string): boolean {
  return wordsOf(said).some(({ isNumber }) => isNumber)
}

/**
 * What the thing is called, where the pasted title says it and the new one does not: most searches for it end so, as
 * "tray mold", "resin mold" and "dragon scale mold".
 */
function nameLost(pasted: Texts, written: Texts): string | null {
  const ends = pasted.generatedTags.flatMap((tag) => wordsOf(tag).at(-1) ?? [])
  const byStem = Map.groupBy(ends, ({ stem }) => stem)
  const [most] = [...byStem.values()].toSorted((one, other) => other.length - one.length)
  const [name] = most ?? []
  if (most === undefined || name === undefined || most.length <= ends.length / 2) return null
  const says = ({ generatedTitle }: Texts) =>
    wordsOf(generatedTitle).some(({ stem }) => stem === name.stem)
  return says(pasted) && !says(written) ? name.text : null
}

/** The searches that the pasted title answers and the new one does not. */
export function searchesLost({ pasted, written, input }: Change): string[] {
  const { usable } = examine({ ...pasted, ...input })
  const [was, is] = [pasted, written].map(({ generatedTitle }) => wordFinder(generatedTitle))
  return usable
    .filter((search) => was?.(search) === true && is?.(search) !== true)
    .filter((search) => search.toLowerCase() !== pasted.generatedTitle.toLowerCase())
}

/** How many facts were read from what was pasted, and how many of them these texts tell. */
export function factsTold(texts: Texts, input: GeneratorInput): Comparison['facts'] {
  const facts = factsOf(input)
  const { generatedTitle, generatedDescription, generatedAltText } = texts
  const told = toldIn([generatedTitle, generatedDescription, generatedAltText ?? ''])
  return { read: facts.length, told: facts.filter(({ isToldBy }) => isToldBy(told)).length }
}

/** What is read of a form; several ask for it. */
export const readOnce = rememberedOf(readForm)

/** Sizes, materials and statements of what is read of the details, and the terms that were left among them. */
function factsOf(input: GeneratorInput): Asked[] {
  const { facts, omissions } = readOnce(input)
  const read = [...facts, ...omissions.filter(isNeeded)]
  return askedIn(readText(read.map(({ said }) => wholeOf(said)).join('\n')))
}

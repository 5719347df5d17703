import type { GeneratorInput } from '#contract/listings.ts'
import { knownIn as toldIn } from '#marketplace/backing.ts'
import { examine } from '#marketplace/health.ts'
import { PRAISE } from '#marketplace/lexicon/claims.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { TITLE } from '#marketplace/rules.ts'
import { namesInTitle } from '#marketplace/searches/title-phrases.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems, phrasesIn, wordFinder } from '#marketplace/text.ts'
import { knownIn } from '../read/lexicon.ts'
import type { Texts } from './texts.ts'
import { goingOnIn } from './torn.ts'

type Change = { pasted: Texts; written: Texts; input: GeneratorInput }

const GIFT = 'gift'

/**
 * What her title says the thing is and the new one does not, word by word: what her text or a tag bears out, as
 * material, technique or kind. Praise, calls and for whom a gift is are searches at most.
 */
export function borneOutLost(change: Change): Word[] {
  return lostOf(change, trueTags(change))
}

/**
 * The same without one word at most that could only be said with one that the new title has: the "cot" of a "cot quilt"
 * beside an "Elephant Baby Quilt". It is found by a tag that is hers before and after.
 */
export function borneOutGone(change: Change): Word[] {
  const { pasted, written } = change
  const tags = trueTags(change)
  const lost = lostOf(change, tags)
  if (written.generatedTitle.length < TITLE.frontMax) return lost
  const after = new Set(written.generatedTags.map((tag) => tag.toLowerCase()))
  const standing = tags.filter((tag) => after.has(tag.toLowerCase()))
  const phrases = [...namesInTitle(pasted.generatedTitle, pasted.generatedTags), ...tags].map(
    contentStems,
  )
  const said = new Set(contentStems(written.generatedTitle))
  const covered = lost.find(({ text }) => {
    const own = contentStems(text)
    const isOf = (stems: readonly string[]) => own.every((stem) => stems.includes(stem))
    const isFound = standing.some((tag) => isOf(contentStems(tag)))
    return isFound && phrases.filter(isOf).every((stems) => stems.some((stem) => said.has(stem)))
  })
  return lost.filter((word) => word !== covered)
}

function lostOf({ pasted, written, input }: Change, tags: readonly string[]): Word[] {
  const title = pasted.generatedTitle
  const told = [input.productType, ...tags]
  const [isTold, isHeld] = [wordFinder(told.join('\n')), wordFinder(written.generatedTitle)]
  const sold = new Set([GIFT, ...phrasesIn(title, PRAISE)].flatMap(contentStems))
  // "8 oz" is a measure, and asked for as one.
  const { measures } = readText(title)
  const isUnit = (word: Word) =>
    measures.some(({ start, end }) => start < word.end && word.start < end)
  const words = wordsOf(title).filter(
    (word) => !word.isNumber && contentStems(word.text).length > 0 && !isUnit(word),
  )
  const given = givenIn(wordsOf(title))
  // Whoever says walnut has said wood.
  const isImplied = toldIn(readText(written.generatedTitle))
  return words.filter(({ text, low }, at) => {
    const isFirst = words.findIndex((other) => isAlike(other.text, text)) === at
    const isSold = contentStems(text).every((stem) => sold.has(stem))
    return isFirst && !isSold && !given.has(low) && isTold(text) && !isHeld(text) && !isImplied(low)
  })
}

/** "Baby shower" of a "baby shower gift", "her" of a "gift for her". */
function givenIn(words: readonly Word[]): ReadonlySet<string> {
  const units = knownIn(words).filter(({ properties }) =>
    GIVEN.some((property) => properties.has(property)),
  )
  return new Set(
    words.flatMap(({ low }, at) => {
      if (low !== GIFT) return []
      const before = units.find(({ to }) => to === at)
      const behind = units.find(({ from }) => from === at + 2)
      return [before, behind].flatMap((unit) =>
        unit === undefined ? [] : words.slice(unit.from, unit.to).map((word) => word.low),
      )
    }),
  )
}

const GIVEN = ['occasion', 'season', 'recipient', 'kin'] as const

/** Of her tags those that are true, and no searches for a gift. */
function trueTags({ pasted, input }: Pick<Change, 'pasted' | 'input'>): string[] {
  const { judge } = examine({ ...pasted, ...input })
  return pasted.generatedTags.filter(
    (tag) => !lowWordsOf(tag).includes(GIFT) && judge(tag).kind === 'usable',
  )
}

function isAlike(one: string, other: string): boolean {
  return contentStems(one).join() === contentStems(other).join()
}

/**
 * These words as they may stand behind a comma: those side by side that her text says side by side, "watercolor
 * painting". A word alone is no part of a title: "soy" comes with its noun, or not at all.
 */
export function borneOutRuns(change: Change): Record<'runs' | 'names', string[]> {
  const tags = trueTags(change)
  const said = [change.input.productType, ...tags].map((text) => ` ${lowWordsOf(text).join(' ')} `)
  const isSaid = (words: readonly Word[]) =>
    said.some((text) => text.includes(` ${words.map(({ low }) => low).join(' ')} `))
  const runs: Word[][] = []
  for (const word of lostOf(change, tags)) {
    const last = runs.at(-1)
    const isNext = last !== undefined && word.start - (last.at(-1)?.end ?? 0) === 1
    if (last !== undefined && isNext && isSaid([...last, word])) last.push(word)
    else runs.push([word])
  }
  const { pasted, input } = change
  const goesOn = goingOnIn([pasted.generatedTitle, input.productType, ...pasted.generatedTags])
  const spoken = runs
    .toSorted((one, other) => other.length - one.length)
    .map((run) => run.map(({ low }) => low).join(' '))
  const isWhole = (run: string) => run.includes(' ') && !goesOn(run)
  // The "16 gauge" of a tag is not the "18 gauge" of her title.
  const own = new Set(lowWordsOf(pasted.generatedTitle))
  const named = tags.filter((tag) =>
    wordsOf(tag).every(({ isNumber, low }) => !isNumber || own.has(low)),
  )
  return {
    runs: spoken.filter(isWhole),
    names: spoken.filter((run) => !isWhole(run)).flatMap((run) => nameWith(run, named) ?? []),
  }
}

const NAME_WORDS_MAX = 3

/** "Ring holder" is a name where "holder" alone is none, and "first lost tooth" one of "first lost": a tag of hers that ends so, or else one that holds it. */
function nameWith(run: string, tags: readonly string[]): string | undefined {
  const own = run.split(' ').length
  const names = tags.filter((tag) => {
    const words = lowWordsOf(tag)
    const isLonger = words.length > own && words.length <= NAME_WORDS_MAX
    return isLonger && ` ${words.join(' ')} `.includes(` ${run} `)
  })
  return names.find((tag) => tag.toLowerCase().endsWith(` ${run}`)) ?? names[0]
}

import type { GeneratorInput } from '#contract/listings.ts'
import { knownIn } from '#marketplace/backing.ts'
import { PRAISE } from '#marketplace/lexicon/claims.ts'
import { readText } from '#marketplace/reading/reading.ts'
import { lowWordsOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { contentStems, phrasesIn, wordFinder } from '#marketplace/text.ts'
import type { Texts } from './texts.ts'

type Change = { pasted: Texts; written: Texts; input: GeneratorInput }

const GIFT = 'gift'

/**
 * What her title says the thing is and the new one does not, word by word: what her text or a tag bears out, as
 * material, technique or kind. Praise, calls and for whom a gift is are searches at most.
 */
export function borneOutLost({ pasted, written, input }: Change): Word[] {
  const title = pasted.generatedTitle
  const told = toldBy({ pasted, input })
  const [isTold, isHeld] = [wordFinder(told.join('\n')), wordFinder(written.generatedTitle)]
  const sold = new Set([GIFT, ...phrasesIn(title, PRAISE)].flatMap(contentStems))
  const words = wordsOf(title).filter(
    ({ text, isNumber }) => !isNumber && contentStems(text).length > 0,
  )
  // Whoever says walnut has said wood.
  const isImplied = knownIn(readText(written.generatedTitle))
  return words.filter(({ text, low }, at) => {
    const isFirst = words.findIndex((other) => isAlike(other.text, text)) === at
    const isSold = contentStems(text).every((stem) => sold.has(stem))
    return isFirst && !isSold && isTold(text) && !isHeld(text) && !isImplied(low)
  })
}

/** Her details, and of her tags those that are no searches for a gift. */
function toldBy({ pasted, input }: Pick<Change, 'pasted' | 'input'>): string[] {
  const tags = pasted.generatedTags.filter((tag) => !lowWordsOf(tag).includes(GIFT))
  return [input.productType, ...tags]
}

function isAlike(one: string, other: string): boolean {
  return contentStems(one).join() === contentStems(other).join()
}

/** These words as they may stand behind a comma: those side by side that her text says side by side first, "watercolor painting". */
export function borneOutRuns(change: Change): string[] {
  const said = toldBy(change).map((text) => ` ${lowWordsOf(text).join(' ')} `)
  const isSaid = (words: readonly Word[]) =>
    said.some((text) => text.includes(` ${words.map(({ low }) => low).join(' ')} `))
  const runs: Word[][] = []
  for (const word of borneOutLost(change)) {
    const last = runs.at(-1)
    const isNext = last !== undefined && word.start - (last.at(-1)?.end ?? 0) === 1
    if (last !== undefined && isNext && isSaid([...last, word])) last.push(word)
    else runs.push([word])
  }
  return runs
    .toSorted((one, other) => other.length - one.length)
    .map((run) => run.map(({ low }) => low).join(' '))
    .map((run) => nameEndingIn(run, change) ?? run)
}

/** "Ring holder" is a name where "holder" alone is none: a tag of hers that ends so. */
function nameEndingIn(word: string, { pasted }: Change): string | undefined {
  return pasted.generatedTags.find((tag) => {
    const words = lowWordsOf(tag)
    return words.length === 2 && words.at(-1) === word
  })
}

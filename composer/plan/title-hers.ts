import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, propertiesOf, type Property } from '../read/lexicon.ts'
import { ownTitleOf, segmentsOf } from '../read/naming/own-title.ts'
import { isPlainPhrase } from '../read/parts.ts'
import { fitIn } from './title-ground.ts'
import { isSlightWord, WORDS_MAX } from './title-searches.ts'
import { isSaidIn } from './title-shape.ts'

/** "Small" alone says nothing. */
const STUMPS: readonly Property[] = ['form', 'vague', 'praise', 'age']

/** What her own title has and her text as well: "oak leaf" of a "forged trivet, oak leaf", "seconds pack". */
export function ownPartsFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const { statements } = brief.document
  const known = new Set(
    [...statements, ...brief.keywords].flatMap(({ words }) =>
      words.map(({ stem }) => rootOf(stem)),
    ),
  )
  const isTold = (word: Word) =>
    !word.isNumber && word.low.length > 2 && known.has(rootOf(word.stem))
  const titles = ownTitleOf(brief)
  const segments = titles.flatMap(segmentsOf).filter((text) => {
    const words = wordsOf(text)
    return (
      words.slice(0, 1).every((word) => !isSmall(word)) &&
      !isStump(words) &&
      words.every((word) => !isSaidIn(word, said) && (isTold(word) || isOrdinary(word))) &&
      words.some(isTold) &&
      isPlainPhrase(words)
    )
  })
  const runs = titles.flatMap((one) => runsIn(one.said.words, brief, said))
  return [...segments, ...runs].filter((text) => {
    const words = wordsOf(text)
    return words.length <= WORDS_MAX && isFit({ words })
  })
}

/** The "pattern" of a "stone pattern", where the text has the stone alone. */
function isOrdinary(word: Word): boolean {
  return isSmall(word) || nounEndingAt([word], 0) !== null || propertiesOf(word).size > 0
}

function isStump([word, ...more]: readonly Word[]): boolean {
  return word === undefined || (more.length === 0 && STUMPS.some((one) => is(word, one)))
}

const WORD_MIN = 4

/** "Perch" of her "topwater lure perch", which no list of words knows and her text says. */
export function ownWordFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  return ownTitleOf(brief).flatMap(({ said: { words } }) => {
    const [before, last] = words.slice(-2)
    const isNew =
      before !== undefined &&
      last !== undefined &&
      !last.isNumber &&
      last.low.length >= WORD_MIN &&
      !isSaidIn(last, said) &&
      isSaidIn(before, said) &&
      nounEndingAt([last], 0) === null &&
      propertiesOf(last).size === 0 &&
      brief.evidence.says(last)
    return isNew && isFit({ words: [last] }) ? [last.low] : []
  })
}

const SIDES = new Set(['cm', 'mm', 'm', 'in', 'inch', 'inches'])
const COUNTS = new Set(['pk', 'pc', 'pcs', 'ct', 'x', 'pack', 'k', 'kt'])

/** The first words of a title in a row that are new, where the text has them side by side. */
function runsIn(words: readonly Word[], { document }: Brief, said: readonly Word[]): string[] {
  const from = words.findIndex((word) => !isSmall(word) && !isSaidIn(word, said))
  const rest = from === -1 ? [] : words.slice(from)
  const end = rest.findIndex((word) => isSmall(word) || isSaidIn(word, said))
  const run = rest.slice(0, end === -1 ? undefined : end)
  const isHeld = document.statements.some(({ words: own }) =>
    own.some((_, at) => run.every(({ stem }, place) => own[at + place]?.stem === stem)),
  )
  // How many are in a pack is told in words.
  const isCounted = run.some(({ isNumber }) => isNumber) && run.some(({ low }) => COUNTS.has(low))
  const isPhrase =
    run.length > 1 &&
    run.at(-1)?.isNumber === false &&
    !run.some((word) => isSlightWord(word) || SIDES.has(word.low))
  return isPhrase && isHeld && !isCounted ? [spelt(run)] : []
}

import { isSmall, rootOf, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, propertiesOf, type Property } from '../read/lexicon.ts'
import { ownTitleOf, segmentsOf } from '../read/naming/own-title.ts'
import { isGeneric } from '../read/item.ts'
import { isPlainPhrase } from '../read/parts.ts'
import { isSayable } from '../read/searches/keywords.ts'
import { fitIn } from './title-ground.ts'
import { isForAny, isSlightWord, WORDS_MAX } from './title-searches.ts'
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
const RUN_MAX = 5

/** What these say of a word makes it worth naming alone: "gingham", "adjustable". */
const LOOKS: readonly Property[] = [
  'material',
  'imitation',
  'colour',
  'technique',
  'style',
  'finish',
  'origin',
  'form',
  'participle',
]
const NO_NAMES: readonly Property[] = [
  'vague',
  'praise',
  'kin',
  'occasion',
  'age',
  'promise',
  'unit',
  'room',
]

/**
 * The words of her own title that nothing has said yet, in her order: "blue stripe" of a "sock monkey blue stripe",
 * "made from shirt"; each that is fit, and that her text or a search knows or that tells how it looks.
 */
export function ownWordsFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const known = new Set(
    [...brief.document.statements, ...brief.keywords].flatMap(({ words }) =>
      words.map(({ stem }) => rootOf(stem)),
    ),
  )
  const isNew = (word: Word) =>
    !isSaidIn(word, said) &&
    !SIDES.has(word.low) &&
    !COUNTS.has(word.low) &&
    isFit({ words: [word] }) &&
    ((LOOKS.some((one) => is(word, one)) && !is(word, 'material')) || known.has(rootOf(word.stem)))
  return (
    ownTitleOf(brief)
      .flatMap(segmentsOf)
      // What a slash parts is no phrase: "walnut/blue".
      .flatMap((text) => text.split('/'))
      .flatMap((text) => newRunsIn(wordsOf(text), isNew))
      .filter((words) => words.length <= RUN_MAX)
      .flatMap((words) => textOf(words, brief))
  )
}

/** The longest rows of new words, small ones only inside. */
function newRunsIn(words: readonly Word[], isNew: (word: Word) => boolean): Word[][] {
  const runs: Word[][] = [[]]
  for (const word of words) {
    if (isSmall(word) || isNew(word)) runs.at(-1)?.push(word)
    else runs.push([])
  }
  return runs.flatMap((run) => {
    const from = run.findIndex((word) => !isOuter(word) || is(word, 'participle'))
    const to = run.findLastIndex((word) => !isOuter(word))
    return to === -1 || from === -1 ? [] : [run.slice(from, to + 1)]
  })
}

function isOuter(word: Word): boolean {
  return isSmall(word) || isGeneric(word) || isStumpWord(word)
}

function isStumpWord(word: Word): boolean {
  return (
    NO_NAMES.some((one) => is(word, one)) ||
    (word.low.length < WORD_MIN && !LOOKS.some((one) => is(word, one)) && !word.isNumber)
  )
}

/** More than one word, or one that says how it looks or that a search has in front of a noun: "gnome" of a "gnome bag". */
function textOf(words: readonly Word[], brief: Brief): string[] {
  const telling = words.filter((word) => !isSmall(word))
  const [only, ...more] = telling
  if (only === undefined || isOfNumbers(words)) return []
  if (more.length > 0) return [asBuyers(words, brief)]
  if (only.isNumber || only.low.length < WORD_MIN) return []
  if (LOOKS.some((one) => is(only, one))) return isOpenLook(only) ? [] : [only.low]
  if (!brief.evidence.says(only)) return []
  const search = brief.keywords.find(
    ({ support, words: typed }) =>
      isSayable(support) &&
      typed.length > 1 &&
      typed.slice(0, -1).some(({ stem }) => stem === only.stem),
  )
  const isPlain = nounEndingAt([only], 0) === null
  if (is(only, 'recipient')) return search?.words.length === 2 ? [search.text] : []
  return search !== undefined || (isPlain && propertiesOf(only).size === 0) ? [only.low] : []
}

/** A number behind a name is its model, and one in front of a thing counts it: "4 poles". */
function isOfNumbers(words: readonly Word[]): boolean {
  const at = words.findIndex(({ isNumber }) => isNumber)
  const [, next, ...more] = words
  const isCounted =
    at === 0 &&
    next !== undefined &&
    more.length === 0 &&
    !next.isNumber &&
    propertiesOf(next).size === 0
  return at !== -1 && !isCounted && !(at === words.length - 1 && words.length > 2)
}

/** "Faux" wants its stuff, and "large" its other sizes. */
function isOpenLook(word: Word): boolean {
  return is(word, 'imitation') || (is(word, 'form') && !word.low.endsWith('able'))
}

/** "For hamster or gerbil", where her text has them for whom it is made in that order. */
function asBuyers(words: readonly Word[], brief: Brief): string {
  const isInRow = brief.document.statements.some(({ words: own }) =>
    own.some((_, at) => words.every(({ stem }, place) => own[at + place]?.stem === stem)),
  )
  const isFor = isInRow && isForAny(words, brief)
  return isFor ? `for ${words.map(({ low }) => low).join(' or ')}` : spelt(words)
}

const SIDES = new Set(['cm', 'mm', 'm', 'in', 'inch', 'inches'])
const COUNTS = new Set(['set', 'lot', 'pk', 'pc', 'pcs', 'ct', 'x', 'pack', 'k', 'kt'])

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

import { isSmall, spelt, type Word, wordsOf } from '#marketplace/searches/words.ts'
import type { Brief } from '../read/form.ts'
import { isGeneric } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is, knownIn, type Property } from '../read/lexicon.ts'
import { ownTitleOf } from '../read/naming/own-title.ts'
import { isGeneral } from '../read/searches/families.ts'
import { BY_HAND } from '../read/searches/free-words.ts'
import { isSayable, type Keyword } from '../read/searches/keywords.ts'
import { fitIn, starsOf, told } from './title-ground.ts'
import { isForIn, isLess, isSlightWord, WORDS_MAX, worthOf } from './title-parts.ts'
import { isOfPlace } from './title-modifiers.ts'
import { isSaidIn } from './title-shape.ts'

/** The same thing by another search, whole: "larch rosin" of a cello rosin, "tie purse" of a necktie bag. */
export function othersFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const own = said.map(({ low }) => low).join(' ')
  const borne = new Set([...starsOf(brief).filter(isFit), ...told(brief)])
  return brief.keywords
    .filter((one) => (one.support === 'synonym' ? isFit(one) : borne.has(one)))
    .filter((one) => !isLess(one, brief) && isTold(one, brief))
    .filter(({ words, support }) => {
      const [head, more] = [words.at(-1), words.slice(0, -1)]
      // A number is a size, and sizes are chosen.
      const isSound =
        more.every((word) => !word.isNumber && !isSmall(word)) &&
        !brief.facts.some((fact) => isForIn(more, fact.said.words))
      const isNew = more.every((word) => !isSaidIn(word, said))
      const isNewName = head !== undefined && !isSaidIn(head, said)
      const isTelling = !more.some(isSlightWord) && !(isNew && isGeneral(more, own))
      return (
        isSameThing(words, brief) &&
        isInNumber(head, said) &&
        more.length > 0 &&
        words.length <= WORDS_MAX &&
        isSound &&
        // "Hand Poured Soy Candle, Amber Jar Candle" says the noun twice.
        (isNewName
          ? isNew || support === 'synonym'
          : isNew && (said.length <= SHORT_NAME || more.every((word) => is(word, 'material')))) &&
        isTelling
      )
    })
    .toSorted((a, b) => worthOf(b.words) - worthOf(a.words))
    .map(({ text }) => text)
}

/** Each word in front of the noun is the text's own: "boho", which says nothing, sells nothing; "handmade" any seller may say. */
function isTold({ words, isStarred }: Keyword, { evidence }: Brief): boolean {
  return (
    isStarred ||
    words
      .slice(0, -1)
      .every(
        (word) =>
          !BY_HAND.has(word.low) && (evidence.says(word) || !TASTES.some((one) => is(word, one))),
      )
  )
}

const TASTES: readonly Property[] = ['style', 'season', 'vague', 'form']

/** "Garden markers" that she starred beside "plant markers": where it stands is no word in front of another. */
export function placesFor(brief: Brief): string[] {
  const isFit = fitIn(brief)
  return brief.keywords
    .filter((one) => one.isStarred && isSayable(one.support) && isFit(one))
    .filter(({ words: [first, ...rest] }) => {
      const isPlace = first !== undefined && isOfPlace(first) && !brief.evidence.says(first)
      return isPlace && isSameThing(rest, brief)
    })
    .map(({ text }) => text)
}

/** Only a bare name wants a second one of the same noun. */
const SHORT_NAME = 2

function isSameThing(words: readonly Word[], { item }: Brief): boolean {
  const head = words.at(-1)
  const kind = nounEndingAt(words, words.length - 1)?.kind
  const isKind = kind === item.kind && kind.name !== 'thing'
  return head !== undefined && !isGeneric(head) && (head.stem === item.head || isKind)
}

/** "Thin ring" behind "stacking rings" leaves open how many there are. */
function isInNumber(head: Word | undefined, said: readonly Word[]): boolean {
  const same = said.filter(({ stem }) => stem === head?.stem)
  return same.length === 0 || same.some(({ low }) => low === head?.low)
}

/** "Chicken aprons", as she calls them all, beside one "hen saddle": one apron, where a search or her text has it so. */
export function inNumberOf(lead: string, text: string, { document, keywords }: Brief): string {
  const own = wordsOf(text)
  const isOne = wordsOf(lead).at(-1)?.low.endsWith('s') === false
  if (!isOne || own.at(-1)?.low.endsWith('s') !== true) return text
  const stems = own.map(({ stem }) => stem).join(' ')
  const runs = document.statements.flatMap(({ words }) =>
    words.map((_, at) => words.slice(at, at + own.length)),
  )
  const one = [...keywords.map(({ words }) => words), ...runs].find(
    (words) =>
      words.map(({ stem }) => stem).join(' ') === stems &&
      words.at(-1)?.low.endsWith('s') === false,
  )
  return one === undefined ? text : spelt(one)
}

/** "84HP", "seconds pack": what her own title says and her text too, in words that the title does not have yet. */
export function nicknamesFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const text = new Set(
    brief.document.statements.flatMap(({ words }) => words.map(({ stem }) => stem)),
  )
  const isNew = (word: Word) => text.has(word.stem) && !isSmall(word) && !isSaidIn(word, said)
  return ownTitleOf(brief).flatMap(({ said: { words } }) => {
    const from = words.findIndex(isNew)
    const rest = from === -1 ? [] : words.slice(from)
    const end = rest.findIndex((word) => !isNew(word))
    const run = rest.slice(0, end === -1 ? undefined : end)
    const isPhrase =
      run.length > 1 &&
      run.length <= WORDS_MAX &&
      run.at(-1)?.isNumber === false &&
      brief.document.statements.some(({ words: own }) => holdsRun(own, run))
    const isTelling = isPhrase || (run.length === 1 && run.every(isModel))
    const isCounted = run.some(({ isNumber }) => isNumber) && run.some(isCount)
    return isTelling && !isCounted && !run.some(isSlightWord) && isFit({ words: run })
      ? [spelt(run)]
      : []
  })
}

/** "84HP", "50ml" says something alone; a number does not, and how many are in a pack is told in words. */
function isModel({ low, isNumber }: Word): boolean {
  const [first = ''] = low
  return !isNumber && first >= '0' && first <= '9' && !COUNTS.some((end) => low.endsWith(end))
}

function isCount({ low }: Word): boolean {
  return COUNTS.includes(low)
}

/** How many, and of how many carats a part is. */
const COUNTS = ['pk', 'pc', 'pcs', 'ct', 'x', 'pack', 'k', 'kt']

function holdsRun(words: readonly Word[], run: readonly Word[]): boolean {
  return words.some((_, from) => run.every(({ stem }, at) => words[from + at]?.stem === stem))
}

const THINGS = new Set(['it', 'they', 'these', 'this', 'each', 'every', 'one', 'all'])

/** "Each mat is hand woven", "saddle stitched with linen thread": how the whole thing is made, in two words or more. */
export function waysFor(brief: Brief, said: readonly Word[]): string[] {
  const isFit = fitIn(brief)
  const isOfIt = (word: Word) =>
    isSmall(word) || THINGS.has(word.low) || brief.item.stems.includes(word.stem)
  return brief.facts.flatMap(({ kind, said: { label, words } }) => {
    if (label !== '' || kind === 'options' || kind === 'included') return []
    return knownIn(words)
      .filter(({ from, to, properties }) => {
        const own = words.slice(from, to)
        const isSaidOf = words
          .slice(0, from)
          .every((word, at) => isOfIt(word) || isThing(words, at, brief))
        const isNew = own.every((word) => !isSaidIn(word, said))
        return (
          properties.has('technique') && to - from > 1 && isSaidOf && isNew && isFit({ words: own })
        )
      })
      .map(({ from, to }) =>
        words
          .slice(from, to)
          .map(({ low }) => low)
          .join(' '),
      )
  })
}

/** "Mat" of a doormat. */
function isThing(words: readonly Word[], at: number, { item }: Brief): boolean {
  return nounEndingAt(words, at)?.kind === item.kind
}

import type { Denied } from './denied.ts'
import { doubtedIn } from './certainty.ts'
import type { Document } from './document.ts'
import type { Item } from './item.ts'
import { is } from './lexicon.ts'
import { endsInNoun } from './makings.ts'
import { measuresIn } from './measures.ts'
import { isOption } from './options.ts'
import { isPlainPhrase, plainly } from './parts.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

type Reading = {
  nickname: string
  item: Item
  document: Document
  facts: readonly Fact[]
  denied: readonly Denied[]
  keywords: readonly string[]
}

const MARKS = /[,;:()|–—"“”•]|\s[-+/~]\s/
const JOINTS = new Set(['for', 'with', 'in', 'from', 'made'])
const WORDS_MAX = 6

/** What the seller's own short title says behind the name, by phrases: "50% with grommets", "8 rods", "for dead houseplants". */
export function ownPhrases(reading: Reading): string[] {
  const { nickname, item } = reading
  const head = wordsOf(nickname).findLast(({ stem }) => stem === item.head)
  if (head === undefined) return []
  return nickname
    .slice(head.end)
    .split(MARKS)
    .flatMap((raw) => phrasesIn(raw, reading))
    .filter((text) => isSure(text, reading))
}

/** Parted before "for" and its like and around what is measured or counted. */
function phrasesIn(raw: string, reading: Reading): string[] {
  const words = wordsOf(raw)
  const measures = measuresIn(raw)
  const isInside = ({ start }: Word) =>
    measures.some((measure) => start > measure.start && start < measure.end)
  const isBehind = (word: Word, at: number) =>
    measures.some(({ end }) => words[at - 1]?.end === end || words[at - 1]?.start === end) &&
    !isSaid(`${words[at - 1]?.stem ?? ''} ${word.stem}`, reading)
  const starts = words.filter(
    (word, at) =>
      at === 0 ||
      (JOINTS.has(word.low) && !isShare(raw, words[at - 1])) ||
      (!isInside(word) && !isOf(words[at - 1]) && (word.isNumber || isBehind(word, at))),
  )
  return starts.map((word, at) => raw.slice(word.start, starts[at + 1]?.start).trim())
}

/** "50%" says nothing alone; with what follows it does. */
function isShare(raw: string, word: Word | undefined): boolean {
  return word?.isNumber === true && raw.slice(word.end).trimStart().startsWith('%')
}

/** "Set of 6 hedgehogs" is one phrase. */
function isOf(word: Word | undefined): boolean {
  return word?.low === 'of'
}

function spaced(words: readonly Word[]): string {
  return ` ${words.map(({ stem }) => stem).join(' ')} `
}

function isSaid(phrase: string, { keywords, document }: Reading): boolean {
  return (
    keywords.some((keyword) => spaced(wordsOf(keyword)).includes(` ${phrase} `)) ||
    document.statements.some(({ words }) => spaced(words).includes(` ${phrase} `))
  )
}

/** Borne out by the text or the searches word by word, plain, and neither denied, doubted nor one of several. */
function isSure(text: string, reading: Reading): boolean {
  const { document, facts, denied, keywords } = reading
  const words = wordsOf(text)
  const said = document.statements
  const known = new Set(
    [
      ...said.flatMap((one) => [...one.words, ...wordsOf(one.label)]),
      ...keywords.flatMap(wordsOf),
    ].map(({ stem }) => stem),
  )
  const doubted = doubtedIn(said)
  const isFree = ({ stem, low }: Word) =>
    (known.has(stem) || low === 'style') &&
    !doubted.has(stem) &&
    !denied.some((one) => one.stem === stem)
  return (
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    isTelling(text, words) &&
    isOfOnePhrase(words, reading) &&
    isPlainPhrase(words) &&
    words.every((word) => isSmall(word) || isFree(word)) &&
    !words.some((word) => is(word, 'praise') || is(word, 'occasion') || word.low === 'gift') &&
    !facts.some((fact, at) => isOption(text, plainly(fact, at === 0)))
  )
}

/** "Case roll leather" was typed in a hurry: nouns in a row are one phrase where they are said so elsewhere. */
function isOfOnePhrase(words: readonly Word[], reading: Reading): boolean {
  const [first, second] = words
  const isLed = first?.isNumber === true || JOINTS.has(first?.low ?? '')
  const isStyle = words.at(-1)?.low === 'style'
  const isAlone = second === undefined
  return isLed || isStyle || isAlone || isSaid(words.map(({ stem }) => stem).join(' '), reading)
}

/** A measure, a count, a tail or a describing phrase; no lone noun, which might be anything. */
function isTelling(text: string, words: readonly Word[]): boolean {
  const [first, ...rest] = words
  if (first === undefined) return false
  const isMeasure = measuresIn(text).some((measure) => measure.text === text)
  if (isMeasure) return true
  if (!endsInNoun(words)) return false
  const last = words.at(-1)
  if (last === undefined || LOTS.has(last.low) || LOTS.has(first.low)) return false
  if (JOINTS.has(first.low)) return rest.length > 0
  if (first.isNumber) return rest.length > 0 && Number.isNaN(Number(last.low.slice(1)))
  const isMotif = rest.length === 0 && first.low !== first.stem && first.low.length > LONE_MIN
  return isMotif ? !is(first, 'kin') : rest.length > 0 && rest.length < 4
}

const LONE_MIN = 4
const LOTS = new Set('set kit lot bundle pair'.split(' '))

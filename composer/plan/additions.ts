import { isAcronym } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import type { Keyword } from '../read/searches/keywords.ts'
import { is } from '../read/lexicon.ts'
import { makingOf } from '../read/makings.ts'
import { isGeneral } from '../read/searches/families.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { isStuff } from './lead-merges.ts'

const ADDITION_WORDS_MAX = 4

export type Addition = {
  keyword: Keyword
  text: string
  /** The seller's text says it in these very words, or the seller starred it. */
  isCertain: boolean
}

/** What a true search adds to the lead: what stands before the noun they share, what follows it, or the whole of it. */
export function additionOf(keyword: Keyword, brief: Brief, lead: string): Addition {
  const { words, text, isStarred } = keyword
  const nothing = { keyword, text: '', isCertain: false }
  const known = rootsOf([lead])
  const isKnown = (word: Word) => known.has(rootOf(word.stem))
  const isGift = words.some((word) => is(word, 'vague') && word.low !== 'hand')
  const last = words.at(-1)
  if (last === undefined || words.length < 2 || words.length > ADDITION_WORDS_MAX || isGift)
    return nothing
  const whom = forThem(keyword, lead)
  if (whom !== '') return { keyword, text: whom, isCertain: true }
  const behind = tailOf(keyword, lead)
  if (behind !== '') return { keyword, text: behind, isCertain: true }
  if (!words.some(isKnown)) {
    const isCertain = isStarred || isSaid(words, brief) || isMade(keyword)
    return { keyword, text: isForIt(words, brief) ? `for ${text}` : text, isCertain }
  }
  const front = words.slice(0, words.length - sharedEnd(words, wordsOf(lead)))
  if (front.length === words.length || front.length === 0 || front.some((word) => isKnown(word)))
    return nothing
  if (front.some((word) => isSmall(word)) && !isSaid(front, brief)) return nothing
  const isPhrase =
    front.length > 1 && isSaid(words, brief) && !front.some((word) => is(word, 'material'))
  const isStar =
    isStarred && words.length > 2 && front.length === 1 && !front.some((word) => is(word, 'colour'))
  const isOver = front.length > 1 && front.some(isSmall)
  if (!isPhrase && !isStar && !isOver && !front.every(isTelling)) return nothing
  if (isGeneral(front, lead)) return nothing
  const isLoose = front.length === 1 && front.every(isStuff) && !isStarred
  const isCertain = !isLoose || isStuffOf(front, brief)
  const own = text.slice(0, front.at(-1)?.end ?? 0)
  return { keyword, text: isForIt(front, brief) ? `for ${own}` : own, isCertain }
}

/** How many words both end in. */
function sharedEnd(words: readonly Word[], others: readonly Word[]): number {
  let count = 0
  while (count < words.length && words.at(-1 - count)?.stem === others.at(-1 - count)?.stem)
    count += 1
  return count
}

/** "Beginner drop spindle" of a drop spindle: it is for beginners. */
function forThem({ words, support }: Keyword, lead: string): string {
  const [first, ...rest] = words
  const name = wordsOf(lead)
  const isOwn =
    rest.length > 0 &&
    rest.every((word) => name.some(({ stem }) => stem === word.stem)) &&
    rest.at(-1)?.stem === name.at(-1)?.stem
  const isThem =
    first !== undefined && support === 'backed' && is(first, 'recipient') && !is(first, 'kin')
  const isOne =
    first?.low === first?.stem && ['er', 'or', 'st'].includes(first?.low.slice(-2) ?? '')
  const isNew = first !== undefined && !rootsOf([lead]).has(rootOf(first.stem))
  return isOwn && isThem && isOne && isNew ? `for ${first.low}s` : ''
}

/** "Hair loss" of a thing "for hair loss". */
function isForIt(words: readonly Word[], { evidence }: Brief): boolean {
  return evidence.saysPhrase(`for ${words.map(({ stem }) => stem).join(' ')}`)
}

/** "Cherry wood", "hand turned": words of stuff and make alone. */
function isMade({ text, words }: Keyword): boolean {
  const kind = makingOf({ text, words })?.kind
  return kind === 'material' || kind === 'technique'
}

export function rootsOf(texts: readonly string[]): Set<string> {
  return new Set(texts.flatMap((text) => wordsOf(text)).map((word) => rootOf(word.stem)))
}

export function spoken(words: readonly Word[]): string {
  return ` ${words.map((word) => word.stem).join(' ')} `
}

/** Whether the seller's text has these words in a row, where nothing has to be known first. */
function isSaid(words: readonly Word[], { facts }: Brief): boolean {
  return facts.some(
    ({ isMustKnow, kind, said }) =>
      !isMustKnow && kind !== 'maker' && spoken(said.words).includes(spoken(words)),
  )
}

function isStuffOf([word]: readonly Word[], { traits }: Brief): boolean {
  return traits.some(
    ({ kind, text }) => kind === 'material' && wordsOf(text).at(-1)?.stem === word?.stem,
  )
}

const TAILS = new Set(['for', 'with', 'from', 'in', 'of', 'by'])

/** "With a cork stopper" follows the name without a comma. */
export function isTail(part: string): boolean {
  const [first, second] = wordsOf(part)
  // "50% with grommets"
  const isShare = first?.isNumber === true && part.slice(first.end, second?.start).includes('%')
  return TAILS.has((isShare ? second : first)?.low ?? '')
}

/** "Basket with handle": what a true search says behind the name of this very thing. */
function tailOf({ words, text }: Keyword, lead: string): string {
  const at = words.findIndex((word) => TAILS.has(word.low))
  const from = words[at]
  const front = words.slice(0, Math.max(0, at))
  const known = rootsOf([lead])
  const isSame = front.length > 0 && front.every((word) => known.has(rootOf(word.stem)))
  return isSame && from !== undefined ? text.slice(from.start) : ''
}

/** What may stand behind the name by itself: stuff and make, no noun that only a search has in front. */
function isTelling(word: Word): boolean {
  const isMake =
    (['technique', 'finish', 'age'] as const).some((one) => is(word, one)) &&
    word.low !== 'handmade'
  const isShortName = isAcronym(word.low) && word.low.length > 2
  return isMake || isStuff(word) || word.low === 'hand' || isShortName
}

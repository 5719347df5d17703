import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { leans, tearsName } from '#marketplace/phrase-parts.ts'
import { isStopWord, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { VAGUE } from '../brief/item.ts'
import { RECIPIENTS } from '../brief/people-words.ts'
import { isKind, tearsUnit } from '../brief/word-order.ts'
import { headNoun } from '../english/grammar.ts'
import { isPerson } from './keyword-kinds.ts'

/** Beyond so many words a keyword is a text; no part from further on is looked at. */
const WORDS_READ = 40
/** As many words as a tag can hold, of one letter each. */
const PART_WORDS_MAX = 10

/** The parts of a long keyword that fit a tag, those ending in its noun and the longest first. */
export function parts(keyword: string): string[] {
  const words = asTag(keyword).split(' ').slice(0, WORDS_READ)
  const runs: string[] = []
  for (let length = Math.min(words.length - 1, PART_WORDS_MAX); length >= 2; length -= 1) {
    for (let start = words.length - length; start >= 0; start -= 1) {
      runs.push(words.slice(start, start + length).join(' '))
    }
  }
  const head = headNoun(keyword)
  const ends = (run: string) => (tokens(run).at(-1) === head ? 0 : 1)
  return runs.filter(isWholeTag).toSorted((a, b) => ends(a) - ends(b))
}

/** The parts that still name a thing: those ending in the keyword's noun, and whom it is for. */
export function nounParts(keyword: string, brief: Brief): string[] {
  const head = headNoun(keyword)
  const [, whom = ''] = / for (?:an? |the |your )?(.+)$/.exec(keyword) ?? []
  return parts(keyword).filter((part) => {
    if (tears(part, keyword) || tearsPair(part, keyword, brief)) return false
    const [thing = '', forWhom] = part.split(' for ')
    if (forWhom !== undefined) {
      return tokens(thing).at(-1) === head && !VAGUE.has(thing) && whom.endsWith(forWhom)
    }
    const isNamed = tokens(part).at(-1) === head && !RECIPIENTS.has(head)
    return isNamed || (whom !== '' && whom.endsWith(part) && !isPerson(part))
  })
}

function tears(part: string, keyword: string): boolean {
  return tearsName(part, keyword) || tearsUnit(part, keyword) || isInside(part, keyword)
}

/** "Collar bandana" of "over the collar bandana" begins in the middle of "over the collar". */
function isInside(part: string, keyword: string): boolean {
  const before = tokens(keyword.slice(0, keyword.indexOf(part))).at(-1) ?? ''
  return /^(?:over|under|around|the|an?|of|in|on|to)$/.test(before)
}

/** Shorter forms of a long focus keyword, best first: nothing torn, its noun last, many words, no gap. */
export function shortened(keyword: string, brief: Brief): string[] {
  const head = headNoun(keyword)
  const words = asTag(keyword).split(' ').slice(0, WORDS_READ)
  const at = words.indexOf(head)
  const runs = parts(keyword)
  const gapped = words
    .slice(0, Math.max(at, 0))
    .map((_, skip) => words.slice(0, at + 1).filter((__, index) => index !== skip))
    .map((rest) => rest.join(' '))
    .filter((rest) => rest.includes(' ') && isWholeTag(rest) && !runs.includes(rest))
  const faults = (option: string) =>
    (tears(option, keyword) ? 4 : 0) +
    (tearsPair(option, keyword, brief) ? 2 : 0) +
    (tokens(option).at(-1) === head ? 0 : 1)
  const size = (option: string) => option.split(' ').length + (runs.includes(option) ? 0.5 : 0)
  const sorted = [...runs, ...gapped].toSorted(
    (a, b) => faults(a) - faults(b) || size(b) - size(a) || b.length - a.length,
  )
  const whole = sorted.filter((option) => faults(option) < 2)
  return whole.length > 0 ? whole : sorted
}

// Words that stand side by side elsewhere too belong together; a noun may stand without its trait.
function tearsPair(option: string, keyword: string, { product, usable }: Brief): boolean {
  const words = asTag(keyword).split(' ').slice(0, WORDS_READ)
  const others = usable.filter((other) => other !== keyword)
  const elsewhere = [product, ...others].join(' , ').toLowerCase()
  const kept = new Set(option.split(' '))
  const last = option.split(' ').at(-1)
  return words.slice(1).some((second, index) => {
    const first = words[index] ?? ''
    // "Wedding chart" leaves out what kind of chart, "stoneware mug" only who threw it.
    const isGap = isKind(first) && words.slice(0, index).some((word) => kept.has(word))
    const isTorn = kept.has(first) !== kept.has(second) && (second !== last || isGap)
    return isTorn && elsewhere.split(`${first} ${second}`, 3).length > 2
  })
}

/** No tag begins or ends in a word that wants another, as in "candle for". */
export function isWholeTag(tag: string): boolean {
  const words = tokens(tag)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  const isOpen = ends.some(isStopWord) && !/^\d/.test(tag)
  return isTagAccepted(tag) && !isOpen && !leans(tag) && !/^\d+$/.test(words.at(-1) ?? '')
}

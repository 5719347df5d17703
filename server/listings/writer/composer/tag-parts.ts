import { asTag, isTagAccepted } from '#marketplace/characters.ts'
import { leans, tearsName } from '#marketplace/phrase-parts.ts'
import { isStopWord, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import { VAGUE } from '../brief/item.ts'
import { RECIPIENTS } from '../brief/people-words.ts'
import { headNoun } from '../english/grammar.ts'

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
export function nounParts(keyword: string): string[] {
  const head = headNoun(keyword)
  const [, whom = ''] = / for (?:an? |the |your )?(.+)$/.exec(keyword) ?? []
  return parts(keyword).filter((part) => {
    if (tearsName(part, keyword)) return false
    const [thing = '', forWhom] = part.split(' for ')
    if (forWhom !== undefined) return !VAGUE.has(thing) && whom.endsWith(forWhom)
    const isNamed = tokens(part).at(-1) === head && !RECIPIENTS.has(head)
    return isNamed || (whom !== '' && whom.endsWith(part))
  })
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
    .filter((rest) => isWholeTag(rest) && !runs.includes(rest))
  const elsewhere = [brief.product, ...brief.usable.filter((other) => other !== keyword)]
    .join(' , ')
    .toLowerCase()
  const faults = (option: string) =>
    (tearsName(option, keyword) ? 4 : 0) +
    (tearsPair(words, { option, elsewhere }) ? 2 : 0) +
    (tokens(option).at(-1) === head ? 0 : 1)
  const size = (option: string) => option.split(' ').length + (runs.includes(option) ? 0.5 : 0)
  return [...runs, ...gapped].toSorted(
    (a, b) => faults(a) - faults(b) || size(b) - size(a) || b.length - a.length,
  )
}

type Pairs = { option: string; elsewhere: string }

// Words that stand side by side elsewhere too belong together; a noun may stand without its trait.
function tearsPair(words: readonly string[], { option, elsewhere }: Pairs): boolean {
  const kept = new Set(option.split(' '))
  const last = option.split(' ').at(-1)
  return words.slice(1).some((second, index) => {
    const first = words[index] ?? ''
    const isTorn = kept.has(first) !== kept.has(second) && second !== last
    return isTorn && elsewhere.split(`${first} ${second}`, 4).length > 3
  })
}

/** No tag begins or ends in a word that wants another, as in "candle for". */
export function isWholeTag(tag: string): boolean {
  const words = tokens(tag)
  const ends = [words[0] ?? '', words.at(-1) ?? '']
  const isOpen = ends.some(isStopWord) && !/^\d/.test(tag)
  return isTagAccepted(tag) && !isOpen && !leans(tag) && !/^\d+$/.test(words.at(-1) ?? '')
}

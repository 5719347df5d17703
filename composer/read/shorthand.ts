import { linesOf, pairOf } from '../data/load.ts'
import { is } from './lexicon.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const FULL = new Map(linesOf('shorthand.txt').map((line) => pairOf(line, '=')))

/** "U shape", "n gauge": letters that name something. */
const NAMED_BY_LETTER = new Set(
  'shape shaped bolt bolts lock bend turn gauge scale size cup'.split(' '),
)

/** What a thumb left out, written in full: "greys w a bit of teal, pls ask". What is typed in capitals stays. */
export function writtenOut(text: string): string {
  const words = wordsOf(text)
  return words.reduceRight((whole, word, at) => {
    const full = FULL.get(word.text) ?? withItsE(word)
    const isFree = full !== undefined && isAlone(text, word) && !isName(words, at)
    if (!isFree) return whole
    const gap = /\d/.test(text.charAt(word.start - 1)) ? ' ' : ''
    return `${whole.slice(0, word.start)}${gap}${full}${whole.slice(word.end)}`
  }, text)
}

/** "Untreatd", "engravd": nothing else ends so. */
function withItsE({ text, low }: Word): string | undefined {
  const [right] = wordsOf(`${text.slice(0, -1)}ed`)
  const isTorn = text === low && /[^aeiou]d$/.test(low) && low.length >= TORN_LEAST
  if (!isTorn || right === undefined) return undefined
  return is(right, 'participle') || is(right, 'technique') || is(right, 'finish')
    ? right.text
    : undefined
}

const TORN_LEAST = 5

/** No part of "w/h", "n-th" or a link. */
function isAlone(text: string, { start, end }: Word): boolean {
  return [text.charAt(start - 1), text.charAt(end)].every(
    (sign) =>
      sign === '' || !'/-@#._&\'’"'.includes(sign) || (sign === '.' && end === text.length - 1),
  )
}

function isName(words: readonly Word[], at: number): boolean {
  const [before, word, next] = [words[at - 1], words[at], words[at + 1]]
  const isLetter = word?.text.length === 1
  const isMeasure = isLetter && (before?.isNumber === true || next === undefined)
  return (
    isMeasure || (isLetter && (next?.isNumber === true || NAMED_BY_LETTER.has(next?.low ?? '')))
  )
}

import type { Item } from '../read/item.ts'
import { wordsOf } from '../read/words.ts'

const CONSONANT_SOUND = ['uni', 'use', 'usu', 'util', 'eu', 'ewe', 'one', 'once', 'ukulele']
const SILENT_H = ['hour', 'honest', 'honour', 'honor', 'heir']
/** Letters whose names begin with a vowel: "an LED", "an SVG". */
const VOWEL_NAMES = 'AEFHILMNORSX'

/** "a" or "an", by how the word that follows is spoken. */
export function articleFor(text: string): 'a' | 'an' {
  const [word] = wordsOf(text)
  if (word === undefined) return 'a'
  if (word.isNumber) return isVowelNumber(word.text) ? 'an' : 'a'
  const isLetters =
    word.text.length > 1 && word.text.length <= 4 && word.text === word.text.toUpperCase()
  if (isLetters) return VOWEL_NAMES.includes(word.text.charAt(0)) ? 'an' : 'a'
  if (SILENT_H.some((start) => word.low.startsWith(start))) return 'an'
  if (CONSONANT_SOUND.some((start) => word.low.startsWith(start))) return 'a'
  return 'aeiou'.includes(word.low.charAt(0)) ? 'an' : 'a'
}

function isVowelNumber(digits: string): boolean {
  return digits.startsWith('8') || digits === '11' || digits === '18'
}

const DETERMINERS = new Set(
  'a an the this these that those my our your his her their each every one two three four five six some any no all both another pair set lot'.split(
    ' ',
  ),
)

/** Whether a phrase already says which or how many. */
export function isDetermined(phrase: string): boolean {
  const [word] = wordsOf(phrase)
  if (word === undefined) return true
  const isSetOf = ['pair', 'set', 'lot', 'pack', 'bundle', 'box'].includes(word.low)
  return word.isNumber || (!isSetOf && DETERMINERS.has(word.low)) || phrase.startsWith('"')
}

/** The phrase as one may say it of the item: with an article where it is one thing that can be counted. */
export function withArticle(phrase: string, number: Item['number']): string {
  const [first] = wordsOf(phrase)
  const isSetOf =
    first !== undefined && ['pair', 'set', 'lot', 'pack', 'bundle'].includes(first.low)
  if (isDetermined(phrase)) return phrase
  if (number !== 'one' && !isSetOf) return phrase
  return `${articleFor(phrase)} ${phrase}`
}

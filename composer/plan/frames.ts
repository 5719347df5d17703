import { isAcronym, uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { headOf, numberOf } from '../read/item.ts'
import { nounEndingAt } from '../read/kinds.ts'
import { is } from '../read/lexicon.ts'
import { isClause } from '../read/sentences.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'
import { articleFor, isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'

/** In fewer words than these "This is" would be all that is told. */
const SAID_FROM = 6

/** A phrase that names the item, as sentences of the style; in doubt as the seller typed it. */
export function framed(phrase: string, brief: Brief): string[] {
  const { item, document, input } = brief
  const calm = unshoutedWords(phrase)
  const typed = sentence(calm)
  if (input.writingStyle === 'minimalist' || !isCertain(calm, brief)) return [typed]
  const noun = nounOf(calm, item.head)
  const isMass = noun?.stem === item.head && item.number === 'mass'
  const number = noun === null || isMass ? item.number : numberOf(noun)
  const whole = withArticle(uncapitalised(calm, document.names), number)
  const isSaid = number !== 'many' && wordsOf(whole).length >= SAID_FROM && !isSet(calm)
  return [sentence(whole), ...(isSaid ? [sentence(`this is ${whole}`)] : []), typed]
}

/** Signs with which a phrase is more than one phrase. */
const JOINTS = [' - ', ' – ', ' / ', ': ', ';', '"', '!', '?', ' + ', ' | ']

/** Whether an article may stand before it: one phrase in small letters, ending in the thing before anything is said of it. */
function isCertain(phrase: string, { item, document, input }: Brief): boolean {
  const words = wordsOf(phrase)
  const isTyped = document.spelling.isHurried && input.productType.includes(phrase)
  if (isTyped || isDetermined(phrase) || JOINTS.some((sign) => phrase.includes(sign))) return false
  // "Found all glass myself" is somebody speaking, and no name of a thing.
  if (words.some(({ low }) => SPEAKERS.has(low) || low.startsWith("i'"))) return false
  if (isClause(phrase.toLowerCase()) || words.slice(1).some(isCapitalised)) return false
  const end = words.findIndex((word, at) => at > 0 && endsName(phrase, words, at))
  const last = words[(end === -1 ? words.length : end) - 1]
  return last !== undefined && (last.stem === item.head || nounEndingAt([last], 0) !== null)
}

/** "With", "made of" or a comma: what follows says something of the name before it. */
function endsName(phrase: string, words: readonly Word[], at: number): boolean {
  const word = words[at]
  const before = words[at - 1]
  if (word === undefined || before === undefined) return true
  const isApart = ![' ', '-'].includes(phrase.slice(before.end, word.start))
  return isApart || (isSmall(word) && word.low !== 'and') || isMade(words, at)
}

/** "Thrown in stoneware", "carved from": a participle with its preposition. */
function isMade(words: readonly Word[], at: number): boolean {
  const word = words[at]
  const next = words[at + 1]
  return word !== undefined && next !== undefined && is(word, 'participle') && isSmall(next)
}

const SPEAKERS = new Set('i me my myself we our us ourselves'.split(' '))

/** "Set of 4", "pack of two": nobody says "this is" of what may be many. */
function isSet(phrase: string): boolean {
  return wordsOf(phrase).some(({ low }) => SETS.has(low))
}

const SETS = new Set('set pair pack lot bundle kit'.split(' '))

/** The noun of the first phrase: "files" of "STL files - headphone stand". */
function nounOf(phrase: string, head: string): Word | null {
  const words = wordsOf(phrase)
  const end = words.findIndex((word, at) => {
    const next = words[at + 1]
    const between = next === undefined ? '' : phrase.slice(word.end, next.start)
    return at > 0 && between !== ' ' && between !== '-'
  })
  const first = end === -1 ? words : words.slice(0, end + 1)
  return first.find((word) => word.stem === head) ?? headOf(first)
}

/** The same said of a name by itself: "A tool roll in canvas. It is cut …" */
export function withSubject(name: string, { item }: Brief): string {
  return isDetermined(name) || item.number !== 'one' ? name : `${articleFor(name)} ${name}`
}

function isCapitalised({ text, low }: Word): boolean {
  return text !== low && text !== text.toUpperCase()
}

const LOUD_MIN = 5

/** A word in capitals in the middle of a phrase raises the voice. */
function unshoutedWords(phrase: string): string {
  let text = phrase
  const isTitled = wordsOf(phrase).slice(1).some(isCapitalised)
  for (const word of wordsOf(phrase)) {
    const isLoud = word.text.length >= LOUD_MIN && word.text === word.text.toUpperCase()
    if (!isLoud || word.text === word.low || isAcronym(word.low)) continue
    const normal = isTitled ? word.text.charAt(0) + word.low.slice(1) : word.low
    text = text.slice(0, word.start) + normal + text.slice(word.end)
  }
  return text
}

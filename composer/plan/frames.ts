import { isAcronym, uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { headOf, numberOf } from '../read/item.ts'
import { propertiesOf } from '../read/lexicon.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'
import { articleFor, isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'

/** In fewer words than these "This is" would be all that is told. */
const SAID_FROM = 6

/** A phrase that names the item, as sentences of the style. */
export function framed(phrase: string, { item, document, input }: Brief): string[] {
  const calm = unshoutedWords(phrase)
  const noun = nounOf(calm, item.head)
  const isMass = noun?.stem === item.head && item.number === 'mass'
  const number = noun === null || isMass ? item.number : numberOf(noun)
  const bare = beginsWithName(calm) ? calm : uncapitalised(calm, document.names)
  const whole = withArticle(bare, number)
  const hasArticle = ['a', 'an'].includes(wordsOf(bare)[0]?.low ?? '')
  if (isDetermined(bare) && !hasArticle) return [sentence(calm)]
  // "Found all glass myself" is somebody speaking, and no name of a thing.
  if (wordsOf(calm).some(({ low }) => SPEAKERS.has(low))) return [sentence(calm)]
  const plain = sentence(whole)
  if (input.writingStyle === 'minimalist') return [sentence(calm), plain]
  const isSaid = number !== 'many' && wordsOf(whole).length >= SAID_FROM && !isSet(calm)
  return isSaid ? [plain, sentence(`this is ${whole}`)] : [plain]
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

/** "Agfa Isolette folding camera": two capitals in front of small letters begin a name. */
function beginsWithName(phrase: string): boolean {
  const words = wordsOf(phrase).filter((word) => !word.isNumber && !isSmall(word))
  const capitals = words.filter((word) => word.text !== word.low).length
  const [first, second] = words
  const isBoth = first?.text !== first?.low && second !== undefined && second.text !== second.low
  return isBoth && capitals < words.length && propertiesOf(first ?? second).size === 0
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

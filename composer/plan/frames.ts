import { isAcronym, uncapitalised } from '../read/case.ts'
import type { Brief } from '../read/form.ts'
import { headOf, numberOf } from '../read/item.ts'
import { propertiesOf } from '../read/lexicon.ts'
import { isSmall, type Word, wordsOf } from '../read/words.ts'
import { articleFor, isDetermined, withArticle } from '../say/articles.ts'
import { sentence } from '../say/sentence.ts'

/** Ways to put a phrase before the reader, by style; the plain one suits every style. */
const FRAMES = {
  friendly: {
    one: ['', 'This is ', "Here's "],
    mass: ['', 'This is '],
    many: ['', 'These are ', 'Here are '],
  },
  professional: { one: ['', 'This is '], mass: ['', 'This is '], many: ['', 'These are '] },
  whimsical: {
    one: ['', 'Meet ', 'Say hello to ', 'This is '],
    mass: ['', 'Meet ', 'This is '],
    many: ['', 'Meet ', 'Say hello to ', 'These are '],
  },
  minimalist: { one: [''], mass: [''], many: [''] },
} as const

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
  // Nobody says "here's" of an urn.
  const style = item.kind.name === 'memorial' ? 'professional' : input.writingStyle
  const frames: readonly string[] = FRAMES[style][number]
  const texts = frames.map((frame) => sentence(frame + whole))
  return input.writingStyle === 'minimalist' ? [sentence(calm), ...texts] : texts
}

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

import { is, isModifier, knownIn } from '../lexicon.ts'
import { endsInNoun } from '../makings.ts'
import { measuresIn } from '../measures.ts'
import { ownNameOf } from './own-name.ts'
import { freeIn, knownRoots, type TitleReading } from './own-words.ts'
import { isPlainPhrase } from '../parts.ts'
import { isSmall, rootOf, type Word, wordsOf } from '#marketplace/searches/words.ts'

const JOINTS = new Set(['for', 'with', 'in', 'from', 'made'])
const WORDS_MAX = 6

/**
 * What the seller's own title says behind the name, by phrases, without what the lead of the new one says already:
 * "50% with grommets", "8 rods", "for dead houseplants".
 */
export function ownPhrases(reading: TitleReading, lead: string): string[] {
  const known = new Set([...SIZES, ...wordsOf(lead).map((word) => rootOf(word.stem))])
  return ownNameOf(reading).behind.flatMap((segment, at) =>
    phrasesIn(segment.replace(/\b(?:set (?:of )?|x)(?=\d+\b)/i, 'set of '), reading)
      .map((text) => ofText(pairOr(withoutEnds(text, known), { text, reading }), reading))
      .map((text) => (/^1 ?[:/] ?\d{1,3}$/.test(text) ? `${text} scale` : text))
      .filter((text) => isSure(text, reading, at > 0)),
  )
}

function withoutEnds(text: string, known: ReadonlySet<string>): string {
  const words = wordsOf(text)
  const isNew = (word: Word) => !known.has(rootOf(word.stem))
  const from = words.findIndex(isNew)
  const to = words.findLastIndex(isNew)
  return from === -1
    ? ''
    : text.slice(words[from]?.start, to === words.length - 1 ? undefined : words[to]?.end)
}

/** "Self tie" of a bow tie: what is left of a pair that the text has together says nothing alone. */
function pairOr(left: string, { text, reading }: { text: string; reading: TitleReading }): string {
  const words = wordsOf(text)
  const isPair = words.length === 2 && wordsOf(left).length === 1
  const pair = words.map(({ stem }) => stem).join(' ')
  return isPair && wordsOf(left)[0]?.low === words[0]?.low && isSaid(pair, reading) ? text : left
}

const SIZES = ['xs', 's', 'm', 'l', 'xl', 'small', 'medium', 'large', 'new', 'old', 'sizes', 'size']

/** A lone noun says more with what describes it elsewhere: "stamped penny", "silicone beads". */
function ofText(text: string, { keywords, document }: TitleReading): string {
  const [noun, ...more] = wordsOf(text)
  if (noun === undefined || more.length > 0 || noun.isNumber || isModifier(noun)) return text
  const searched = keywords.find((keyword) => {
    const words = wordsOf(keyword)
    return (
      words.length === 2 &&
      words[1]?.stem === noun.stem &&
      words[0] !== undefined &&
      isModifier(words[0])
    )
  })
  const told = document.statements.flatMap(({ words }) =>
    words.flatMap((word, at) => {
      const before = words[at - 1]
      const isStuff = before !== undefined && is(before, 'material') && !is(before, 'ambiguous')
      return word.stem === noun.stem && isStuff ? [`${before.low} ${noun.low}`] : []
    }),
  )
  return searched ?? told[0] ?? text
}

/** Parted before "for" and its like and around what is measured or counted. */
function phrasesIn(raw: string, reading: TitleReading): string[] {
  const words = wordsOf(raw)
  const measures = measuresIn(raw)
  const isInside = ({ start }: Word) =>
    measures.some((measure) => start > measure.start && start < measure.end)
  const isBehind = (word: Word, at: number) =>
    measures.some(({ end }) => words[at - 1]?.end === end || words[at - 1]?.start === end) &&
    !isSaid(`${words[at - 1]?.stem ?? ''} ${word.stem}`, reading)
  const isBound = (word: Word, at: number) =>
    isInside(word) || isScale(raw, word) || isOf(words[at - 1]) || isAge(words, at)
  const isNewThing = (word: Word, at: number) =>
    word.isNumber ||
    isBehind(word, at) ||
    isBehindLot(words, at) ||
    isBehindYear(words, at) ||
    isScale(raw, words[at - 1] ?? word)
  const starts = words.filter(
    (word, at) =>
      at === 0 ||
      (JOINTS.has(word.low) && !isShare(raw, words[at - 1])) ||
      (!isBound(word, at) && isNewThing(word, at)),
  )
  return starts.map((word, at) => raw.slice(word.start, starts[at + 1]?.start).trim())
}

/** "C. 1960" and "1920s" are one. */
function isAge(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const word = words[at]
  const isYear = word?.isNumber === true && ['c', 'ca', 'circa'].includes(before?.low ?? '')
  return isYear || (word?.low === 's' && before?.isNumber === true)
}

/** "Set of 3 bees" is a set with bees. */
function isBehindLot(words: readonly Word[], at: number): boolean {
  return words[at - 1]?.isNumber === true && words[at - 2]?.low === 'of'
}

/** "1850 hand coloured" is a year and how it is made. */
function isBehindYear(words: readonly Word[], at: number): boolean {
  const before = words[at - 1]
  const isYear = before?.isNumber === true && before.text.length === YEAR_LENGTH
  return isYear || (before?.low === 's' && words[at - 2]?.isNumber === true)
}

const YEAR_LENGTH = 4

/** "1:12" is one. */
function isScale(raw: string, { start }: Word): boolean {
  return raw.charAt(start - 1) === ':'
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

function isSaid(phrase: string, { keywords, document }: TitleReading): boolean {
  return (
    keywords.some((keyword) => spaced(wordsOf(keyword)).includes(` ${phrase} `)) ||
    document.statements.some(({ words }) => spaced(words).includes(` ${phrase} `))
  )
}

/** Borne out by the text or the searches word by word, plain, and neither denied, doubted nor one of several. */
function isSure(text: string, reading: TitleReading, isApart: boolean): boolean {
  const words = wordsOf(text)
  const known = knownRoots(reading)
  const isFree = freeIn(reading)
  const imitations = knownIn(words)
    .filter(({ properties }) => properties.has('imitation'))
    .flatMap(({ from, to }) => words.slice(from, to))
  const isTold = (word: Word) =>
    imitations.includes(word) ||
    ((word.isNumber || UNSAID.has(word.low) || known.has(rootOf(word.stem))) && isFree(word))
  return (
    words.length > 0 &&
    words.length <= WORDS_MAX &&
    isTelling(text, { words, isApart }) &&
    (isApart || isOfOnePhrase(words, reading)) &&
    isPlainPhrase(words) &&
    words.every((word) => isSmall(word) || isTold(word)) &&
    !words.some((word) => is(word, 'praise') || is(word, 'occasion') || word.low === 'gift')
  )
}

/** Words that only put a name to what the seller's title says. */
const AGE = /^(?:c\.|circa|ca\.)? ?(?:1[5-9]|20)\d{2}s?$|^\d{4}s(?= |$)/i
const UNSAID = new Set('style scale set piece pieces pack c ca circa s'.split(' '))

/** "Case roll leather" was typed in a hurry: nouns in a row are one phrase where they are said so elsewhere. */
function isOfOnePhrase(words: readonly Word[], reading: TitleReading): boolean {
  const [first, second] = words
  const isLed =
    first?.isNumber === true || JOINTS.has(first?.low ?? '') || LOTS.has(first?.low ?? '')
  const isStyle = words.at(-1)?.low === 'style'
  const isAlone = second === undefined
  return isLed || isStyle || isAlone || isNearby(words, reading)
}

const NEARBY = 4

/** "Rear support" of a "rear leg support". */
function isNearby(words: readonly Word[], { keywords, document }: TitleReading): boolean {
  const texts = [...keywords.map(wordsOf), ...document.statements.map((said) => said.words)]
  const [first, ...rest] = words
  return texts.some((text) =>
    text.some((word, at) => {
      if (word.stem !== first?.stem) return false
      const window = text.slice(at + 1, at + NEARBY).map(({ stem }) => stem)
      return rest.every(({ stem }) => window.includes(stem))
    }),
  )
}

/** A measure, a count, a tail or a describing phrase; no lone noun, which might be anything. */
function isTelling(
  text: string,
  { words, isApart }: { words: readonly Word[]; isApart: boolean },
): boolean {
  const [first, ...rest] = words
  if (first === undefined) return false
  if (AGE.test(text) || text.endsWith(' scale') || (LOTS.has(first.low) && words[1]?.low === 'of'))
    return true
  const isMeasure = measuresIn(text).some((measure) => measure.text === text)
  if (isMeasure) return true
  if (!endsInNoun(words)) return false
  const last = words.at(-1)
  if (last === undefined || LOTS.has(last.low) || LOTS.has(first.low)) return false
  if (JOINTS.has(first.low)) return rest.length > 0
  if (first.isNumber) return rest.length > 0 && Number.isNaN(Number(last.low.slice(1)))
  const isMotif = rest.length === 0 && first.low !== first.stem && first.low.length > LONE_MIN
  const isStuff = is(first, 'material') || is(first, 'colour')
  if (isMotif || (isApart && rest.length === 0 && !isStuff)) return !is(first, 'kin')
  return rest.length > 0 && rest.length < 4
}

const LONE_MIN = 3
const LOTS = new Set('set kit lot bundle pair'.split(' '))

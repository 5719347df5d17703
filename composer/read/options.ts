import type { Fact } from './told.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const CHOOSING = new Set(['choose', 'choice', 'option', 'options', 'either', 'pick', 'assorted'])
const REACH = 3

// Every word that might stand in a title is asked about, of every fact.
const known = new WeakMap<Fact, ReadonlySet<string>>()

/** The words of a statement that name one of several: no trait of the thing by themselves. */
export function optionsIn(fact: Fact): ReadonlySet<string> {
  const before = known.get(fact)
  if (before !== undefined) return before
  const options = readOptions(fact)
  known.set(fact, options)
  return options
}

function readOptions({ said, kind }: Fact): ReadonlySet<string> {
  const { words, text } = said
  const isList =
    (kind === 'options' || said.labelMeaning === 'colours' || said.labelMeaning === 'options') &&
    !isOneColour(said)
  if (
    isList &&
    (text.includes(',') || text.includes('/') || words.some((word) => word.low === 'or'))
  ) {
    return new Set(offeredIn(said).map((word) => word.stem))
  }
  // "Tartan orange/brown" leaves the colours to choose; a row of slashes leaves all that it holds.
  const reach = text.split('/').length > 2 ? REACH - 1 : 0
  return new Set(
    words.flatMap((word, at) => {
      const between = text.slice(word.end, words[at + 1]?.start ?? word.end)
      // "Signal box /// kit" is parted by an ornament.
      if (between.includes('/') && !between.includes('//'))
        return stemsAround(words, { from: at - reach, to: at + reach + 2 })
      if (word.low === 'or') return stemsAround(words, { from: at - REACH, to: at + REACH + 1 })
      return CHOOSING.has(word.low) && !isQuoted(text, word)
        ? stemsAround(words, { from: at, to: at + 2 * REACH + 2 })
        : []
    }),
  )
}

/** "Blue and white, each a little different as painted by hand": one look, and what is said of it. */
function isOneColour({ labelMeaning, text, words }: Fact['said']): boolean {
  const [, ...more] = partedAtCommas(words, text)
  return (
    labelMeaning === 'colours' &&
    more.length > 0 &&
    more.every((part) => part.length > SHORT_PART) &&
    !text.includes('/') &&
    words.every(({ low }) => low !== 'or' && !CHOOSING.has(low))
  )
}

const QUOTED = /"[^"\n]*"/g

/** Whether a word stands in quotation marks, as what is written on a thing. */
function isQuoted(text: string, { start, end }: Word): boolean {
  return [...text.matchAll(QUOTED)].some(
    ({ 0: quote, index }) => start >= index && end <= index + quote.length,
  )
}

const SURCHARGE =
  /\+\s?(?:[$£€]\s?\d|\d[\d.,]{0,6}-?\s?(?:[$£€]|eur|usd|gbp|pounds?|dollars?|euros?)(?!\p{L}))|(?<=[\p{L},] )\+\d{1,2}(?=[,.;)\]]|$)/iu

const FOR_MORE =
  /\b(?:gegen aufpreis|contre supplément|avec supplément|con suplemento|con sovrapprezzo|tegen meerprijs)\b/iu

/** "Name embroidered + 5,- €" is to be had for more: the thing as it is sold has none. */
export function isForMore({ said }: Fact): boolean {
  return SURCHARGE.test(said.text) || FOR_MORE.test(said.text)
}

const SHORT_PART = 3

/** Of a breath without a label, the part with the "or" and the short ones right before it; of a list, all of it. */
function offeredIn({ words, text, label, labelMeaning }: Fact['said']): readonly Word[] {
  const parts = partedAtCommas(words, text)
  const isOpen = (part: readonly Word[]) =>
    part.some(({ low }) => low === 'or' || CHOOSING.has(low)) || isSlashed(part, text)
  const open = parts.findLastIndex(isOpen)
  if (label !== '' || labelMeaning !== null || open === -1) return words
  const before = parts.slice(0, open)
  const last = before.findLastIndex((part) => part.length > SHORT_PART)
  return parts
    .slice(last + 1, open + 1)
    .concat(before.filter(isOpen))
    .flatMap((part) => part.slice(part.findIndex(({ low }) => low === 'either') + 1))
}

function isSlashed(part: readonly Word[], text: string): boolean {
  return text.slice(part[0]?.start, part.at(-1)?.end).includes('/')
}

function partedAtCommas(words: readonly Word[], text: string): Word[][] {
  const parts: Word[][] = [[]]
  for (const [at, word] of words.entries()) {
    parts.at(-1)?.push(word)
    if (text.slice(word.end, words[at + 1]?.start ?? word.end).includes(',')) parts.push([])
  }
  return parts.filter((part) => part.length > 0)
}

function stemsAround(words: readonly Word[], { from, to }: { from: number; to: number }): string[] {
  return words.slice(Math.max(0, from), to).map((word) => word.stem)
}

/** Whether a phrase is one of several to choose from. */
export function isOption(phrase: string, fact: Fact): boolean {
  const options = optionsIn(fact)
  return wordsOf(phrase).some((word) => options.has(word.stem))
}

import type { Measure } from '../reading/measures.ts'
import type { Reading } from '../reading/reading.ts'
import type { ReadPart } from './case.ts'

/** The one size or kind that a title names of several to choose from; null where it names none, or more. */
export function oneOfSeveral({ reading, text }: ReadPart, product: Reading): string | null {
  for (const measure of reading.measures) {
    if (isOneSize(measure, product)) return text.slice(measure.start, measure.end)
  }
  for (const members of slashedIn(product)) {
    const told = members.filter((root) => reading.places.has(root) && !isSaidApart(root, product))
    const [only = ''] = told
    const token = reading.tokens[reading.places.get(only)?.[0] ?? -1]
    if (told.length === 1 && token !== undefined) return token.text
  }
  return null
}

const CHOOSING = new Set(['or', 'oder', 'ou', 'of', 'o', 'eller', 'lub'])
const SIZES_MIN = 2

/** "90 x 90 cm" of "40x40, 60x60 of 90x90 cm": each sentence that has its numbers has others of its kind, and a word to choose by. */
function isOneSize({ numbers, unit }: Measure, { measures, sentences, tokens }: Reading): boolean {
  if (unit === '' || unit === '%') return false
  const holding = new Set(
    measures
      .filter((given) => numbers.every((number) => given.numbers.includes(number)))
      .map(({ sentence }) => sentence),
  )
  return (
    holding.size > 0 &&
    [...holding].every((index) => {
      const { from = 0, to = 0 } = sentences[index] ?? {}
      const sizes = measures.filter(
        (given) => given.sentence === index && (given.unit === unit || given.unit === ''),
      )
      const different = new Set(sizes.flatMap((given) => given.numbers))
      const isChoice = tokens
        .slice(from, to)
        .some(({ word }, at, all) => isBetweenSizes(word, at, all))
      return different.size >= SIZES_MIN && isChoice
    })
  )
}

function isBetweenSizes(word: string, at: number, all: Reading['tokens']): boolean {
  return CHOOSING.has(word) && all[at + 1]?.kind === 'number'
}

/** "Walnut / ash / sapele": the words before and behind each of at least two slashes of one phrase. */
function slashedIn({ tokens, sentences }: Reading): string[][] {
  const phrases = sentences.flatMap(({ clauses }) => clauses)
  return phrases.flatMap(({ from, to }) => {
    // "8 oz / 227 g" is one size in two units, and "w/" is "with".
    const slashes = tokens
      .slice(from, to)
      .flatMap(({ word }, at) => (word === '/' ? [from + at] : []))
      .filter((at) => [tokens[at - 1], tokens[at + 1]].every(isName))
    if (slashes.length < 2 || (slashes.at(-1) ?? 0) - (slashes[0] ?? 0) > CHAIN_TOKENS) return []
    const beside = slashes.flatMap((at) => [tokens[at - 1], tokens[at + 1]])
    return [[...new Set(beside.flatMap((token) => token?.root ?? []))]]
  })
}

const CHAIN_TOKENS = 20

function isName(token: Reading['tokens'][number] | undefined): boolean {
  return token?.kind === 'word' && token.word.length > 1
}

/** "Bridesmaid robes" whose backs say "Bride / Bridesmaid / Mother": what a line without slashes says is so of the thing. */
function isSaidApart(root: string, { places, tokens, sentences, sentenceOf }: Reading): boolean {
  return (places.get(root) ?? []).some((at) => {
    const { from = 0, to = 0 } = sentences[sentenceOf[at] ?? -1] ?? {}
    return tokens.slice(from, to).every(({ word }) => word !== '/')
  })
}

/** "Cores do bordado" of "Cores do bordado: branco, bege": the label of a list that a title left behind. */
export function bareLabel({ text }: ReadPart, { text: product }: Reading): string | null {
  const lines = product.toLowerCase().split(/\n|[.!?] /)
  const labels = new Set(lines.flatMap((line) => labelOf(line)))
  const segments = text.split(', ').slice(1)
  return (
    segments.find((segment) => segment.includes(' ') && labels.has(segment.toLowerCase())) ?? null
  )
}

function labelOf(line: string): string[] {
  const [label = '', value] = line.split(':')
  // "Stand: walnut" names a part; a label of several words with several things behind it is a list's.
  return value !== undefined && value.includes(',') ? [label.trim()] : []
}

const NAME_LETTERS = 4

/** "vietri" of a seller who writes "Ceramica di Vietri sul Mare", and never writes it small. */
export function smallName({ reading }: ReadPart, product: Reading): string | null {
  const own = Map.groupBy(product.tokens, ({ word }) => word)
  const found = reading.tokens.find(({ text, word, kind }, at) => {
    const said = own.get(word) ?? []
    const isSmall = kind === 'word' && text === word && word.length >= NAME_LETTERS && at > 0
    return isSmall && said.length > 0 && said.every((token) => isNamedAmongSmall(product, token))
  })
  return found?.text ?? null
}

const SMALL_MIN = 3

/** A sentence, and no heading in capitals. */
function isProse(
  { tokens, sentences, sentenceOf }: Pick<Reading, 'tokens' | 'sentences' | 'sentenceOf'>,
  at: number,
): boolean {
  const { from = 0, to = 0 } = sentences[sentenceOf[at] ?? -1] ?? {}
  const small = tokens
    .slice(from, to)
    .filter(
      ({ text, word, kind }) => kind === 'word' && text === word && word.length >= NAME_LETTERS,
    )
  return small.length >= SMALL_MIN
}

function isNamedAmongSmall(
  { tokens, sentences, sentenceOf }: Reading,
  token: Reading['tokens'][number],
): boolean {
  const at = tokens.indexOf(token)
  const isCapital = token.text !== token.word && token.text !== token.text.toUpperCase()
  const beside = [tokens[at - 1], tokens[at + 1]]
  const isAmongSmall = beside.every((other) => other?.kind === 'word' && other.text === other.word)
  return isCapital && isAmongSmall && isProse({ tokens, sentences, sentenceOf }, at)
}

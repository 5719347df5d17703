import { type Item } from '../item.ts'
import { is, isModifier, knownIn, propertiesOf } from '../lexicon.ts'
import { isOption } from '../options.ts'
import { isVerb } from '../parts.ts'
import type { Fact } from '../told.ts'
import { isSmall, type Word } from '#marketplace/searches/words.ts'

type Reading = { facts: readonly Fact[]; item: Item }

/** A longer run of words is a sentence. */
const WORDS_MAX = 7
/** More words than this make a name no clearer. */
const NAME_GOOD = 4
/** Names beyond these say nothing new. */
const NAMES_MAX = 12

/** How the seller names the item: its noun with all that stands in front of it; where it ends in her text. */
export type Naming = { text: string; words: Word[]; said: Fact; end: number }

/** The seller's fullest name of the item in front of all, for searches. */
export function ownName(reading: Reading): Word[] | null {
  return ownNames(reading).find((words) => words.every((word) => !word.isNumber)) ?? null
}

/** The seller's names of the item that hold what buyers call it, the fullest first. */
function ownNames({ facts, item }: Reading): Word[][] {
  return facts
    .filter(({ kind }, at) => at === 0 || (kind !== 'care' && kind !== 'order'))
    .flatMap((fact) => namesIn(fact, item.head))
    .slice(0, NAMES_MAX)
    .map(({ words }) => words)
    .filter((words) => {
      const stems = words.map((word) => word.stem)
      const isPlain = words.every((word) => !is(word, 'brand') && !isSmall(word))
      const isFuller = words.length > item.stems.length
      return isPlain && isFuller && item.stems.every((stem) => stems.includes(stem))
    })
    .toSorted((a, b) => Math.min(b.length, NAME_GOOD) - Math.min(a.length, NAME_GOOD))
}

/** Every place where a statement names the thing by a noun, in order. */
export function namesIn(said: Fact, head: string): Naming[] {
  return said.said.words.flatMap((word, at) => {
    if (word.stem !== head || isOfSomethingElse(said, at)) return []
    const words = phraseEndingAt(said, at)
    const [first] = words
    const text = said.said.text.slice(first?.start ?? word.start, word.end)
    return words.length > WORDS_MAX ? [] : [{ text, words, said, end: word.end }]
  })
}

/** "For the ring", "tennis ball size", "my other mugs", "no bowl": the noun of another thing, or of none. */
function isOfSomethingElse({ said }: Fact, at: number): boolean {
  const before = said.words.slice(Math.max(0, at - 4), at)
  const next = said.words[at + 1]
  const isLinked = next !== undefined && said.text.slice(said.words[at]?.end, next.start) === '-'
  const isLikened = next !== undefined && LIKENED.has(next.low)
  return isLinked || isLikened || before.some((word) => AWAY.has(word.low))
}

/** "Tennis ball size" likens it to another thing. */
const LIKENED = new Set('size sized shape shaped'.split(' '))
const AWAY = new Set('other another no not never without matching our'.split(' '))

const NO_NAME_WORDS = new Set(
  'proper small-batch listing gift decor item product photo picture price sale new only please note one two three four this that our my own extra spare real actual same first'.split(
    ' ',
  ),
)

/** "Moth & mushroom patch" is one name. */
const BETWEEN = [' ', '-', '', ' & ', ' + ']

/** A run of words without a mark, a verb or a small word between them, up to this one. */
function phraseEndingAt(fact: Fact, at: number): Word[] {
  const { text, words } = fact.said
  let from = at
  while (from > 0 && at - from <= WORDS_MAX) {
    const word = words[from - 1]
    const next = words[from]
    if (word === undefined || next === undefined) break
    const between = text.slice(word.end, next.start)
    // "1970s" is a number and a letter to a reader of words.
    const isMeasure = word.isNumber && (isUnitWord(next) || between === '')
    if (!BETWEEN.includes(between) || (word.isNumber && !isMeasure)) break
    if (!isMeasure && !canName(words, from - 1, fact)) break
    from -= 1
  }
  // A unit without its number, or an ending of another phrase, begins no name.
  while (from < at && (isUnitWord(words[from]) || words[from]?.low === 'and')) from += 1
  return words.slice(from, at + 1)
}

function isUnitWord(word: Word | undefined): boolean {
  return (
    word !== undefined &&
    ['inch', 'cm', 'mm', 'oz', 'ply', 'piece', 'page', 'litre', 'liter', 'ft', 'foot'].includes(
      word.low,
    )
  )
}

/** Whether a word can belong to the name of a thing: anything that is no verb, no praise and no filler. */
function canName(words: readonly Word[], at: number, fact: Fact): boolean {
  const word = words[at]
  // "New Zealand wool": a word of a phrase that is known as one.
  const [known] = knownIn(words.slice(at, at + 2))
  const isOfPhrase = known?.from === 0 && known.to === 2
  if (word === undefined || (NO_NAME_WORDS.has(word.low) && !isOfPhrase)) return false
  // "Mortar and pestle"
  if (isSmall(word)) return word.low === 'and' && fact.said.form !== 'sentence'
  const properties = propertiesOf(word)
  const isOrder =
    properties.has('imperative') && !isModifier(word) && at === 0 && fact.said.form === 'sentence'
  return (
    !isOrder &&
    !isVerb(words, at) &&
    !word.low.endsWith('ly') &&
    !isOption(word.low, fact) &&
    !properties.has('praise')
  )
}

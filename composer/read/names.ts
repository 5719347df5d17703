import type { Denied } from './denied.ts'
import { isModifier, type Item } from './item.ts'
import { knownIn, propertiesOf } from './lexicon.ts'
import { isOption } from './options.ts'
import type { Fact } from './told.ts'
import { isSmall, type Word, wordsOf } from './words.ts'

type Reading = { facts: readonly Fact[]; item: Item; denied: readonly Denied[] }

/** A longer run of words is a sentence. */
const WORDS_MAX = 5
/** More words than this make a name no clearer. */
const NAME_GOOD = 4

/** The seller's fullest name of the item: its noun with the words of make and look in front of it. */
export function ownName({ facts, item }: Pick<Reading, 'facts' | 'item'>): Word[] | null {
  const names = facts
    .filter(({ kind }) => kind !== 'care' && kind !== 'order' && kind !== 'must')
    .flatMap((fact) =>
      fact.said.words.flatMap((word, at) => {
        const phrase = word.stem === item.head ? phraseEndingAt(fact.said, at) : []
        const extra = phrase.filter((one) => !item.stems.includes(one.stem))
        const holdsName = item.stems.every((stem) => phrase.some((one) => one.stem === stem))
        const isPlain = extra.every((one) => canName(one) && !isOption(one.low, fact))
        return holdsName && isPlain && extra.length > 0 && phrase.length <= WORDS_MAX
          ? [phrase]
          : []
      }),
    )
  // The first of the fullest: sellers name the thing best where they begin.
  return (
    names.toSorted((a, b) => Math.min(b.length, NAME_GOOD) - Math.min(a.length, NAME_GOOD))[0] ??
    null
  )
}

const NO_NAME = ['finite', 'praise', 'vague', 'brand', 'claim', 'unit', 'container'] as const
const NO_NAME_WORDS = new Set(
  'listing item product photo picture price sale new only please note one two this that our my'.split(
    ' ',
  ),
)

/** Whether a word can belong to the name of a thing: anything that is no verb, no praise and no filler. */
function canName(word: Word): boolean {
  const properties = propertiesOf(word)
  const isOrder = properties.has('imperative') && !isModifier(word)
  return (
    !word.isNumber &&
    !isOrder &&
    !NO_NAME_WORDS.has(word.low) &&
    !NO_NAME.some((name) => properties.has(name))
  )
}

const TAIL_WORDS_MAX = 5
const TAIL_STARTS = new Set(['for', 'with', 'from', 'in', 'of', 'made'])

/** What the seller adds to the name in the same breath: "for 35mm slides", ", brass arm with patina". */
export function nameTails({
  facts,
  item,
  denied,
}: Pick<Reading, 'facts' | 'item' | 'denied'>): string[] {
  const fact = facts.find(({ said }) =>
    said.words.slice(0, TAIL_WORDS_MAX + 3).some((word) => word.stem === item.head),
  )
  if (fact === undefined || fact.said.form === 'sentence') return []
  const at = fact.said.words.findIndex((word) => word.stem === item.head)
  const rest = fact.said.text.slice(fact.said.words[at]?.end ?? 0)
  return rest.split(/[,;.(–—]|\s-\s/).flatMap((part, index) => {
    const words = wordsOf(part)
    const first = words[0]
    if (first === undefined || words.length > TAIL_WORDS_MAX || part.includes('"')) return []
    const isTail = index === 0 && TAIL_STARTS.has(first.low)
    const isTrait =
      index > 0 &&
      knownIn(words).some(
        ({ properties }) => properties.has('material') || properties.has('technique'),
      )
    const isFalse =
      words.some((word) => denied.some(({ stem }) => stem === word.stem)) || isOption(part, fact)
    const isVerb = words.some(
      (word) => propertiesOf(word).has('finite') && !propertiesOf(word).has('ambiguous'),
    )
    return (isTail || isTrait) && !isFalse && !isVerb ? [part.trim()] : []
  })
}

/** A run of words without a mark or a small word between them, up to this one. */
function phraseEndingAt({ text, words }: Fact['said'], at: number): Word[] {
  let from = at
  while (from > 0 && at - from <= WORDS_MAX) {
    const word = words[from - 1]
    const next = words[from]
    if (word === undefined || next === undefined) break
    const between = text.slice(word.end, next.start)
    const isNumber = word.isNumber && !/^\d{1,3}$/.test(word.text)
    if ((between !== ' ' && between !== '-') || isSmall(word) || isNumber) break
    from -= 1
  }
  return words.slice(from, at + 1)
}

import type { Denied } from '#marketplace/searches/denied.ts'
import type { FactKind } from '../fact-kinds.ts'
import { isModifier, type Item } from '../item.ts'
import { propertiesOf } from '../lexicon.ts'
import { endsInNoun } from '../makings.ts'
import { isOption } from '../options.ts'
import { isPlainPhrase, isVerb } from '../parts.ts'
import type { Fact } from '../told.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'

type Reading = { facts: readonly Fact[]; item: Item; denied: readonly Denied[] }

/** A longer run of words is a sentence. */
const WORDS_MAX = 6
/** More words than this make a name no clearer. */
const NAME_GOOD = 4
/** Names beyond these say nothing new. */
const NAMES_MAX = 12

/** How the seller names the item: its noun with all that stands in front of it. */
export type Naming = { text: string; words: Word[]; said: Fact; end: number }

/** The seller's fullest name of the item in front of all, for searches. */
export function ownName(reading: Pick<Reading, 'facts' | 'item'>): Word[] | null {
  return ownNames(reading).find(({ words }) => words.every((word) => !word.isNumber))?.words ?? null
}

/** The seller's names of the item that hold what buyers call it, the fullest first. */
export function ownNames(reading: Pick<Reading, 'facts' | 'item'>): Naming[] {
  const { item } = reading
  return namings(reading)
    .filter(({ words }) => {
      const stems = words.map((word) => word.stem)
      return words.length > item.stems.length && item.stems.every((stem) => stems.includes(stem))
    })
    .toSorted((a, b) => worth(b) - worth(a))
}

function worth({ words }: Naming): number {
  return Math.min(words.length, NAME_GOOD)
}

/** Every place where the seller's text names the item, in order. */
export function namings({ facts, item }: Pick<Reading, 'facts' | 'item'>): Naming[] {
  return facts
    .filter(({ kind }, at) => at === 0 || (kind !== 'care' && kind !== 'order'))
    .flatMap((said) =>
      said.said.words.flatMap((word, at) => {
        if (word.stem !== item.head || isOfSomethingElse(said, at)) return []
        const words = phraseEndingAt(said, at)
        const [first] = words
        const text = said.said.text.slice(first?.start ?? word.start, word.end)
        return words.length > WORDS_MAX ? [] : [{ text, words, said, end: word.end }]
      }),
    )
    .slice(0, NAMES_MAX)
}

/** "For the ring", "my other mugs", "no bowl": the noun of another thing, or of none. */
function isOfSomethingElse({ said }: Fact, at: number): boolean {
  const before = said.words.slice(Math.max(0, at - 4), at)
  const next = said.words[at + 1]
  const isLinked = next !== undefined && said.text.slice(said.words[at]?.end, next.start) === '-'
  return isLinked || before.some((word) => AWAY.has(word.low))
}

const AWAY = new Set('other another no not never without matching our'.split(' '))

const NO_NAME = ['praise', 'brand', 'container'] as const
const NO_NAME_WORDS = new Set(
  'proper small-batch listing gift decor item product photo picture price sale new only please note one two three four this that our my own extra spare real actual same first'.split(
    ' ',
  ),
)

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
    if (![' ', '-', ''].includes(between) || (word.isNumber && !isMeasure)) break
    if (!isMeasure && !canName(words, from - 1, fact)) break
    from -= 1
  }
  // A unit without its number, or an ending of another phrase, begins no name.
  while (from < at && isUnitWord(words[from])) from += 1
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
  if (word === undefined || isSmall(word) || NO_NAME_WORDS.has(word.low)) return false
  const properties = propertiesOf(word)
  const isOrder =
    properties.has('imperative') && !isModifier(word) && at === 0 && fact.said.form === 'sentence'
  return (
    !isOrder &&
    !isVerb(words, at) &&
    !word.low.endsWith('ly') &&
    !isOption(word.low, fact) &&
    !NO_NAME.some((name) => properties.has(name))
  )
}

const TAIL_WORDS_MAX = 8
const TAIL_STARTS = new Set(['for', 'with', 'from', 'in', 'of', 'made'])
const LIST_JOINTS = [',', 'and', 'or', '&', '+', '/']
const TAIL_ENDS = /[,;.():?!–—|]|\s[-/+&]\s|\b(?:and|or|that|which|who|so|but|to|you|i|we|it)\b/i

/** "Wash cool or they become mittens for a doll" */
const OF_NO_NAME: ReadonlySet<FactKind> = new Set(['must', 'care', 'order', 'condition'])

/** What the seller adds to the name in the same breath: "for 35mm slides", "with seven ash rods". */
export function nameTails({ facts, item, denied }: Reading): string[] {
  return namings({ facts, item })
    .slice(0, 2)
    .filter(({ said }) => !said.isMustKnow && !OF_NO_NAME.has(said.kind))
    .flatMap(({ said, end }) => {
      const rest = said.said.text.slice(end).replace(/^ (?:set|kit|lot|pack|bundle)(?= )/i, '')
      const [breath = ''] = rest.split(TAIL_ENDS)
      const [front = ''] = breath.split(/ with (?!$)/)
      const tail = wordsOf(breath).length <= TAIL_WORDS_MAX || front.trim() === '' ? breath : front
      const joint = rest.slice(tail.length).trimStart()
      const words = wordsOf(tail)
      const [first] = words
      if (first === undefined || words.length < (first.low === 'with' ? 3 : 2)) return []
      if (
        words.length > TAIL_WORDS_MAX ||
        words.some((word) => word.low === 'the' || word.isNumber)
      )
        return []
      const isTail = TAIL_STARTS.has(first.low) && tail.startsWith(' ')
      const isFalse =
        words.some((word) => denied.some(({ stem }) => stem === word.stem)) || isOption(tail, said)
      // "For drawer, cupboard and wardrobe" is not for drawers alone.
      const isHalf = first.low !== 'with' && LIST_JOINTS.some((one) => joint.startsWith(one))
      const isBoast = words.some((word) => propertiesOf(word).has('praise'))
      return isTail && !isHalf && !isBoast && !isFalse && isPlainPhrase(words) && endsInNoun(words)
        ? [tail.trim()]
        : []
    })
}

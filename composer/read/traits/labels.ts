import { isDenyingWord } from '#marketplace/searches/denied.ts'
import { isSmall, type Word, wordsOf } from '#marketplace/searches/words.ts'
import { withoutStop } from '../../say/sentence.ts'
import { is, isModifier, knownIn } from '../lexicon.ts'
import { isPlainPhrase, partsIn } from '../parts.ts'
import type { Fact } from '../told.ts'
import { asTrait, LEADS, PARTS, readAt, type Trait, WORDS_MAX } from './runs.ts'

const STUFF_LABELS = new Set(['body', 'wood', 'actual material'])
const COLOUR_LABELS = new Set(['colour', 'color'])
const LOOK_LABELS = new Set('style pattern shape technique method theme print'.split(' '))
const SCENT_LABELS = new Set(['fragrance', 'notes', 'scent notes', 'flavour', 'flavor'])
/** "Brass finish", "bronze colour": what something looks like is not what it is of. */
const LOOKS = new Set(['finish', 'colour', 'color', 'look', 'effect', 'style'])

/** "Material: olive wood, oiled", "Colour: pale honey", "Handle: ash". */
export function labelTraits(fact: Fact): Trait[] {
  const { label, labelMeaning, text } = fact.said
  const names = wordsOf(label)
  const [sentence = ''] = text.split('. ')
  if (COLOUR_LABELS.has(label.toLowerCase())) return colourIn(withoutStop(text))
  if (SCENT_LABELS.has(label.toLowerCase()) || names.at(-1)?.low === 'scent') return scentIn(text)
  const [name, ...more] = names
  const [value] = partsIn({ ...fact, said: { ...fact.said, text: sentence } })
  const isOne = name !== undefined && more.length === 0 && value !== undefined
  if (isOne && (PARTS.has(name.stem) || name.low === 'finish')) return partOf(name, fact)
  // "Leather: full grain English bridle" of a leather belt.
  const isUnsaid = isOne && !value.words.some((word) => is(word, 'material'))
  if (isUnsaid && is(name, 'material') && !is(name, 'colour') && isDescribing(value.words))
    return [asTrait('stuff', [...value.words, name])]
  if (LOOK_LABELS.has(label.toLowerCase()) && fact.kind !== 'options') return lookIn(fact)
  // "Metal part: brass" is of that part.
  const isOfPart = names.at(-1)?.stem === 'part'
  const isStuff =
    !isOfPart && (labelMeaning === 'material' || STUFF_LABELS.has(label.toLowerCase()))
  return isStuff ? stuffOf({ ...fact, said: { ...fact.said, text: sentence } }) : []
}

function isDescribing(words: readonly Word[]): boolean {
  return (
    words.length <= WORDS_MAX &&
    isPlainPhrase(words) &&
    words.every((word) => !word.isNumber && !isSmall(word) && !is(word, 'colour')) &&
    (words.some(isModifier) || knownIn(words).length > 0)
  )
}

/** "Handle: ash", "Buckle: solid brass, roller": what buyers see, where it leaves no choice. */
function partOf(name: Word, fact: Fact): Trait[] {
  const { text, words } = fact.said
  const [value] = partsIn(fact)
  const isOpen = text.includes('/') || words.some(({ low }) => low === 'or' || low === 'and')
  const [trait] = value === undefined || isOpen ? [] : readAt(value.words, 0)
  const isStuff = trait?.kind === 'stuff' && trait.words.length === value?.words.length
  return isStuff && fact.kind !== 'options' ? [asTrait('part', [...trait.words, name])] : []
}

/** The one stuff that a text names in its first part. */
function stuffOf(fact: Fact): Trait[] {
  const [first, ...more] = partsIn(fact)
  const isAll = first?.words[0]?.low === 'all'
  const isOne = isAll || more.every(({ words }) => words.every((word) => !is(word, 'material')))
  const typed = first?.words ?? []
  const from = typed.findIndex(
    (word) => !word.isNumber && !is(word, 'unit') && !LEADS.has(word.low),
  )
  const rest = from === -1 ? [] : typed.slice(from)
  const end = rest.findIndex(({ isNumber }) => isNumber)
  const words = rest.slice(0, end === -1 ? undefined : end)
  const isStuff =
    words.length <= WORDS_MAX &&
    isPlainPhrase(words) &&
    knownIn(words).some(({ properties }) => properties.has('material')) &&
    words.every(({ low }) => !LOOKS.has(low))
  const ways = more
    .flatMap((one) => readAt(one.words, 0))
    .filter(({ kind }) => kind !== 'stuff' && kind !== 'colour')
  return isOne && isStuff ? [asTrait('stuff', words), ...ways] : ways
}

/** "Technique: copper foil" */
function lookIn(fact: Fact): Trait[] {
  const [first] = partsIn(fact)
  const isChoice = fact.said.text.includes('/') || fact.said.words.some(({ low }) => low === 'or')
  return first === undefined || isChoice ? [] : readAt(first.words, 0)
}

function colourIn(text: string): Trait[] {
  // "Natural with mustard trim", "blue and white, each a little different".
  const [first = '', ...more] = text.split(',')
  const isListed = more.some((part) => wordsOf(part).length <= LISTED_MAX)
  const own = isListed ? text : first
  const words = wordsOf(own)
  const isOne = words.length <= COLOUR_WORDS && !text.includes('/') && isPlainPhrase(words)
  return isOne && words.some((word) => is(word, 'colour'))
    ? [{ kind: 'colour', words, text: own }]
    : []
}

const LISTED_MAX = 3
const COLOUR_WORDS = 6
const SCENT_WORDS = 6

/** "Cedar, tobacco leaf and black pepper" */
export function scentIn(text: string): Trait[] {
  const [scent = ''] = text.split('.')
  const words = wordsOf(scent)
  const isWhole =
    words.length > 0 &&
    words.length <= SCENT_WORDS &&
    isPlainPhrase(words) &&
    !words.some((word) => isDenyingWord(word) || word.low === 'none') &&
    !scent.includes('(') &&
    !scent.includes('/')
  return isWhole ? [{ kind: 'scent', words, text: scent.trim() }] : []
}

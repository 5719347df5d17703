import { is } from './lexicon.ts'
import type { Making, TraitKind } from './makings.ts'
import { measuresIn } from './measures.ts'
import { isOption } from './options.ts'
import { isPlainPhrase, type Part, partsIn } from './parts.ts'
import type { Fact } from './told.ts'
import { type Word, wordsOf } from '#marketplace/searches/words.ts'

const BY_LABEL: Partial<Record<string, TraitKind>> = {
  material: 'material',
  materials: 'material',
  fabric: 'material',
  wood: 'material',
  leather: 'material',
  metal: 'material',
  yarn: 'material',
  set: 'count',
  size: 'size',
  diameter: 'size',
  length: 'size',
  height: 'size',
  dimensions: 'size',
  measurements: 'size',
  scale: 'size',
  capacity: 'capacity',
  volume: 'capacity',
  colour: 'colour',
  color: 'colour',
  finish: 'finish',
  scent: 'scent',
  species: 'theme',
  pack: 'count',
  quantity: 'count',
  fits: 'fit',
  'compatible with': 'fit',
  age: 'age',
  era: 'age',
  technique: 'technique',
  format: 'format',
  formats: 'format',
}
const BY_MEANING: Partial<Record<string, TraitKind>> = {
  material: 'material',
}
const LABELLED_WORDS_MAX = 5

/** "Scent: none added" names nothing that the thing has. */
const NOTHING = new Set(
  'none no not without zero keine kein ohne aucun sans nessuno senza sin'.split(' '),
)

/** "Fabric: cotton lawn" says what the whole thing is made of; only the first phrase of the value, and whole. */
export function labelled(
  fact: Fact,
  { head, isForeign }: { head: string; isForeign: boolean },
): Making | null {
  const { label, labelMeaning } = fact.said
  if (label === '') return null
  const low = label.toLowerCase()
  const kind = isForeign ? BY_MEANING[labelMeaning ?? ''] : BY_LABEL[low]
  const [first] = partsIn(fact)
  if (kind === undefined || first === undefined || isOption(first.text, fact)) return null
  if (NOTHING.has(first.words[0]?.low ?? '')) return null
  const making = valueOf(kind, first, {
    head,
    label: low,
    isAlone: partsIn(fact).length === 1,
  })
  const isChoice = kind === 'colour' && partsIn(firstSentence(fact)).length > 1
  const isShort = making !== null && !isChoice && wordsOf(making.text).length <= LABELLED_WORDS_MAX
  const isOpen = / or | \/ |\bvarious\b|\bmixed\b|\bany\b/.test(fact.said.text)
  return isShort && !isOpen ? making : null
}

/** "Leather: full grain" says "full grain leather". */
function stuffOf(text: string, words: readonly Word[], label: string): Making | null {
  if (!isPlainPhrase(words)) return null
  if (words.some((word) => is(word, 'material')) || BY_LABEL[label] === undefined)
    return { kind: 'material', text }
  const isStuff = ['leather', 'wood', 'metal', 'yarn'].includes(label)
  return isStuff && words.length <= 2 ? { kind: 'material', text: `${text} ${label}` } : null
}

const SIDES: Partial<Record<string, string>> = { height: 'tall', length: 'long' }

function firstSentence(fact: Fact): Fact {
  const [text = ''] = fact.said.text.split(/ ?\. /)
  return { ...fact, said: { ...fact.said, text } }
}

type Place = { head: string; label: string; isAlone: boolean }

const COUNTED = new Set('pieces pcs pc piece'.split(' '))

function valueOf(kind: TraitKind, { text, words }: Part, place: Place): Making | null {
  const { label, isAlone } = place
  if (kind === 'size' || kind === 'capacity') return sideOf(kind, text, label)
  if (kind === 'fit') return words.length > 4 ? null : { kind, text: `for ${text}` }
  if (kind === 'material') return stuffOf(text, words, label)
  if (kind === 'count') return manyOf(words, place)
  const isPlain = words.every((word) => !word.isNumber || kind === 'age')
  const isOne = kind !== 'format' || (isAlone && words.length <= 2)
  return isPlain && isOne ? { kind, text } : null
}

/** "Height: 7 feet" says "7 feet tall". */
function sideOf(kind: TraitKind, text: string, label: string): Making | null {
  const [measure, ...more] = measuresIn(text)
  if (measure === undefined || more.length > 0) return null
  const side = SIDES[label]
  const isSide = side !== undefined && !measure.text.includes(' x ')
  return { kind, text: isSide ? `${measure.text} ${side}` : measure.text }
}

/** "Pack: 10 frames" says "set of 10" of frames. */
function manyOf([number, noun]: readonly Word[], { head }: Place): Making | null {
  const isMany = number?.isNumber === true && Number(number.text) > 1
  const isBare = noun === undefined || COUNTED.has(noun.low) || noun.stem === head
  return isMany && isBare ? { kind: 'count', text: `set of ${number.text}` } : null
}

import { remembered } from '#marketplace/remembered.ts'
import { linesOf, pairOf } from '../data/load.ts'
import { ownOf } from './patterns.ts'
import { isSmall, lowWordsOf, wordsOf } from '#marketplace/searches/words.ts'

/** What a section of a seller's text is about. */
export const MEANINGS = [
  'item',
  'answers',
  'details',
  'size',
  'material',
  'colours',
  'options',
  'included',
  'order',
  'personalise',
  'use',
  'care',
  'fit',
  'files',
  'licence',
  'condition',
  'story',
  'must',
  'shipping',
  'returns',
  'payment',
  'policy',
  'shop',
  'thanks',
  'searches',
] as const
export type Meaning = (typeof MEANINGS)[number]

export type Headings = {
  /** What a heading or label means, if it is one that we know. */
  meaningOf(text: string): Meaning | null
  /** Whether it is one of them word for word. */
  isKnown(text: string): boolean
}

/** By language; all of them together. */
export const loadHeadings = remembered(load, 1000)

function load(language: string): Headings {
  const known = new Map<string, Meaning>()
  for (const line of linesOf('headings.txt')) {
    const own = ownOf(line, language)
    if (own === null) continue
    const [phrase, name] = pairOf(own, ':')
    const meaning = MEANINGS.find((one) => one === name)
    if (meaning !== undefined) known.set(lowWordsOf(phrase).join(' '), meaning)
  }
  return {
    meaningOf: (text) => known.get(keyOf(text)) ?? known.get(keyWithoutLast(text)) ?? null,
    isKnown: (text) => known.has(keyOf(text)),
  }
}

function keyOf(text: string): string {
  return wordsOf(text)
    .map((word) => word.low)
    .join(' ')
}

/** "Size approx", "Contents (53)" and "Care 2" mean what they mean without their last word; "Made in Bath" does not. */
function keyWithoutLast(text: string): string {
  const words = wordsOf(text).slice(0, -1)
  const last = words.at(-1)
  return last === undefined || isSmall(last) ? '' : words.map((word) => word.low).join(' ')
}

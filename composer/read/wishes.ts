import { sentencesOf } from './sentences.ts'
import { wordsOf } from './words.ts'

/** What the seller asked for in "Custom AI instructions", as far as a program can follow it. */
export type Wishes = {
  mention: string[]
  avoid: string[]
  startWith: string | null
  endWith: string | null
  add: string[]
  spelling: 'british' | 'american' | null
  sentencesMax: number | null
  noEmojis: boolean
  noShouts: boolean
  /** What nobody here understood, told to the seller. */
  unmet: string[]
}

const NONE: Wishes = {
  mention: [],
  avoid: [],
  startWith: null,
  endWith: null,
  add: [],
  spelling: null,
  sentencesMax: null,
  noEmojis: false,
  noShouts: false,
  unmet: [],
}

const AVOID =
  /^(?:please )?(?:do not|don't|never|avoid|no need to) (?:say|saying|use|using|mention|mentioning|write|call it|include|the word)?\s*(?:the words? )?["']?([^"']{2,60}?)["']?(?: please| anywhere)?[.!]?$/i
const MENTION =
  /^(?:please )?(?:also )?(?:mention|say|include|make clear|make sure (?:people|buyers|they)? ?(?:know|understand|see)?|highlight|stress|emphasi[sz]e|point out|tell (?:them|people|buyers)|be clear)\s*(?:that|about|the fact that|:)?\s*(.{2,200}?)(?: please)?[.!]?$/i
const ADD = /^(?:please )?add\s*:?\s*["']?(.{2,200}?)["']?[.!]?$/i
const START =
  /^(?:please )?(?:start|begin|open) with\s*(?:the (?:name|words?|line|sentence))?\s*:?\s*["']?(.{2,120}?)["']?(?: please)?[.!]?$/i
const END = /^(?:please )?(?:end|finish|close) with\s*:?\s*["']?(.{2,160}?)["']?(?: please)?[.!]?$/i
const BRITISH = /\b(?:british|uk) (?:spelling|english)\b/i
const AMERICAN = /\b(?:american|us) (?:spelling|english)\b/i
const SENTENCES =
  /\b(?:no more than|at most|max(?:imum)?|only|up to) (\d|one|two|three|four|five|six|seven) sentences?\b/i
const NO_SHOUTS = /\b(?:no|without|don't use|do not use|avoid) exclamation/i
const NO_EMOJIS = /\b(?:no|without|don't use|do not use) emojis?\b/i
const NUMBERS = ['one', 'two', 'three', 'four', 'five', 'six', 'seven']

/** Reads wishes sentence by sentence; orders to the program itself are no wishes. */
export function readWishes(text: string | null): Wishes {
  if (text === null || text.trim() === '') return NONE
  return text
    .split('\n')
    .flatMap((line) => sentencesOf(line))
    .flatMap((sentence) =>
      sentence.split(
        /;\s+|,? and (?=(?:please )?(?:don't|do not|never|mention|use|end|finish|start|begin|write|add|avoid|keep|no)\b)/i,
      ),
    )
    .map((sentence) => sentence.trim())
    .filter((sentence) => wordsOf(sentence).length > 0)
    .reduce(withWish, NONE)
}

function withWish(wishes: Wishes, sentence: string): Wishes {
  if (BRITISH.test(sentence)) return { ...wishes, spelling: 'british' }
  if (AMERICAN.test(sentence)) return { ...wishes, spelling: 'american' }
  if (NO_SHOUTS.test(sentence)) return { ...wishes, noShouts: true }
  if (NO_EMOJIS.test(sentence)) return { ...wishes, noEmojis: true }
  const most = SENTENCES.exec(sentence)?.[1]
  if (most !== undefined) return { ...wishes, sentencesMax: numberOf(most) }
  const avoid = AVOID.exec(sentence)?.[1]
  if (avoid !== undefined) return { ...wishes, avoid: [...wishes.avoid, ...oneByOne(avoid)] }
  const end = END.exec(sentence)?.[1]
  if (end !== undefined) return { ...wishes, endWith: end }
  const start = START.exec(sentence)?.[1]
  if (start !== undefined) return { ...wishes, startWith: start }
  const mention = MENTION.exec(sentence)?.[1]
  if (mention !== undefined) return { ...wishes, mention: [...wishes.mention, mention] }
  const add = ADD.exec(sentence)?.[1]
  if (add !== undefined) return { ...wishes, add: [...wishes.add, add] }
  return { ...wishes, unmet: [...wishes.unmet, sentence] }
}

function oneByOne(words: string): string[] {
  return words
    .split(/,\s*|\s+or\s+/)
    .map((word) => word.replace(/^["']|["']$/g, '').trim())
    .filter((word) => word !== '')
}

function numberOf(text: string): number {
  const at = NUMBERS.indexOf(text.toLowerCase())
  return at === -1 ? Number(text) : at + 1
}

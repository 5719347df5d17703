import type { WritingStyle } from '#contract/listings.ts'
import type { Brief } from '../brief/brief.ts'
import {
  capitalised,
  headNoun,
  indefinite,
  isMassNoun,
  isPluralNoun,
  pluralVerb,
} from '../english/grammar.ts'
import { IMPERATIVES } from '../english/words.ts'
import { choose } from './choices.ts'
import type { Memory } from './memory.ts'
import { namingOf, plainName, spelt, type Naming } from './names.ts'
import type { Random } from './random.ts'

/** Who speaks: the same facts sound different in each. */
export type Voice = 'warm' | 'tale' | 'plain' | 'terse'

export const VOICES: Record<WritingStyle, Voice> = {
  friendly: 'warm',
  whimsical: 'tale',
  professional: 'plain',
  minimalist: 'terse',
}

/** Fills phrases for one item: chooses among [a|b], names the item, makes verbs agree. */
export type Speaker = {
  voice: Voice
  brief: Brief
  random: Random
  say(phrase: string, slots?: Record<string, string>): string
  /** Says a phrase of the lexicon; {name} and {a_name} become a name of the item. */
  about(phrase: Phrase): string
  naming: Naming
  /** What the seller's other listings say. */
  memory: Memory
}

/** Words for any item of a kind: with the name to call this one by, or the next in turn. */
export type Phrase = {
  phrase: string
  name?: string
  slots?: Record<string, string>
}

const NAMED = /\{[aA]?_?name\}/

/** True for a phrase that calls the item by its name, so that no other item's text can share it. */
export function isNaming({ phrase }: Phrase): boolean {
  return NAMED.test(phrase)
}

type Telling = { random: Random; memory: Memory }

export function speaker(brief: Brief, { random, memory }: Telling): Speaker {
  const words = itemWords(brief)
  const naming = namingOf(brief)
  const plain = plainName(brief)
  const say = (phrase: string, slots: Record<string, string> = {}) => {
    const filled = choose(phrase, random).replace(
      /\{([\w']+)(?::([^}]+))?\}/g,
      (whole, slot: string, verb?: string) => {
        if (slot === 'v') return agree(verb ?? '', brief)
        return slots[slot] ?? words.get(slot) ?? whole
      },
    )
    return capitalised(filled)
  }
  const about = ({ phrase, name, slots = {} }: Phrase) => {
    if (name !== undefined) naming.take(name)
    const named = isNaming({ phrase }) ? (name ?? naming.next() ?? plain) : ''
    const withArticle = keywordPhrase(named)
    const names = { name: named, a_name: withArticle, A_name: capitalised(withArticle) }
    return say(pointed(phrase, random), { ...slots, ...names }).replace(SENTENCE_START, (start) =>
      start.toUpperCase(),
    )
  }
  return { voice: VOICES[brief.input.writingStyle], brief, random, say, about, naming, memory }
}

const SUBJECT = /^The \{name\} (?=\{(?:v:\p{Ll}+|is|has|was)\})/u
const OBJECT = /^(\p{Lu}\p{Ll}+) the \{name\}(?=[ ,.;])/u

/** What one does to a thing, beyond what sellers ask of buyers. */
const HANDLING = new Set(
  `turn take give dry pack fill set stand lay roll rest wrap tuck clean dust polish oil lend wind hold lean
  pair stack slip remove carry weigh move lift drape unpack unroll pour return cover protect bring treat`.split(
    /\s+/,
  ),
)

/** The phrase with a pronoun for the item, where it is plainly the subject or what something is done to. */
export function pronominal(phrase: string): string {
  if (phrase.split('name}').length !== 2) return phrase
  return phrase
    .replace(SUBJECT, '{It} ')
    .replace(OBJECT, (whole, verb: string) =>
      isDeed(verb.toLowerCase()) ? `${verb} {them}` : whole,
    )
}

function isDeed(verb: string): boolean {
  return IMPERATIVES.has(verb) || HANDLING.has(verb)
}

/** How often "the fig candle" becomes "this fig candle": one more way to tell two texts apart. */
const POINTED = 0.2

function pointed(phrase: string, random: Random): string {
  return random.next() < POINTED ? phrase.replace('the {name}', '{this} {name}') : phrase
}

const SENTENCE_START = /(?<=\p{Ll}[.?] )\p{Ll}/gu

function agree(verb: string, { item }: Brief): string {
  return item.isPlural ? pluralVerb(verb) : verb
}

function itemWords({ item: { isPlural } }: Brief): ReadonlyMap<string, string> {
  return new Map([
    ['It', isPlural ? 'They' : 'It'],
    ['it', isPlural ? 'they' : 'it'],
    ['them', isPlural ? 'them' : 'it'],
    ['its', isPlural ? 'their' : 'its'],
    ['Its', isPlural ? 'Their' : 'Its'],
    ["it's", isPlural ? "they're" : "it's"],
    ["It's", isPlural ? "They're" : "It's"],
    ['is', isPlural ? 'are' : 'is'],
    ['was', isPlural ? 'were' : 'was'],
    ['has', isPlural ? 'have' : 'has'],
    ['this', isPlural ? 'these' : 'this'],
    ['This', isPlural ? 'These' : 'This'],
    ['This_is', isPlural ? 'These are' : 'This is'],
    ['Heres', isPlural ? 'Here are' : "Here's"],
  ])
}

/** A keyword with its article: "a mustard pillow", "fall earrings", "goat milk soap". */
export function keywordPhrase(typed: string): string {
  const keyword = spelt(typed)
  const head = headNoun(keyword)
  if (isPluralNoun(head) || isMassNoun(head) || keyword.startsWith('set of')) return keyword
  return `${indefinite(keyword)} ${keyword}`
}

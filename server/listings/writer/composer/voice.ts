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
import { namingOf, spelt, type Naming } from './names.ts'
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
  /** Says a phrase of the lexicon; where it is to be named, its first "it" becomes a name. */
  about(phrase: Phrase): string
  naming: Naming
}

/** Words for any item of a kind: a name for this one, or true for the next in turn. */
export type Phrase = {
  phrase: string
  name?: string | boolean
  slots?: Record<string, string>
  /** Says where the item is at home; two such lines in a row read like a list of places. */
  isPlace?: boolean
}

export function speaker(brief: Brief, random: Random): Speaker {
  const words = itemWords(brief)
  const naming = namingOf(brief)
  const say = (phrase: string, slots: Record<string, string> = {}) => {
    const filled = choose(phrase, random).replace(
      /\{(\w+)(?::([^}]+))?\}/g,
      (whole, slot: string, verb?: string) => {
        if (slot === 'v') return agree(verb ?? '', brief)
        return slots[slot] ?? words.get(slot) ?? whole
      },
    )
    return capitalised(filled)
  }
  const about = ({ phrase, name = true, slots = {} }: Phrase) => {
    const chosen = choose(phrase, random)
    const called = name === true ? naming.next() : name
    if (typeof name === 'string') naming.take(name)
    const named = typeof called === 'string' ? chosen.replace(FIRST_MENTION, 'the {named}') : chosen
    return say(named, { ...slots, named: String(called) }).replace(SENTENCE_START, (start) =>
      start.toUpperCase(),
    )
  }
  return { voice: VOICES[brief.input.writingStyle], brief, random, say, about, naming }
}

const FIRST_MENTION = /\{(?:[Ii]t|them)\}/
const SENTENCE_START = /(?<=\p{Ll}[.?] )\p{Ll}/gu

/** Resolves innermost brackets first, so that choices may stand inside choices. */
export function choose(phrase: string, random: Random): string {
  let chosen = phrase
  for (;;) {
    const next = chosen.replace(/\[([^[\]]*)\]/, (_, options: string) => {
      const [first = '', ...others] = options.split('|')
      return random.pick([first, ...others])
    })
    if (next === chosen) return chosen
    chosen = next
  }
}

function agree(verb: string, { item }: Brief): string {
  return item.isPlural ? pluralVerb(verb) : verb
}

function itemWords(brief: Brief): ReadonlyMap<string, string> {
  const { isPlural, name } = brief.item
  const { item } = brief
  return new Map([
    ['It', isPlural ? 'They' : 'It'],
    ['it', isPlural ? 'they' : 'it'],
    ['them', isPlural ? 'them' : 'it'],
    ['its', isPlural ? 'their' : 'its'],
    ["it's", isPlural ? "they're" : "it's"],
    ['is', isPlural ? 'are' : 'is'],
    ['was', isPlural ? 'were' : 'was'],
    ['has', isPlural ? 'have' : 'has'],
    ['this', isPlural ? 'these' : 'this'],
    ['This', isPlural ? 'These' : 'This'],
    ['This_is', isPlural ? 'These are' : 'This is'],
    ['Heres', isPlural ? 'Here are' : "Here's"],
    ['one', isPlural ? 'these' : 'this one'],
    ['name', spelt(name)],
    ['a_name', isPlural || item.isMass ? name : `${indefinite(name)} ${name}`],
  ])
}

/** A keyword with its article: "a mustard pillow", "fall earrings", "goat milk soap". */
export function keywordPhrase(typed: string): string {
  const keyword = spelt(typed)
  const head = headNoun(keyword)
  if (isPluralNoun(head) || isMassNoun(head) || keyword.startsWith('set of')) return keyword
  return `${indefinite(keyword)} ${keyword}`
}

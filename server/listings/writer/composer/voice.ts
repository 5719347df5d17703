import type { WritingStyle } from '#contract/listings.ts'
import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../brief/brief.ts'
import {
  capitalised,
  headNoun,
  indefinite,
  isMassNoun,
  isPluralNoun,
  pluralVerb,
} from '../english/grammar.ts'
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
}

/** How often a text calls the item by its focus keyword; more would be stuffing. */
const NAMINGS_MAX = 2

export function speaker(brief: Brief, random: Random): Speaker {
  const voice = VOICES[brief.input.writingStyle]
  const words = itemWords(brief)
  let namings = 0
  const nameOnce = () => {
    namings += 1
    return namings > NAMINGS_MAX ? brief.item.name : shortName(brief)
  }
  return {
    voice,
    brief,
    random,
    say: (phrase, slots = {}) => {
      const chosen = choose(phrase, random)
      const filled = chosen.replace(
        /\{(\w+)(?::([^}]+))?\}/g,
        (whole, slot: string, verb?: string) => {
          if (slot === 'v') return agree(verb ?? '', brief)
          if (slot === 'the_ref') return `the ${nameOnce()}`
          if (slot === 'The_ref') return `The ${nameOnce()}`
          return slots[slot] ?? words.get(slot) ?? whole
        },
      )
      return capitalised(filled)
    },
  }
}

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

/** What tells this item from the shop's others: its focus keyword where that is short and names it. */
export function shortName({ primary, item }: Brief): string {
  const isName = stem(headNoun(primary)) === stem(item.noun) && tokens(primary).length <= 3
  return isName ? spelt(primary) : item.name
}

/** A keyword with its article: "a mustard pillow", "fall earrings", "goat milk soap". */
export function keywordPhrase(typed: string): string {
  const keyword = spelt(typed)
  const head = headNoun(keyword)
  if (isPluralNoun(head) || isMassNoun(head) || keyword.startsWith('set of')) return keyword
  return `${indefinite(keyword)} ${keyword}`
}

const CAPITALS =
  /\b(?:halloween|christmas|easter|thanksgiving|hanukkah|diwali|valentine'?s?|mother'?s day|father'?s day|notion|lightroom|canva|google|etsy|danish|scandinavian|french|german|italian|irish|celtic|japanese|mexican|victorian|edwardian|santa)\b/g
const CODES = /\b(?:svg|pdf|png|jpg|diy|ats|mcm|led|usb|tv|uk|usa)\b/g

/** A keyword as it is written in a sentence: names and codes with their capitals. */
function spelt(keyword: string): string {
  return keyword
    .replace(CAPITALS, (name) => capitalised(name))
    .replace(CODES, (code) => code.toUpperCase())
}

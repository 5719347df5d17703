import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { listOf } from '../../english/grammar.ts'
import { halves, type Craft } from '../lexicon/craft.ts'
import { craftsOf, isFile } from '../lexicon/crafts.ts'
import { QUIET_LINES } from '../lexicon/crafts/memorial.ts'
import { ADVICE_FRAMES, NOTE_FRAMES, SETTING_FRAMES, USE_FRAMES } from '../lexicon/frames.ts'
import { GENERAL } from '../lexicon/general.ts'
import { FACT_NOTES } from '../lexicon/notes/about-facts.ts'
import { MATERIAL_NOTES } from '../lexicon/notes/about-materials.ts'
import type { Random } from '../random.ts'
import type { Phrase, Speaker } from '../voice.ts'

/** Phrases that follow from a stated fact; what the item has counts more than what it is made of. */
export function notePhrases({ brief, random, voice }: Speaker): Phrase[] {
  if (brief.isSolemn) return []
  const frame = framer(NOTE_FRAMES[voice], random)
  const made = madeOf(brief)
  const notes = [
    ...random.shuffle(FACT_NOTES.filter(({ when }) => when.test(brief.product))),
    ...random.shuffle(MATERIAL_NOTES.filter(({ when }) => when.test(made))),
  ]
  return notes.map(({ says }) => ({ phrase: frame(halves(says)) }))
}

// A tool for leather is not made of it, nor is a jar with a linen cover made of linen.
const USED_WITH =
  /\b(?:for|with|plus|of an?|on|(?:ships?|comes?|packed|arrives?) (?:in|on)|in an?) [^,.;]+/gi

/** What the seller's naming of the item says of its material: its name and the first clause. */
function madeOf({ lead, primary, product }: Brief): string {
  const [first = ''] = product.split(/[.,:;\n]/)
  const name = [...lead.before, lead.noun].join(' ')
  return [name, primary, first.replace(USED_WITH, '')].join(', ')
}

/** With so many facts a listing needs no words that fit any item. */
const FACTS_ENOUGH = 3

/** Phrases about living with such an item, in a fresh order for every seed. */
export function craftPhrases(speaker: Speaker): Phrase[] {
  const { brief, random } = speaker
  if (brief.isSolemn) return random.shuffle(QUIET_LINES).map((phrase) => ({ phrase }))
  const crafts = craftsOf(brief)
  if (crafts.length > 0) return crafts.flatMap((craft) => phrasesOf(craft, speaker))
  // What is true of anything tells a buyer nothing: once, and only where the facts are few.
  return brief.facts.length < FACTS_ENOUGH ? phrasesOf(GENERAL, speaker).slice(0, 1) : []
}

/** How many places share a sentence; two such sentences are as many as a long text bears. */
const PLACES_TOLD = [3, 2] as const

// Uses, places and advice take turns, so that no two neighbours are built alike.
function phrasesOf(craft: Craft, { brief, random, voice }: Speaker): Phrase[] {
  const fresh = (lines: readonly string[]) => random.shuffle(fitting(lines, brief))
  const settings = fresh(craft.settings)
  const sentences = brief.input.descriptionLength === 'long' ? PLACES_TOLD : PLACES_TOLD.slice(0, 1)
  const places = sentences
    .map((count) => settings.splice(0, count))
    .filter((group) => group.length > 1)
    .map((group): [string] => [listOf(group, 'or')])
  const advice = fresh(craft.advice).map(halves)
  return alternating(
    random.shuffle([
      pairs(fresh(craft.uses))
        .map(framer(USE_FRAMES[voice], random))
        .map((phrase) => ({ phrase })),
      places.map(framer(SETTING_FRAMES[voice], random)).map(unnamed),
      advice.map(framer(ADVICE_FRAMES[voice], random)).map((phrase) => ({ phrase })),
    ]),
  )
}

// Three places in one order: hardly another text has the same, so the item need not be named.
function unnamed(phrase: string): Phrase {
  return { phrase, name: false, isPlace: true }
}

/** Sets halves into frames, each frame in its turn so that a text does not repeat one early. */
function framer(frames: readonly string[], random: Random): (parts: readonly string[]) => string {
  let waiting: string[] = []
  return ([first = '', second = '']) => {
    if (waiting.length === 0) waiting = random.shuffle(frames)
    const frame = waiting.shift() ?? ''
    return frame.replaceAll('{u}', first).replaceAll('{w}', second)
  }
}

/** Two by two; what begins with the same verb does not share a sentence. */
function pairs(lines: readonly string[]): [string, string][] {
  const [first, ...rest] = lines
  const other = rest.find((line) => firstWord(line) !== firstWord(first ?? ''))
  if (first === undefined || other === undefined) return []
  return [[first, other], ...pairs(rest.filter((line) => line !== other))]
}

function firstWord(line: string): string {
  return line.split(' ')[0] ?? ''
}

/** The first of each list, then the second of each, and so on. */
function alternating(lists: readonly Phrase[][]): Phrase[] {
  const rounds = Math.max(...lists.map((list) => list.length))
  return Array.from({ length: rounds }, (_, at) =>
    lists.flatMap((list) => list.slice(at, at + 1)),
  ).flat()
}

// "(jar tin) rinse it" is said only of what comes in one, "(!car)" of what is for no car.
function fitting(lines: readonly string[], brief: Brief): string[] {
  const words = new Set(tokens(brief.product).map(stem))
  if (isFile(brief)) words.add('file')
  return lines.flatMap((line) => {
    const [, condition = '', text = line] = /^\(([^)]*)\) (.*)$/.exec(line) ?? []
    const conditions = condition.split(' ').filter((word) => word !== '')
    const needed = conditions.filter((word) => !word.startsWith('!'))
    const isBarred = conditions.some(
      (word) => words.has(word.replace('!', '')) && word.startsWith('!'),
    )
    const isMet = needed.length === 0 || needed.some((word) => words.has(word))
    return isMet && !isBarred ? [text] : []
  })
}

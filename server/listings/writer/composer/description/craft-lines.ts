import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import type { Craft } from '../lexicon/craft.ts'
import { craftsOf } from '../lexicon/craft-of.ts'
import { QUIET_LINES } from '../lexicon/crafts/memorial.ts'
import { isFile } from '../lexicon/file-items.ts'
import { GENERAL } from '../lexicon/general.ts'
import { headNouns } from '../lexicon/head-nouns.ts'
import { FACT_NOTES } from '../lexicon/notes/about-facts.ts'
import { MATERIAL_NOTES } from '../lexicon/notes/about-materials.ts'
import type { Note } from '../lexicon/notes/note.ts'
import type { Phrase, Speaker } from '../voice.ts'

/** Phrases that follow from a stated fact; what the item has counts more than what it is made of. */
export function notePhrases({ brief, random, voice }: Speaker): Phrase[] {
  if (brief.isSolemn) return []
  const made = madeOf(brief)
  const met = (notes: readonly Note[], text: string) =>
    random.shuffle(notes.filter(({ when }) => when.test(text)))
  return [...met(FACT_NOTES, brief.product), ...met(MATERIAL_NOTES, made)].flatMap(({ says }) =>
    random
      .shuffle(says[voice])
      .slice(0, 1)
      .map((phrase) => ({ phrase })),
  )
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

/** What one may say about living with such an item, in a fresh order for every seed. */
export type CraftPhrases = { scenes: Phrase[]; tips: Phrase[] }

export function craftPhrases({ brief, random, voice }: Speaker): CraftPhrases {
  const told = (passages: readonly string[]): Phrase[] =>
    random.shuffle(fitting(passages, brief)).map((phrase) => ({ phrase }))
  if (brief.isSolemn) return { scenes: told(QUIET_LINES), tips: [] }
  const crafts = craftOf(brief)
  return {
    scenes: crafts.flatMap(({ scenes }) => told(scenes[voice])),
    tips: crafts.flatMap(({ tips }) => told(tips[voice])),
  }
}

/** First sentences the item's craft has of its own. */
export function craftOpenings({ brief, voice }: Speaker): readonly string[] {
  if (brief.isSolemn) return []
  return craftsOf(brief).flatMap(({ openings }) => fitting(openings[voice], brief))
}

function craftOf(brief: Brief): readonly Craft[] {
  const crafts = craftsOf(brief)
  return crafts.length > 0 ? crafts : [GENERAL]
}

// "(jar tin) Rinse it" is said only of what comes in one, "(!car)" of what is for no car.
function fitting(passages: readonly string[], brief: Brief): string[] {
  // A "bee house" is met by its own noun as well as by its two words.
  const nouns = headNouns(brief).filter((noun) => noun !== undefined)
  const words = new Set([...tokens(brief.product).map(stem), ...nouns])
  if (isFile(brief)) words.add('file')
  return passages.flatMap((line) => {
    const [, condition = '', text = line] = /^\(([^)]*)\) (.*)$/.exec(line) ?? []
    const conditions = condition.split(' ').filter((word) => word !== '')
    const needed = conditions.filter((word) => !word.startsWith('!'))
    const isBarred = conditions.some(
      (word) => word.startsWith('!') && words.has(word.replace('!', '')),
    )
    const isMet = needed.length === 0 || needed.some((word) => words.has(word))
    return isMet && !isBarred ? [text] : []
  })
}

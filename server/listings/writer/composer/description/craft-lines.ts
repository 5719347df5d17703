import { stem, tokens } from '#marketplace/text.ts'
import { sentence } from '../../english/grammar.ts'
import { craftsOf } from '../lexicon/crafts.ts'
import { MEMORIAL } from '../lexicon/crafts/memorial.ts'
import { GENERAL } from '../lexicon/general.ts'
import { FACT_NOTES } from '../lexicon/notes/about-facts.ts'
import { MATERIAL_NOTES } from '../lexicon/notes/about-materials.ts'
import type { Speaker } from '../voice.ts'

/** Sentences that follow from a stated fact; what the item has counts more than what it is made of. */
export function noteLines(speaker: Speaker): string[] {
  const { brief, random, voice } = speaker
  if (brief.isSolemn) return []
  const own = voice === 'tale' ? 'warm' : voice
  const notes = [...random.shuffle(FACT_NOTES), ...random.shuffle(MATERIAL_NOTES)]
  return notes
    .filter(({ when }) => when.test(brief.product))
    .map((note) => sentence(speaker.say(note[own])))
}

/** Sentences about using such an item, in a fresh order for every seed; the general ones come last. */
export function craftLines(speaker: Speaker): string[] {
  const { brief, random, voice } = speaker
  const crafts = brief.isSolemn ? [MEMORIAL] : craftsOf(brief)
  const own = fitting(
    crafts.flatMap((craft) => craft.lines[voice]),
    brief.product,
  )
  const general = brief.isSolemn ? [] : random.shuffle(GENERAL.lines[voice])
  return [...random.shuffle(own), ...general].map((line) => sentence(speaker.say(line)))
}

// "(jar tin) Rinse the container" is said only of what comes in one.
function fitting(lines: readonly string[], product: string): string[] {
  const words = new Set(tokens(product).map(stem))
  return lines.flatMap((line) => {
    const [, needed, text] = /^\(([^)]*)\) (.*)$/.exec(line) ?? []
    if (needed === undefined || text === undefined) return [line]
    return needed.split(' ').some((word) => words.has(word)) ? [text] : []
  })
}

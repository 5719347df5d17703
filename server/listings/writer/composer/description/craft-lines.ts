import { stem, tokens } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { sentence } from '../../english/grammar.ts'
import { craftsOf, isFile } from '../lexicon/crafts.ts'
import { MEMORIAL } from '../lexicon/crafts/memorial.ts'
import { GENERAL } from '../lexicon/general.ts'
import { FACT_NOTES } from '../lexicon/notes/about-facts.ts'
import { MATERIAL_NOTES } from '../lexicon/notes/about-materials.ts'
import { inNumber } from '../../english/number.ts'
import { shortName, type Speaker } from '../voice.ts'

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

/** Lines that could stand under any item are filler: a few may round a text off, no more. */
const GENERAL_MAX = { short: 1, medium: 3, long: 5 } as const

/** Sentences about using such an item, in a fresh order for every seed; the general ones come last. */
export function craftLines(speaker: Speaker): string[] {
  const { brief, random, voice } = speaker
  const crafts = brief.isSolemn ? [MEMORIAL] : craftsOf(brief)
  const own = fitting(
    crafts.flatMap((craft) => craft.lines[voice]),
    brief,
  )
  const general = brief.isSolemn ? [] : fitting(GENERAL.lines[voice], brief)
  const few = random.shuffle(general).slice(0, GENERAL_MAX[brief.input.descriptionLength])
  const chosen = named([...random.shuffle(own), ...few], brief)
  return chosen.map((line) => sentence(inNumber(speaker.say(line), brief.item.isPlural)))
}

/** How many lines call the item by its focus keyword instead of "it": more would be stuffing. */
const NAMED_MAX = 2

// Lines that name the item come first: they are the ones no other product of the shop can share.
function named(lines: readonly string[], brief: Brief): string[] {
  const name = shortName(brief)
  if (name === brief.item.name) return [...lines]
  const naming = lines.filter((line) => /\{(?:them|it)\}/.test(line)).slice(0, NAMED_MAX)
  const others = lines.filter((line) => !naming.includes(line))
  return [...naming.map((line) => line.replace(/\{(?:them|it)\}/, '{the_ref}')), ...others]
}

// "(jar tin) Rinse the container" is said only of what comes in one, "(!file)" of what can be held.
function fitting(lines: readonly string[], brief: Brief): string[] {
  const words = new Set(tokens(brief.product).map(stem))
  return lines.flatMap((line) => {
    const [, needed, text] = /^\(([^)]*)\) (.*)$/.exec(line) ?? []
    if (needed === undefined || text === undefined) return [line]
    const isMet =
      needed === '!file' ? !isFile(brief) : needed.split(' ').some((word) => words.has(word))
    return isMet ? [text] : []
  })
}

import { tokens, stem } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { sentence } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { GENERAL } from './general.ts'
import type { Craft } from './craft.ts'

const CRAFTS: readonly Craft[] = []

/** The craft an item belongs to, by its noun and then by the words around it. */
export function craftOf(brief: Brief): Craft {
  const noun = stem(brief.item.noun)
  const words = new Set([...tokens(brief.product), ...brief.usable.flatMap(tokens)].map(stem))
  const byNoun = CRAFTS.find(({ nouns }) => nouns.includes(noun))
  const byWords = CRAFTS.find(({ signs }) => signs.some((sign) => words.has(sign)))
  return byNoun ?? byWords ?? GENERAL
}

/** Sentences about using such an item, in a fresh order for every seed. */
export function craftLines(speaker: Speaker): string[] {
  const craft = craftOf(speaker.brief)
  const own = speaker.random.shuffle(craft.lines[speaker.voice])
  const general = craft === GENERAL ? [] : speaker.random.shuffle(GENERAL.lines[speaker.voice])
  return [...own, ...general].map((line) => sentence(speaker.say(line)))
}

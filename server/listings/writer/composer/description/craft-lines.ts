import { sentence } from '../../english/grammar.ts'
import { craftsOf } from '../lexicon/crafts.ts'
import { GENERAL } from '../lexicon/general.ts'
import type { Speaker } from '../voice.ts'

/** Solemn items get no jokes and no sales talk: plain words only. */
const LIGHT_HEARTED =
  /laugh|smile|grin|giggle|mischief|wink|sparkle|adventure|party|fun|magic|glint|charm/i

/** Sentences about using such an item, in a fresh order for every seed; the general ones come last. */
export function craftLines(speaker: Speaker): string[] {
  const { brief, random, voice } = speaker
  const own = craftsOf(brief).flatMap((craft) => craft.lines[voice])
  const all = [...random.shuffle(own), ...random.shuffle(GENERAL.lines[voice])]
  return all
    .map((line) => sentence(speaker.say(line)))
    .filter((line) => !brief.isSolemn || !LIGHT_HEARTED.test(line))
}

import { DESCRIPTION_LENGTHS } from '#contract/listings.ts'
import { phrasesIn } from '#marketplace/text.ts'
import type { Brief } from '../../brief/brief.ts'
import { british } from '../../english/british.ts'
import type { Speaker } from '../voice.ts'
import { craftLines, noteLines } from './craft-lines.ts'
import { factPlan } from './details.ts'
import { instructionLines } from './instruction-lines.ts'
import { keywordLines } from './keyword-lines.ts'
import { openingOf } from './opener.ts'
import { fill, layout } from './plan.ts'

/** How far a voice goes beyond the shortest length: few words are the point of the terse one. */
const ROOM = { warm: 0.6, tale: 0.6, plain: 0.4, terse: 0 } as const

/** Writes the description: opening, facts, use, giving, what a buyer must know. */
export function describe(speaker: Speaker): string {
  const { brief } = speaker
  const { words } = DESCRIPTION_LENGTHS[brief.input.descriptionLength]
  const opening = openingOf(
    speaker,
    brief.facts.filter(({ isRequired }) => !isRequired),
  )
  const plan = factPlan(
    speaker,
    opening.text,
    brief.facts.filter((fact) => !opening.used.includes(fact)),
  )
  const extra = keywordLines(speaker)
  plan.closing.push(...instructionLines(speaker))
  plan.use.push(...extra.focus)
  fill(plan, {
    notes: wished(noteLines(speaker), brief),
    use: wished(craftLines(speaker), brief),
    giving: wished(extra.gift, brief),
    place: wished(extra.place, brief),
    target: words.min + (words.target - words.min) * ROOM[speaker.voice],
  })
  return layout(plan)
}

/** Our own lines as the seller wants them: without the words to avoid, in the seller's spelling. */
function wished(lines: readonly string[], { instructions, isBritish }: Brief): string[] {
  const allowed = lines.filter((line) => phrasesIn(line, instructions.avoid).length === 0)
  return isBritish ? allowed.map(british) : [...allowed]
}

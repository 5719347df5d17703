import { contentStems } from '#marketplace/text.ts'
import { isFullSentence } from '../../brief/clauses.ts'
import { sentence } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { inVoice } from './sellers-words.ts'

/** What the seller asked to have mentioned, unless the facts say it already. */
export function instructionLines(speaker: Speaker): string[] {
  const { brief } = speaker
  const said = new Set(contentStems(brief.product))
  const mentions = brief.instructions.mentions
    .filter((mention) => !isSaid(mention, said))
    .map((mention) => sentence(inVoice(mention, speaker)))
  const readers = brief.instructions.readers.map((reader) =>
    sentence(speaker.say('[{It} {v:suits} {reader}|{It} {v:works} well for {reader}]', { reader })),
  )
  return [...mentions, ...readers]
}

// "The repair honestly" asks for a fact that is there anyway: it has no verb and no new noun.
function isSaid(mention: string, said: ReadonlySet<string>): boolean {
  const words = contentStems(mention).filter((word) => !word.endsWith('ly'))
  const fresh = words.filter((word) => !said.has(word))
  return (
    fresh.length === 0 ||
    (fresh.length < words.length && !isFullSentence(mention) && !/^please\b/.test(mention))
  )
}

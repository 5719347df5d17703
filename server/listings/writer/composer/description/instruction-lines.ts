import { contentStems } from '#marketplace/text.ts'
import { sentence } from '../../english/grammar.ts'
import type { Speaker } from '../voice.ts'
import { inVoice } from './sellers-words.ts'

/** What the seller asked to have mentioned, unless the facts say it already. */
export function instructionLines(speaker: Speaker): string[] {
  const { brief } = speaker
  const said = new Set(contentStems(brief.product))
  const mentions = brief.instructions.mentions
    .filter((mention) => contentStems(mention).some((word) => !said.has(word)))
    .filter(
      (mention) =>
        contentStems(mention).filter((word) => !said.has(word)).length > 1 ||
        mention.split(' ').length < 4,
    )
    .map((mention) => sentence(inVoice(mention, speaker)))
  const readers = brief.instructions.readers.map((reader) =>
    sentence(
      speaker.say('[{It} {v:suits} {reader} as well|{reader} will find {them} useful, too]', {
        reader,
      }),
    ),
  )
  return [...mentions, ...readers]
}

import { type Topic, topicOfLine } from '#contract/explanation.ts'
import type { WrittenPart } from '#contract/parts.ts'

/** What an explanation says of each part, by its topics. */
const TOPICS_OF: Record<WrittenPart, readonly Topic[]> = {
  title: ['title'],
  tags: ['tags'],
  description: ['description', 'leftOut', 'profile'],
  altText: [],
}

/** Of the reasons for a whole listing those for some of its parts; null where none is. */
export function explainedFor(parts: readonly WrittenPart[], explanation: string): string | null {
  const topics = new Set(parts.flatMap((part) => TOPICS_OF[part]))
  if (topics.has('description')) topics.add('buyersAsk')
  const lines = explanation.split('\n').filter((line) => {
    const topic = topicOfLine(line)
    return topic !== null && topics.has(topic)
  })
  return lines.length === 0 ? null : lines.join('\n')
}

/** The reasons as they stood, but for those of the part that was written anew. */
export function explainedAnew(
  before: string | null,
  fresh: string,
  part: WrittenPart,
): string | null {
  if (before === null) return null
  const isAnew = (line: string) => {
    const topic = topicOfLine(line)
    return topic !== null && TOPICS_OF[part].includes(topic)
  }
  const renewed = fresh.split('\n').filter(isAnew)
  const lines = before.split('\n')
  const at = lines.findIndex(isAnew)
  const kept = lines.filter((line) => !isAnew(line))
  return kept.toSpliced(at === -1 ? kept.length : at, 0, ...renewed).join('\n')
}

import { TAG } from '#contract/listings.ts'
import { DETAIL_TOPICS as DETAILS, EXPLANATION_TOPICS } from '#contract/explanation.ts'

export type ExplanationPair = {
  topic: string
  words: string
  /** It explains a part that explains itself. */
  isDetail: boolean
}

/** One topic alone is as likely the first word of somebody's prose. */
const PAIRS_MIN = 2

/** An explanation by its topics; null for one that is not told so, which is shown whole. */
export function explanationPairs(text: string): ExplanationPair[] | null {
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const pairs = lines.flatMap((line) => {
    const topic = EXPLANATION_TOPICS.find((one) => line.startsWith(`${one}: `))
    return topic === undefined
      ? []
      : [{ topic, words: line.slice(topic.length + 2).trim(), isDetail: DETAILS.includes(topic) }]
  })
  return pairs.length === lines.length && pairs.length >= PAIRS_MIN ? pairs : null
}

const COUNT = /\d+ of \d+ are used\. ?/

/** "9 of 13 are used." as it is by now, and not at all of all of them. */
export function countedAnew(text: string, tags: number): string {
  return text.replace(COUNT, tags < TAG.max ? `${tags} of ${TAG.max} are used. ` : '')
}

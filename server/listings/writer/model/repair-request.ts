import { asAThirdPerson } from './message.ts'

/** No answer gets better by a longer list than this. */
const POINTS_MAX = 20

/** What a program found in an answer: what keeps it from being stored, and what a reader would not sign. */
export type Objections = {
  faults: readonly string[]
  remarks: readonly string[]
}

/** The second and last turn: every objection in the words of the review, and the whole answer once more. */
export function repairRequest({ faults, remarks }: Objections): string {
  const points = [...faults, ...remarks]
    .slice(0, POINTS_MAX)
    .map((point) => `- ${asAThirdPerson(point)}`)
  return [
    "A program held your answer against the seller's text and found these points. Correct each of them, keep everything else as it is, and add nothing. Where the seller's text says otherwise, it is right. What cannot be said truly is left out.",
    ...points,
    'They are about the text as your look mended it. Answer with the whole corrected JSON object: those mends and these corrections within its parts, and a new look at them.',
  ].join('\n')
}

import { PARTS_AGAIN } from './parts-again.ts'
import { FAULTS_MENDED } from './worth.ts'

/** Said of a pasted listing with how it stands, which only the server knows. */
export const nothingBetterSentence = ({ met, of }: { met: number; of: number }) =>
  `Yours passes ${met} of ${of} checks, and what we wrote mends fewer than ${FAULTS_MENDED} faults of it. Yours stays as it is. You were not charged.`

/** The refusals of what is written anew: of one part, or of a pasted listing. */
export const IMPROVING_PROBLEMS = {
  parts_used_up: {
    status: 409,
    title: 'Used up for now',
    detail: `All ${PARTS_AGAIN.max} parts that are written again for nothing within ${PARTS_AGAIN.days} days are used. Nothing was changed. Another version of the whole listing costs one credit.`,
  },
  part_unchanged: {
    status: 422,
    title: 'No other way to say it',
    detail:
      'This part came out as it stands. Nothing was changed, and nothing was used up. Please ask for something else, or edit it by hand.',
  },
  pinned_not_found: {
    status: 422,
    title: 'Not in this part',
    detail: 'What was pinned does not stand in this part any more. Nothing was changed.',
  },
  nothing_better: {
    status: 422,
    title: 'Nothing to improve',
    detail: `What we wrote mends fewer than ${FAULTS_MENDED} faults of yours. Yours stays as it is. You were not charged.`,
  },
  nothing_pasted: {
    status: 422,
    title: 'Nothing to read',
    detail:
      'The description that you pasted holds only greetings, links, shop terms or signs, and nothing about the item. Add what it is, its size and what it is made of. No credit was spent.',
  },
  not_pasted: {
    status: 409,
    title: 'Nothing to compare',
    detail: 'This listing was not pasted to be improved, so there is nothing to compare it with.',
  },
  part_kept: {
    status: 422,
    title: 'This part was kept',
    detail:
      'What was written for this part is no better than yours, so yours was kept. Nothing was changed.',
  },
} as const

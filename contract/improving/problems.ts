import { PARTS_AGAIN } from './parts-again.ts'
import { FAULTS_MENDED } from './worth.ts'

type Standing = { met: number; of: number; faults: readonly unknown[] }

/** Said of a pasted listing with how it stands, which only the server knows. */
export function nothingBetterSentence({ met, of, faults }: Standing): string {
  const [passed, count] = [`Your listing passes ${met} of ${of} checks`, faults.length]
  if (count === 0) return `${passed}. A new one would be no better, so yours stays. ${FREE}`
  const found = `We found ${count} ${count === 1 ? 'thing' : 'things'} that you can fix yourself for free`
  return `${passed}. ${found}. Our new text ${TOO_LITTLE}. ${FREE}`
}

const TOO_LITTLE = `would fix fewer than ${FAULTS_MENDED} faults, which is not worth a credit`
const FREE = 'You were not charged.'

/** The refusals of what is written anew: of one part, or of a pasted listing. */
export const IMPROVING_PROBLEMS = {
  parts_used_up: {
    status: 409,
    title: 'Used up for now',
    detail: `You have used all ${PARTS_AGAIN.max} free rewrites of this listing for these ${PARTS_AGAIN.days} days. Nothing was changed. Another version of the whole listing costs one credit.`,
  },
  part_unchanged: {
    status: 422,
    title: 'No other way to say it',
    detail:
      'We found no other way to word this part. Nothing was changed, and no free rewrite was used. Please ask for something else, or edit it by hand.',
  },
  pinned_not_found: {
    status: 422,
    title: 'Not in this part',
    detail: 'The words you pinned are not in this part any more. Nothing was changed.',
  },
  nothing_better: {
    status: 422,
    title: 'Nothing to improve',
    detail: `Our new text ${TOO_LITTLE}. Yours stays as it is. ${FREE}`,
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
      'What we wrote for this part is no better than yours, so yours stays. Nothing was changed.',
  },
} as const

import type { Toast } from '#client/ui/toasts/toasts.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { FORM_PROBLEMS } from '#contract/form-problems.ts'
import type { ItemReview } from './item.ts'

export const FIELDS_MISSING = 'Please fill in all required fields marked with *'

/** The name of the button where a press would write a twin. */
export const ANOTHER_VERSION = `Write another version, ${LISTING_COST} credit`

/** Why nothing can be sent right now, most pressing first; null when it can. */
export type Hindrance = 'generating' | 'credits' | 'missing' | 'tooLong'

type Situation = { review: ItemReview; credits: number; isGenerating: boolean }

export function hindrance({ review, credits, isGenerating }: Situation): Hindrance | null {
  if (isGenerating) return 'generating'
  if (credits < LISTING_COST) return 'credits'
  if (review.missing.length > 0) return 'missing'
  return Object.keys(review.errors).length > 0 ? 'tooLong' : null
}

/** What the line at the button says. */
export function reasonLine(hindered: Hindrance | null, credits: number): string {
  switch (hindered) {
    case 'generating':
      return 'You can keep editing. Changes apply to the next listing.'
    case 'credits':
      return 'You have no credits left.'
    case 'missing':
      return 'Fill in the fields marked * first.'
    case 'tooLong':
      return 'Shorten the marked field first.'
    case null:
      return `Uses ${LISTING_COST} credit. You will have ${wholeNumber(credits - LISTING_COST)} left.`
    default:
      return hindered satisfies never
  }
}

/** The toast for a try that cannot succeed; none while a listing is being written anyway. */
export function refusalToast(hindered: Hindrance, review: ItemReview): Toast | null {
  switch (hindered) {
    case 'generating':
      return null
    case 'credits':
      return refused(
        FORM_PROBLEMS.insufficient_credits.title,
        FORM_PROBLEMS.insufficient_credits.detail,
      )
    case 'missing':
      return refused('Required Fields Missing', FIELDS_MISSING)
    case 'tooLong':
      return refused(FORM_PROBLEMS.invalid_input.title, Object.values(review.errors).join('. '))
    default:
      return hindered satisfies never
  }
}

function refused(title: string, description: string): Toast {
  return { title, description, look: 'destructive' }
}

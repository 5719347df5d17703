import { FORM_PROBLEMS } from './form-problems.ts'

/** What a failing model cost, and what to do; before it stands what happened. */
export const DO_WITHOUT_MODEL =
  'You were not charged. Please try again later, or have your own words arranged without it.'

/** Said with the hours, which only the server knows. */
export const dailyLimitSentence = (hoursLeft: number) =>
  `Today's allowance for the language model is used up. It starts again at 00:00 UTC, within ${
    hoursLeft > 1 ? `${hoursLeft} hours` : 'an hour'
  }. ${DO_WITHOUT_MODEL}`

/** The refusals of writing a listing. */
export const GENERATION_PROBLEMS = {
  ...FORM_PROBLEMS,
  generation_running: {
    status: 409,
    title: 'Still writing',
    detail: 'This listing is already being written. Please wait a moment.',
  },
  daily_limit: {
    status: 429,
    title: 'Used up for today',
    detail: `Today's allowance for the language model is used up. It starts again at 00:00 UTC. ${DO_WITHOUT_MODEL}`,
  },
  nothing_to_write_about: {
    status: 422,
    title: 'Nothing to write about',
    detail:
      'The product description and keywords hold no words a listing can be written from. Please describe the item in your own words. You were not charged.',
  },
  generation_timed_out: {
    status: 504,
    title: 'Writing took too long',
    detail: 'Writing the listing took too long. Please try again. You were not charged.',
  },
  model_failed: {
    status: 503,
    title: 'The language model wrote nothing',
    detail: `The language model could not write this listing. ${DO_WITHOUT_MODEL}`,
  },
} as const

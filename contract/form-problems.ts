/** The refusals whose words the form for a listing says by itself; the dashboard loads these and no others. */
export const FORM_PROBLEMS = {
  invalid_input: {
    status: 400,
    title: 'Check your input',
    detail: 'Please check the marked fields and try again.',
  },
  insufficient_credits: {
    status: 402,
    title: 'Insufficient Credits',
    detail: 'You need at least 1 credit to generate a listing. Please purchase more credits.',
  },
  generation_failed: {
    status: 502,
    title: 'The listing could not be written',
    detail: 'The listing could not be written this time. Please try again. You were not charged.',
  },
} as const

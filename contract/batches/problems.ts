/** The refusals about many listings out of one file. */
export const BATCH_PROBLEMS = {
  batch_not_found: {
    status: 404,
    title: 'Batch not found',
    detail: 'This batch does not exist any more. Its listings are in your history.',
  },
  batch_started: {
    status: 409,
    title: 'Started already',
    detail: 'This batch was started, and takes no more rows. Please open another one for them.',
  },
  batch_incomplete: {
    status: 409,
    title: 'Rows are missing',
    detail:
      'Not all rows of the file have arrived. Nothing was written or charged. Please send the file again.',
  },
  batch_full: {
    status: 409,
    title: 'Too many rows',
    detail: 'A batch has at most 1,000 rows. Nothing was charged. Please send the file in parts.',
  },
  batch_not_started: {
    status: 409,
    title: 'Not started yet',
    detail: 'This batch was not started yet. Nothing was written or charged.',
  },
  batch_over: {
    status: 409,
    title: 'This batch is over',
    detail:
      'This batch was canceled, and nothing of it waits. Nothing was charged. Please send its rows again.',
  },
  too_many_batches: {
    status: 409,
    title: 'Too many batches',
    detail:
      'Ten of your batches are not over yet. Nothing was charged. Please finish or cancel one of them first.',
  },
} as const

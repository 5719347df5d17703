/** How long what nobody needs any more is kept. The privacy page tells it, and the sweeping keeps to it. */
export const RETENTION = {
  /** After it was used last. */
  sessionDays: 30,
  /** After it began, however often it was used. */
  sessionDaysAtMost: 90,
  /** From where and with which browser an account was opened. */
  traitsMonths: 12,
  /** What the payment service told us happened; the payment itself is in the books. */
  paymentMessageDays: 90,
  /** Tries at a listing that came to nothing, and cost nothing. */
  failedTryDays: 30,
  /** Access tokens that have run out, so that the list says why a program stopped. */
  expiredTokenDays: 30,
  /** What was deleted, so that it can be had back. */
  deletedDays: 30,
  /** Batches that are over or rest; their listings stay. */
  batchDays: 90,
  /** A file whose batch was never started. */
  unstartedBatchDays: 1,
  /** Mails that could not be sent. */
  unsentMailHours: 24,
} as const

import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'

/** Of each code, when the same call may be made once more. */
type Retries = Partial<Record<ProblemCode, string>>

const FIXED = 'after fixing the request'
const LATER = 'after `Retry-After`'
const SAME_KEY = 'with the same key'
const PLAIN = 'or with `"writer": "plain"`'
const NEVER = 'no'

const EVERY_CALL = {
  malformed_request: FIXED,
  invalid_input: FIXED,
  not_signed_in: 'with a token',
  token_refused: 'with another token',
  token_without_scope: 'with another token',
  not_for_tokens: NEVER,
  account_suspended: NEVER,
  not_found: FIXED,
  method_not_allowed: FIXED,
  too_large: FIXED,
  unsupported_media_type: FIXED,
  too_many_requests: LATER,
  internal: `later, ${SAME_KEY}`,
  unavailable: `${LATER}, ${SAME_KEY}`,
} as const satisfies Retries

const WRITING = {
  insufficient_credits: 'once there are credits',
  generation_running: `later, ${SAME_KEY}`,
  nothing_to_write_about: FIXED,
  generation_failed: 'at once',
  generation_timed_out: 'at once',
  model_failed: `later, ${PLAIN}`,
  daily_limit: `${LATER}, ${PLAIN}`,
  idempotency_key_reused: 'with another key',
} as const satisfies Retries

const ONE_LISTING = {
  listing_not_found: NEVER,
  version_not_found: NEVER,
  listing_changed: 'with the new `ETag`',
  parts_used_up: 'after `until`',
  part_unchanged: 'with another wish',
  pinned_not_found: FIXED,
} as const satisfies Retries

const IMPROVING = {
  nothing_better: 'with another text',
  nothing_pasted: FIXED,
  not_pasted: NEVER,
  part_kept: FIXED,
} as const satisfies Retries

const BATCHES = {
  batch_not_found: NEVER,
  batch_started: 'in another batch',
  batch_incomplete: 'once all rows are there',
  batch_full: 'in another batch',
  batch_not_started: 'once it is started',
  batch_over: 'in another batch',
  too_many_batches: 'once one of them is over',
} as const satisfies Retries

/** No call of an access token answers these. */
const OF_BROWSERS = {
  signature_refused: null,
  wrong_credentials: null,
  forbidden: null,
  wrong_password: null,
  sign_in_again: null,
  footer_not_found: null,
  payment_not_found: null,
  user_not_found: null,
  account_exists: null,
  google_cancelled: null,
  google_sign_in_over: null,
  google_refused: null,
  google_email_unverified: null,
  google_unavailable: null,
  email_taken: null,
  email_unconfirmed: null,
  too_many_accounts: null,
  token_not_found: null,
  too_many_tokens: null,
  payment_not_complete: null,
  payment_canceled: null,
  payment_over: null,
  payment_mismatch: null,
  refund_too_late: null,
  refund_not_possible: null,
  refund_due: null,
  admin_not_suspended: null,
  no_open_request: null,
  credits_held: null,
  credits_moved: null,
  account_busy: null,
  payment_under_way: null,
  address_taken: null,
  reset_link_over: null,
  address_link_over: null,
  footer_changed: null,
  too_many_guesses: null,
  payments_off: null,
  payment_service_unavailable: null,
} as const satisfies Partial<Record<ProblemCode, null>>

/** A new code does not compile until it is said whether a program meets it. */
const RETRIES: Record<ProblemCode, string | null> = {
  ...EVERY_CALL,
  ...WRITING,
  ...ONE_LISTING,
  ...IMPROVING,
  ...BATCHES,
  ...OF_BROWSERS,
}

const LISTS: readonly { head: string; codes: Retries }[] = [
  { head: 'Every call', codes: EVERY_CALL },
  {
    head: 'Calls that write a listing or begin something with an `Idempotency-Key`',
    codes: WRITING,
  },
  { head: 'Calls about one listing', codes: ONE_LISTING },
  { head: 'Calls that improve a pasted listing', codes: IMPROVING },
  { head: 'Calls about a batch', codes: BATCHES },
]

/** Every code that a program may meet, by the calls that answer it. */
export function refusalsText(): string {
  const retries = new Map(Object.entries(RETRIES))
  const lists = LISTS.map(({ head, codes }) => {
    const lines = Object.entries(PROBLEMS)
      .filter(([name]) => name in codes)
      .map(
        ([name, { status, detail }]) =>
          `- ${status} \`${name}\`: ${detail} _Retry: ${retries.get(name)}._`,
      )
    return `### ${head}\n\n${lines.join('\n')}`
  })
  return [`## What is refused\n\n${COST}`, ...lists].join('\n\n')
}

const COST = `**None of these costs a credit**: a credit is spent by a listing that was written, and by nothing else. The sentences are for people at a page; a program goes by \`code\`. Where no answer came at all it is not known
whether one was spent: send the same once more with the same \`Idempotency-Key\`.`

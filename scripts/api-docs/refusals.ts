import { PROBLEMS, type ProblemCode } from '#contract/problems.ts'

type Kind = 'any' | 'writing' | 'listing' | 'improving' | 'batch'

/** Which calls answer it, and what sending the same once more brings; of a code that no call of an access token answers, nothing. */
type Met = { at: Kind; again: string } | null

const FIXED = 'when it is mended'
const LATER = 'later; `Retry-After` says when'
const NEVER = 'no'

/** A new code does not compile until it is said whether a program meets it. */
const MET: { [Code in ProblemCode]: Met } = {
  malformed_request: { at: 'any', again: FIXED },
  invalid_input: { at: 'any', again: FIXED },
  not_signed_in: { at: 'any', again: 'with a token' },
  token_refused: { at: 'any', again: 'with another token' },
  token_without_scope: { at: 'any', again: 'with another token' },
  not_for_tokens: { at: 'any', again: NEVER },
  account_suspended: { at: 'any', again: NEVER },
  not_found: { at: 'any', again: FIXED },
  method_not_allowed: { at: 'any', again: FIXED },
  too_large: { at: 'any', again: FIXED },
  unsupported_media_type: { at: 'any', again: FIXED },
  too_many_requests: { at: 'any', again: LATER },
  internal: { at: 'any', again: 'later, with the same key' },
  unavailable: { at: 'any', again: `${LATER}, with the same key` },
  insufficient_credits: { at: 'writing', again: 'when there are credits' },
  generation_running: { at: 'writing', again: 'later, with the same key' },
  nothing_to_write_about: { at: 'writing', again: FIXED },
  generation_failed: { at: 'writing', again: 'at once' },
  generation_timed_out: { at: 'writing', again: 'at once' },
  model_failed: { at: 'writing', again: 'later, or with `"writer": "plain"`' },
  daily_limit: { at: 'writing', again: `${LATER}, or with \`"writer": "plain"\`` },
  idempotency_key_reused: { at: 'writing', again: 'with another key' },
  listing_not_found: { at: 'listing', again: NEVER },
  version_not_found: { at: 'listing', again: NEVER },
  listing_changed: { at: 'listing', again: 'with the new `ETag`' },
  parts_used_up: { at: 'listing', again: 'when `until` has come' },
  part_unchanged: { at: 'listing', again: 'with another wish' },
  pinned_not_found: { at: 'listing', again: FIXED },
  nothing_better: { at: 'improving', again: 'with another text' },
  nothing_pasted: { at: 'improving', again: FIXED },
  not_pasted: { at: 'improving', again: NEVER },
  part_kept: { at: 'improving', again: FIXED },
  batch_not_found: { at: 'batch', again: NEVER },
  batch_started: { at: 'batch', again: 'in another batch' },
  batch_incomplete: { at: 'batch', again: 'when all rows are there' },
  batch_full: { at: 'batch', again: 'in another batch' },
  batch_not_started: { at: 'batch', again: 'when it is started' },
  batch_over: { at: 'batch', again: 'in another batch' },
  too_many_batches: { at: 'batch', again: 'when one of them is over' },

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
}

const HEADS: Record<Kind, string> = {
  any: 'Every call',
  writing: 'Calls that write a listing or begin something with an `Idempotency-Key`',
  listing: 'Calls about one listing',
  improving: 'Calls that improve a pasted listing',
  batch: 'Calls about a batch',
}

/** Every code that a program may meet, by the calls that answer it. */
export function refusalsText(): string {
  const codes = Object.entries(PROBLEMS).flatMap(([name, problem]) => {
    const met = Object.entries(MET).find(([code]) => code === name)?.[1] ?? null
    return met === null ? [] : [{ name, ...problem, ...met }]
  })
  const lists = Object.entries(HEADS).map(([kind, head]) => {
    const lines = codes
      .filter(({ at }) => at === kind)
      .map(
        ({ status, name, again, detail }) =>
          `- ${status} \`${name}\`: ${detail} _Once more: ${again}._`,
      )
    return `### ${head}\n\n${lines.join('\n')}`
  })
  return [`## What is refused\n\n${COST}`, ...lists].join('\n\n')
}

const COST = `**None of these costs a credit**, whether its sentence says so or not: a credit is spent by a listing that was written, and by nothing else. The sentences are for people at a page; a program goes by \`code\`. Where no answer came at all nobody
knows: send the same once more with the same \`Idempotency-Key\`.`

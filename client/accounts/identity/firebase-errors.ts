import { ApiError } from '#client/api/api-error.ts'
import { PASSWORD } from '#contract/accounts.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { logError } from '#client/browser/log.ts'

type Refused = { status: number; detail: string }

const POPUP_BLOCKED: Refused = {
  status: 400,
  detail: 'Your browser blocked the Google window. Please allow it for this site, and try again.',
}
const DISABLED: Refused = {
  status: 403,
  detail: 'This account has been disabled. Please contact support.',
}
const OFFLINE: Refused = {
  status: 503,
  detail: 'The sign-in service could not be reached. Check your internet connection and try again.',
}
const NO_EMAIL: Refused = { status: 400, detail: 'Please enter a valid email address.' }
const WEAK: Refused = {
  status: 400,
  detail: `Password must be at least ${PASSWORD.min} characters long.`,
}

/** Firebase's codes in the sentences that the embedded provider has for the same. */
const REFUSALS = new Map<string, Refused>([
  ['auth/email-already-in-use', PROBLEMS.account_exists],
  ['auth/account-exists-with-different-credential', PROBLEMS.email_taken],
  // Which of the two was wrong is told to nobody.
  ['auth/wrong-password', PROBLEMS.wrong_credentials],
  ['auth/user-not-found', PROBLEMS.wrong_credentials],
  ['auth/invalid-credential', PROBLEMS.wrong_credentials],
  ['auth/missing-password', PROBLEMS.wrong_credentials],
  ['auth/too-many-requests', PROBLEMS.too_many_guesses],
  ['auth/popup-closed-by-user', PROBLEMS.google_cancelled],
  ['auth/cancelled-popup-request', PROBLEMS.google_cancelled],
  ['auth/user-cancelled', PROBLEMS.google_cancelled],
  ['auth/popup-blocked', POPUP_BLOCKED],
  ['auth/weak-password', WEAK],
  ['auth/invalid-email', NO_EMAIL],
  ['auth/missing-email', NO_EMAIL],
  ['auth/user-disabled', DISABLED],
  ['auth/network-request-failed', OFFLINE],
])

/** Why Firebase refused, in a sentence for the person; for anything else its form has one. */
export function asRefusal(error: unknown): ApiError {
  const known = REFUSALS.get(codeOf(error))
  if (known === undefined) logError('Firebase refused', error)
  const { status, detail } = known ?? { status: 500, detail: '' }
  return new ApiError({ status, detail })
}

export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}

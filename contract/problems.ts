import { BATCH_PROBLEMS } from './batches/problems.ts'
import { GENERATION_PROBLEMS } from './generation-problems.ts'
import { GOOGLE_PROBLEMS } from './google.ts'
import { IMPROVING_PROBLEMS } from './improving/problems.ts'
import { TOKEN_PROBLEMS } from './access-tokens/token-problems.ts'

/** Every expected refusal: its HTTP status, a short title, and the sentence a seller reads. */
export const PROBLEMS = {
  ...GENERATION_PROBLEMS,
  malformed_request: {
    status: 400,
    title: 'Malformed request',
    detail: 'The request could not be read. Please reload the page and try again.',
  },
  signature_refused: {
    status: 400,
    title: 'Signature refused',
    detail: 'The signature of this event could not be verified.',
  },
  not_signed_in: {
    status: 401,
    title: 'Not signed in',
    detail: 'Please sign in to continue.',
  },
  wrong_credentials: {
    status: 401,
    title: 'Sign in failed',
    detail: 'Please check your credentials and try again.',
  },
  forbidden: {
    status: 403,
    title: 'Not allowed',
    detail: 'Your account does not have access to this.',
  },
  wrong_password: {
    status: 403,
    title: 'Wrong password',
    detail: 'The current password is not right. Nothing was changed. Please try again.',
  },
  sign_in_again: {
    status: 403,
    title: 'Please sign in again',
    detail:
      'Deleting an account needs a fresh sign-in. Please sign in again and delete it within 10 minutes. Nothing was deleted.',
  },
  not_found: {
    status: 404,
    title: 'Not found',
    detail: 'There is nothing at this address.',
  },
  listing_not_found: {
    status: 404,
    title: 'Listing not found',
    detail: 'This listing does not exist any more. Please reload the page.',
  },
  ...IMPROVING_PROBLEMS,
  version_not_found: {
    status: 404,
    title: 'Version not found',
    detail: 'This listing has no such version. Please reload the page.',
  },
  ...BATCH_PROBLEMS,
  footer_not_found: {
    status: 404,
    title: 'Footer not found',
    detail: 'This footer does not exist any more. Please reload the page.',
  },
  payment_not_found: {
    status: 404,
    title: 'Payment not found',
    detail: 'There is no such payment on your account.',
  },
  user_not_found: {
    status: 404,
    title: 'User not found',
    detail: 'There is no such user. Please reload the page.',
  },
  method_not_allowed: {
    status: 405,
    title: 'Method not allowed',
    detail: 'This address does not take that kind of request.',
  },
  account_exists: {
    status: 409,
    title: 'Account exists',
    detail: 'An account with this email already exists. Please sign in instead.',
  },
  ...GOOGLE_PROBLEMS,
  ...TOKEN_PROBLEMS,
  payment_not_complete: {
    status: 409,
    title: 'Payment not complete',
    detail: 'This payment is not complete yet. Credits are added as soon as it is.',
  },
  payment_canceled: {
    status: 409,
    title: 'Payment canceled',
    detail: 'This payment was canceled. Please start a new one. You were not charged.',
  },
  payment_over: {
    status: 409,
    title: 'Payment is over',
    detail: 'This payment was made or canceled already. Please look at your credits.',
  },
  payment_mismatch: {
    status: 409,
    title: 'Payment on hold',
    detail: 'What was paid is not what was ordered. Please contact support.',
  },
  refund_too_late: {
    status: 409,
    title: 'Too late for a refund',
    detail: 'A purchase can be given back for 7 days, and these are over.',
  },
  refund_not_possible: {
    status: 409,
    title: 'No refund possible',
    detail: 'This purchase cannot be given back: its money has moved already.',
  },
  refund_due: {
    status: 409,
    title: 'This refund is due',
    detail:
      'This was asked for within 7 days, so it is given and not declined. Whoever abuses it can be suspended.',
  },
  admin_not_suspended: {
    status: 409,
    title: 'This is an admin',
    detail: 'An admin cannot be suspended. Take the right away at the command line first.',
  },
  no_open_request: {
    status: 409,
    title: 'No open request',
    detail: 'Nobody waits for an answer about this purchase. Please reload the page.',
  },
  credits_held: {
    status: 409,
    title: 'Credits in use',
    detail:
      'Some credits are set aside for listings that are being written right now. Please try again in a minute, or choose a larger number.',
  },
  credits_moved: {
    status: 409,
    title: 'The balance has moved',
    detail: 'The balance has moved since you looked. Please reload the page and try again.',
  },
  account_busy: {
    status: 409,
    title: 'A listing is being written',
    detail:
      'A listing is still being written. Please wait until it is done and try again. Nothing was deleted.',
  },
  payment_under_way: {
    status: 409,
    title: 'A payment is under way',
    detail:
      'A payment of yours was made just now or is still being processed. Please look at your credits, then try again. Nothing was deleted.',
  },
  address_taken: {
    status: 409,
    title: 'Address in use',
    detail:
      'Another account has this address, and its owner has confirmed it. Nothing was changed. Please use another address.',
  },
  reset_link_over: {
    status: 410,
    title: 'This link no longer works',
    detail:
      'A link works once, and for an hour. Please ask for a new one. Your password was not changed.',
  },
  address_link_over: {
    status: 410,
    title: 'This link no longer works',
    detail:
      'A link works once, and for a week. Please ask for a new one in Your account. Nothing was changed.',
  },
  listing_changed: {
    status: 412,
    title: 'Changed elsewhere',
    detail:
      'This listing was changed in another tab or on another device. Nothing was overwritten. Please look at the current text, then save again.',
  },
  footer_changed: {
    status: 412,
    title: 'Changed elsewhere',
    detail:
      'This footer was changed in another tab or on another device. Nothing was overwritten. Please look at the current text, then save again.',
  },
  too_large: {
    status: 413,
    title: 'Too large',
    detail: 'That is more text than a listing can use. Please shorten it and try again.',
  },
  unsupported_media_type: {
    status: 415,
    title: 'Unsupported content type',
    detail: 'Please send this request as JSON.',
  },
  idempotency_key_reused: {
    status: 422,
    title: 'Key already used',
    detail:
      'This request was already sent with other details. Please send these with another key. You were not charged.',
  },
  too_many_guesses: {
    status: 429,
    title: 'Too many tries',
    detail: 'There were too many tries to sign in. Please wait a few minutes and try again.',
  },
  too_many_requests: {
    status: 429,
    title: 'Too many requests',
    detail: 'That was a little too fast. Please wait a moment and try again.',
  },
  internal: {
    status: 500,
    title: 'Something went wrong',
    detail: 'Something went wrong on our side. Please try again in a moment.',
  },
  unavailable: {
    status: 503,
    title: 'Not available right now',
    detail: 'We cannot do this right now. Please try again in a moment. You were not charged.',
  },
  payments_off: {
    status: 503,
    title: 'Payments are off',
    detail: 'Credits cannot be bought here at the moment.',
  },
  payment_service_unavailable: {
    status: 503,
    title: 'Payment service not available',
    detail: 'The payment service does not answer right now. Please try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: string; detail: string }>

export type ProblemCode = keyof typeof PROBLEMS

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How often something may be done in a while, and what a refusal says. */
export type Limit = {
  max: number
  /** Begins with the first time. */
  windowMs: number
  code: 'too_many_guesses' | 'too_many_accounts' | 'too_many_requests'
  /** In place of the code's own sentence. */
  detail?: string
}

/**
 * Every limit of the product that counts how often something was done. A network is an IPv4 address
 * or 64 bits of IPv6. How many listings a person may have in writing at once is no count but a part
 * of the balance, and stands in the ledger.
 */
export const LIMITS = {
  /** For one account. */
  guessesFromOneNetwork: { max: 10, windowMs: 15 * MINUTE_MS, code: 'too_many_guesses' },
  /** For all accounts together: one common password, tried at each. */
  guessesAtAllFromOneNetwork: { max: 50, windowMs: HOUR_MS, code: 'too_many_guesses' },
  guessesForOneAccount: { max: 100, windowMs: HOUR_MS, code: 'too_many_guesses' },
  signUpsFromOneNetwork: { max: 20, windowMs: HOUR_MS, code: 'too_many_accounts' },
  resetsForOneAddress: { max: 5, windowMs: HOUR_MS, code: 'too_many_requests' },
  resetsFromOneNetwork: { max: 20, windowMs: HOUR_MS, code: 'too_many_requests' },
  addressMailsOfOnePerson: { max: 5, windowMs: HOUR_MS, code: 'too_many_requests' },
  addressMailsToOneAddress: { max: 5, windowMs: HOUR_MS, code: 'too_many_requests' },
  exportsOfOnePerson: { max: 10, windowMs: HOUR_MS, code: 'too_many_requests' },
  batchesOfOnePerson: {
    max: 50,
    windowMs: DAY_MS,
    code: 'too_many_requests',
    detail: 'Many batches were opened today. Please try again tomorrow. Nothing was charged.',
  },
  tokensOfOneSession: { max: 120, windowMs: 10 * MINUTE_MS, code: 'too_many_requests' },
  /** Not those that were paid or canceled: somebody who opens so many without paying tries out cards. */
  openOrdersOfOnePerson: {
    max: 50,
    windowMs: HOUR_MS,
    code: 'too_many_requests',
    detail: 'Too many payments were started and not finished. Please try again in an hour.',
  },
} as const satisfies Record<string, Limit>

const TOO_MANY_LISTINGS =
  'Too many listings were asked for in a short time. Please wait a moment and try again. You were not charged.'

/** Those whose number is a setting. */
export const LIMITS_BY_SETTING = {
  requestsFromOneNetwork: {
    max: 'REQUESTS_PER_MINUTE',
    windowMs: MINUTE_MS,
    code: 'too_many_requests',
  },
  generationsOfOnePerson: {
    max: 'GENERATIONS_PER_MINUTE',
    windowMs: MINUTE_MS,
    code: 'too_many_requests',
    detail: TOO_MANY_LISTINGS,
  },
  generationsFromOneNetwork: {
    max: 'GENERATIONS_PER_MINUTE_NETWORK',
    windowMs: MINUTE_MS,
    code: 'too_many_requests',
    detail: TOO_MANY_LISTINGS,
  },
  /** A day ends at midnight UTC. What is said then is the writer's. */
  model: {
    windowMs: DAY_MS,
    ofOnePerson: { calls: 'MODEL_CALLS_PER_PERSON', tokens: 'MODEL_TOKENS_PER_PERSON' },
    ofAll: { calls: 'MODEL_CALLS_PER_DAY', tokens: 'MODEL_TOKENS_PER_DAY' },
  },
} as const

import { Problem } from '#server/platform/problem.ts'
import type { Counters, Window } from './counters.ts'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How often one may try. */
export const ATTEMPTS = {
  perAccountAndNetwork: { max: 10, windowMs: 15 * MINUTE_MS },
  perAccount: { max: 100, windowMs: HOUR_MS },
  signUpsPerNetwork: { max: 20, windowMs: HOUR_MS },
  resetsPerAccount: { max: 5, windowMs: HOUR_MS },
  resetsPerNetwork: { max: 20, windowMs: HOUR_MS },
  exportsPerPerson: { max: 10, windowMs: HOUR_MS },
  tokensPerSession: { max: 120, windowMs: 10 * MINUTE_MS },
} as const

/** A network stays a person's own for this long after they signed in there. */
const USUAL_MS = 90 * DAY_MS

type Guess = { email: string; network: string }

export type AttemptLimits = ReturnType<typeof attemptLimits>

/** Keeps passwords from being guessed without letting a stranger lock the owner out. */
export function attemptLimits(counters: Counters) {
  const take = async (name: string, window: Window, code: LimitCode = 'too_many_guesses') => {
    const waitMs = await counters.take(name, window)
    if (waitMs === 0) return
    throw new Problem(code, { retryAfterSeconds: Math.ceil(waitMs / 1000) })
  }
  return {
    /** Counts before the password is checked, so that parallel guesses cannot slip through. */
    guess: async (guess: Guess): Promise<void> => {
      await take(fromHere(guess), ATTEMPTS.perAccountAndNetwork)
      // A flood from elsewhere does not close the door where the right password came from before.
      if (await counters.remembers(usual(guess))) return
      await take(inAll(guess), ATTEMPTS.perAccount)
    },
    /** The password was right: it was no guess. */
    forgive: async (guess: Guess): Promise<void> => {
      await counters.giveBack(fromHere(guess))
      if (!(await counters.remembers(usual(guess)))) await counters.giveBack(inAll(guess))
      await counters.remember(usual(guess), USUAL_MS)
    },
    signUp: (network: string): Promise<void> =>
      take(`sign-up ${network}`, ATTEMPTS.signUpsPerNetwork),
    /** The same for addresses with and without an account: the limit gives nobody away. */
    reset: async ({ email, network }: Guess): Promise<void> => {
      await take(`reset ${network}`, ATTEMPTS.resetsPerNetwork, 'too_many_requests')
      await take(`reset ${email}`, ATTEMPTS.resetsPerAccount, 'too_many_requests')
    },
    takeAlong: (userId: string): Promise<void> =>
      take(`export ${userId}`, ATTEMPTS.exportsPerPerson, 'too_many_requests'),
    token: (sessionId: string): Promise<void> =>
      take(`token ${sessionId}`, ATTEMPTS.tokensPerSession, 'too_many_requests'),
  }
}

type LimitCode = 'too_many_guesses' | 'too_many_requests'

const fromHere = ({ email, network }: Guess) => `guess ${network} ${email}`
const inAll = ({ email }: Guess) => `guess ${email}`
const usual = ({ email, network }: Guess) => `usual ${network} ${email}`

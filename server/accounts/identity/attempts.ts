import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

const MINUTE_MS = 60_000

/** How often one may try. Counted in this process; each process counts for itself. */
export const ATTEMPTS = {
  perAccountAndNetwork: { max: 10, windowMs: 15 * MINUTE_MS },
  perAccount: { max: 100, windowMs: 60 * MINUTE_MS },
  signUpsPerNetwork: { max: 20, windowMs: 60 * MINUTE_MS },
} as const

const REMEMBERED_MAX = 50_000

type Guess = { email: string; network: string }

/** Keeps passwords from being guessed without letting a stranger lock the owner out. */
export function attemptLimits(clock: Clock) {
  const fromHere = counter(clock, ATTEMPTS.perAccountAndNetwork)
  const inAll = counter(clock, ATTEMPTS.perAccount)
  const signUps = counter(clock, ATTEMPTS.signUpsPerNetwork)
  // Where the right password came from before: a flood from elsewhere does not close this door.
  const usual = new Set<string>()

  return {
    /** Counts before the password is checked, so that parallel guesses cannot slip through. */
    guess(guess: Guess) {
      const place = placeOf(guess)
      refuseAfter(fromHere.take(place))
      if (!usual.has(place)) refuseAfter(inAll.take(guess.email))
    },
    /** The password was right: it was no guess. */
    forgive(guess: Guess) {
      const place = placeOf(guess)
      fromHere.giveBack(place)
      if (!usual.has(place)) inAll.giveBack(guess.email)
      usual.add(place)
      forgetOldest(usual)
    },
    signUp(network: string) {
      refuseAfter(signUps.take(network))
    },
  }
}

function placeOf({ email, network }: Guess): string {
  return `${network} ${email}`
}

type Window = { max: number; windowMs: number }

function counter(clock: Clock, { max, windowMs }: Window) {
  const counts = new Map<string, { taken: number; endsMs: number }>()
  return {
    /** Answers 0 when allowed, else how many milliseconds to wait. */
    take(key: string): number {
      const nowMs = clock.now().getTime()
      const current = counts.get(key)
      if (current === undefined || current.endsMs <= nowMs) {
        counts.delete(key)
        counts.set(key, { taken: 1, endsMs: nowMs + windowMs })
        forgetOldest(counts)
        return 0
      }
      if (current.taken >= max) return current.endsMs - nowMs
      current.taken += 1
      return 0
    },
    giveBack(key: string) {
      const current = counts.get(key)
      if (current !== undefined) current.taken -= 1
    },
  }
}

function refuseAfter(waitMs: number) {
  if (waitMs === 0) return
  throw new Problem('too_many_guesses', { retryAfterSeconds: Math.ceil(waitMs / 1000) })
}

function forgetOldest(kept: Set<string> | Map<string, unknown>) {
  if (kept.size > REMEMBERED_MAX) kept.delete(kept.keys().next().value ?? '')
}

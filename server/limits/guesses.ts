import type { Database } from '#server/database/database.ts'
import type { Clock } from '#server/platform/clock.ts'
import { limiter } from './limiter.ts'
import { usualNetworks } from './usual-networks.ts'

type Guess = { email: string; network: string }

export type GuessLimits = ReturnType<typeof guessLimits>

/** Keeps passwords from being guessed without letting a stranger lock the owner out. */
export function guessLimits(db: Database, clock: Clock) {
  const limits = limiter(db, clock)
  const usual = usualNetworks(db, clock)
  return {
    /** Counts before the password is checked, so that parallel guesses cannot slip through. */
    guess: async (guess: Guess): Promise<void> => {
      await limits.take('guessesFromOneNetwork', fromHere(guess))
      // A flood from elsewhere does not close the door where the right password came from before.
      if (await usual.has(guess)) return
      await limits.take('guessesAtAllFromOneNetwork', guess.network)
      await limits.take('guessesForOneAccount', guess.email)
    },
    /** The password was right: it was no guess. */
    forgive: async (guess: Guess): Promise<void> => {
      await limits.giveBack('guessesFromOneNetwork', fromHere(guess))
      if (!(await usual.has(guess))) {
        await limits.giveBack('guessesAtAllFromOneNetwork', guess.network)
        await limits.giveBack('guessesForOneAccount', guess.email)
      }
      await usual.remember(guess)
    },
  }
}

const fromHere = ({ email, network }: Guess) => `${network} ${email}`

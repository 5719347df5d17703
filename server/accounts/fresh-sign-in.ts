import { FRESH_SIGN_IN_MINUTES } from '#contract/me.ts'
import { Problem } from '#server/platform/problem.ts'

const MINUTE_MS = 60_000

type SignIn = { signedInAt: Date; now: Date; detail?: string }

/** Whoever finds an open browser can neither delete what is in it nor take it along, nor act as an admin. */
export function refuseStaleSignIn({ signedInAt, now, detail }: SignIn): void {
  if (now.getTime() - signedInAt.getTime() > FRESH_SIGN_IN_MINUTES * MINUTE_MS)
    throw new Problem('sign_in_again', detail === undefined ? {} : { detail })
}

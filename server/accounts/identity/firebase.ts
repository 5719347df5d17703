import { tokenVerifier } from '#server/accounts/token.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type FetchKeys, firebaseKeys } from './firebase-keys.ts'
import type { IdentityProvider } from './identity.ts'

export type FirebaseIdentity = IdentityProvider & { name: 'firebase' }

type Parts = {
  projectId: string
  clock: Clock
  /** How Google's keys are fetched; a test has its own. */
  fetchKeys?: FetchKeys
}

/** People of a Firebase project: who they are, Google vouches for. */
export function firebaseIdentity({ projectId, clock, fetchKeys }: Parts): FirebaseIdentity {
  return {
    name: 'firebase',
    verify: tokenVerifier({
      issuer: `https://securetoken.google.com/${projectId}`,
      audience: projectId,
      clock,
      keyOf: firebaseKeys({ clock, fetchKeys }),
    }),
    // What Firebase keeps about a person is not ours to erase, and none of it is here.
    forget: async () => undefined,
  }
}

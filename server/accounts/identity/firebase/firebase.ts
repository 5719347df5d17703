import type { IdentityProvider } from '#server/accounts/identity/identity.ts'
import { tokenVerifier } from '#server/accounts/token.ts'
import type { Clock } from '#server/platform/clock.ts'
import { type FetchKeys, firebaseKeys } from './keys.ts'

export type FirebaseIdentity = IdentityProvider & { name: 'firebase' }

type FirebaseProject = {
  projectId: string
  clock: Clock
  /** How Google's keys are fetched; a test has its own. */
  fetchKeys?: FetchKeys
}

/** People of a Firebase project: who they are, Google vouches for. */
export function firebaseIdentity({
  projectId,
  clock,
  fetchKeys,
}: FirebaseProject): FirebaseIdentity {
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

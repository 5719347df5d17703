import type { Identity, IdentityReport } from '#client/accounts/identity/identity.ts'

export const MARA: IdentityReport = {
  kind: 'user',
  user: { id: 'user-1', email: 'mara@oakandoil.shop', hasPassword: true },
}
export const NOBODY: IdentityReport = { kind: 'nobody' }

/** An identity provider that reports what it is given; signing in makes it report Mara. */
export function fakeIdentity(
  first: IdentityReport | null,
  given: Partial<Identity> = {},
): Identity {
  const watchers = new Set<(report: IdentityReport) => void>()
  const enter = async () => {
    for (const onReport of watchers) onReport(MARA)
  }
  return {
    name: 'embedded',
    tokens: { current: async () => 'token-1', renewed: async () => 'token-2' },
    watch: (onReport) => {
      watchers.add(onReport)
      if (first) onReport(first)
      return () => watchers.delete(onReport)
    },
    signIn: enter,
    signUp: enter,
    signInWithGoogle: async () => null,
    signOut: async () => undefined,
    confirm: async () => undefined,
    requestPasswordReset: async () => undefined,
    freeAddress: enter,
    changePassword: async () => undefined,
    ...given,
  }
}

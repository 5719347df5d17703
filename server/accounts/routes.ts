import type { Routes } from '#contract/routes.ts'
import type { Handlers } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Accounts } from './accounts.ts'
import type { IdentityProvider } from './identity/identity.ts'

type AccountRoutes = Pick<Routes, 'syncLocal' | 'syncFirebase' | 'currentUser' | 'sendFingerprint'>

export function accountHandlers(
  accounts: Accounts,
  provider: IdentityProvider['name'],
): Handlers<AccountRoutes> {
  // The provider that is not configured has nothing at its address.
  const syncBy =
    (name: IdentityProvider['name']): Handlers<AccountRoutes>['syncLocal' | 'syncFirebase'] =>
    async ({ body, request }) => {
      if (provider !== name) throw new Problem('not_found')
      return accounts.findActor({ token: body.idToken, address: request.ip, scope: null })
    }
  return {
    syncLocal: syncBy('embedded'),
    syncFirebase: syncBy('firebase'),
    currentUser: async ({ actor }) => actor,
    sendFingerprint: async ({ actor, body }) =>
      accounts.storeFingerprint(actor.id, body.fingerprint),
  }
}

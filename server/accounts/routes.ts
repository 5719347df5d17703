import type { Routes } from '#contract/routes.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Accounts } from './accounts.ts'

type AccountRoutes = Pick<Routes, 'syncLocal' | 'currentUser' | 'sendFingerprint'>

export function accountHandlers(accounts: Accounts): Handlers<AccountRoutes> {
  return {
    syncLocal: async ({ body, request }) =>
      accounts.findActor({ token: body.idToken, address: request.ip }),
    currentUser: async ({ actor }) => actor,
    sendFingerprint: async ({ actor, body }) =>
      accounts.storeFingerprint(actor.id, body.fingerprint),
  }
}

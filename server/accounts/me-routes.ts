import type { meRoutes } from '#contract/me.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Accounts } from './accounts.ts'

/** Exporting everything, and deleting the account. */
export function meHandlers(accounts: Accounts): Handlers<typeof meRoutes> {
  return {
    exportAccount: async ({ actor, reply }) => {
      void reply.header('content-disposition', 'attachment; filename="listwright.json"')
      return accounts.exportAccount(actor.id)
    },
    deleteAccount: async ({ actor }) => accounts.deleteAccount(actor),
  }
}

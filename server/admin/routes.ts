import type { adminRoutes } from '#contract/admin.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { Handlers } from '#server/http/serve.ts'
import { listAuditLines } from './audit-lines.ts'
import { listDuplicates } from './duplicates.ts'
import { overview } from './overview.ts'
import { setSuspension } from './suspensions.ts'
import { listUsers, setCredits } from './users.ts'

export function adminHandlers(db: Database): Handlers<typeof adminRoutes> {
  return {
    listUsers: async ({ query }) => listUsers(db, query),
    setCredits: async ({ actor, params, body }) =>
      setCredits(db, { userId: asId(params.userId), actorId: actor.id, ...body }),
    setSuspension: async ({ actor, params, body: { reason } }) =>
      setSuspension(db, { userId: asId(params.userId), actorId: actor.id, reason }),
    adminOverview: async () => overview(db),
    listDuplicates: async ({ query }) => listDuplicates(db, query),
    listAuditLines: async ({ query }) => listAuditLines(db, query),
  }
}

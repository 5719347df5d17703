import { ADMIN_SIGN_IN_AGAIN, type adminRoutes } from '#contract/admin.ts'
import { refuseStaleSignIn } from '#server/accounts/fresh-sign-in.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Clock } from '#server/platform/clock.ts'
import { listAuditLines } from './audit-lines.ts'
import { listDuplicates } from './duplicates.ts'
import { overview } from './overview.ts'
import { setSuspension } from './suspensions.ts'
import { listUsers, setCredits } from './users.ts'

type AdminServices = { db: Database; clock: Clock }

export function adminHandlers({ db, clock }: AdminServices): Handlers<typeof adminRoutes> {
  const fresh = ({ id, authTime: signedInAt }: Actor) => {
    refuseStaleSignIn({ signedInAt, now: clock.now(), detail: ADMIN_SIGN_IN_AGAIN })
    return id
  }
  return {
    listUsers: async ({ query }) => listUsers(db, query),
    setCredits: async ({ actor, params, body }) =>
      setCredits(db, { userId: asId(params.userId), actorId: fresh(actor), ...body }),
    setSuspension: async ({ actor, params, body: { reason } }) =>
      setSuspension(db, { userId: asId(params.userId), actorId: fresh(actor), reason }),
    adminOverview: async () => overview(db),
    listDuplicates: async ({ query }) => listDuplicates(db, query),
    listAuditLines: async ({ query }) => listAuditLines(db, query),
  }
}

import type { accessTokenRoutes } from '#contract/access-tokens/access-tokens.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Clock } from '#server/platform/clock.ts'
import { endAccessToken, makeAccessToken, tokensOf } from './access-tokens.ts'

/** Making, listing and revoking access tokens. */
export function accessTokenHandlers(services: {
  db: Database
  clock: Clock
}): Handlers<typeof accessTokenRoutes> {
  return {
    listAccessTokens: async ({ actor }) => tokensOf(services.db, actor.id),
    makeAccessToken: async ({ actor, body }) => makeAccessToken(services, actor, body),
    endAccessToken: async ({ actor, params }) => endAccessToken(services, actor, params.id),
  }
}

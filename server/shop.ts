import type { FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import type { Routes } from '#contract/routes.ts'
import { accounts } from './accounts/accounts.ts'
import type { EmbeddedIdentity } from './accounts/identity/embedded.ts'
import { identityHandlers } from './accounts/identity/routes.ts'
import { accountHandlers } from './accounts/routes.ts'
import type { Database } from './database/database.ts'
import { footerHandlers } from './footers/routes.ts'
import type { FindActor } from './http/actor.ts'
import type { Handlers } from './http/serve.ts'
import type { Generator } from './listings/generate.ts'
import { listingHandlers } from './listings/routes.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import type { Clock } from './platform/clock.ts'

/** What the calls stand on; which one is behind each name was decided elsewhere. */
export type Parts = {
  db: Database
  clock: Clock
  identity: EmbeddedIdentity
  writer: Pick<ListingWriter, 'name'>
  generator: Generator
  /** The site's own public address, without a path. */
  origin: string
  extensionUrl: string
  /** Whether sign-ups from where this request comes from are limited. */
  isCounted: (request: FastifyRequest) => boolean
}

/** Everything the server answers with once it is open. */
export type Shop = {
  api: Handlers<Routes>
  identityApi: Handlers<typeof identityRoutes>
  findActor: FindActor
  /** Throws while the database does not answer. */
  probe(): Promise<void>
}

/** One line per slice; a call of the contract that none of them answers does not compile. */
export function shopOf(parts: Parts): Shop {
  const { db, identity, writer, extensionUrl } = parts
  const people = accounts(parts)
  return {
    api: {
      ...accountHandlers(people),
      ...footerHandlers(db),
      ...listingHandlers(parts),
      configuration: async () => ({
        identity: { provider: identity.name, hasGoogle: identity.hasGoogle },
        writer: writer.name,
        payments: 'off',
        stripePublishableKey: null,
        extensionUrl,
      }),
    },
    identityApi: identityHandlers(parts),
    findActor: people.findActor,
    probe: async () => {
      await db.selectFrom('migrations').select('name').limit(1).execute()
    },
  }
}

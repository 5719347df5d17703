import type { FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import type { Routes } from '#contract/routes.ts'
import type { sandboxRoutes } from '#contract/sandbox.ts'
import { accounts } from './accounts/accounts.ts'
import type { EmbeddedIdentity } from './accounts/identity/embedded.ts'
import { identityHandlers } from './accounts/identity/routes.ts'
import { accountHandlers } from './accounts/routes.ts'
import { adminHandlers } from './admin/routes.ts'
import type { CheckoutParts } from './checkout/checkout.ts'
import { receiveMessage } from './checkout/messages.ts'
import { checkoutHandlers } from './checkout/routes.ts'
import type { Database } from './database/database.ts'
import { footerHandlers } from './footers/routes.ts'
import type { FindActor } from './http/actor.ts'
import type { Handlers } from './http/serve.ts'
import type { ReceiveMessage } from './http/webhook.ts'
import type { Generator } from './listings/generate.ts'
import { listingHandlers } from './listings/routes.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import type { Clock } from './platform/clock.ts'
import { Problem } from './platform/problem.ts'
import { sandboxHandlers } from './sandbox/stripe/routes.ts'
import type { Sandbox } from './sandbox/stripe/sandbox.ts'

/** What the calls stand on; which one is behind each name was decided elsewhere. */
export type Parts = {
  db: Database
  clock: Clock
  identity: EmbeddedIdentity
  writer: Pick<ListingWriter, 'name'>
  generator: Generator
  /** Null where nothing is sold. */
  checkout: CheckoutParts | null
  sandbox: Pick<Sandbox, 'confirm' | 'authenticate'> | null
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
  sandboxApi: Handlers<typeof sandboxRoutes>
  receiveMessage: ReceiveMessage
  findActor: FindActor
  /** Throws while the database does not answer. */
  probe(): Promise<void>
}

/** One line per slice; a call of the contract that none of them answers does not compile. */
export function shopOf(parts: Parts): Shop {
  const { db, identity, writer, checkout, extensionUrl } = parts
  const people = accounts(parts)
  return {
    api: {
      ...accountHandlers(people),
      ...footerHandlers(db),
      ...listingHandlers(parts),
      ...checkoutHandlers(parts),
      ...adminHandlers(db),
      configuration: async () => ({
        identity: { provider: identity.name, hasGoogle: identity.hasGoogle },
        writer: writer.name,
        payments: checkout?.provider.name ?? 'off',
        stripePublishableKey: checkout?.provider.publishableKey ?? null,
        extensionUrl,
      }),
    },
    identityApi: identityHandlers(parts),
    sandboxApi: sandboxHandlers(parts.sandbox),
    receiveMessage: async (message) => {
      if (checkout === null) throw new Problem('payments_off')
      await receiveMessage(checkout, message)
    },
    findActor: people.findActor,
    probe: async () => {
      await db.selectFrom('migrations').select('name').limit(1).execute()
    },
  }
}

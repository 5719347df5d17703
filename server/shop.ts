import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import type { googleRoutes } from '#contract/google.ts'
import type { identityRoutes } from '#contract/identity.ts'
import type { Routes } from '#contract/routes.ts'
import type { sandboxRoutes } from '#contract/sandbox.ts'
import { accounts } from './accounts/accounts.ts'
import type { EmbeddedIdentity } from './accounts/identity/embedded.ts'
import type { FirebaseIdentity } from './accounts/identity/firebase.ts'
import type { Google } from './accounts/identity/google.ts'
import { comeBackFromGoogle, googleHandlers } from './accounts/identity/google-routes.ts'
import { identityHandlers } from './accounts/identity/routes.ts'
import { meHandlers } from './accounts/me-routes.ts'
import { accountHandlers } from './accounts/routes.ts'
import { adminHandlers } from './admin/routes.ts'
import type { CheckoutParts } from './checkout/checkout.ts'
import { receiveMessage } from './checkout/messages.ts'
import { checkoutHandlers } from './checkout/routes.ts'
import type { Database } from './database/database.ts'
import { listFooters } from './footers/footers.ts'
import type { Figures } from './figures.ts'
import { footerHandlers } from './footers/routes.ts'
import type { FindActor } from './http/actor.ts'
import type { ComeBack } from './http/google-callback.ts'
import type { ShowChooser } from './http/sandbox-google.ts'
import type { Metric } from './http/exposition.ts'
import type { Handlers } from './http/serve.ts'
import type { ReceiveMessage } from './http/webhook.ts'
import type { Generator } from './listings/generate.ts'
import { listListings } from './listings/library.ts'
import { listingHandlers } from './listings/routes.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import type { Post } from './mail/mail.ts'
import type { Clock } from './platform/clock.ts'
import { Problem } from './platform/problem.ts'
import type { GoogleSandbox } from './sandbox/google/sandbox.ts'
import { sandboxHandlers } from './sandbox/stripe/routes.ts'
import type { Sandbox } from './sandbox/stripe/sandbox.ts'

/** What the calls stand on; which one is behind each name was decided elsewhere. */
export type Parts = {
  db: Database
  clock: Clock
  identity: EmbeddedIdentity | FirebaseIdentity
  /** Null where sign-in with Google is not set up, or is Firebase's business. */
  google: Google | null
  googleSandbox: Pick<GoogleSandbox, 'authorize'> | null
  post: Post
  log: Pick<FastifyBaseLogger, 'error'>
  /** The secret of this data directory. */
  secret: Buffer
  writer: Pick<ListingWriter, 'name'>
  generator: Generator
  /** Null where nothing is sold. */
  checkout: CheckoutParts | null
  sandbox: Pick<Sandbox, 'confirm' | 'authenticate'> | null
  /** The site's own public address, without a path. */
  origin: string
  extensionUrl: string
  figures: Pick<Figures, 'read'>
  /** Whether sign-ups from where this request comes from are limited. */
  isCounted: (request: FastifyRequest) => boolean
}

/** Everything the server answers with once it is open. */
export type Shop = {
  api: Handlers<Routes>
  /** Null where another provider signs people in. */
  identityApi: Handlers<typeof identityRoutes> | null
  googleApi: Handlers<typeof googleRoutes>
  comeBackFromGoogle: ComeBack
  showChooser: ShowChooser
  sandboxApi: Handlers<typeof sandboxRoutes>
  receiveMessage: ReceiveMessage
  findActor: FindActor
  /** Throws while the database does not answer. */
  probe(): Promise<void>
  /** For the operator. */
  figures(): Promise<Metric[]>
}

/** One line per slice; a call of the contract that none of them answers does not compile. */
export function shopOf(parts: Parts): Shop {
  const { db, identity, google, googleSandbox, writer, checkout, extensionUrl } = parts
  const people = accounts({
    ...parts,
    belongings: {
      listings: (userId) => listListings(db, userId),
      footers: (userId) => listFooters(db, userId),
    },
    forgetCustomer: async (customerId) => {
      await checkout?.provider.forget(customerId).catch((error: unknown) => {
        parts.log.error({ err: error, customerId }, 'A customer is to be deleted by hand at Stripe')
      })
    },
  })
  return {
    api: {
      ...accountHandlers(people, identity.name),
      ...meHandlers(people),
      ...footerHandlers(db),
      ...listingHandlers(parts),
      ...checkoutHandlers(parts),
      ...adminHandlers(db),
      configuration: async () => ({
        identity: {
          provider: identity.name,
          hasGoogle: identity.name === 'firebase' || google !== null,
        },
        writer: writer.name,
        payments: checkout?.provider.name ?? 'off',
        stripePublishableKey: checkout?.provider.publishableKey ?? null,
        mail: parts.post.name,
        extensionUrl,
      }),
    },
    identityApi: identity.name === 'embedded' ? identityHandlers({ ...parts, identity }) : null,
    googleApi: googleHandlers(parts),
    comeBackFromGoogle: comeBackFromGoogle(parts),
    showChooser: async (query) => {
      if (googleSandbox === null) throw new Problem('not_found')
      return googleSandbox.authorize(query)
    },
    sandboxApi: sandboxHandlers(parts.sandbox),
    receiveMessage: async (message) => {
      if (checkout === null) throw new Problem('payments_off')
      await receiveMessage(checkout, message)
    },
    findActor: people.findActor,
    figures: () => parts.figures.read(),
    probe: async () => {
      await db.selectFrom('migrations').select('name').limit(1).execute()
    },
  }
}

import type { FastifyRequest } from 'fastify'
import type { PublicConfiguration } from '#contract/configuration.ts'
import type { googleRoutes } from '#contract/google.ts'
import type { identityRoutes } from '#contract/identity.ts'
import type { Routes } from '#contract/routes.ts'
import type { sandboxRoutes } from '#contract/sandbox.ts'
import { accessTokenHandlers } from '#server/accounts/access-tokens/routes.ts'
import { type Accounts, accounts } from '#server/accounts/accounts.ts'
import { identityHandlers } from '#server/accounts/identity/embedded/routes.ts'
import type { ComeBack } from '#server/accounts/identity/google/callback.ts'
import { comeBackFromGoogle, googleHandlers } from '#server/accounts/identity/google/routes.ts'
import { meHandlers } from '#server/accounts/me-routes.ts'
import { accountHandlers } from '#server/accounts/routes.ts'
import { adminHandlers } from '#server/admin/routes.ts'
import { closeSession } from '#server/accounts/identity/embedded/sessions.ts'
import { keptBatches } from '#server/batches/kept-batches.ts'
import { batchHandlers } from '#server/batches/routes.ts'
import { cancelOpenPayments } from '#server/checkout/leaving.ts'
import { receiveMessage } from '#server/checkout/messages.ts'
import { checkoutHandlers } from '#server/checkout/routes.ts'
import type { Seller } from '#server/checkout/receipts.ts'
import type { ReceiveMessage } from '#server/checkout/webhook.ts'
import { deletedFooters, listFooters } from '#server/footers/footers.ts'
import { footerHandlers } from '#server/footers/routes.ts'
import type { FindActor } from '#server/http/actor.ts'
import type { Metric } from '#server/http/exposition.ts'
import { isAtHome } from '#server/http/at-home.ts'
import type { Handlers } from '#server/http/serve.ts'
import { counters } from '#server/limits/counters.ts'
import { generationLimit } from '#server/limits/generations.ts'
import type { TellRequests } from '#server/limits/requests.ts'
import { deletedListings } from '#server/listings/deleted.ts'
import { listListings } from '#server/listings/library.ts'
import { listingHandlers } from '#server/listings/routes.ts'
import { shopProfileOf } from '#server/listings/shop-profile.ts'
import { keptVersions } from '#server/listings/versions.ts'
import type { Config } from '#server/platform/config.ts'
import { Problem } from '#server/platform/problem.ts'
import type { ShowChooser } from '#server/sandbox/google/chooser.ts'
import { sandboxHandlers } from '#server/sandbox/stripe/routes.ts'
import type { Services } from './services.ts'

/** Everything the server answers with once it is open. */
export type Calls = {
  api: Handlers<Routes>
  /** Null where another provider signs people in. */
  identityApi: Handlers<typeof identityRoutes> | null
  googleApi: Handlers<typeof googleRoutes>
  comeBackFromGoogle: ComeBack
  showChooser: ShowChooser
  sandboxApi: Handlers<typeof sandboxRoutes>
  receiveMessage: ReceiveMessage
  findActor: FindActor
  /** Ends the session with this secret, if there is one. */
  endSession(secret: string): Promise<void>
  /** Told of requests, it answers how many there were at all processes. */
  tellRequests: TellRequests
  /** Throws while the database does not answer. */
  probe(): Promise<void>
  /** For the operator. */
  metrics(): Promise<Metric[]>
}

/** One line per slice; a call of the contract that none of them answers does not compile. */
export function callsOn(services: Services): Calls {
  const { db, reader, clock, log, origin, mailer, generator, composing, metrics, batchWriter } =
    services
  const { identity, google, googleSandbox } = services.people
  const { checkout, sandbox } = services.payments
  const people = accountsOn(services)
  const isCounted = (request: FastifyRequest) => !isAtHome(request, services.config)
  const takeGeneration = generationLimit(services.config, { db, clock })
  const countGeneration = async (userId: string, request: FastifyRequest) => {
    if (isCounted(request)) await takeGeneration({ userId, address: request.ip })
  }
  const supportEmail = services.config.SUPPORT_EMAIL
  const behindGoogle = { google, db, clock, origin, isCounted, supportEmail }
  return {
    api: {
      ...accountHandlers(people, identity.name),
      ...meHandlers(people),
      ...accessTokenHandlers({ db, clock }),
      ...footerHandlers(db),
      ...listingHandlers({ db, reader, clock, generator, composing, countGeneration }),
      ...batchHandlers({ db, clock, batchWriter }),
      ...checkoutHandlers({ db, checkout, seller: sellerOf(services.config) }),
      ...adminHandlers({ db, clock }),
      configuration: async () => configurationOf(services),
    },
    identityApi:
      identity.name === 'embedded'
        ? identityHandlers({
            identity,
            db,
            clock,
            mailer,
            log,
            origin,
            isCounted,
            supportEmail,
          })
        : null,
    googleApi: googleHandlers(behindGoogle),
    comeBackFromGoogle: comeBackFromGoogle(behindGoogle),
    showChooser: async (query) => {
      if (googleSandbox === null) throw new Problem('not_found')
      return googleSandbox.authorize(query)
    },
    sandboxApi: sandboxHandlers(sandbox),
    receiveMessage: async (message) => {
      if (checkout === null) throw new Problem('payments_off')
      await receiveMessage(checkout, message)
    },
    findActor: people.findActor,
    endSession: (secret) => closeSession(db, secret),
    tellRequests: (network, more) => counters(db, clock).add(`requests ${network}`, more),
    metrics: () => metrics.read(),
    probe: async () => {
      await db.selectFrom('migrations').select('name').limit(1).execute()
    },
  }
}

/** Accounts know nothing of the slices above them; what they need from there is handed in. */
function accountsOn(services: Services): Accounts {
  const { config, db, clock, secret, log, people, payments } = services
  return accounts({
    db,
    clock,
    secret,
    identity: people.identity,
    supportEmail: config.SUPPORT_EMAIL,
    belongings: {
      listings: (userId) => listListings(db, userId),
      deletedListings: (userId) => deletedListings(db, userId),
      deletedFooters: (userId) => deletedFooters(db, userId),
      listingVersions: (userId) => keptVersions(db, userId),
      batches: (userId) => keptBatches(db, userId),
      shopProfile: (userId) => shopProfileOf(db, userId),
      footers: (userId) => listFooters(db, userId),
    },
    cancelOpenPayments: async (userId) => {
      if (payments.checkout !== null) await cancelOpenPayments(payments.checkout, userId)
    },
    forgetCustomer: async (customerId) => {
      await payments.checkout?.provider.forget(customerId).catch((error: unknown) => {
        log.error({ err: error, customerId }, 'A customer is to be deleted by hand at Stripe')
      })
    },
  })
}

function sellerOf({ OPERATOR_NAME, OPERATOR_ADDRESS, SUPPORT_EMAIL }: Config): Seller {
  return {
    name: OPERATOR_NAME ?? null,
    address: OPERATOR_ADDRESS ?? null,
    supportEmail: SUPPORT_EMAIL ?? null,
  }
}

function configurationOf(services: Services): PublicConfiguration {
  const { config, people, payments, writer, mailer } = services
  const { identity, google } = people
  return {
    identity: {
      provider: identity.name,
      hasGoogle: identity.name === 'firebase' || google !== null,
    },
    writer: writer.name,
    payments: payments.checkout?.provider.name ?? 'off',
    stripePublishableKey: payments.checkout?.provider.publishableKey ?? null,
    mail: mailer.name,
    extensionUrl: config.EXTENSION_URL,
    supportEmail: config.SUPPORT_EMAIL ?? null,
  }
}

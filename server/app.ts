import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import { identityRoutes } from '#contract/identity.ts'
import { routes, type Routes } from '#contract/routes.ts'
import { accounts } from './accounts/accounts.ts'
import type { EmbeddedIdentity } from './accounts/identity/embedded.ts'
import { identityHandlers } from './accounts/identity/routes.ts'
import { accountHandlers } from './accounts/routes.ts'
import type { Database } from './database/database.ts'
import { footerHandlers } from './footers/routes.ts'
import { answerProblems } from './http/answer-problem.ts'
import { serveBrowser } from './http/browser.ts'
import { harden, isAtHome, serverOptions } from './http/hardening.ts'
import { serveHealth } from './http/health.ts'
import { serveLogin } from './http/login.ts'
import { serveOpenApi } from './http/openapi.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { type Handlers, serve } from './http/serve.ts'
import type { Generator } from './listings/generate.ts'
import { listingHandlers } from './listings/routes.ts'
import type { ListingWriter } from './listings/writer/writer.ts'
import type { Clock } from './platform/clock.ts'
import type { Config } from './platform/config.ts'

/** What the calls need once the database is open. */
export type Shop = {
  db: Database
  clock: Clock
  identity: EmbeddedIdentity
  writer: ListingWriter
  generator: Generator
  /** The site's own public address, without a path. */
  origin: string
}

type Parts = {
  config: Config
  /** Where the built pages are. */
  clientFolder: string
  /** Throws Problem('unavailable') until the shop is open: the port answers before the database. */
  shop: () => Shop
}

/** The whole server, not yet listening. */
export async function buildApp({ config, clientFolder, shop }: Parts): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config))
  answerProblems(app)
  addSecurityHeaders(app, config)
  await harden(app, config)
  // Brotli's own default level takes 40 times as long on a list of listings, for a few bytes.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  })

  const open = once(() => openCounter(shop(), config))
  serve(app, {
    table: routes,
    handlers: () => open().api,
    findActor: (caller) => open().people.findActor(caller),
  })
  serve(app, {
    table: identityRoutes,
    handlers: () => open().identity,
    findActor: (caller) => open().people.findActor(caller),
  })
  serveOpenApi(app, { ...routes, ...identityRoutes })
  serveLogin(app)
  serveHealth(app, async () => {
    await shop().db.selectFrom('migrations').select('name').limit(1).execute()
  })
  await serveBrowser(app, { config, clientFolder })
  return app
}

// One line per slice; a call of the contract that none of them answers does not compile.
function openCounter(shop: Shop, config: Config) {
  const people = accounts(shop)
  const api: Handlers<Routes> = {
    ...accountHandlers(people),
    ...footerHandlers(shop.db),
    ...listingHandlers(shop),
    configuration: async () => ({
      identity: { provider: shop.identity.name, hasGoogle: shop.identity.hasGoogle },
      writer: shop.writer.name,
      extensionUrl: config.EXTENSION_URL,
    }),
  }
  const identity = identityHandlers({
    identity: shop.identity,
    clock: shop.clock,
    origin: shop.origin,
    isCounted: (request) => !isAtHome(request, config),
  })
  return { people, api, identity }
}

function once<Made>(make: () => Made): () => Made {
  let made: { value: Made } | undefined
  return () => (made ??= { value: make() }).value
}

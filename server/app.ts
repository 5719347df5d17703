import compress from '@fastify/compress'
import Fastify, { type FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import type { FindActor } from './http/actor.ts'
import { answerProblems } from './http/answer-problem.ts'
import { serveBrowser } from './http/browser.ts'
import { serveGoogleCallback } from './http/google-callback.ts'
import { harden, serverOptions } from './http/hardening.ts'
import { serveHealth } from './http/health.ts'
import { serveLogin } from './http/login.ts'
import { serveMetrics } from './http/metrics.ts'
import { serveOpenApi } from './http/openapi.ts'
import { serveSandboxGoogle } from './http/sandbox-google.ts'
import { addSecurityHeaders } from './http/security-headers.ts'
import { serve } from './http/serve.ts'
import { serveWebhook } from './http/webhook.ts'
import type { Config } from './platform/config.ts'
import { Problem } from './platform/problem.ts'
import type { Shop } from './shop.ts'

type Parts = {
  config: Config
  /** Where the built pages are. */
  clientFolder: string
  /**
   * Throws Problem('unavailable') until the shop is open. The port answers before the database, so
   * this file loads nothing of what the shop is made of.
   */
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

  const findActor: FindActor = (caller) => shop().findActor(caller)
  serve(app, { table: routes, handlers: () => shop().api, findActor })
  serve(app, { table: identityRoutes, handlers: () => present(shop().identityApi), findActor })
  serve(app, { table: googleRoutes, handlers: () => shop().googleApi, findActor })
  serve(app, { table: sandboxRoutes, handlers: () => shop().sandboxApi, findActor })
  serveWebhook(app, (message) => shop().receiveMessage(message))
  serveOpenApi(app, { ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes })
  serveLogin(app)
  serveGoogleCallback(app, async (request, reply) => shop().comeBackFromGoogle(request, reply))
  serveSandboxGoogle(app, (query) => shop().showChooser(query))
  serveHealth(app, () => shop().probe())
  serveMetrics(app, { config, figures: () => shop().figures() })
  await serveBrowser(app, { config, clientFolder })
  return app
}

/** A provider that is not configured has nothing at its addresses. */
function present<Api>(api: Api | null): Api {
  if (api === null) throw new Problem('not_found')
  return api
}

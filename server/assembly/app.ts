import compress from '@fastify/compress'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { GOOGLE_CALLBACK_PATH, googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { serveGoogleCallback } from '#server/accounts/identity/google/callback.ts'
import { type IsMember, memberByHint, memberBySession } from '#server/accounts/identity/visit.ts'
import { serveLogin } from '#server/accounts/login.ts'
import { serveWebhook } from '#server/checkout/webhook.ts'
import type { FindActor } from '#server/http/actor.ts'
import { answerProblems } from '#server/http/answer-problem.ts'
import { serveBrowser } from '#server/http/browser.ts'
import { harden, type LogTo, serverOptions } from '#server/http/hardening.ts'
import { COMPRESSION } from '#server/http/compression.ts'
import { serveHealth } from '#server/http/health.ts'
import { serveMetrics } from '#server/http/metrics.ts'
import { serveOpenApi } from '#server/http/openapi.ts'
import { addSecurityHeaders } from '#server/http/security-headers.ts'
import { logRequests } from '#server/http/request-log.ts'
import { serve } from '#server/http/serve.ts'
import { requestLimit } from '#server/limits/requests.ts'
import { systemClock } from '#server/platform/clock.ts'
import { type Config, publicOrigin } from '#server/platform/config.ts'
import { firebaseChoice } from '#server/platform/identity-config.ts'
import { Problem } from '#server/platform/problem.ts'
import { serveGoogleChooser } from '#server/sandbox/google/chooser.ts'
import type { Calls } from './calls.ts'

type Whole = {
  config: Config
  /** Where the built pages are. */
  clientFolder: string
  /** The pages change while the server runs, and load styles with scripts. */
  isDeveloping?: boolean
  logTo?: LogTo | undefined
  /**
   * Throws Problem('unavailable') until the services are open. The port answers before the database,
   * so this file loads nothing of what they are made of.
   */
  calls: () => Calls
}

/** The whole server, not yet listening. */
export async function buildApp({
  config,
  calls,
  logTo,
  ...client
}: Whole): Promise<FastifyInstance> {
  const app = Fastify(serverOptions(config, logTo))
  logRequests(app, { isTold })
  answerProblems(app)
  addSecurityHeaders(app, config)
  const countRequest = requestLimit({
    max: config.REQUESTS_PER_MINUTE,
    clock: systemClock,
    tell: async (network, more) => calls().tellRequests(network, more),
  })
  harden(app, config, countRequest)
  await app.register(compress, COMPRESSION)

  const findActor: FindActor = (caller) => calls().findActor(caller)
  serve(app, { table: routes, handlers: () => calls().api, findActor })
  serve(app, { table: identityRoutes, handlers: () => present(calls().identityApi), findActor })
  serve(app, { table: googleRoutes, handlers: () => calls().googleApi, findActor })
  serve(app, { table: sandboxRoutes, handlers: () => calls().sandboxApi, findActor })
  serveOpenApi(app, { ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes })
  for (const serveBeside of besides(calls)) serveBeside(app)
  serveHealth(app, () => calls().probe())
  serveMetrics(app, { config, metrics: async () => calls().metrics() })
  await serveBrowser(app, { config, ...client, isMember: memberOf(app, { config, calls }) })
  return app
}

/** What changes something, and who comes back from Google. Pages and reading are counted only. */
function isTold({ method, routeOptions: { url } }: FastifyRequest): boolean {
  if (url === undefined) return false
  return url === GOOGLE_CALLBACK_PATH || !['GET', 'HEAD', 'OPTIONS'].includes(method)
}

function memberOf(
  app: FastifyInstance,
  { config, calls }: Pick<Whole, 'config' | 'calls'>,
): IsMember {
  const origin = publicOrigin(config, config.PORT)
  if (firebaseChoice(config) !== null) return memberByHint(origin)
  return memberBySession({
    origin,
    endSession: (secret) => {
      void endSession(calls, secret).catch((error: unknown) =>
        app.log.warn({ err: error }, 'A session could not be ended; its cookie is gone'),
      )
    },
  })
}

async function endSession(calls: Whole['calls'], secret: string): Promise<void> {
  await calls().endSession(secret)
}

/** Addresses that are no calls of the contract: a browser or a provider comes there by itself. */
function besides(calls: () => Calls): ((app: FastifyInstance) => void)[] {
  return [
    serveLogin,
    (app) => serveWebhook(app, (message) => calls().receiveMessage(message)),
    (app) =>
      serveGoogleCallback(app, async (request, reply) =>
        calls().comeBackFromGoogle(request, reply),
      ),
    (app) => serveGoogleChooser(app, (query) => calls().showChooser(query)),
  ]
}

/** A provider that is not configured has nothing at its addresses. */
function present<Api>(api: Api | null): Api {
  if (api === null) throw new Problem('not_found')
  return api
}

import { type FastifyHttpOptions, type FastifyInstance, LogController } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Server } from 'node:http'
import { WEBHOOK_PATH } from '#contract/checkout.ts'
import type { Config } from '#server/platform/config.ts'
import { logOptions } from '#server/platform/log.ts'
import { Problem } from '#server/platform/problem.ts'
import { answerProblem } from './answer-problem.ts'
import { boundConnections, sayFarewell } from './connections.ts'
import { isAtHome, isForwardedByStranger } from './at-home.ts'
import { isApi, securityHeaders } from './security-headers.ts'

const SECOND_MS = 1000

/** In place of the standard output. */
export type LogTo = { write: (line: string) => void }

/** How the server listens: small bodies, no patience with slow senders, no header believed. */
export function serverOptions(config: Config, logTo?: LogTo) {
  return {
    // While closing, calls on connections that were kept are answered like any other.
    return503OnClosing: false,
    bodyLimit: 64 * 1024,
    requestTimeout: 15 * SECOND_MS,
    keepAliveTimeout: 15 * SECOND_MS,
    http: { headersTimeout: 10 * SECOND_MS, connectionsCheckingInterval: 5 * SECOND_MS },
    routerOptions: { maxParamLength: 100 },
    // A list of networks, never a number of hops: a sender can put any address in front.
    trustProxy: config.TRUSTED_PROXIES.length > 0 ? config.TRUSTED_PROXIES : false,
    requestIdHeader: false,
    genReqId: () => randomUUID(),
    logger: { ...logOptions(config.LOG_LEVEL), ...(logTo && { stream: logTo }) },
    logController: new LogController({ disableRequestLogging: true }),
    // The router refuses an unreadable address before any hook has run.
    frameworkErrors: (error, request, reply) => {
      void reply.headers(securityHeaders(config))
      void answerProblem(error, request, reply)
    },
  } satisfies FastifyHttpOptions<Server>
}

/** Counts one request from the address; near the limit for all processes together. */
export type CountRequest = (
  address: string,
) => Promise<{ remaining: number; endsInSeconds: number; refusal: Problem | null }>

/**
 * Only JSON comes in, unpacked, and nobody asks more often than a person could. The payment provider
 * may: its messages are signed, and a busy hour has many.
 */
export function harden(app: FastifyInstance, config: Config, count: CountRequest) {
  boundConnections(app.server)
  sayFarewell(app)
  app.removeContentTypeParser('text/plain')
  app.addHook('onRequest', async (request, reply) => {
    void reply.header('x-request-id', request.id)
    const encoding = request.headers['content-encoding'] ?? 'identity'
    if (encoding !== 'identity') throw new Problem('unsupported_media_type')
    // A second one is for whoever stands before us and reads another than we do.
    const { host = [] } = request.raw.headersDistinct ?? {}
    if (host.length > 1) throw new Problem('malformed_request')
  })
  warnOfStrangeProxies(app)
  // A hook of the whole server also counts calls that are not signed in, and unknown addresses.
  app.addHook('onRequest', async (request, reply) => {
    if (!isApi(request) || isAtHome(request, config)) return
    if (request.routeOptions.url === WEBHOOK_PATH) return
    const { remaining, endsInSeconds, refusal } = await count(request.ip)
    void reply.headers({
      'x-ratelimit-limit': config.REQUESTS_PER_MINUTE,
      'x-ratelimit-remaining': remaining,
      'x-ratelimit-reset': endsInSeconds,
    })
    if (refusal !== null) throw refusal
  })
}

/** Said once: a proxy that was forgotten in the settings says it with every request, a liar too. */
function warnOfStrangeProxies(app: FastifyInstance) {
  let isSaid = false
  app.addHook('onRequest', async (request) => {
    if (isSaid || !isForwardedByStranger(request)) return
    isSaid = true
    request.log.warn(
      { address: request.ip },
      'X-Forwarded-For of an address that TRUSTED_PROXIES does not name is not believed: all behind it share the limits of one network',
    )
  })
}

import { AsyncResource } from 'node:async_hooks'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { circumstances, duringRequest } from '#server/platform/circumstances.ts'

const resources = new WeakMap<FastifyRequest, AsyncResource>()

/** Whoever asks too often shall not fill the disk as well; the metrics count them. */
const COUNTED_ONLY = new Set([429])

/** Whoever is not let in leaves a line for reading, too. */
const REFUSED = new Set([401, 403])

type Told = (request: FastifyRequest) => boolean

/**
 * Each line that is logged during a request names it and who asks. And what was to change something
 * leaves a line of its own, as does who is refused: what was asked for, what was answered, and how long it took.
 */
export function logRequests(app: FastifyInstance, { isTold }: { isTold: Told }) {
  app.addHook('onRequest', (request, _reply, done) => {
    duringRequest(request.id, () => {
      const resource = new AsyncResource('request')
      resources.set(request, resource)
      resource.runInAsyncScope(done)
    })
  })
  // The body is read by the socket's own events, which know nothing of the request.
  app.addHook('preValidation', (request, _reply, done) => {
    const resource = resources.get(request)
    if (resource === undefined) done()
    else resource.runInAsyncScope(done)
  })
  app.addHook('onResponse', (request, { statusCode, elapsedTime }, done) => {
    const tell = () => {
      const { userId } = circumstances()
      request.log.info(
        {
          method: request.method,
          route: request.routeOptions.url,
          status: statusCode,
          durationMs: Math.round(elapsedTime),
          address: request.ip,
          ...(userId !== undefined && { userId }),
        },
        'Answered',
      )
    }
    if ((isTold(request) || REFUSED.has(statusCode)) && !COUNTED_ONLY.has(statusCode))
      resources.get(request)?.runInAsyncScope(tell)
    done()
  })
}

import type { FastifyInstance } from 'fastify'

/** Alive as soon as the port is open; ready when the probe of what it needs does not throw. */
export function serveHealth(app: FastifyInstance, probe: () => Promise<void>) {
  app.get('/healthz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    return { status: 'alive' }
  })
  app.get('/readyz', async (_request, reply) => {
    void reply.header('cache-control', 'no-store')
    try {
      await probe()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}

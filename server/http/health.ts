import type { FastifyInstance } from 'fastify'

/** Alive as soon as the port is open; ready when the probe of what it needs does not throw. */
export function serveHealth(app: FastifyInstance, probe: () => Promise<void>) {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    try {
      await probe()
      return { status: 'ready' }
    } catch {
      return reply.code(503).send({ status: 'not ready' })
    }
  })
}

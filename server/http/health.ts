import type { FastifyInstance } from 'fastify'

/** Alive as soon as the port is open; ready when the database answers. */
export function serveHealth(app: FastifyInstance, isReady: () => Promise<boolean>) {
  app.get('/healthz', async () => ({ status: 'alive' }))
  app.get('/readyz', async (_request, reply) => {
    const ready = await isReady().catch(() => false)
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'starting' })
  })
}

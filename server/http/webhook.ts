import type { FastifyInstance } from 'fastify'
import { WEBHOOK_PATH } from '#contract/checkout.ts'

/** The largest message that a provider sends is far below. */
const MESSAGE_BYTES_MAX = 256 * 1024

export type ReceiveMessage = (message: { body: Buffer; signature: unknown }) => Promise<void>

/** Messages are signed over their bytes, so here alone the body arrives as it was sent. */
export function serveWebhook(app: FastifyInstance, receive: ReceiveMessage) {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      '*',
      { parseAs: 'buffer', bodyLimit: MESSAGE_BYTES_MAX },
      (_request, body, done) => done(null, body),
    )
    scope.post(WEBHOOK_PATH, { bodyLimit: MESSAGE_BYTES_MAX }, async (request, reply) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
      await receive({ body, signature: request.headers['stripe-signature'] })
      return reply.send({ received: true })
    })
  })
}

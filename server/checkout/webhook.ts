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

/** Takes a message to the webhook; answers the status that came back. */
export type HandOver = (message: { body: string; signature: string }) => Promise<number>

/** To our own webhook, through everything that a message from outside goes through. */
export function handOverTo(app: FastifyInstance): HandOver {
  return async ({ body, signature }) => {
    const { statusCode } = await app.inject({
      method: 'POST',
      url: WEBHOOK_PATH,
      headers: { 'content-type': 'application/json', 'stripe-signature': signature },
      payload: body,
    })
    return statusCode
  }
}

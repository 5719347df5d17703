import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { onTestFinished } from 'vitest'
import type { PaymentProvider } from '#server/checkout/provider.ts'
import { stripeProvider } from '#server/checkout/stripe.ts'
import { systemClock } from '#server/platform/clock.ts'

/** Our adapter, at a payment service of the test's own, with less patience than in earnest. */
export async function providerAt(
  listener: RequestListener,
  secretKey = 'sk_test_1',
): Promise<PaymentProvider> {
  const server = createServer(listener)
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  return stripeProvider(
    {
      name: 'sandbox',
      secretKey,
      publishableKey: null,
      webhookSecrets: [],
      apiBase: `http://127.0.0.1:${port}`,
      patience: { tryMs: 100, wholeMs: 300 },
    },
    () => systemClock.now(),
  )
}

export const json =
  (status: number, body: string): RequestListener =>
  (_request, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end(body)
  }

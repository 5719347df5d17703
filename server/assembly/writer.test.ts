import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { routes } from '#contract/routes.ts'
import { aGeneratorInput } from '#server/testing/people.ts'
import { testApp } from '#server/testing/test-app.ts'

/** A shop whose model answers everything with this status. */
async function shopWith(status: number) {
  const provider = createServer((_request, response) => response.writeHead(status).end('{}'))
  provider.listen(0, '127.0.0.1')
  await once(provider, 'listening')
  const address = provider.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const shop = await testApp({
    writer: 'configured',
    environment: {
      LISTING_MODEL: 'compatible:any',
      MODEL_BASE_URL: `http://127.0.0.1:${port}/v1`,
    },
  })
  onTestFinished(async () => {
    await shop.close()
    provider.close()
  })
  const ana = await shop.signIn('ana@example.com')
  const generate = () => ana.call(routes.generateListing, { body: aGeneratorInput() })
  return { shop, ana, generate }
}

it('warns when the model refuses us and waiting does not help, and names person and request', async () => {
  const { shop, ana, generate } = await shopWith(401)
  const { id: userId } = (await ana.call(routes.currentUser)).answer()
  const refused = await generate()
  expect(refused.status).toBe(503)
  const { level, said } = shop.notes.find((note) => note.said[1] === 'Model call') ?? {}
  expect(level).toBe('warn')
  expect(said?.[0]).toMatchObject({
    outcome: 'not authorised',
    userId,
    reqId: refused.headers['x-request-id'],
  })
})

it('says once that the model rests, however often it is asked', async () => {
  const { shop, generate } = await shopWith(401)
  for (let tries = 0; tries < 7; tries += 1) await generate()
  const rests = shop.notes.filter(({ said }) => String(said[1]).includes('rests'))
  expect(rests).toMatchObject([{ level: 'warn' }])
  const { body } = await shop.app.inject('/metrics')
  expect(body).toContain('listwright_model_resting 1')
  expect(body).toContain('listwright_model_calls_total{outcome="resting after failures"} 2')
})

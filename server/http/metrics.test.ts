import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '#contract/routes.ts'
import { WritingFailed } from '#server/listings/writer/writer.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { testApp, type TestApp } from '#server/testing/test-app.ts'

const METRICS_TOKEN = 'a-token-of-an-operator'

let shop: TestApp
let guarded: TestApp
let isWriterWell = true
const write = async () => {
  if (!isWriterWell) throw new WritingFailed('unusable', 'as the test wants')
  return aWriting()
}
beforeAll(async () => {
  shop = await testApp({ writer: { name: 'composer', write } })
  guarded = await testApp({ environment: { METRICS_TOKEN } })
})
afterAll(async () => {
  await shop.close()
  await guarded.close()
})

type Asking = { headers?: Record<string, string>; remoteAddress?: string }
const ask = (from: TestApp, asking: Asking = {}) => from.app.inject({ url: '/metrics', ...asking })

const withToken = (token: string) => ({
  headers: { authorization: `Bearer ${token}`, 'x-forwarded-for': '203.0.113.9' },
})

describe('the metrics', () => {
  it('count answers by route and status, and what the writer did', async () => {
    const ana = await shop.signIn('ana@example.com')
    await ana.call(routes.generateListing, { body: aGeneratorInput() })
    isWriterWell = false
    await ana.call(routes.generateListing, { body: aGeneratorInput() })
    await shop.app.inject('/api/listings/id-of-somebody')
    const { statusCode, headers, body } = await ask(shop)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/plain; version=0.0.4; charset=utf-8',
      'no-store',
    ])
    const route = 'method="POST",route="/api/generate-listing"'
    expect(body).toContain('# TYPE http_request_duration_seconds histogram')
    expect(body).toContain(`http_request_duration_seconds_count{${route},status="200"} 1`)
    expect(body).toContain(`_bucket{${route},status="502",le="+Inf"} 1`)
    expect(body).toContain('route="/api/listings/:id",status="401"')
    expect(body).toContain('listwright_writings_total{outcome="written"} 1')
    expect(body).toContain('listwright_writings_total{outcome="failed"} 1')
    expect(body).toContain('listwright_open_holds 0')
    expect(body).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m)
    expect(body).not.toContain('id-of-somebody')
  })

  it('are told without the database, but for what only it knows', async () => {
    const database = await testDatabase()
    const cut = await testApp({ database })
    await database.close()
    const { statusCode, body } = await ask(cut)
    expect(statusCode).toBe(200)
    expect(body).toMatch(/^process_resident_memory_bytes \d/m)
    expect(body).toContain('listwright_writings_total{outcome="written"} 0')
    expect(body).toContain('listwright_unread_metrics 4')
    expect(body).not.toContain('listwright_open_holds')
    await cut.app.close()
  })

  it.each<[string, Asking]>([
    ['somebody on another machine', { remoteAddress: '203.0.113.9' }],
    ['somebody behind a proxy on this machine', { headers: { 'x-forwarded-for': '127.0.0.1' } }],
    ['a proxy that names itself only', { headers: { via: '1.1 proxy' } }],
  ])('are not there for %s', async (_who, asking) => {
    const { statusCode, json } = await ask(shop, asking)
    expect([statusCode, json().code]).toEqual([404, 'not_found'])
  })

  it('are for whoever has the token, where there is one, and for nobody else', async () => {
    expect((await ask(guarded, withToken(METRICS_TOKEN))).statusCode).toBe(200)
    expect((await ask(guarded, withToken(`${METRICS_TOKEN}x`))).statusCode).toBe(404)
    expect((await ask(guarded)).statusCode).toBe(404)
  })
})

describe('the health of the server', () => {
  it.each(['/healthz', '/readyz'])('is told at %s, and never kept by a cache', async (url) => {
    const { statusCode, headers } = await shop.app.inject(url)
    expect([statusCode, headers['cache-control']]).toEqual([200, 'no-store'])
  })
})

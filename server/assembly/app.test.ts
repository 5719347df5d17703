import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aGeneratorInput, aListing, aMember } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

let shop: TestApp
let ana: Caller
beforeAll(async () => {
  shop = await testApp({ sellsCredits: true })
  ana = await shop.signIn('ana@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const idOf = async (caller: Caller) => (await caller.call(routes.currentUser)).answer().id

it('refuses a token whose time is over', async () => {
  const late = await shop.signIn('late@example.com')
  shop.clock.advance(3700)
  expect((await late.call(routes.currentUser)).status).toBe(401)
  const renewed = await late.call(identityRoutes.mintToken)
  expect(renewed.status).toBe(200)
  shop.clock.advance(-3700)
})

describe('generating', () => {
  it('answers the same listing to the same key, for one credit', async () => {
    const caller = await shop.signIn('key@example.com')
    const request = { body: aGeneratorInput(), headers: { 'idempotency-key': 'one' } }
    const first = await caller.call(routes.generateListing, request)
    const second = await caller.call(routes.generateListing, request)
    expect(second.answer()).toEqual(first.answer())
    expect(await caller.credits()).toBe(9)
  })

  it.each(['', 'ä', 'x'.repeat(201), 'a b'])('refuses the key %j', async (key) => {
    const headers = { 'idempotency-key': key }
    const refused = await ana.call(routes.generateListing, { body: aGeneratorInput(), headers })
    expect(refused.problem().errors?.[0]?.path).toBe('Idempotency-Key')
  })

  it('says that credits are needed when there are none', async () => {
    const caller = await shop.signIn('poor@example.com')
    const userId = await idOf(caller)
    for (let n = 0; n < 10; n += 1) await aListing(shop.db, userId)
    const refused = await caller.call(routes.generateListing, { body: aGeneratorInput() })
    expect(refused.status).toBe(402)
    expect(refused.problem().code).toBe('insufficient_credits')
  })
})

describe('GET /api/login', () => {
  const targets = [
    '//evil.example',
    '/\\evil.example',
    '/%5Cevil.example',
    'https:evil.example',
    'https://evil.example',
    '/\t/evil.example',
    '@evil.example',
    'javascript:alert(1)',
    'data:text/html,x',
    '%0d%0aLocation: https://evil.example',
  ]
  const names = ['next', 'redirect', 'returnTo', 'url']

  it('always leads to our own sign-in page', async () => {
    const requests = targets.flatMap((target) =>
      names.map((name) => ({
        url: `/api/login?${name}=${encodeURIComponent(target)}`,
        headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' },
      })),
    )
    expect(requests.length).toBeGreaterThanOrEqual(40)
    for (const request of requests) {
      const { statusCode, headers } = await shop.app.inject(request)
      expect([statusCode, headers.location]).toEqual([302, '/signin'])
    }
  })
})

it('describes every call as OpenAPI', async () => {
  const document = (await shop.app.inject('/api/openapi.json')).json()
  expect(document.openapi).toMatch(/^3\.1/)
  const operations = Object.values<Record<string, { operationId: string }>>(document.paths)
    .flatMap((path) => Object.values(path))
    .map((operation) => operation.operationId)
  expect(operations.toSorted()).toEqual(
    Object.keys({ ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes }).toSorted(),
  )
  expect(document.paths['/api/generate-listing'].post).toMatchObject({
    security: [{ idToken: [] }, { accessToken: ['listings:write'] }],
    parameters: [{ name: 'Idempotency-Key', in: 'header' }],
    responses: { '4XX': { content: { 'application/problem+json': {} } } },
  })
})

it('keeps what the database has and the contract does not to itself', async () => {
  const other = await aMember(shop.db)
  await aListing(shop.db, other.id)
  const caller = await shop.signIn('columns@example.com')
  await aListing(shop.db, await idOf(caller))
  const { text } = await caller.call(routes.listListings)
  expect(JSON.parse(text)).toHaveLength(1)
  expect(text).not.toContain('userId')
})

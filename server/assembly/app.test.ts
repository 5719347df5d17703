import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import type { Route } from '#contract/route.ts'
import { type RouteName, routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { createFooter } from '#server/footers/footers.ts'
import { aGeneratorInput, aListing, aMember } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

type Policy = {
  /** What the route answers to someone signed in, about their own things. */
  member: number
  body?: unknown
  /** Nobody is left afterwards to call anything else. */
  isLast?: true
  /** Whose thing the address names; strangers must not even learn that it exists. */
  names?: 'listing' | 'footer'
}

const OPEN: Policy = { member: 200 }

/** Who may do what. A route without a row here fails the first test. */
const POLICIES: Record<RouteName, Policy> = {
  configuration: OPEN,
  syncLocal: OPEN,
  syncFirebase: OPEN,
  sendFingerprint: { member: 204, body: { fingerprint: 'abc123' } },
  currentUser: { member: 200 },
  askBuyersQuestions: {
    member: 200,
    body: { listingTitle: '', productType: 'mug', keywords: '', starredKeywords: '' },
  },
  generateListing: { member: 200, body: aGeneratorInput() },
  listListings: { member: 200 },
  countListings: { member: 200 },
  exportListings: { member: 200 },
  getListing: { member: 200, names: 'listing' },
  updateListing: { member: 200, names: 'listing', body: { generatedTitle: 'Changed' } },
  placeListing: {
    member: 200,
    names: 'listing',
    body: { copied: ['title'], isListed: false },
  },
  deleteListing: { member: 204, names: 'listing' },
  restoreListing: { member: 200, names: 'listing' },
  listVersions: { member: 200, names: 'listing' },
  getVersion: { member: 200, names: 'listing' },
  restoreVersion: { member: 200, names: 'listing' },
  listFooters: { member: 200 },
  createFooter: { member: 200, body: { name: 'Care', content: 'Wash by hand.' } },
  updateFooter: { member: 200, names: 'footer', body: { content: 'Changed' } },
  chooseUsualFooter: { member: 200, body: { footerId: null } },
  deleteFooter: { member: 204, names: 'footer' },
  restoreFooter: { member: 200, names: 'footer' },
  createPaymentIntent: { member: 200, body: { package: 'starter' } },
  addCredits: { member: 404, body: { paymentIntentId: 'pi_of_nobody' } },
  listCreditEntries: { member: 200 },
  receipt: { member: 404 },
  listRefundRequests: { member: 200 },
  requestRefund: { member: 404, body: { paymentIntentId: 'pi_of_nobody' } },
  listOpenRefundRequests: { member: 403 },
  refund: { member: 403, body: { paymentIntentId: 'pi_of_nobody' } },
  listPaymentWarnings: { member: 403 },
  declineRefund: { member: 403, body: { paymentIntentId: 'pi_of_nobody', reason: 'No.' } },
  exportAccount: { member: 200 },
  deleteAccount: { member: 204, isLast: true },
  listUsers: { member: 403 },
  setCredits: { member: 403, body: { credits: 5 } },
  setSuspension: { member: 403, body: { reason: 'Abuse.' } },
  adminOverview: { member: 403 },
  listDuplicates: { member: 403 },
  listAuditLines: { member: 403 },
}

let shop: TestApp
let ana: Caller
let ben: Caller
beforeAll(async () => {
  shop = await testApp({ sellsCredits: true })
  ana = await shop.signIn('ana@example.com')
  ben = await shop.signIn('ben@example.com')
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

const guarded = Object.entries<Route>(routes).filter(([, route]) => route.access !== 'anyone')
const policyOf = (name: string): Policy => new Map(Object.entries(POLICIES)).get(name) ?? OPEN
const idOf = async (caller: Caller) => (await caller.call(routes.currentUser)).answer().id

const send = (route: Route, request: { id?: string; body?: unknown; token?: string }) =>
  shop.app.inject({
    method: route.method,
    url: route.path.replace(':id', request.id ?? 'none').replace(':number', '1'),
    headers: request.token === undefined ? {} : { authorization: `Bearer ${request.token}` },
    ...(request.body === undefined ? {} : { payload: JSON.parse(JSON.stringify(request.body)) }),
  })

const aThing = async (kind: Policy['names'], userId: string) =>
  kind === 'listing'
    ? (await aListing(shop.db, userId)).id
    : (await createFooter(shop.db, userId, { name: 'Mine', content: 'Mine' })).id

const thing = (kind: Policy['names'], id: string) =>
  shop.db
    .selectFrom(kind === 'listing' ? 'listings' : 'footers')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst()

it('has a policy for every route', () => {
  expect(Object.keys(POLICIES).toSorted()).toEqual(Object.keys(routes).toSorted())
})

describe.each(guarded)('%s', (name, route) => {
  const { member, body, names, isLast } = policyOf(name)

  it('answers the person', async () => {
    const { token } = isLast ? await shop.signIn('leaver@example.com') : ana
    const id = names && (await aThing(names, await idOf(ana)))
    const { statusCode } = await send(route, { token, ...(id && { id }), body })
    expect(statusCode).toBe(member)
  })

  it('refuses everyone who is not signed in, before it reads what they sent', async () => {
    const tokens = [undefined, '', 'a.b.c', 'x'.repeat(9000), `${ana.token}x`]
    const refusals = await Promise.all(
      tokens.map((token) => send(route, { body: { wrong: true }, ...(token && { token }) })),
    )
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(tokens.map(() => 401))
    expect(new Set(refusals.map((refusal) => refusal.body)).size).toBe(1)
    expect(refusals[0]?.headers['www-authenticate']).toBe('Bearer')
  })

  if (names === undefined) return
  it('treats what belongs to someone else as missing, and leaves it as it is', async () => {
    const id = await aThing(names, await idOf(ben))
    const before = await thing(names, id)
    const theirs = await send(route, { token: ana.token, id, body })
    const missing = await send(route, { token: ana.token, id: crypto.randomUUID(), body })
    expect(theirs.statusCode).toBe(404)
    expect(theirs.body).toBe(missing.body)
    expect(await thing(names, id)).toEqual(before)
  })
})

it('refuses a token whose time is over', async () => {
  const late = await shop.signIn('late@example.com')
  shop.clock.advance(3700)
  expect((await late.call(routes.currentUser)).status).toBe(401)
  const renewed = await late.call(identityRoutes.mintToken)
  expect(renewed.status).toBe(200)
  shop.clock.advance(-3700)
})

describe('fields that nobody may set', () => {
  const planted = {
    id: 'planted',
    userId: 'planted',
    credits: 1000,
    isAdmin: true,
    email: 'planted@example.com',
    createdAt: '2000-01-01T00:00:00.000Z',
    version: 99,
    generatedTags: ['planted'],
  }

  it.each(guarded.filter(([name]) => policyOf(name).body !== undefined))(
    'are refused by %s, and never stored',
    async (name, route) => {
      const { body, names, member } = policyOf(name)
      const caller = await shop.signIn(`${name}@example.com`)
      const userId = await idOf(caller)
      const id = names && (await aThing(names, userId))
      const own = Object(body)
      for (const [field, value] of Object.entries(planted)) {
        const answer = await send(route, {
          token: caller.token,
          ...(id && { id }),
          body: { ...own, [field]: field === 'generatedTags' ? [field] : value },
        })
        const mayBeTags = field === 'generatedTags' && name === 'updateListing'
        const isRead = route.access !== 'admin'
        expect([field, answer.statusCode]).toEqual([field, isRead && !mayBeTags ? 400 : member])
      }
      const user = await shop.db
        .selectFrom('users')
        .selectAll()
        .where('id', '=', userId)
        .executeTakeFirstOrThrow()
      expect(user).toMatchObject({ isAdmin: false, email: `${name.toLowerCase()}@example.com` })
      expect(user.credits).toBeLessThanOrEqual(10)
      const rows = JSON.stringify([
        await shop.db.selectFrom('listings').selectAll().execute(),
        await shop.db.selectFrom('footers').selectAll().execute(),
      ])
      expect(rows).not.toMatch(/planted|2000-01-01/)
    },
  )
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
    security: [{ idToken: [] }],
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

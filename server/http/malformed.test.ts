import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { intentIdOf } from '#server/checkout/testing/a-till.ts'
import { createFooter } from '#server/footers/footers.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aGeneratorInput, aListing } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const { MALFORMED_RUNS } = process.env

/** For each call; more in a long run. */
const GENERATED_RUNS = Number(MALFORMED_RUNS ?? 6)

/** A field meets each fifth nasty value, its neighbour the next ones; in a long run each field meets all. */
const STRIDE = MALFORMED_RUNS === undefined ? 5 : 1

const NASTY: unknown[] = [
  null,
  true,
  0,
  -1,
  2 ** 31,
  2 ** 63,
  1e308,
  0.1,
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\uD800',
  '\uDFFF\uD800',
  '\u202E\uFEFF\u200B',
  "'; DROP TABLE users; --",
  '<script>alert(1)</script>',
  '{"$ne":null}',
  '../../etc/passwd',
  '%00',
  'x'.repeat(21_000),
  '💥'.repeat(500),
  'a\n'.repeat(3000),
  [],
  [[]],
  ['\u0000'],
  {},
  { toString: 'x' },
  { length: 2 ** 31 },
]

const valuesFrom = (start: number) =>
  NASTY.filter((_value, index) => index % STRIDE === start % STRIDE)

const BODIES: Record<string, object> = {
  signUp: { email: 'a@example.com', password: 'kiln and wheel', name: '' },
  signIn: { email: 'a@example.com', password: 'secret1' },
  requestPasswordReset: { email: 'a@example.com' },
  resetPassword: { token: 'a', newPassword: 'wheel and kiln' },
  changePassword: { currentPassword: 'secret1', newPassword: 'wheel and kiln' },
  startGoogle: { provider: 'google', callbackURL: '/signin' },
  syncLocal: { idToken: 'a.b.c' },
  changeAddress: { email: 'other@example.com' },
  answerForAddress: { token: 'secret', isMine: true },
  syncFirebase: { idToken: 'a.b.c' },
  sendFingerprint: { fingerprint: 'abc' },
  makeAccessToken: { name: 'Laptop', scopes: ['listings:read'], days: 30 },
  generateListing: aGeneratorInput(),
  askBuyersQuestions: {
    listingTitle: 'Mug',
    productType: 'A mug of stoneware.',
    keywords: 'mug',
    starredKeywords: 'mug',
  },
  checkListing: { title: 'Mug', description: 'A mug of stoneware.', tags: ['stoneware mug'] },
  updateListing: {
    listingTitle: 'Mug',
    sku: 'M',
    generatedTitle: 'T',
    generatedDescription: 'D',
    generatedAltText: 'A',
    generatedTags: ['tag'],
  },
  placeListing: { copied: ['title'], isListed: true },
  createFooter: { name: 'N', content: 'C' },
  chooseUsualFooter: { footerId: null },
  updateFooter: { name: 'N', content: 'C' },
  saveShopProfile: {
    shopName: 'Foss & Clay',
    audience: 'cooks',
    facts: ['Thrown in Porto.'],
    neverSay: ['perfect'],
    alwaysSay: ['stoneware'],
    spelling: 'british',
    speaker: 'we',
  },
  writePartAgain: { part: 'description', wish: 'shorter', pinned: ['Thrown by hand.'] },
  createBatch: { name: 'candles-winter', writer: 'usual', usesProfile: true },
  addBatchRows: { rows: [{ number: 2, input: aGeneratorInput() }] },
  startBatch: { rows: 1 },
  retryBatch: { numbers: [2] },
  findImproved: { title: 'Mug', description: 'A mug of stoneware.', tags: ['stoneware mug'] },
  improveListing: {
    title: 'Mug',
    description: 'A mug of stoneware.',
    tags: ['mug'],
    altText: 'A mug',
    sku: 'M',
    listingTitle: 'Mug',
    writingStyle: 'friendly',
    writer: 'usual',
    usesProfile: true,
  },
  takeParts: { parts: ['title'] },
  createPaymentIntent: { package: 'starter' },
  addCredits: { paymentIntentId: 'pi_of_nobody' },
  requestRefund: { paymentIntentId: 'pi_of_nobody' },
  refund: { paymentIntentId: 'pi_of_nobody' },
  declineRefund: { paymentIntentId: 'pi_of_nobody', reason: 'All of it was used.' },
  setCredits: { credits: 25 },
  setSuspension: { reason: null },
  confirmSandboxPayment: {
    clientSecret: 'secret',
    card: { number: '4242 4242 4242 4242', expMonth: 12, expYear: 2040, cvc: '123' },
  },
  authenticateSandboxPayment: { clientSecret: 'secret', answer: 'approve' },
}

let shop: TestApp
let ana: Caller
/** The same server with pages to serve. */
let built: TestApp
let clientFolder = ''
let untouched: Awaited<ReturnType<typeof textsOf>>
beforeAll(async () => {
  clientFolder = await mkdtemp(join(tmpdir(), 'client-'))
  await mkdir(join(clientFolder, 'public/visitor'), { recursive: true })
  for (const file of [
    'favicon.svg',
    'public/visitor/landing.html',
    'public/visitor/not-found.html',
  ])
    await writeFile(join(clientFolder, file), file)
  built = await testApp({ clientFolder })
  shop = await testApp({ sellsCredits: true })
  // An admin, so that no call refuses before it reads.
  ana = await anAdmin(shop, 'ana@example.com')
  const { id } = (await ana.call(routes.currentUser)).answer()
  await adjust(shop.db, { userId: id, credits: 100_000, actorId: id })
  const ben = await shop.signIn('ben@example.com')
  things = { nobody: MADE_UP, ana: await thingsOf(ana), ben: await thingsOf(ben) }
  untouched = await textsOf(things.ben.user)
})
afterAll(async () => {
  expect(await textsOf(things.ben.user)).toEqual(untouched)
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
  await built.close()
  await rm(clientFolder, { recursive: true })
})

const everyRoute = { ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes }
const withBody = Object.entries<Route>(everyRoute).filter(([, route]) => route.body !== undefined)

/** What a call may name: made up, one's own, and somebody else's. */
const OWNERS = ['nobody', 'ana', 'ben'] as const
type Owner = (typeof OWNERS)[number]
type Things = Record<'user' | 'listing' | 'footer' | 'payment', string>
const MADE_UP: Things = { user: 'none', listing: 'none', footer: 'none', payment: 'pi_of_nobody' }
let things: Record<Owner, Things>

function thingIn(path: string): keyof Things {
  if (path.includes('/footers/')) return 'footer'
  if (path.includes('/payment-intents/')) return 'payment'
  return path.includes(':userId') ? 'user' : 'listing'
}

const addressOf = ({ path }: Route, owner: Owner) =>
  path.replace(':number', '1').replace(/:\w+/, things[owner][thingIn(path)])

/** A good body, with ids in it that are this one's. */
function bodyOf(name: string, owner: Owner): Record<string, unknown> {
  const { footer: footerId, payment: paymentIntentId } = things[owner]
  const body = { ...BODIES[name] }
  if ('paymentIntentId' in body) return { ...body, paymentIntentId }
  return name === 'chooseUsualFooter' && owner !== 'nobody' ? { ...body, footerId } : body
}

/** For a call that names a thing each of them, else one is enough. */
const ownersIn = (name: string, { path }: Route): readonly Owner[] =>
  path.includes(':') || name === 'chooseUsualFooter' || 'paymentIntentId' in (BODIES[name] ?? {})
    ? OWNERS
    : ['nobody']

async function thingsOf(caller: Caller): Promise<Things> {
  const { id } = (await caller.call(routes.currentUser)).answer()
  const opened = await caller.call(routes.createPaymentIntent, { body: {} })
  return {
    user: id,
    listing: (await aListing(shop.db, id)).id,
    footer: (await createFooter(shop.db, id, { name: 'Mine', content: 'Mine' })).id,
    payment: intentIdOf(opened.answer().clientSecret),
  }
}

/** Others' texts, which no call of Ana's may touch. */
const textsOf = async (userId: string) => ({
  listings: await shop.db.selectFrom('listings').selectAll().where('userId', '=', userId).execute(),
  footers: await shop.db.selectFrom('footers').selectAll().where('userId', '=', userId).execute(),
})

/** An admin can set their own balance to nothing; the calls after that are to be read again. */
async function fillUp(): Promise<void> {
  const { id, credits } = (await ana.call(routes.currentUser)).answer()
  const missing = 100_000 - credits
  if (missing !== 0) await adjust(shop.db, { userId: id, credits: missing, actorId: id })
}

const post = async (
  route: Route,
  payload: string,
  {
    contentType = 'application/json',
    owner = 'nobody',
  }: { contentType?: string; owner?: Owner } = {},
) => {
  const answer = await shop.app.inject({
    method: route.method,
    url: addressOf(route, owner),
    headers: { authorization: `Bearer ${ana.token}`, 'content-type': contentType },
    payload,
  })
  // Each refusal has a meaning: what nobody foresaw would be a 500.
  expect([payload.slice(0, 80), answer.statusCode < 500]).toEqual([payload.slice(0, 80), true])
  if (answer.statusCode >= 400)
    expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  return answer.statusCode
}

it('knows a good body for every call that takes one', () => {
  expect(Object.keys(BODIES).toSorted()).toEqual(withBody.map(([name]) => name).toSorted())
})

const ofTexts = withBody.filter(([, { path }]) => /^\/api\/(listings|footers)\/:/.test(path))

it.each(ofTexts)(
  '%s gets as far as what is hers, and finds nothing of his',
  async (name, route) => {
    const of = (owner: Owner) => post(route, JSON.stringify(bodyOf(name, owner)), { owner })
    expect(await of('ana')).not.toBe(404)
    expect(await of('ben')).toBe(404)
  },
)

describe.each(withBody)('%s', (name, route) => {
  afterAll(fillUp)

  it('survives every nasty value in every field', async () => {
    for (const [first, owner] of ownersIn(name, route).entries())
      for (const [place, field] of Object.keys(BODIES[name] ?? {}).entries())
        for (const value of valuesFrom(first + place))
          await post(route, JSON.stringify({ ...bodyOf(name, owner), [field]: value }), { owner })
  })

  it('survives whatever else JSON can hold', async () => {
    const anything = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' })
    const fields = fc.dictionary(fc.constantFrom(...Object.keys(BODIES[name] ?? {})), anything)
    const body = fc.oneof(anything, fields)
    const owners = fc.constantFrom(...ownersIn(name, route))
    const survives = fc.asyncProperty(body, owners, async (value, owner) => {
      const isFields = typeof value === 'object' && value !== null && !Array.isArray(value)
      // Half a good body gets further in than none.
      const sent = isFields ? { ...bodyOf(name, owner), ...value } : value
      await post(route, JSON.stringify(sent), { owner })
    })
    await fc.assert(survives, { numRuns: GENERATED_RUNS })
  })
})

const writes = Object.entries<Route>(everyRoute).filter(([, route]) => route.method !== 'GET')

it.each(writes)(
  '%s refuses a field that it does not know by its name, and null',
  async (name, route) => {
    const refused = async (body: unknown) => {
      const answer = await shop.app.inject({
        method: route.method,
        url: addressOf(route, 'ana'),
        headers: { authorization: `Bearer ${ana.token}`, 'content-type': 'application/json' },
        payload: JSON.stringify(body),
      })
      return { status: answer.statusCode, ...answer.json() }
    }
    expect(await refused({ ...BODIES[name], unheardOf: 1 })).toMatchObject({
      status: 400,
      code: 'invalid_input',
      detail: 'There is no field unheardOf to be set here.',
      errors: [{ path: 'unheardOf' }],
    })
    expect(await refused(null)).toMatchObject({ status: 400, code: 'invalid_input' })
  },
)

const everyCall = Object.entries<Route>(everyRoute)

it.each(everyCall)(
  '%s refuses a name in its address that it does not know',
  async (name, route) => {
    const answer = await shop.app.inject({
      method: route.method,
      url: `${addressOf(route, 'ana')}?serch=walnut`,
      headers: { authorization: `Bearer ${ana.token}` },
      ...(route.body !== undefined && { payload: BODIES[name] ?? {} }),
    })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      expect.arrayContaining([
        { path: 'serch', message: 'There is no field serch in the address of this call.' },
      ]),
    ])
  },
)

describe('a body that is not what it should be', () => {
  const deep = '['.repeat(30_000) + ']'.repeat(30_000)
  it.each([
    ['cut off', '{"name":', 400],
    ['empty', '', 400],
    ['not an object', '"text"', 400],
    ['null', 'null', 400],
    ['a nest of 30,000 lists', deep, 400],
    ['a nest within a field', `{"name":${deep},"content":"C"}`, 400],
    ['a prototype', '{"__proto__":{"isAdmin":true},"name":"N","content":"C"}', 400],
    ['a constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', 400],
    ['one byte too long', JSON.stringify('x'.repeat(64 * 1024 - 1)), 413],
    ['far too long', 'x'.repeat(10_000_000), 413],
    ['the same name twice', '{"name":"A","name":"B","content":"C"}', 200],
  ])('%s', async (_what, payload, status) => {
    expect(await post(routes.createFooter, payload)).toBe(status)
  })

  it.each(['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'nonsense'])(
    'is not read as %s',
    async (contentType) => {
      expect(await post(routes.createFooter, '{"name":"N","content":"C"}', { contentType })).toBe(
        415,
      )
    },
  )

  it('is not unpacked', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/footers',
      headers: {
        authorization: `Bearer ${ana.token}`,
        'content-type': 'application/json',
        'content-encoding': 'gzip',
      },
      payload: 'x',
    })
    expect(answer.statusCode).toBe(415)
  })
})

describe('an address that is not what it should be', () => {
  it.each([
    '/api/listings/%00',
    '/api/listings/%E0%A4%A',
    '/api/listings/..%2F..%2Fetc%2Fpasswd',
    `/api/listings/${'a'.repeat(5000)}`,
    '/api/listings/2147483648',
    '/api/listings/%F0%9F%92%A5',
    '/api/listings/%ED%A0%80',
    '/api/nothing',
    '/api',
    '/api/listings/a/b',
  ])('%s is nothing we have', async (url) => {
    const answer = await shop.app.inject({
      url,
      headers: { authorization: `Bearer ${ana.token}` },
    })
    expect([400, 404]).toContain(answer.statusCode)
    expect(answer.json()).toMatchObject({ code: expect.any(String), detail: expect.any(String) })
  })

  it.each([
    { url: '/favicon.svg', headers: { 'if-match': '"x"' } },
    { url: '/favicon.svg', headers: { 'if-unmodified-since': 'Thu, 01 Jan 1970 00:00:00 GMT' } },
    { url: '/assets/%00' },
    { url: '/assets/%ED%A0%80' },
    { url: '/%00' },
    { url: `/${'a'.repeat(6000)}` },
    { url: '/', headers: { 'accept-encoding': 'br;q=x,,*;q=0' } },
    { url: '/', headers: { cookie: ';;=;listwright-hint' } },
  ])('does not confuse the pages either ($url)', async (request) => {
    const { statusCode } = await built.app.inject(request)
    expect(statusCode).toBeLessThan(500)
  })

  it('says which methods it takes', async () => {
    const answer = await shop.app.inject({ method: 'PUT', url: '/api/footers' })
    expect(answer.statusCode).toBe(405)
    expect(answer.headers['allow']).toBe('GET, POST')
    expect(answer.json()).toMatchObject({ code: 'method_not_allowed' })
  })
})

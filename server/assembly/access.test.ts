import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { accessTokenRoutes } from '#contract/access-tokens/access-tokens.ts'
import { adminRoutes } from '#contract/admin.ts'
import { checkoutRoutes, WEBHOOK_PATH } from '#contract/checkout.ts'
import { GOOGLE_CALLBACK_PATH, googleRoutes, SANDBOX_GOOGLE_PATH } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { LOGIN_PATH } from '#contract/pages.ts'
import type { Route } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { addRows, openBatch } from '#server/batches/batches.ts'
import { intentIdOf } from '#server/checkout/testing/a-till.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { createFooter } from '#server/footers/footers.ts'
import { anAdmin } from '#server/testing/admins.ts'
import { aCard } from '#server/testing/cards.ts'
import { type Address, withInventory } from '#server/testing/inventory.ts'
import { aGeneratorInput, aListing } from '#server/testing/people.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'

const tables = { ...routes, ...identityRoutes, ...googleRoutes, ...sandboxRoutes }

/** Where a call names a thing, it is the seller's, who comes last and finds it as it was. */
const CALLERS = ['visitor', 'unconfirmed', 'stranger', 'suspended', 'admin', 'seller'] as const
type CallerKind = (typeof CALLERS)[number]

type Thing = 'listing' | 'footer' | 'batch' | 'payment' | 'user' | 'token'
type Row = Record<CallerKind, number> & {
  /** Whose thing the call names; who does not own it must not even learn that it exists. */
  names?: Thing
  body?: object | ((kind: CallerKind) => object)
  search?: string
  /** Ends the caller's session, so that each needs one of its own. */
  endsSession?: true
}
type More = Partial<Pick<Row, 'names' | 'body' | 'search' | 'endsSession'>>

const row = (statuses: [number, number, number, number, number, number], more: More = {}): Row => {
  const [visitor, unconfirmed, stranger, suspended, admin, seller] = statuses
  return { visitor, unconfirmed, stranger, suspended, admin, seller, ...more }
}
const forAnyone = (status: number, more?: More) =>
  row([status, status, status, status, status, status], more)
const forMembers = (status: number, more?: More) =>
  row([401, status, status, 403, status, status], more)
const forOwner = (names: Thing, status: number, more?: More) =>
  row([401, 404, 404, 403, 404, status], { ...more, names })
const forAdmins = (status: number, more?: More) => row([401, 403, 403, 403, status, 403], more)
/** By the cookie of a session, which a suspended account has none of. */
const bySession = (status: number, more?: More) =>
  row([401, status, status, 401, status, status], more)

/** Who may do what, with which answer. A call without a row here does not compile. */
const ACCESS: Record<keyof typeof tables, Row> = {
  configuration: forAnyone(200),
  // Who they are stands in the body here, where nobody has said anything.
  syncLocal: forAnyone(401),
  syncFirebase: forAnyone(404),
  sendFingerprint: forMembers(204, { body: { fingerprint: 'abc123' } }),
  currentUser: forMembers(200),
  askBuyersQuestions: forMembers(200, {
    body: { listingTitle: '', productType: 'mug', keywords: '', starredKeywords: '' },
  }),
  checkListing: forMembers(200, { body: { title: 'Mug', description: '', tags: [] } }),
  generateListing: forMembers(200, { body: aGeneratorInput() }),
  listListings: forMembers(200),
  countListings: forMembers(200),
  exportListings: forMembers(200),
  getListing: forOwner('listing', 200),
  updateListing: forOwner('listing', 200, { body: { generatedTitle: 'Changed' } }),
  placeListing: forOwner('listing', 200, { body: { copied: ['title'], isListed: false } }),
  deleteListing: forOwner('listing', 204),
  restoreListing: forOwner('listing', 200),
  listDeletedListings: forMembers(200),
  getShopProfile: forMembers(200),
  saveShopProfile: forMembers(200, { body: NO_PROFILE }),
  countPartsLeft: forOwner('listing', 200),
  // The writer of these tests says always the same.
  writePartAgain: forOwner('listing', 422, { body: { part: 'title' } }),
  createBatch: forMembers(200, { body: { name: 'candles-winter' } }),
  addBatchRows: forOwner('batch', 200, {
    body: { rows: [{ number: 2, input: aGeneratorInput() }] },
  }),
  startBatch: forOwner('batch', 200, { body: { rows: 1 } }),
  // What was not started can be given up, and nothing else.
  pauseBatch: forOwner('batch', 409),
  resumeBatch: forOwner('batch', 409),
  retryBatch: forOwner('batch', 409, { body: {} }),
  cancelBatch: forOwner('batch', 200),
  listBatches: forMembers(200),
  getBatch: forOwner('batch', 200),
  listBatchRows: forOwner('batch', 200),
  exportBatch: forOwner('batch', 200),
  // The same writer writes nothing better than what was pasted.
  findImproved: forMembers(200, { body: { title: 'Mug', description: 'A mug.', tags: [] } }),
  improveListing: forMembers(422, {
    body: { title: 'Blue mug', description: 'A blue mug, it holds 350 ml.', tags: ['blue mug'] },
  }),
  // That of these tests was not pasted.
  getImprovement: forOwner('listing', 409),
  takeParts: forOwner('listing', 409, { body: { parts: ['title'] } }),
  listVersions: forOwner('listing', 200),
  getVersion: forOwner('listing', 200),
  restoreVersion: forOwner('listing', 200),
  listFooters: forMembers(200),
  createFooter: forMembers(200, { body: { name: 'Care', content: 'Wash by hand.' } }),
  updateFooter: forOwner('footer', 200, { body: { content: 'Changed' } }),
  chooseUsualFooter: forMembers(200, { body: { footerId: null } }),
  deleteFooter: forOwner('footer', 204),
  restoreFooter: forOwner('footer', 200),
  createPaymentIntent: forMembers(200, { body: { package: 'starter' } }),
  addCredits: forOwner('payment', 200, { body: {} }),
  listCreditEntries: forMembers(200),
  creditSums: forMembers(200),
  receipt: forOwner('payment', 200),
  listRefundRequests: forMembers(200),
  requestRefund: forOwner('payment', 200, { body: {} }),
  listOpenRefundRequests: forAdmins(200),
  refund: forAdmins(200, { names: 'payment', body: {} }),
  declineRefund: forAdmins(409, { names: 'payment', body: { reason: 'No.' } }),
  listPaymentWarnings: forAdmins(200),
  exportAccount: forMembers(200),
  listAccessTokens: forMembers(200),
  makeAccessToken: forMembers(200, { body: { name: 'Mine', scopes: ['listings:read'] } }),
  endAccessToken: forOwner('token', 204),
  deleteAccount: forMembers(204, { endsSession: true }),
  listUsers: forAdmins(200),
  setCredits: forAdmins(200, { names: 'user', body: { credits: 500 } }),
  setSuspension: forAdmins(200, { names: 'user', body: { reason: null } }),
  adminOverview: forAdmins(200),
  listDuplicates: forAdmins(200, { search: '?by=fingerprint' }),
  listAuditLines: forAdmins(200),
  signUp: forAnyone(409, { body: { email: 'seller@example.com', password: 'correct horse' } }),
  signIn: forAnyone(401, { body: { email: 'nobody@example.com', password: 'a guess' } }),
  signOut: forAnyone(204, { endsSession: true }),
  requestPasswordReset: forAnyone(204, { body: (kind) => ({ email: `${kind}@nowhere.example` }) }),
  resetPassword: forAnyone(410, { body: { token: 'made up', newPassword: 'correct horse' } }),
  changePassword: bySession(403, {
    body: { currentPassword: 'a guess', newPassword: 'correct horse' },
  }),
  sendConfirmation: bySession(204),
  changeAddress: bySession(204, { body: { email: 'next@example.com' } }),
  answerForAddress: forAnyone(410, { body: { token: 'made up', isMine: true } }),
  mintToken: bySession(200),
  publicKeys: forAnyone(200),
  startGoogle: forAnyone(200, { body: { provider: 'google', callbackURL: '/signin' } }),
  freeAddress: forAnyone(400),
  confirmSandboxPayment: forAnyone(404, { body: { clientSecret: 'made up', card: aCard() } }),
  authenticateSandboxPayment: forAnyone(404, {
    body: { clientSecret: 'made up', answer: 'approve' },
  }),
}

/** What an access token may do, and what it must be for. Every other call refuses it, whatever it was made for. */
const BY_TOKEN: { [Name in keyof typeof tables]?: TokenScope } = {
  checkListing: 'listings:read',
  askBuyersQuestions: 'listings:read',
  listListings: 'listings:read',
  countListings: 'listings:read',
  exportListings: 'listings:read',
  getListing: 'listings:read',
  countPartsLeft: 'listings:read',
  listVersions: 'listings:read',
  getVersion: 'listings:read',
  findImproved: 'listings:read',
  getImprovement: 'listings:read',
  listFooters: 'listings:read',
  getShopProfile: 'listings:read',
  generateListing: 'listings:write',
  updateListing: 'listings:write',
  placeListing: 'listings:write',
  writePartAgain: 'listings:write',
  restoreVersion: 'listings:write',
  createBatch: 'batches',
  addBatchRows: 'batches',
  startBatch: 'batches',
  pauseBatch: 'batches',
  resumeBatch: 'batches',
  cancelBatch: 'batches',
  retryBatch: 'batches',
  listBatches: 'batches',
  getBatch: 'batches',
  listBatchRows: 'batches',
  exportBatch: 'batches',
  improveListing: 'listings:write',
  takeParts: 'listings:write',
}

const SCOPES: TokenScope[] = ['listings:read', 'listings:write', 'batches']

/** Addresses that are no calls of the contract: what a visitor gets there. */
const BESIDE: Record<string, number> = {
  [`GET ${LOGIN_PATH}`]: 302,
  [`POST ${WEBHOOK_PATH}`]: 400,
  [`GET ${GOOGLE_CALLBACK_PATH}`]: 303,
  [`GET ${SANDBOX_GOOGLE_PATH}`]: 400,
  'GET /api/openapi.json': 200,
}

let shop: TestApp
let callers: Record<CallerKind, Caller>
let sellerId: string
/** The seller's tokens, by what they were made for. */
let tokens: { all: string; only: Record<TokenScope, string>; allBut: Record<TokenScope, string> }
let registered: Address[]

beforeAll(async () => {
  const opened = await withInventory(() => testApp({ sellsCredits: true, hasGoogle: true }))
  shop = opened.made
  registered = opened.inventory
  const visitor = { ...shop.visitor, credits: async () => 0 }
  callers = {
    visitor,
    unconfirmed: await shop.signIn('unconfirmed@example.com'),
    seller: await shop.signIn('seller@example.com'),
    stranger: await shop.signIn('stranger@example.com'),
    suspended: await shop.signIn('suspended@example.com'),
    admin: await anAdmin(shop),
  }
  await shop.db
    .updateTable('identityUsers')
    .set({ emailVerified: true })
    .where('email', '<>', 'unconfirmed@example.com')
    .execute()
  sellerId = await idOf(callers.seller)
  await adjust(shop.db, { userId: sellerId, credits: 500, actorId: sellerId })
  await suspend(callers.suspended)
  tokens = {
    all: await aToken(SCOPES),
    only: await tokensFor((scope) => [scope]),
    allBut: await tokensFor((scope) => SCOPES.filter((other) => other !== scope)),
  }
})
afterAll(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
  await shop.close()
})

describe('the inventory', () => {
  const known = new Set([
    ...Object.values<Route>(tables).map(({ method, path }) => `${method} ${path}`),
    ...Object.keys(BESIDE),
  ])

  it('has a row for every address below /api that answers', async () => {
    const nameless = registered.filter(
      ({ method, url }) =>
        url.startsWith('/api') && method !== 'HEAD' && !known.has(`${method} ${url}`),
    )
    const answers = await Promise.all(
      nameless.map(async ({ method, url }) => {
        const { statusCode } = await shop.app.inject({ method: asMethod(method), url })
        return `${method} ${url} ${statusCode}`
      }),
    )
    expect(answers.filter((answer) => !answer.endsWith(' 405'))).toEqual([])
    const found = new Set(registered.map(({ method, url }) => `${method} ${url}`))
    expect([...known].filter((address) => !found.has(address))).toEqual([])
  })

  it.each(Object.entries(BESIDE))(
    'has %s beside the calls, which answers %i',
    async (at, status) => {
      const [method = '', url = ''] = at.split(' ')
      expect((await shop.app.inject({ method: asMethod(method), url })).statusCode).toBe(status)
    },
  )
})

describe.each(Object.entries<Route>(tables))('%s', (name, route) => {
  const { names, body, search, endsSession, ...statuses } = rowOf(name)

  it('answers each as the table says, and shows nobody what is not theirs', async () => {
    const id = names === undefined ? undefined : await aThing(names, name)
    const answered: Partial<Record<CallerKind, number>> = {}
    for (const kind of CALLERS) {
      const caller = endsSession ? await another(kind) : callers[kind]
      const sent = typeof body === 'function' ? body(kind) : body
      const answer = await send(route, { caller, id, body: sent, search })
      answered[kind] = answer.statusCode
      if (answer.statusCode !== 404 || id === undefined) continue
      const missing = await send(route, { caller, id: crypto.randomUUID(), body: sent })
      expect([kind, answer.body]).toEqual([kind, missing.body])
    }
    expect(answered).toEqual(statuses)
  })

  it('does for an access token of the seller what it was made for, and nothing else', async () => {
    const id = names === undefined ? undefined : await aThing(names, name)
    const sent = typeof body === 'function' ? body('visitor') : body
    const by = async (token: string) => {
      const answer = await send(route, { caller: { token, cookie: '' }, id, body: sent, search })
      return answer.statusCode === 403 ? answer.json<{ code: string }>().code : answer.statusCode
    }
    const scope = new Map<string, TokenScope>(Object.entries(BY_TOKEN)).get(name)
    if (route.access === 'anyone') return expect(await by(tokens.all)).toBe(statuses.visitor)
    if (scope === undefined) return expect(await by(tokens.all)).toBe('not_for_tokens')
    expect(await by(tokens.allBut[scope])).toBe('token_without_scope')
    expect(await by(tokens.only[scope])).toBe(statuses.seller)
  })

  if (route.access === 'anyone') return
  it('refuses everyone who is not signed in, before it reads what they sent', async () => {
    const bad = ['', 'a.b.c', 'x'.repeat(9000), `${callers.seller.token}x`]
    const refusals = await Promise.all(
      bad.map((token) => send(route, { caller: { token, cookie: '' }, body: { wrong: true } })),
    )
    expect(refusals.map(({ statusCode }) => statusCode)).toEqual(bad.map(() => 401))
    expect(new Set(refusals.map((refusal) => refusal.body)).size).toBe(1)
    expect(refusals[0]?.headers['www-authenticate']).toBe('Bearer')
  })
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
  const taking = Object.entries<Route>(routes).filter(
    ([name, { access }]) => access !== 'anyone' && rowOf(name).body !== undefined,
  )

  it.each(taking)('are refused by %s, and never stored', async (name, route) => {
    const { body, names } = rowOf(name)
    const caller = await shop.signIn(`${name}@example.com`)
    const userId = await idOf(caller)
    const id = names === 'listing' || names === 'footer' ? await ownThing(names, userId) : 'none'
    for (const [field, value] of Object.entries(planted)) {
      const isTags = field === 'generatedTags'
      const planting = { ...Object(body), [field]: isTags ? [field] : value }
      const { statusCode } = await send(route, { caller, id, body: planting })
      const allowed = isTags && name === 'updateListing' ? 200 : 400
      expect([field, statusCode]).toEqual([field, route.access === 'admin' ? 403 : allowed])
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
  })
})

type Sent = {
  caller: Pick<Caller, 'token' | 'cookie'>
  id?: string | undefined
  body?: unknown
  search?: string | undefined
}

/** As a browser asks: with the token and with the cookie. */
function send({ method, path }: Route, { caller, id = 'none', body, search = '' }: Sent) {
  const { token, cookie } = caller
  const url = path.replace(':number', '1').replace(/:\w+/, id)
  const payload =
    url === path && isOfPayment(path) ? { paymentIntentId: id, ...Object(body) } : body
  return shop.app.inject({
    method,
    url: url + search,
    headers: {
      ...(token !== '' && { authorization: `Bearer ${token}` }),
      ...(cookie !== '' && { cookie }),
    },
    ...(payload !== undefined && { payload }),
  })
}

/** Calls that name a payment in their body. */
function isOfPayment(path: string): boolean {
  const { addCredits, requestRefund, refund, declineRefund } = checkoutRoutes
  return [addCredits, requestRefund, refund, declineRefund].some((route) => route.path === path)
}

async function aThing(kind: Thing, name: string): Promise<string> {
  if (kind === 'user') return sellerId
  if (kind === 'token') return (await makeToken(['batches'])).id
  return kind === 'payment' ? aPayment(name !== 'addCredits') : ownThing(kind, sellerId)
}

async function makeToken(scopes: TokenScope[]) {
  const body = { name: 'Mine', scopes }
  return (await callers.seller.call(accessTokenRoutes.makeAccessToken, { body })).answer()
}

async function aToken(scopes: TokenScope[]): Promise<string> {
  return (await makeToken(scopes)).token
}

async function tokensFor(scopesOf: (scope: TokenScope) => TokenScope[]) {
  return {
    'listings:read': await aToken(scopesOf('listings:read')),
    'listings:write': await aToken(scopesOf('listings:write')),
    batches: await aToken(scopesOf('batches')),
  }
}

async function ownThing(kind: 'listing' | 'footer' | 'batch', userId: string): Promise<string> {
  if (kind === 'batch') return aFilledBatch(userId)
  if (kind === 'listing') return (await aListing(shop.db, userId)).id
  return (await createFooter(shop.db, userId, { name: 'Mine', content: 'Mine' })).id
}

async function aFilledBatch(userId: string): Promise<string> {
  // Nobody has more than a few that are not over.
  await shop.db.deleteFrom('batches').where('userId', '=', userId).execute()
  const batch = { name: 'candles-winter', writer: 'usual', usesProfile: true } as const
  const { id } = await openBatch(shop.db, { ...batch, userId, count: async () => undefined })
  await addRows(shop.db, { userId, id }, [{ number: 2, input: aGeneratorInput() }])
  return id
}

async function aPayment(isClaimed: boolean): Promise<string> {
  const { seller, visitor } = callers
  const opened = await seller.call(checkoutRoutes.createPaymentIntent, { body: {} })
  const { clientSecret } = opened.answer()
  const paymentIntentId = intentIdOf(clientSecret)
  await visitor.call(sandboxRoutes.confirmSandboxPayment, {
    params: { id: paymentIntentId },
    body: { clientSecret, card: aCard() },
  })
  if (isClaimed) await seller.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
  return paymentIntentId
}

/** Somebody else of the same kind, who is not needed afterwards. */
async function another(kind: CallerKind): Promise<Caller> {
  if (kind === 'visitor') return callers.visitor
  const email = `${kind}-${crypto.randomUUID()}@example.com`
  if (kind === 'admin') return anAdmin(shop, email)
  const caller = await shop.signIn(email)
  if (kind === 'suspended') await suspend(caller)
  return caller
}

async function suspend(caller: Caller): Promise<void> {
  const params = { userId: await idOf(caller) }
  await callers.admin.call(adminRoutes.setSuspension, { params, body: { reason: 'Abuse.' } })
}

async function idOf(caller: Caller): Promise<string> {
  return (await caller.call(routes.currentUser)).answer().id
}

function rowOf(name: string): Row {
  const found = new Map(Object.entries(ACCESS)).get(name)
  if (found === undefined) throw new Error(`${name} has no row`)
  return found
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const

function asMethod(method: string) {
  return METHODS.find((one) => one === method) ?? 'GET'
}

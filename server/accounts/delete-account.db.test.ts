import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { identityRoutes } from '#contract/identity.ts'
import { routes } from '#contract/routes.ts'
import { sweepExpired } from '#server/assembly/upkeep.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { capture, hold, release } from '#server/credits/ledger.ts'
import { createFooter } from '#server/footers/footers.ts'
import { storeListing } from '#server/listings/library.ts'
import { settle } from '#server/checkout/settle.ts'
import { intentIdOf } from '#server/checkout/testing/a-till.ts'
import { aCard } from '#server/testing/cards.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { Problem } from '#server/platform/problem.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { type Caller, PASSWORD, testApp, type TestApp } from '#server/testing/test-app.ts'
import { ERASED } from './delete-account.ts'

const CANARY = 'kanarie'
const MINUTE = 60
const DAY = 24 * 60 * MINUTE

let shop: TestApp
let people = 0
beforeAll(async () => {
  shop = await testApp({ sellsCredits: true })
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const aPerson = async (email = `person${(people += 1)}@example.com`) => {
  const caller = await shop.signIn(email)
  const { id } = (await caller.call(routes.currentUser)).answer()
  return { ...caller, id, email }
}
const deleteAccount = (person: Pick<Caller, 'call'>) => person.call(routes.deleteAccount)
const userOf = (id: string) =>
  shop.db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

const providerOf = ({ payments: { checkout } }: TestApp) => {
  if (checkout === null) throw new Error('Nothing is sold here')
  return checkout.provider
}

async function anOpenPayment(buyer: Pick<Caller, 'call'>): Promise<string> {
  const opened = await buyer.call(checkoutRoutes.createPaymentIntent, { body: {} })
  return intentIdOf(opened.answer().clientSecret)
}

function inSql(table: string): string {
  return table.replace(/[A-Z]/g, (capital) => `_${capital.toLowerCase()}`)
}

/** Every row of every table, as text. */
async function dump(): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public'`.execute(
    shop.db,
  )
  const tables = await Promise.all(
    rows.map(({ name }) => sql`SELECT t::text FROM ${sql.table(name)} t`.execute(shop.db)),
  )
  return JSON.stringify(tables.map((table) => table.rows))
}

/** Someone whose every text is a canary, and who did everything that one can do here. */
async function aCanary() {
  const email = `${CANARY}@${CANARY}.example`
  const body = { email, password: PASSWORD, name: `${CANARY} ${CANARY}` }
  const signedUp = await shop.visitor.call(identityRoutes.signUp, { body })
  const cookie = String(signedUp.headers['set-cookie'])
  const { token } = (
    await shop.visitor.call(identityRoutes.mintToken, { headers: { cookie } })
  ).answer()
  const call: Caller['call'] = (route, input) =>
    shop.visitor.call(route, {
      ...input,
      headers: { authorization: `Bearer ${token}`, cookie, ...input?.headers },
    })
  const { id } = (await call(routes.currentUser)).answer()
  const made = { name: CANARY, scopes: ['listings:read' as const] }
  await call(routes.makeAccessToken, { body: made })
  await call(routes.sendFingerprint, { body: { fingerprint: CANARY } })
  const input = aGeneratorInput({
    listingTitle: CANARY,
    sku: CANARY,
    productType: `A blue mug, ${CANARY}`,
    keywords: `${CANARY}, blue mug`,
    imageDescription: CANARY,
    customAiInstructions: CANARY,
    targetAudience: CANARY,
  })
  for (const isKept of [true, false]) {
    const headers = { 'idempotency-key': `${CANARY}-${String(isKept)}` }
    const written = (await call(routes.generateListing, { body: input, headers })).answer()
    const generatedTitle = `${CANARY} mug`
    await call(routes.updateListing, { params: { id: written.id }, body: { generatedTitle } })
    if (!isKept) await call(routes.deleteListing, { params: { id: written.id } })
    const footer = { name: CANARY, content: CANARY }
    const saved = (await call(routes.createFooter, { body: footer })).answer()
    if (!isKept) await call(routes.deleteFooter, { params: { id: saved.id } })
  }
  const batch = (await call(routes.createBatch, { body: { name: CANARY } })).answer()
  const rows = [{ number: 2, input }]
  await call(routes.addBatchRows, { params: { id: batch.id }, body: { rows } })
  await call(checkoutRoutes.createPaymentIntent, { body: { package: 'starter' } })
  await shop.visitor.call(identityRoutes.requestPasswordReset, { body: { email } })
  await shop.db
    .updateTable('users')
    .set({ profileImageUrl: `https://${CANARY}.example/me.png`, signupIpAddress: CANARY })
    .where('id', '=', id)
    .execute()
  return { id, call, token, cookie }
}

describe('taking everything along', () => {
  it('answers one file with everything, and no secret', async () => {
    const ana = await aPerson()
    const made = { name: 'Laptop', scopes: ['listings:read' as const] }
    const { token } = (await ana.call(routes.makeAccessToken, { body: made })).answer()
    const body = aGeneratorInput()
    const listing = (await ana.call(routes.generateListing, { body })).answer()
    await ana.call(routes.createFooter, { body: { name: 'Care', content: 'Wash by hand.' } })
    const taken = await ana.call(routes.exportAccount)
    expect(taken.headers['content-disposition']).toBe('attachment; filename="listwright.json"')
    expect(taken.answer()).toMatchObject({
      profile: { id: ana.id, email: ana.email, credits: 9, signupIpAddress: '127.0.0.1' },
      listings: [{ id: listing.id, generatedTitle: listing.generatedTitle }],
      footers: [{ name: 'Care', content: 'Wash by hand.' }],
      creditTransactions: [{ type: 'usage' }, { type: 'welcome_bonus' }, { type: 'free_plan' }],
      payments: [],
      accessTokens: [{ name: 'Laptop', ending: token.slice(-4), scopes: ['listings:read'] }],
    })
    expect(taken.text).not.toContain(token)
    expect(taken.text).not.toMatch(/argon2|session|secret|hash/i)
  })

  it('is possible ten times an hour', async () => {
    const ana = await aPerson()
    const statuses: number[] = []
    for (let n = 0; n < 11; n += 1) statuses.push((await ana.call(routes.exportAccount)).status)
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 200), 429])
  })

  it('holds nothing of anybody else', async () => {
    const [ana, ben] = [await aPerson(), await aPerson()]
    await ben.call(routes.createFooter, { body: { name: 'Of Ben', content: 'Of Ben' } })
    expect((await ana.call(routes.exportAccount)).text).not.toMatch(`Of Ben|${ben.id}|${ben.email}`)
  })
})

describe('leaving', () => {
  it('erases every word of the person from the whole database', async () => {
    const canary = await aCanary()
    expect(await dump()).toContain(CANARY)
    expect((await deleteAccount(canary)).status).toBe(204)
    expect(await dump()).not.toContain(CANARY)
  })

  it('knows for each table of a person whether it is erased or kept', async () => {
    const books = ['credit_holds', 'credit_transactions', 'payments']
    const kept = [...books, 'refund_requests', 'payment_warnings']
    const { rows } = await sql<{ name: string }>`
      SELECT table_name AS name FROM information_schema.columns
      WHERE table_schema = 'public' AND column_name = 'user_id'`.execute(shop.db)
    // The first two go with their listing, the third with its batch, the last with the record of the identity provider.
    const withOthers = ['listing_search', 'listing_versions', 'batch_rows', 'identity_accounts']
    expect(rows.map(({ name }) => name).toSorted()).toEqual(
      [...kept, ...withOthers, ...ERASED.map(inSql)].toSorted(),
    )
  })

  it('keeps the ledger under an id that says nothing, and closes it', async () => {
    const ana = await aPerson()
    await ana.call(routes.generateListing, { body: aGeneratorInput() })
    await deleteAccount(ana)
    const entries = await shop.db
      .selectFrom('creditTransactions')
      .select(['type', 'amount', 'balanceAfter'])
      .where('userId', '=', ana.id)
      .orderBy('seq')
      .execute()
    expect(entries.slice(2)).toEqual([
      { type: 'usage', amount: -1, balanceAfter: 9 },
      { type: 'closure', amount: -9, balanceAfter: 0 },
    ])
    expect(await userOf(ana.id)).toMatchObject({
      email: `${ana.id}@closed.invalid`,
      credits: 0,
      closedAt: expect.any(Date),
    })
  })

  it('kills token, session and password at once', async () => {
    const ana = await aPerson()
    await deleteAccount(ana)
    expect((await ana.call(routes.currentUser)).status).toBe(401)
    expect((await ana.call(identityRoutes.mintToken)).status).toBe(401)
    const body = { email: ana.email, password: PASSWORD }
    expect((await shop.visitor.call(identityRoutes.signIn, { body })).status).toBe(401)
    // Nor has the dead token opened a new account.
    const users = shop.db.selectFrom('users').select('id').where('email', '=', ana.email)
    expect(await users.execute()).toEqual([])
  })

  it('wants a sign-in of the last ten minutes', async () => {
    const ana = await aPerson()
    shop.clock.advance(11 * MINUTE)
    const refused = await deleteAccount(ana)
    expect(refused.status).toBe(403)
    expect(refused.problem().code).toBe('sign_in_again')
    expect(await ana.credits()).toBe(10)

    const body = { email: ana.email, password: PASSWORD }
    const signedIn = await shop.visitor.call(identityRoutes.signIn, { body })
    const cookie = String(signedIn.headers['set-cookie'])
    const minted = await shop.visitor.call(identityRoutes.mintToken, { headers: { cookie } })
    const headers = { authorization: `Bearer ${minted.answer().token}` }
    expect((await shop.visitor.call(routes.deleteAccount, { headers })).status).toBe(204)
  })

  it('waits for a listing that is being written', async () => {
    const ana = await aPerson()
    const request = { userId: ana.id, idempotencyKey: 'one', requestHash: 'one' }
    const outcome = await hold(shop.db, request)
    if (outcome.state !== 'held') throw new Error('A new key is never captured already')
    const refused = await deleteAccount(ana)
    expect(refused.status).toBe(409)
    expect(refused.problem().code).toBe('account_busy')
    expect(await ana.credits()).toBe(10)

    await release(shop.db, outcome.hold)
    expect((await deleteAccount(ana)).status).toBe(204)
    const late = capture(shop.db, outcome.hold, (tx) =>
      storeListing(tx, { userId: ana.id, input: aGeneratorInput(), writing: aWriting() }),
    )
    expect(await late).toEqual({ state: 'expired' })
  })

  it('ends a request to have a purchase back', async () => {
    const ana = await aPerson()
    const payment = { userId: ana.id, id: `pay_${ana.id}` }
    await shop.db
      .insertInto('payments')
      .values({ ...payment, provider: 'x', packageKey: 'starter', credits: 10, amountCents: 499 })
      .execute()
    await shop.db
      .insertInto('refundRequests')
      .values({ userId: ana.id, id: 'r', paymentId: payment.id })
      .execute()
    await deleteAccount(ana)
    const requests = shop.db.selectFrom('refundRequests').select('status')
    expect(await requests.where('userId', '=', ana.id).execute()).toEqual([{ status: 'declined' }])
  })

  it('is possible while the card provider fails, and tells the operator whom to delete there', async () => {
    const ana = await aPerson()
    await ana.call(checkoutRoutes.createPaymentIntent, { body: { package: 'starter' } })
    const { stripeCustomerId: customerId } = await userOf(ana.id)
    const provider = providerOf(shop)
    const whole = { ...provider }
    provider.forget = async () => {
      throw new Problem('payment_service_unavailable')
    }
    expect((await deleteAccount(ana)).status).toBe(204)
    Object.assign(provider, whole)
    expect(shop.alarms.at(-1)).toEqual([
      expect.objectContaining({ customerId }),
      'A customer is to be deleted by hand at Stripe',
    ])
  })

  it('cancels what was not paid yet', async () => {
    const ana = await aPerson()
    const intentId = await anOpenPayment(ana)
    expect((await deleteAccount(ana)).status).toBe(204)
    expect(await providerOf(shop).look(intentId)).toMatchObject({ status: 'canceled' })
    const payments = shop.db.selectFrom('payments').select('status').where('userId', '=', ana.id)
    expect(await payments.execute()).toEqual([{ status: 'canceled' }])
  })

  it('waits for a payment that is with the bank, and deletes nothing', async () => {
    const ana = await aPerson()
    const intentId = await anOpenPayment(ana)
    const provider = providerOf(shop)
    const whole = { ...provider }
    const state = await provider.look(intentId)
    provider.look = async () => state && { ...state, status: 'processing' }
    provider.cancel = async () => undefined
    expect((await deleteAccount(ana)).problem().code).toBe('payment_under_way')
    Object.assign(provider, whole)
    expect(await ana.credits()).toBe(10)
  })

  it('gives back by itself what is paid for an account that is closed, and reports it', async () => {
    const ana = await aPerson()
    const { clientSecret } = (
      await ana.call(checkoutRoutes.createPaymentIntent, { body: {} })
    ).answer()
    const id = intentIdOf(clientSecret)
    const provider = providerOf(shop)
    const whole = { ...provider }
    provider.cancel = async () => {
      throw new Problem('payment_service_unavailable')
    }
    expect((await deleteAccount(ana)).status).toBe(204)
    Object.assign(provider, whole)

    const body = { clientSecret, card: aCard({}) }
    await shop.visitor.call(sandboxRoutes.confirmSandboxPayment, { params: { id }, body })
    const { checkout } = shop.payments
    if (checkout !== null) await Promise.all([settle(checkout, id), settle(checkout, id)])
    const amounts = await shop.db
      .selectFrom('creditTransactions')
      .select('amount')
      .where('userId', '=', ana.id)
      .orderBy('seq')
      .execute()
    expect(amounts.slice(-2)).toEqual([{ amount: 50 }, { amount: -50 }])
    expect(await provider.look(id)).toMatchObject({ refundedCents: 1999 })
    const notes = shop.db.selectFrom('auditLog').select(['actorId', 'action', 'detail'])
    expect(await notes.where('subjectId', '=', ana.id).execute()).toEqual([
      {
        actorId: null,
        action: 'refund_ordered',
        detail: `50 credits, payment ${id}, paid for an account that was closed`,
      },
    ])
    expect(JSON.stringify(shop.alarms)).toContain('A closed account was paid for')
  })

  it('leaves alone what was paid before', async () => {
    const ana = await aPerson()
    const { clientSecret } = (
      await ana.call(checkoutRoutes.createPaymentIntent, { body: {} })
    ).answer()
    const id = intentIdOf(clientSecret)
    const body = { clientSecret, card: aCard({}) }
    await shop.visitor.call(sandboxRoutes.confirmSandboxPayment, { params: { id }, body })
    await ana.call(checkoutRoutes.addCredits, { body: { paymentIntentId: id } })
    await deleteAccount(ana)
    const { checkout } = shop.payments
    if (checkout !== null) await settle(checkout, id)
    expect(await providerOf(shop).look(id)).toMatchObject({ refundedCents: 0 })
  })

  it('erases also what was on its way while the account was being closed', async () => {
    const ana = await aPerson()
    await deleteAccount(ana)
    await createFooter(shop.db, ana.id, { name: CANARY, content: CANARY })
    await sweepExpired(shop.db, shop.clock.now())
    expect(await dump()).not.toContain(CANARY)
  })

  it('happens once, when it is asked for twice at the same time', async () => {
    const ana = await aPerson()
    const statuses = (await Promise.all([deleteAccount(ana), deleteAccount(ana)])).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 401])
  })
})

describe('coming back', () => {
  it('opens nothing for a token whose session is over', async () => {
    const ana = await shop.signIn('signed-out@example.com')
    await ana.call(identityRoutes.signOut)
    expect((await ana.call(routes.currentUser)).status).toBe(401)
    const users = shop.db.selectFrom('users').select('id')
    expect(await users.where('email', '=', 'signed-out@example.com').execute()).toEqual([])
  })

  it('opens a new account without the opening credits, and says why in the ledger', async () => {
    const ana = await aPerson()
    await deleteAccount(ana)
    const again = await aPerson(ana.email)
    expect(again.id).not.toBe(ana.id)
    expect(await again.credits()).toBe(0)
    const entries = (await again.call(routes.listCreditEntries)).answer()
    expect(entries[0]).toMatchObject({
      amount: -10,
      description: 'Opening credits were given to an earlier account with this email',
    })
  })

  it('is a new start after a year, when nothing is remembered', async () => {
    const ana = await aPerson()
    await deleteAccount(ana)
    shop.clock.advance(366 * DAY)
    await sweepExpired(shop.db, shop.clock.now())
    expect(await shop.db.selectFrom('closedAccounts').selectAll().execute()).toEqual([])
    expect(await (await aPerson(ana.email)).credits()).toBe(10)
    shop.clock.advance(-366 * DAY)
  })
})

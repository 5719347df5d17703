import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { creditEntryRoutes } from '#contract/credits.ts'
import { PACKAGE_KEYS, PACKAGES } from '#contract/credits.ts'
import { ProblemDetails } from '#contract/problem-details.ts'
import { routes } from '#contract/routes.ts'
import { sandboxRoutes } from '#contract/sandbox.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { onSandbox } from '#server/sandbox/tables.ts'
import { aCard } from '#server/testing/cards.ts'
import { type Caller, testApp } from '#server/testing/test-app.ts'
import { type Buyers, buyersOf, idOf } from './testing/buyers.ts'

const { createPaymentIntent, addCredits } = checkoutRoutes

let world: Buyers
beforeAll(async () => {
  world = await buyersOf()
})
afterEach(async () => {
  expect(await brokenInvariants(world.shop.db)).toEqual([])
})
afterAll(() => world.shop.close())

describe('buying', () => {
  it.each(PACKAGE_KEYS)('sells the %s package at its price', async (key) => {
    const ana = await world.someone()
    const { credits, priceCents } = PACKAGES[key]
    const session = await ana.call(createPaymentIntent, { body: { package: key } })
    expect(session.answer()).toMatchObject({ credits, amount: priceCents })
    const paymentIntentId = await world.pay(session.answer().clientSecret)
    const { credits: balance } = (
      await ana.call(addCredits, { body: { paymentIntentId } })
    ).answer()
    expect(balance).toBe(10 + credits)
    expect(await ana.credits()).toBe(10 + credits)
  })

  it('sells the Growth package to whoever names none', async () => {
    const ana = await world.someone()
    const session = (await ana.call(createPaymentIntent, { body: {} })).answer()
    expect(session).toMatchObject({ credits: 50, amount: 1999 })
    expect(session.description).toBe('Growth: 50 complete listings')
  })

  it.each([['gold'], [''], [null], [7], ['__proto__']])(
    'refuses the package %o with a sentence that names the three',
    async (name) => {
      const ana = await world.someone()
      const payload = JSON.stringify({ package: name })
      const { statusCode, body } = await postAs(ana, createPaymentIntent.path, payload)
      expect(statusCode).toBe(400)
      expect(body).toContain('starter, popular, business')
    },
  )

  it('takes no price and no credits from the request', async () => {
    const ana = await world.someone()
    const payload = '{"package":"starter","amount":1,"credits":9999,"priceCents":1}'
    const { statusCode, body } = await postAs(ana, createPaymentIntent.path, payload)
    const { errors } = ProblemDetails.parse(JSON.parse(body))
    expect([statusCode, errors?.map(({ path }) => path)]).toEqual([
      400,
      ['amount', 'credits', 'priceCents'],
    ])
  })

  it('adds the credits once, however often it is asked', async () => {
    const ana = await world.someone()
    const paymentIntentId = await world.buy(ana)
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => ana.call(addCredits, { body: { paymentIntentId } })),
    )
    expect(new Set(answers.map((answer) => answer.answer().credits))).toEqual(new Set([60]))
    expect(await ana.credits()).toBe(60)
  })
})

describe('opening a payment', () => {
  it('opens one for a key, though its answer was lost and the button pressed twice', async () => {
    const ana = await world.someone()
    const headers = { 'idempotency-key': crypto.randomUUID() }
    const open = () => ana.call(createPaymentIntent, { body: { package: 'starter' }, headers })
    const together = await Promise.all([open(), open(), open()])
    const sessions = [...together, await open()].map((result) => result.answer().clientSecret)
    expect(new Set(sessions).size).toBe(1)
    const userId = await idOf(ana)
    const payments = world.shop.db.selectFrom('payments').selectAll().where('userId', '=', userId)
    expect(await payments.execute()).toHaveLength(1)
    await world.pay(sessions[0] ?? '')
    expect((await open()).answer().clientSecret).toBe(sessions[0])
  })

  it('opens another for another key, and refuses a key that opened one for another package', async () => {
    const [ana, ben] = [await world.someone(), await world.someone()]
    const headers = { 'idempotency-key': 'one-try' }
    const sessions = [
      await ana.call(createPaymentIntent, { body: { package: 'starter' }, headers }),
      await ana.call(createPaymentIntent, { body: { package: 'starter' } }),
      await ben.call(createPaymentIntent, { body: { package: 'business' }, headers }),
    ]
    expect(new Set(sessions.map((result) => result.answer().clientSecret)).size).toBe(3)
    const other = await ana.call(createPaymentIntent, { body: { package: 'business' }, headers })
    expect(other.problem().code).toBe('idempotency_key_reused')
  })

  it('stops whoever opens payments without end', async () => {
    const ana = await world.someone()
    for (let opened = 0; opened < 50; opened += 1)
      await ana.call(createPaymentIntent, { body: { package: 'starter' } })
    const refused = await ana.call(createPaymentIntent, { body: { package: 'starter' } })
    expect(refused.status).toBe(429)
    expect(refused.problem().detail).toMatch(/^Too many payments were started and not finished\./)
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3000)
  })

  it('tells the provider who buys, once', async () => {
    const ana = await world.someone()
    await ana.call(createPaymentIntent, { body: {} })
    await ana.call(createPaymentIntent, { body: {} })
    const { id, email } = (await ana.call(routes.currentUser)).answer()
    const customers = await onSandbox(world.shop.db)
      .selectFrom('sandbox.customers')
      .selectAll()
      .where('email', '=', email)
      .execute()
    expect(customers).toMatchObject([{ metadata: { userId: id } }])
  })
})

describe('the own ledger', () => {
  it('is shown newest first, page by page', async () => {
    const ana = await world.someone()
    await world.buy(ana)
    const path = creditEntryRoutes.listCreditEntries.path
    const first = await getAs(ana, `${path}?limit=2`)
    expect(first.json()).toMatchObject([{ type: 'purchase' }, { type: 'welcome_bonus' }])
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(String(first.headers['link'])) ?? []
    const second = await getAs(ana, next)
    expect(second.json()).toMatchObject([{ type: 'free_plan', balanceAfter: 5 }])
    expect(second.headers['link']).toBeUndefined()
  })

  it('is shown by its payments alone, page by page', async () => {
    const ana = await world.someone()
    await world.buy(ana)
    await world.buy(ana)
    const path = creditEntryRoutes.listCreditEntries.path
    const first = await getAs(ana, `${path}?only=payments&limit=1`)
    expect(first.json()).toMatchObject([{ type: 'purchase', amount: 50 }])
    const [, next = ''] = /^<(.*)>; rel="next"$/.exec(String(first.headers['link'])) ?? []
    const second = await getAs(ana, next)
    expect(second.json()).toMatchObject([{ type: 'purchase' }])
    expect(second.headers['link']).toBeUndefined()
    expect((await getAs(ana, `${path}?only=gifts`)).statusCode).toBe(400)
  })

  it('is summed up as a whole, and between two moments', async () => {
    const ana = await world.someone()
    await world.buy(ana)
    const { path } = routes.creditSums
    const whole = [
      { type: 'free_plan', amount: 5 },
      { type: 'purchase', amount: 50 },
      { type: 'welcome_bonus', amount: 5 },
    ]
    expect((await getAs(ana, path)).json()).toEqual(whole)
    const now = new Date().toISOString()
    expect((await getAs(ana, `${path}?before=${now}`)).json()).toEqual(whole)
    expect((await getAs(ana, `${path}?since=${now}`)).json()).toEqual([])
    expect((await getAs(ana, `${path}?since=yesterday`)).statusCode).toBe(400)
  })

  it.each(['limit=0', 'limit=101', 'limit=x', 'cursor=-1', 'cursor=WzFd', 'limit=1&limit=2'])(
    'refuses %s',
    async (query) => {
      const ana = await world.someone()
      const path = creditEntryRoutes.listCreditEntries.path
      expect((await getAs(ana, `${path}?${query}`)).statusCode).toBe(400)
    },
  )
})

it('says that payments are off where nothing is sold', async () => {
  const closed = await testApp()
  const ana = await closed.signIn('ana@example.com')
  const opened = await ana.call(createPaymentIntent, { body: {} })
  expect([opened.status, opened.problem().code]).toEqual([503, 'payments_off'])
  expect((await ana.call(routes.configuration)).answer().payments).toBe('off')
  const card = { clientSecret: 'x', card: aCard() }
  const params = { id: 'pi_1' }
  const confirmed = await ana.call(sandboxRoutes.confirmSandboxPayment, { params, body: card })
  expect(confirmed.status).toBe(404)
  await closed.close()
})

function postAs(caller: Caller, url: string, payload: string) {
  const headers = { authorization: `Bearer ${caller.token}`, 'content-type': 'application/json' }
  return world.shop.app.inject({ method: 'POST', url, headers, payload })
}

function getAs(caller: Caller, url: string) {
  return world.shop.app.inject({ url, headers: { authorization: `Bearer ${caller.token}` } })
}

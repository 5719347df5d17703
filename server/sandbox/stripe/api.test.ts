import type { Stripe } from 'stripe'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CARDS } from '#server/testing/cards.ts'
import { DOCUMENTED } from './testing/documented.ts'
import { aSandbox, type Answer, type OpenSandbox } from './testing/a-sandbox.ts'

let world: OpenSandbox
let stripe: Stripe
beforeAll(async () => {
  world = await aSandbox()
  stripe = world.stripe
})
afterAll(async () => {
  expect(world.errors).toEqual([])
  await world.close()
})

const errorOf = ({ body }: Answer) => body['error']
const create = (form: string, headers: Record<string, string> = {}) =>
  world.send('POST', '/v1/payment_intents', { form, headers })

describe('takes exactly what Stripe takes', () => {
  it.each([
    ['', { code: 'parameter_missing', param: 'amount' }],
    ['amount=1999', { param: 'currency' }],
    ['amount=49&currency=usd', { code: 'amount_too_small', param: 'amount' }],
    ['amount=-5&currency=usd', { code: 'amount_too_small', param: 'amount' }],
    ['amount=19.99&currency=usd', { code: 'parameter_invalid_integer', param: 'amount' }],
    ['amount=1e3&currency=usd', { code: 'parameter_invalid_integer', param: 'amount' }],
    ['amount=999999999&currency=usd', { code: 'amount_too_large', param: 'amount' }],
    ['amount=1999&currency=gold', { param: 'currency' }],
    ['amount=1999&currency=usd&amuont=1', { code: 'parameter_unknown', param: 'amuont' }],
    ['amount=1999&currency=usd&customer=cus_1', { code: 'resource_missing', param: 'customer' }],
    ['amount=1999&currency=usd&receipt_email=x', { code: 'email_invalid', param: 'receipt_email' }],
    [
      `amount=1999&currency=usd&statement_descriptor_suffix=${'x'.repeat(23)}`,
      { param: 'statement_descriptor_suffix' },
    ],
    [
      'amount=1999&currency=usd&statement_descriptor_suffix=A*B',
      { param: 'statement_descriptor_suffix' },
    ],
    [
      'amount=1999&currency=usd&statement_descriptor_suffix=123',
      { param: 'statement_descriptor_suffix' },
    ],
    ['amount=1999&currency=usd&metadata=x', { param: 'metadata' }],
    ['amount=1999&currency=usd&metadata[a][b]=x', { param: 'metadata[a]' }],
    [
      'amount=1999&currency=usd&automatic_payment_methods[enabled]=maybe',
      { param: 'automatic_payment_methods[enabled]' },
    ],
    ['amount=1999&currency=usd&__proto__[x]=1', { param: '__proto__' }],
  ])('refuses %o', async (form, error) => {
    const answer = await create(form)
    expect(answer.status).toBe(400)
    expect(errorOf(answer)).toMatchObject({ type: 'invalid_request_error', ...error })
  })

  it('knows only its own key', async () => {
    for (const authorization of ['', 'Bearer sk_test_other', `Basic ${world.sandbox.secretKey}`])
      expect((await create('amount=50&currency=usd', { authorization })).status).toBe(401)
  })

  it.each([
    ['GET', '/v1/payment_intents/pi_unknown', 'resource_missing'],
    ['POST', '/v1/payment_intents/pi_unknown/cancel', 'resource_missing'],
    ['GET', '/v1/customers/cus_unknown', 'resource_missing'],
    ['GET', '/v1/nothing', undefined],
    ['POST', '/v1/payment_intents/pi_unknown/capture', undefined],
  ] as const)('says with an error that there is nothing at %s %s', async (method, path, code) => {
    const answer = await world.send(method, path, method === 'POST' ? { form: '' } : {})
    expect(answer.status).toBe(404)
    expect(errorOf(answer)).toMatchObject({ type: 'invalid_request_error', ...(code && { code }) })
  })

  it('expands the charge and nothing else', async () => {
    const id = await world.payWith(CARDS.pays)
    const plain = await stripe.paymentIntents.retrieve(id)
    expect(plain.latest_charge).toMatch(/^ch_/)
    const whole = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
    expect(whole.latest_charge).toMatchObject({ object: 'charge', amount: 1999, paid: true })
    const path = `/v1/payment_intents/${id}?expand[0]=customer`
    expect((await world.send('GET', path)).status).toBe(400)
  })
})

describe('an idempotency key', () => {
  const form = 'amount=1999&currency=usd'
  it('gets its first answer again, also when asked at the same time', async () => {
    const headers = { 'idempotency-key': 'one' }
    const answers = await Promise.all(Array.from({ length: 8 }, () => create(form, headers)))
    expect(new Set(answers.map(({ body }) => body['id'])).size).toBe(1)
  })

  it('is for one request only', async () => {
    const headers = { 'idempotency-key': 'two' }
    await create(form, headers)
    const other = await create('amount=2999&currency=usd', headers)
    expect([other.status, errorOf(other)]).toMatchObject([400, { type: 'idempotency_error' }])
  })

  it('is still free after a request that was refused', async () => {
    const headers = { 'idempotency-key': 'three' }
    expect((await create('amount=1&currency=usd', headers)).status).toBe(400)
    expect((await create(form, headers)).status).toBe(200)
  })

  it('has at most 255 characters', async () => {
    expect((await create(form, { 'idempotency-key': 'x'.repeat(256) })).status).toBe(400)
  })
})

describe('a refund', () => {
  it('is given in parts, but never more than was paid', async () => {
    const payment_intent = await world.payWith(CARDS.pays)
    await stripe.refunds.create({ payment_intent, amount: 1000 })
    const tooMuch = stripe.refunds.create({ payment_intent, amount: 1000 })
    await expect(tooMuch).rejects.toMatchObject({ code: 'amount_too_large' })
    expect(await stripe.refunds.create({ payment_intent })).toMatchObject({ amount: 999 })
    const again = stripe.refunds.create({ payment_intent })
    await expect(again).rejects.toMatchObject({ code: 'charge_already_refunded' })
    const intent = await stripe.paymentIntents.retrieve(payment_intent, {
      expand: ['latest_charge'],
    })
    expect(intent).toMatchObject({
      amount_received: 1999,
      latest_charge: { amount_refunded: 1999, refunded: true },
    })
  })

  it('is refused for what was not paid, and while the bank decides', async () => {
    const { id } = await world.open()
    await expect(stripe.refunds.create({ payment_intent: id })).rejects.toMatchObject({
      code: 'payment_intent_unexpected_state',
    })
    const disputed = await world.payWith(CARDS.disputes)
    await expect(stripe.refunds.create({ payment_intent: disputed })).rejects.toMatchObject({
      code: 'charge_disputed',
    })
  })
})

it('knows a customer who was deleted by their id alone', async () => {
  const { id } = await stripe.customers.create({ email: 'gone@example.com' })
  expect(await stripe.customers.del(id)).toEqual({ id, object: 'customer', deleted: true })
  expect(await stripe.customers.retrieve(id)).toMatchObject({ id, deleted: true })
  await expect(stripe.customers.del(id)).rejects.toMatchObject({ code: 'resource_missing' })
  const wanted = { amount: 1999, currency: 'usd', customer: id }
  await expect(stripe.paymentIntents.create(wanted)).rejects.toMatchObject({
    code: 'resource_missing',
  })
})

it.each(Object.entries(DOCUMENTED))('shows a %s as the reference does', async (name, fields) => {
  const shown = new Map(Object.entries(await anObject(name)))
  for (const [field, kind] of Object.entries(fields)) {
    const value = shown.get(field)
    expect([field, shown.has(field)]).toEqual([field, true])
    const isRight = kind === 'any' || value === null || typeof value === kind || isName(value)
    expect([field, value, isRight]).toEqual([field, value, true])
  }
})

/** The reference shows some objects in full that are named by default. */
function isName(value: unknown): boolean {
  return typeof value === 'string' && /^\w+_\w+$/.test(value)
}

async function anObject(name: string): Promise<object> {
  if (name === 'customer') return stripe.customers.create({ email: 'ana@example.com' })
  const id = await world.payWith(name === 'dispute' ? CARDS.disputes : CARDS.pays)
  if (name === 'refund') return stripe.refunds.create({ payment_intent: id, amount: 500 })
  if (name === 'dispute') return (await stripe.disputes.list({ payment_intent: id })).data[0] ?? {}
  if (name === 'radar.early_fraud_warning') {
    const warned = await world.payWith(CARDS.warns)
    return (await stripe.radar.earlyFraudWarnings.list({ payment_intent: warned })).data[0] ?? {}
  }
  const intent = await stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] })
  return name === 'charge' && typeof intent.latest_charge === 'object'
    ? (intent.latest_charge ?? {})
    : intent
}

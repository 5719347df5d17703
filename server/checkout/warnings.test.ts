import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { paymentWarningRoutes } from '#contract/payment-warnings.ts'
import { CARDS } from '#server/testing/cards.ts'
import type { Caller } from '#server/testing/test-app.ts'
import { until } from '#server/testing/outcome.ts'
import { type Buyers, buyersOf } from './testing/buyers.ts'

let world: Buyers
let admin: Caller
beforeAll(async () => {
  world = await buyersOf()
  admin = await world.anAdmin()
})
beforeEach(() => void world.shop.mails.splice(0))
afterAll(() => world.shop.close())

const open = async (paymentIntentId: string) =>
  (await admin.call(paymentWarningRoutes.listPaymentWarnings))
    .answer()
    .filter((warning) => warning.paymentIntentId === paymentIntentId)
const metrics = async () => (await world.shop.app.inject('/metrics')).body
const mailed = () => world.shop.mails.map(({ to, subject }) => ({ to, subject }))

describe('a dispute', () => {
  it('tells every admin once, with the day by which evidence is due', async () => {
    const ana = await world.someone()
    const paymentIntentId = await world.buy(ana, { number: CARDS.disputes })
    const [dispute, ...others] = await open(paymentIntentId)
    expect(others).toEqual([])
    expect(dispute).toMatchObject({ kind: 'dispute', reason: 'fraudulent', amount: 1999 })
    const { answerBy } = dispute ?? {}
    expect(Date.parse(answerBy ?? '')).toBeGreaterThan(Date.now())

    await until(async () => mailed().length > 0)
    await ana.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
    const deadline = new Date(answerBy ?? '').toLocaleString('en-US', {
      timeZone: 'UTC',
      dateStyle: 'long',
      timeStyle: 'short',
    })
    expect(world.shop.mails).toEqual([
      {
        to: expect.stringMatching(/^admin-/),
        subject: `A payment is disputed: answer by ${deadline} UTC`,
        text: expect.stringContaining(paymentIntentId),
      },
    ])
    expect(world.shop.notes).toContainEqual({
      level: 'warn',
      said: [
        expect.objectContaining({ kind: 'dispute', answerBy: new Date(answerBy ?? '') }),
        expect.any(String),
      ],
    })
    const told = await metrics()
    expect(told).toContain('listwright_payment_warnings{kind="dispute"} 1')
    expect(told).toMatch(/listwright_payment_warning_seconds_left\{kind="dispute"\} 7\d{5}/)
  })

  it('waits for nobody once the bank has decided', async () => {
    const paymentIntentId = await world.buy(await world.someone(), { number: CARDS.disputes })
    await world.bankDoes('dispute-lost', paymentIntentId)
    await until(async () => (await open(paymentIntentId)).length === 0)
  })
})

it('tells of a question from a bank, takes no credit for it, and tells again when it is a dispute', async () => {
  const ana = await world.someone()
  const paymentIntentId = await world.buy(ana, { number: CARDS.inquires })
  await until(async () => (await open(paymentIntentId)).length === 1)
  expect(await open(paymentIntentId)).toMatchObject([{ kind: 'inquiry' }])
  expect(await ana.credits()).toBe(60)

  await world.bankDoes('inquiry-disputed', paymentIntentId)
  await until(async () => (await ana.credits()) === 10)
  await until(async () => mailed().length === 2)
  expect(mailed().map(({ subject }) => subject.split(':')[0])).toEqual([
    'A bank asks about a payment',
    'A payment is disputed',
  ])
  expect(await open(paymentIntentId)).toMatchObject([{ kind: 'dispute' }])
})

describe('a warning of fraud', () => {
  it('tells every admin, and is over once the money is given back', async () => {
    const ana = await world.someone()
    const paymentIntentId = await world.buy(ana, { number: CARDS.warns })
    await until(async () => (await open(paymentIntentId)).length === 1)
    expect(await open(paymentIntentId)).toMatchObject([
      { kind: 'fraud_warning', reason: 'made_with_stolen_card', answerBy: null },
    ])
    await until(async () => mailed().length === 1)
    expect(mailed()).toMatchObject([{ subject: 'A bank warns of fraud on a payment' }])

    await admin.call(checkoutRoutes.refund, { body: { paymentIntentId } })
    expect(await open(paymentIntentId)).toEqual([])
    expect(await ana.credits()).toBe(10)
  })
})

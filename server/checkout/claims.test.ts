import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { onSandbox } from '#server/sandbox/tables.ts'
import { CARDS } from '#server/testing/cards.ts'
import { intentIdOf } from './testing/a-till.ts'
import { type Buyers, buyersOf } from './testing/buyers.ts'

const { createPaymentIntent, addCredits } = checkoutRoutes

let world: Buyers
beforeAll(async () => {
  world = await buyersOf()
})
afterEach(async () => {
  expect(await brokenInvariants(world.shop.db)).toEqual([])
})
afterAll(() => world.shop.close())

describe('claiming credits', () => {
  it('treats the payment of someone else as missing', async () => {
    const [ana, ben] = [await world.someone(), await world.someone()]
    const paymentIntentId = await world.buy(ana, { isClaimed: false })
    const theirs = await ben.call(addCredits, { body: { paymentIntentId } })
    const unknown = await ben.call(addCredits, { body: { paymentIntentId: 'pi_unknown' } })
    expect([theirs.status, unknown.status]).toEqual([404, 404])
    expect(theirs.text).toBe(unknown.text)
    expect(await ben.credits()).toBe(10)
  })

  it('knows no payment of the same account at the provider that this shop did not open', async () => {
    const ana = await world.someone()
    const foreign = await world.stripeCall('payment_intents', 'amount=1999&currency=usd')
    const paymentIntentId = await world.pay(foreign.client_secret)
    const answer = await ana.call(addCredits, { body: { paymentIntentId } })
    expect(answer.problem().code).toBe('payment_not_found')
  })

  it.each([
    ['nothing was paid', null, 'payment_not_complete'],
    ['the card was declined', CARDS.declines, 'payment_not_complete'],
    ['the bank waits for an answer', CARDS.asks, 'payment_not_complete'],
  ])('adds none when %s', async (_what, number, code) => {
    const ana = await world.someone()
    const { clientSecret } = (await ana.call(createPaymentIntent, { body: {} })).answer()
    if (number !== null) await world.pay(clientSecret, number)
    const claim = { body: { paymentIntentId: intentIdOf(clientSecret) } }
    const answer = await ana.call(addCredits, claim)
    expect([answer.status, answer.problem().code]).toEqual([409, code])
    expect(await ana.credits()).toBe(10)
  })

  it('adds none for a canceled payment', async () => {
    const ana = await world.someone()
    const { clientSecret } = (await ana.call(createPaymentIntent, { body: {} })).answer()
    const paymentIntentId = intentIdOf(clientSecret)
    await world.stripeCall(`payment_intents/${paymentIntentId}/cancel`, '')
    const answer = await ana.call(addCredits, { body: { paymentIntentId } })
    expect([answer.status, answer.problem().code]).toEqual([409, 'payment_canceled'])
  })

  it('adds none, and raises an alarm, when less was paid than ordered', async () => {
    const ana = await world.someone()
    const { clientSecret } = (await ana.call(createPaymentIntent, { body: {} })).answer()
    const paymentIntentId = intentIdOf(clientSecret)
    await onSandbox(world.shop.db)
      .updateTable('sandbox.paymentIntents')
      .set({ amountCents: 50 })
      .where('id', '=', paymentIntentId)
      .execute()
    await world.pay(clientSecret)
    const answer = await ana.call(addCredits, { body: { paymentIntentId } })
    expect([answer.status, answer.problem().code]).toEqual([409, 'payment_mismatch'])
    expect(await ana.credits()).toBe(10)
    expect(JSON.stringify(world.shop.alarms)).toContain('not what was ordered')
  })
})

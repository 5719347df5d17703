import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import { CARDS } from '#server/testing/cards.ts'
import { type Buyers, buyersOf } from './testing/buyers.ts'

let world: Buyers
beforeAll(async () => {
  world = await buyersOf()
})
beforeEach(() => void world.shop.notes.splice(0))
afterAll(() => world.shop.close())

const metrics = async () => (await world.shop.app.inject('/metrics')).body

it('tells once that a purchase was paid, by whom and what it brought, and that it was given back', async () => {
  const [ana, admin] = [await world.someone(), await world.anAdmin()]
  const { id: userId } = (await ana.call(routes.currentUser)).answer()
  const paymentIntentId = await world.buy(ana)
  await ana.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
  const paid = { what: 'paid', userId, credits: 50, cents: 1999 }
  const tellings = () => world.shop.notes.map(({ level, said }) => [level, ...said])
  expect(tellings()).toEqual([['info', expect.objectContaining(paid), 'A payment: paid']])

  await admin.call(checkoutRoutes.refund, { body: { paymentIntentId } })
  expect(tellings().slice(1)).toEqual([
    ['info', expect.objectContaining({ ...paid, what: 'refunded' }), 'A payment: refunded'],
  ])
  const told = await metrics()
  expect(told).toContain('listwright_payments_total{what="paid"} 1')
  expect(told).toContain('listwright_payment_cents_total{what="paid"} 1999')
  expect(told).toContain('listwright_payment_cents_total{what="refunded"} 1999')
})

it('warns of a dispute, which has a deadline', async () => {
  const ana = await world.someone()
  const { id: userId } = (await ana.call(routes.currentUser)).answer()
  await world.buy(ana, { number: CARDS.disputes, isClaimed: true })
  expect(world.shop.notes).toContainEqual({
    level: 'warn',
    said: [
      expect.objectContaining({ userId, what: 'disputed' }),
      expect.stringContaining('deadline'),
    ],
  })
})

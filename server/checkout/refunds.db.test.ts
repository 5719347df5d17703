import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { CARDS } from '#server/testing/cards.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aListing } from '#server/testing/people.ts'
import { requestRefund as askFor } from './refunds.ts'
import { intentIdOf } from './testing/a-till.ts'
import { type Buyers, buyersOf, idOf } from './testing/buyers.ts'

const { createPaymentIntent, declineRefund, listRefundRequests, refund, requestRefund } =
  checkoutRoutes

let world: Buyers
beforeAll(async () => {
  world = await buyersOf()
})
afterEach(async () => {
  expect(await brokenInvariants(world.shop.db)).toEqual([])
})
afterAll(() => world.shop.close())

describe('giving a purchase back', () => {
  it('is asked for by the buyer and done by an admin', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    const wish = { body: { paymentIntentId } }
    const asked = (await ana.call(requestRefund, wish)).answer()
    expect(asked).toMatchObject({ paymentIntentId, status: 'open' })
    expect((await ana.call(requestRefund, wish)).answer()).toEqual(asked)
    const { email } = (await ana.call(routes.currentUser)).answer()
    expect((await admin.call(checkoutRoutes.listOpenRefundRequests)).answer()).toMatchObject([
      { id: asked.id, paymentIntentId, email, credits: 50, amount: 1999 },
    ])

    expect((await admin.call(refund, wish)).answer()).toEqual({
      paymentIntentId,
      status: 'refunded',
      creditsTakenBack: 50,
      creditsWrittenOff: 0,
    })
    expect(await ana.credits()).toBe(10)
    expect((await ana.call(listRefundRequests)).answer()).toMatchObject([{ status: 'refunded' }])
    expect((await admin.call(checkoutRoutes.listOpenRefundRequests)).answer()).toEqual([])
    const again = await admin.call(refund, wish)
    expect(again.problem().code).toBe('refund_not_possible')
  })

  it('is declined by an admin with a reason that the buyer reads, and may be asked for again', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    const body = { paymentIntentId, reason: '  All of it was used.  ' }
    const early = await admin.call(declineRefund, { body })
    expect(early.problem().code).toBe('no_open_request')
    await ana.call(requestRefund, { body: { paymentIntentId } })
    const blank = await admin.call(declineRefund, { body: { ...body, reason: ' ' } })
    expect(blank.problem().errors).toEqual([{ path: 'reason', message: 'A reason is required' }])

    const declined = { status: 'declined', declineReason: 'All of it was used.' }
    expect((await admin.call(declineRefund, { body })).answer()).toMatchObject(declined)
    expect((await ana.call(listRefundRequests)).answer()).toMatchObject([declined])
    expect(await ana.credits()).toBe(60)
    const again = await ana.call(requestRefund, { body: { paymentIntentId } })
    expect(again.answer()).toMatchObject({ status: 'open', declineReason: null })
  })

  it('is written down with who did it, the order before the money moves', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const asked = { paymentIntentId: await world.buy(ana) }
    await ana.call(requestRefund, { body: asked })
    await admin.call(declineRefund, { body: { ...asked, reason: 'No.' } })
    // A double click is one order.
    await Promise.all([1, 2, 3].map(() => admin.call(refund, { body: asked })))
    const lines = await world.shop.db
      .selectFrom('auditLog')
      .select(['actorId', 'action', 'detail'])
      .where('subjectId', '=', await idOf(ana))
      .orderBy('id')
      .execute()
    const detail = `50 credits, payment ${asked.paymentIntentId}`
    const actorId = await idOf(admin)
    expect(lines).toEqual([
      { actorId, action: 'refund_declined', detail },
      { actorId, action: 'refund_ordered', detail },
    ])
  })

  it('never takes more than is left, and says how much that was', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    const id = await idOf(ana)
    for (let listing = 0; listing < 30; listing += 1) await aListing(world.shop.db, id)
    const given = await admin.call(refund, { body: { paymentIntentId } })
    expect(given.answer()).toMatchObject({ creditsTakenBack: 30, creditsWrittenOff: 20 })
    expect(await ana.credits()).toBe(0)
  })

  it('is possible for seven days, and later for whoever asked in time', async () => {
    const ana = await world.someone()
    const userId = await idOf(ana)
    const asked = await world.buy(ana)
    const missed = await world.buy(ana)
    const { checkout } = world.shop.payments
    if (checkout === null) throw new Error('Nothing is sold')
    await askFor(checkout, { userId, intentId: asked })
    world.shop.clock.advance(7 * 24 * 3600 + 60)

    const late = askFor(checkout, { userId, intentId: missed })
    expect(await codeOf(late)).toBe('refund_too_late')
    const admin = await world.anAdmin()
    const refused = await admin.call(refund, { body: { paymentIntentId: missed } })
    expect(refused.problem().code).toBe('refund_too_late')
    const given = await admin.call(refund, { body: { paymentIntentId: asked } })
    expect(given.answer().status).toBe('refunded')
  })

  it('is refused for what was never paid, and for what is in dispute', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const { clientSecret } = (await ana.call(createPaymentIntent, { body: {} })).answer()
    const unpaid = { paymentIntentId: intentIdOf(clientSecret) }
    expect((await ana.call(requestRefund, { body: unpaid })).status).toBe(409)
    expect((await admin.call(refund, { body: unpaid })).status).toBe(409)
    const disputed = { paymentIntentId: await world.buy(ana, { number: CARDS.disputes }) }
    expect((await ana.call(requestRefund, { body: disputed })).status).toBe(409)
    expect((await admin.call(refund, { body: disputed })).status).toBe(409)
  })

  it('treats the purchase of someone else as missing', async () => {
    const [ana, ben] = [await world.someone(), await world.someone()]
    const paymentIntentId = await world.buy(ana)
    expect((await ben.call(requestRefund, { body: { paymentIntentId } })).status).toBe(404)
  })
})

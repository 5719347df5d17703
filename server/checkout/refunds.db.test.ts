import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { CARDS } from '#server/testing/cards.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aListing } from '#server/testing/people.ts'
import type { Caller } from '#server/testing/test-app.ts'
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

  it('is given and not declined, as long as its money is here', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    const body = { paymentIntentId, reason: 'All of it was used.' }
    const early = await admin.call(declineRefund, { body })
    expect(early.problem().code).toBe('no_open_request')
    await ana.call(requestRefund, { body: { paymentIntentId } })
    const blank = await admin.call(declineRefund, { body: { ...body, reason: ' ' } })
    expect(blank.problem().errors).toEqual([{ path: 'reason', message: 'A reason is required' }])
    const refused = await admin.call(declineRefund, { body })
    expect([refused.status, refused.problem().code]).toEqual([409, 'refund_due'])
    expect((await ana.call(listRefundRequests)).answer()).toMatchObject([{ status: 'open' }])
    await admin.call(refund, { body: { paymentIntentId } })
    expect((await ana.call(listRefundRequests)).answer()).toMatchObject([{ status: 'refunded' }])
  })

  it('is declined, with a reason that the buyer reads, once their bank has taken the money', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    await ana.call(requestRefund, { body: { paymentIntentId } })
    const open = () => admin.call(checkoutRoutes.listOpenRefundRequests)
    const isPossible = async () => {
      const requests = (await open()).answer()
      return requests.find((one) => one.paymentIntentId === paymentIntentId)?.isPossible
    }
    expect(await isPossible()).toBe(true)
    await world.bankDoes('dispute', paymentIntentId)
    await ana.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
    expect(await isPossible()).toBe(false)

    const body = { paymentIntentId, reason: '  Your bank decides.  ' }
    const declined = { status: 'declined', declineReason: 'Your bank decides.' }
    expect((await admin.call(declineRefund, { body })).answer()).toMatchObject(declined)
    expect((await ana.call(listRefundRequests)).answer()).toMatchObject([declined])
    const lines = await linesAbout(ana)
    expect(lines.map(({ action }) => action)).toEqual(['refund_declined'])
  })

  it('is written down once, with who did it first, however many order it', async () => {
    const [ana, admin, other] = [
      await world.someone(),
      await world.anAdmin(),
      await world.anAdmin(),
    ]
    const body = { paymentIntentId: await world.buy(ana) }
    await ana.call(requestRefund, { body })
    // A double click is one order.
    await Promise.all([1, 2, 3].map(() => admin.call(refund, { body })))
    await other.call(refund, { body })
    const detail = `50 credits, payment ${body.paymentIntentId}`
    expect(await linesAbout(ana)).toEqual([
      { actorId: await idOf(admin), action: 'refund_ordered', detail },
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

async function linesAbout(person: Caller) {
  return world.shop.db
    .selectFrom('auditLog')
    .select(['actorId', 'action', 'detail'])
    .where('subjectId', '=', await idOf(person))
    .orderBy('id')
    .execute()
}

import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { creditEntryRoutes } from '#contract/credits.ts'
import { receiptRoutes } from '#contract/receipts.ts'
import { routes } from '#contract/routes.ts'
import { removeListing } from '#server/listings/library.ts'
import { aListing } from '#server/testing/people.ts'
import { intentIdOf } from './testing/a-till.ts'
import { type Buyers, buyersOf, idOf } from './testing/buyers.ts'

const { receipt } = receiptRoutes

let world: Buyers
beforeAll(async () => {
  world = await buyersOf({ OPERATOR_NAME: 'Mara Lind', SUPPORT_EMAIL: 'help@listwright.test' })
})
afterAll(() => world.shop.close())

describe('a receipt', () => {
  it('says who bought what from whom, for how much, and when', async () => {
    const ana = await world.someone()
    const paymentIntentId = await world.buy(ana)
    const { email } = (await ana.call(routes.currentUser)).answer()
    const shown = (await ana.call(receipt, { params: { paymentIntentId } })).answer()
    expect(shown).toEqual({
      number: expect.stringMatching(/^LW-[\dA-F]{12}$/),
      paymentIntentId,
      purchasedAt: expect.any(String),
      buyer: email,
      seller: { name: 'Mara Lind', address: null, supportEmail: 'help@listwright.test' },
      package: 'popular',
      credits: 50,
      amount: 1999,
      currency: 'usd',
      tax: null,
      creditsGivenBack: 0,
    })
  })

  it('says that the purchase was given back', async () => {
    const [ana, admin] = [await world.someone(), await world.anAdmin()]
    const paymentIntentId = await world.buy(ana)
    await admin.call(checkoutRoutes.refund, { body: { paymentIntentId } })
    const shown = await ana.call(receipt, { params: { paymentIntentId } })
    expect(shown.answer().creditsGivenBack).toBe(50)
  })

  it('is there for the own, paid purchases alone', async () => {
    const [ana, ben] = [await world.someone(), await world.someone()]
    const paid = await world.buy(ana)
    const theirs = await ben.call(receipt, { params: { paymentIntentId: paid } })
    expect(theirs.problem().code).toBe('payment_not_found')
    const opened = await ana.call(checkoutRoutes.createPaymentIntent, { body: {} })
    const unpaid = intentIdOf(opened.answer().clientSecret)
    const early = await ana.call(receipt, { params: { paymentIntentId: unpaid } })
    expect(early.problem().code).toBe('payment_not_found')
  })
})

it('tells in the own ledger what was bought, and which listing each credit wrote', async () => {
  const ana = await world.someone()
  const userId = await idOf(ana)
  await world.buy(ana)
  const [kept, deleted] = [
    await aListing(world.shop.db, userId),
    await aListing(world.shop.db, userId),
  ]
  await removeListing(world.shop.db, { userId, id: deleted.id })
  const entries = (await ana.call(creditEntryRoutes.listCreditEntries)).answer()
  expect(entries.map(({ type, purchase, listing }) => ({ type, purchase, listing }))).toEqual([
    { type: 'usage', purchase: null, listing: null },
    { type: 'usage', purchase: null, listing: { id: kept.id, listingTitle: 'Blue mug' } },
    {
      type: 'purchase',
      purchase: { package: 'popular', credits: 50, amount: 1999 },
      listing: null,
    },
    { type: 'welcome_bonus', purchase: null, listing: null },
    { type: 'free_plan', purchase: null, listing: null },
  ])
})

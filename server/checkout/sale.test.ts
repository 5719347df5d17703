import { expect, it, onTestFinished } from 'vitest'
import { checkoutRoutes } from '#contract/checkout.ts'
import { receiptRoutes } from '#contract/receipts.ts'
import { routes } from '#contract/routes.ts'
import { onSandbox } from '#server/sandbox/tables.ts'
import { intentIdOf } from './testing/a-till.ts'
import { type Buyers, buyersOf } from './testing/buyers.ts'

async function aShop(environment: Record<string, string> = {}): Promise<Buyers> {
  const world = await buyersOf(environment)
  onTestFinished(() => world.shop.close())
  return world
}

/** Opens a payment as a buyer at this address does, and pays it. */
async function buyFrom(world: Buyers, address: string) {
  const buyer = await world.someone()
  const opened = await buyer.call(checkoutRoutes.createPaymentIntent, {
    body: {},
    headers: { 'x-forwarded-for': address },
  })
  const { clientSecret, amount } = opened.answer()
  expect(amount).toBe(1999)
  const paymentIntentId = await world.pay(clientSecret)
  await buyer.call(checkoutRoutes.addCredits, { body: { paymentIntentId } })
  const receipt = await buyer.call(receiptRoutes.receipt, { params: { paymentIntentId } })
  return { buyer, intent: await intentOf(world, clientSecret), receipt: receipt.answer() }
}

function intentOf({ shop }: Buyers, clientSecret: string) {
  return onSandbox(shop.db)
    .selectFrom('sandbox.paymentIntents')
    .selectAll()
    .where('id', '=', intentIdOf(clientSecret))
    .executeTakeFirstOrThrow()
}

const BEHIND_A_PROXY = { TRUSTED_PROXIES: '127.0.0.1' }

it("has the payment service's receipt sent to the buyer, and the statement say what was bought", async () => {
  const world = await aShop({ STRIPE_STATEMENT_SUFFIX: 'Credits' })
  const { buyer, intent } = await buyFrom(world, '198.51.100.7')
  const { email } = (await buyer.call(routes.currentUser)).answer()
  expect(intent).toMatchObject({ receiptEmail: email, statementDescriptorSuffix: 'Credits' })
})

it('adds nothing to the statement and asks for no tax unless told to', async () => {
  const { intent, receipt } = await buyFrom(await aShop(BEHIND_A_PROXY), '198.51.100.7')
  expect(intent).toMatchObject({ statementDescriptorSuffix: null, taxCalculationId: null })
  expect(receipt.tax).toBeNull()
})

it("has Stripe say how much of the price is tax where the buyer's network is", async () => {
  const world = await aShop({ ...BEHIND_A_PROXY, STRIPE_TAX: 'on' })
  const { intent, receipt } = await buyFrom(world, '198.51.100.7')
  const calculation = await onSandbox(world.shop.db)
    .selectFrom('sandbox.taxCalculations')
    .selectAll()
    .where('id', '=', intent.taxCalculationId ?? '')
    .executeTakeFirstOrThrow()
  expect(calculation).toMatchObject({ amountCents: 1999, ipAddress: '198.51.100.7' })
  expect(receipt).toMatchObject({ amount: 1999, tax: calculation.taxCents })
})

it('sells also to whom Stripe finds in no country, and tells the operator', async () => {
  const world = await aShop({ ...BEHIND_A_PROXY, STRIPE_TAX: 'on' })
  const { intent, receipt } = await buyFrom(world, '192.168.0.7')
  expect(intent.taxCalculationId).toBeNull()
  expect(receipt.tax).toBeNull()
  expect(world.shop.notes).toContainEqual({
    level: 'warn',
    said: [
      { paymentId: expect.any(String), reason: expect.stringContaining('tax location') },
      expect.any(String),
    ],
  })
})

it('opens one payment where its answer was lost and the buyer has moved on meanwhile', async () => {
  const world = await aShop({ ...BEHIND_A_PROXY, STRIPE_TAX: 'on' })
  const buyer = await world.someone()
  const open = (address: string) =>
    buyer.call(checkoutRoutes.createPaymentIntent, {
      body: {},
      headers: { 'x-forwarded-for': address, 'idempotency-key': 'the-same-order' },
    })
  const first = (await open('198.51.100.7')).answer()
  await world.shop.db
    .updateTable('payments')
    .set({ providerPaymentId: null, status: 'created' })
    .execute()
  expect((await open('203.0.113.9')).answer().clientSecret).toBe(first.clientSecret)
})

import { afterAll, beforeAll, expect, it } from 'vitest'
import { history } from '#server/credits/history.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import type { Database, OpenDatabase } from '#server/database/database.ts'
import type { PaymentRow } from '#server/database/tables.ts'
import { systemClock } from '#server/platform/clock.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember, balanceOf } from '#server/testing/people.ts'
import { linkOrder, placeOrder } from './orders.ts'
import type { ProviderState } from './provider.ts'
import { nextVersion, record } from './settle.ts'
import { aState } from './testing/a-state.ts'

/** How often one payment is settled at the same time; more in a long run. */
const SETTLEMENTS = Number(process.env['SETTLEMENTS'] ?? 30)
/** In how many orders five notices arrive, of the 120 there are; all of them in a long run. */
const ORDERS = Number(process.env['ORDERS'] ?? 24)

let open: OpenDatabase
let db: Database
beforeAll(async () => {
  open = await testDatabase()
  db = open.db
})
afterAll(async () => {
  expect(await brokenInvariants(db)).toEqual([])
  await open.close()
})

it(`credits a payment once, however often it is settled (${SETTLEMENTS} at the same time)`, async () => {
  const { userId, settle } = await aPurchase()
  const posted = await Promise.all(Array.from({ length: SETTLEMENTS }, () => settle()))
  expect(posted.filter((amount) => amount !== 0)).toEqual([50])
  expect(await entriesOf(userId)).toEqual([['purchase', 50]])
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 50 })
})

it(`ends at the same balance in ${ORDERS} orders of payment, refund and dispute`, async () => {
  const story: Partial<ProviderState>[] = [
    {},
    { refundedCents: 666 },
    { refundedCents: 666, dispute: 'open' },
    { refundedCents: 666 },
    { refundedCents: 1999 },
  ]
  const all = permutations([0, 1, 2, 3, 4])
  const orders = all.filter((_, n) => n % (all.length / ORDERS) === 0)
  expect(orders).toHaveLength(ORDERS)
  for (const order of orders) {
    const { userId, look } = await aPurchase()
    const looks = await inTurn(story, async (state) => ({ state, version: await nextVersion(db) }))
    for (const place of order) await look(looks[place] ?? { state: {}, version: 0 })
    expect(await balanceOf(db, userId), order.join()).toMatchObject({ credits: 0 })
  }
})

it.each([
  [0, { taken: 50, writtenOff: 0 }],
  [1, { taken: 49, writtenOff: 1 }],
  [49, { taken: 1, writtenOff: 49 }],
  [50, { taken: 0, writtenOff: 50 }],
])('takes back what is left after %i of 50 credits were used', async (used, expected) => {
  const { userId, payment, settle } = await aPurchase()
  await settle()
  for (let listing = 0; listing < used; listing += 1) await aListing(db, userId)
  for (const refundedCents of [666, 1332, 1999]) await settle({ refundedCents })
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 0 })
  const { writtenOff, targetCredits } = await paymentOf(payment)
  expect({ writtenOff, targetCredits }).toEqual({
    writtenOff: expected.writtenOff,
    targetCredits: 0,
  })
  const refunds = (await entriesOf(userId)).filter(([type]) => type === 'refund')
  expect(refunds.reduce((sum, [, amount]) => sum - amount, 0)).toBe(expected.taken)
})

it('gives back after a dispute is won exactly what the dispute took', async () => {
  const { userId, settle } = await aPurchase()
  await settle()
  for (let listing = 0; listing < 30; listing += 1) await aListing(db, userId)
  await settle({ dispute: 'open' })
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 0 })
  await settle()
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 20 })
  await settle({ refundedCents: 1999 })
  await settle({ refundedCents: 1999, dispute: 'open' })
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 0 })
  expect((await entriesOf(userId)).filter(([type]) => type !== 'usage')).toEqual([
    ['refund', -20],
    ['reinstatement', 20],
    ['dispute', -20],
    ['purchase', 50],
  ])
})

it('leaves credits alone that are set aside for a listing in writing', async () => {
  const { userId, settle } = await aPurchase()
  await settle()
  await db.updateTable('users').set({ creditsHeld: 3 }).where('id', '=', userId).execute()
  await settle({ refundedCents: 1999 })
  expect(await balanceOf(db, userId)).toEqual({ credits: 3, creditsHeld: 3 })
  await db.updateTable('users').set({ creditsHeld: 0 }).where('id', '=', userId).execute()
})

it.each([
  ['less than was asked', { receivedCents: 1998 }],
  ['another currency', { currency: 'eur' }],
])('credits nothing for %s', async (_what, state) => {
  const { userId, payment, settle } = await aPurchase()
  expect(await settle(state)).toBe(0)
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 0 })
  expect(await paymentOf(payment)).toMatchObject({ status: 'mismatch', targetCredits: 0 })
})

it.each(['open', 'processing', 'canceled'] as const)('credits nothing while %s', async (status) => {
  const { userId, settle } = await aPurchase()
  expect(await settle({ status })).toBe(0)
  expect(await balanceOf(db, userId)).toMatchObject({ credits: 0 })
})

it('finds by our own id the payment whose name was lost on the way', async () => {
  const order = await anOrder()
  const { userId, id } = order
  const state = aState({ intentId: `pi_of_${id}`, order: { userId, paymentId: id } })
  const settled = await record(db, { provider: 'sandbox', version: await nextVersion(db), state })
  expect(settled).toMatchObject({ posted: 50, payment: { providerPaymentId: `pi_of_${id}` } })
})

it('knows nothing of a payment that names no order of ours', async () => {
  const foreign = aState({ intentId: 'pi_foreign', order: { userId: 'x', paymentId: 'y' } })
  const look = { provider: 'sandbox', version: await nextVersion(db), state: foreign } as const
  expect(await record(db, look)).toBeNull()
})

async function anOrder(): Promise<PaymentRow> {
  const { id: userId } = await aMember(db, { credits: 0 })
  const order = { userId, packageKey: 'popular', idempotencyKey: 'k', provider: 'sandbox' } as const
  return placeOrder({ db, clock: systemClock }, order)
}

/** A Growth package that was ordered, and the ways to look at its payment. */
async function aPurchase() {
  const payment = await anOrder()
  const { userId } = payment
  const intentId = `pi_of_${payment.id}`
  await linkOrder(db, payment, intentId)
  const look = async (seen: { state: Partial<ProviderState>; version: number }) => {
    const state = aState({ intentId, ...seen.state })
    const settled = await record(db, { provider: 'sandbox', version: seen.version, state })
    return settled?.posted
  }
  const settle = async (state: Partial<ProviderState> = {}) =>
    look({ state, version: await nextVersion(db) })
  return { userId, payment, look, settle }
}

function paymentOf({ userId, id }: PaymentRow): Promise<PaymentRow> {
  return db
    .selectFrom('payments')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

/** What moved the balance since the account opened, newest first. */
async function entriesOf(userId: string): Promise<[type: string, amount: number][]> {
  const { entries } = await history(db, { userId, limit: 1000 })
  const opening = new Set(['free_plan', 'welcome_bonus', 'admin_adjustment'])
  return entries.filter(({ type }) => !opening.has(type)).map(({ type, amount }) => [type, amount])
}

async function inTurn<In, Out>(items: In[], work: (item: In) => Promise<Out>): Promise<Out[]> {
  const done: Out[] = []
  for (const item of items) done.push(await work(item))
  return done
}

function permutations(items: number[]): number[][] {
  if (items.length === 0) return [[]]
  return items.flatMap((first) =>
    permutations(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  )
}

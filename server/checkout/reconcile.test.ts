import { afterEach, beforeEach, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { aMember, balanceOf } from '#server/testing/people.ts'
import { aTill, type Till } from './testing/a-till.ts'

let till: Till
beforeEach(async () => {
  till = await aTill()
})
afterEach(async () => {
  expect(await brokenInvariants(till.db)).toEqual([])
  await till.close()
})

/** Paid, credited, and given back at the provider, of which no message ever came. */
async function quietRefund(): Promise<string> {
  const { id } = await aMember(till.db)
  const intentId = await till.pay(id)
  await till.letTimePass('3 minutes')
  await till.reconcile()
  expect(await balanceOf(till.db, id)).toMatchObject({ credits: 60 })
  await till.checkout.provider.refund({ intentId, paymentId: 'p' })
  return id
}

it('finds a refund whose message was lost, a day later', async () => {
  const id = await quietRefund()
  await till.letTimePass('23 hours')
  await till.reconcile()
  expect(await balanceOf(till.db, id)).toMatchObject({ credits: 60 })
  await till.letTimePass('2 hours')
  await till.reconcile()
  expect(await balanceOf(till.db, id)).toMatchObject({ credits: 10 })
})

it('no longer looks at payments of more than 120 days ago', async () => {
  const id = await quietRefund()
  await till.letTimePass('121 days')
  await till.reconcile()
  expect(await balanceOf(till.db, id)).toMatchObject({ credits: 60 })
})

it('looks at a few paid ones in each run, and at others in the next', async () => {
  const { id } = await aMember(till.db)
  for (let count = 0; count < 25; count += 1) await till.pay(id, 'starter')
  await till.letTimePass('3 minutes')
  await till.reconcile()
  await till.letTimePass('2 days')
  const looked: string[] = []
  const { provider } = till.checkout
  const look = provider.look.bind(provider)
  provider.look = (intentId) => {
    looked.push(intentId)
    return look(intentId)
  }
  await till.reconcile()
  expect(looked).toHaveLength(20)
  await till.reconcile()
  await till.reconcile()
  expect(new Set(looked).size).toBe(25)
  expect(looked).toHaveLength(25)
})

import type { RequestListener } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { Problem } from '#server/platform/problem.ts'
import { onSandbox } from '#server/sandbox/tables.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aMember, balanceOf } from '#server/testing/people.ts'
import { addCredits, openSession } from './checkout.ts'
import { reconcile } from './reconcile.ts'
import type { PaymentProvider } from './provider.ts'
import { PATIENCE } from './stripe-sdk.ts'
import { aTill, type Till } from './testing/a-till.ts'
import { json, providerAt } from './testing/provider-at.ts'

const networkAddress = '203.0.113.7'

let till: Till
beforeAll(async () => {
  till = await aTill()
})
afterAll(async () => {
  expect(await brokenInvariants(till.db)).toEqual([])
  await till.close()
})

const apiError = '{"error":{"type":"api_error","message":"Trouble"}}'

const TROUBLES: [what: string, listener: RequestListener][] = [
  ['answers 500', json(500, apiError)],
  ['answers 429', json(429, '{"error":{"type":"invalid_request_error","code":"rate_limit"}}')],
  ['does not know our key', json(401, '{"error":{"type":"invalid_request_error"}}')],
  ['answers a page instead', json(200, '<html>Maintenance</html>')],
  ['answers 404 without an error, which the SDK takes for success', json(404, '{"none":true}')],
  ['answers with another object', json(200, '{"object":"balance","id":"x"}')],
  ['hangs up', (request) => request.socket.destroy()],
  ['never answers', () => undefined],
]

describe.each(TROUBLES)('when the payment service %s', (_what, listener) => {
  it('says so in time, and the purchase heals by itself', async () => {
    const { id: userId } = await aMember(till.db)
    const broken = { ...till.checkout, provider: await providerAt(listener) }
    const purchase = {
      userId,
      networkAddress,
      packageKey: 'popular',
      idempotencyKey: userId,
    } as const
    expect(await codeOf(openSession(broken, purchase))).toBe('payment_service_unavailable')

    const { clientSecret } = await openSession(till.checkout, purchase)
    const { id: intentId } = await till.payWith(clientSecret)
    const claim = await codeOf(addCredits(broken, { userId, intentId }))
    expect(claim).toBe('payment_service_unavailable')
    expect(await codeOf(reconcile(broken))).toBe('done')
    await till.letTimePass('3 minutes')
    expect(await codeOf(reconcile(broken))).toBe('payment_service_unavailable')

    await till.reconcile()
    expect(await balanceOf(till.db, userId)).toMatchObject({ credits: 60 })
  })
})

it('asks for the same payment again after a lost answer, and never opens a second', async () => {
  const { id: userId } = await aMember(till.db)
  const purchase = { userId, networkAddress, packageKey: 'starter', idempotencyKey: 'k' } as const
  const deaf: PaymentProvider = {
    ...till.checkout.provider,
    open: async (order) => {
      await till.checkout.provider.open(order)
      throw new Problem('payment_service_unavailable')
    },
  }
  const lost = openSession({ ...till.checkout, provider: deaf }, purchase)
  expect(await codeOf(lost)).toBe('payment_service_unavailable')
  const session = await openSession(till.checkout, purchase)
  const intents = await onSandbox(till.db)
    .selectFrom('sandbox.paymentIntents')
    .select('metadata')
    .execute()
  const own = intents.filter(({ metadata }) => metadata['userId'] === userId)
  expect(own).toHaveLength(1)
  expect(session.amount).toBe(499)
})

it('takes a customer that the account has forgotten for a new one', async () => {
  const { id: userId } = await aMember(till.db, { stripeCustomerId: 'cus_of_another_account' })
  await till.open(userId)
  const { stripeCustomerId } = await till.db
    .selectFrom('users')
    .select('stripeCustomerId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  expect(stripeCustomerId).not.toBe('cus_of_another_account')
})

it('lets nobody wait longer than ten seconds', () => {
  expect(PATIENCE.wholeMs).toBeLessThan(10_000)
})

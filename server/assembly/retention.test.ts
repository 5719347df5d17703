import { afterAll, beforeAll, expect, it } from 'vitest'
import { RETENTION } from '#contract/retention.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { hold, release } from '#server/credits/ledger.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { sweepExpired } from './upkeep.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

const inDays = (days: number) => new Date(Date.now() + days * 24 * 3600 * 1000)

it('forgets tries that came to nothing in time, and never what the ledger stands on', async () => {
  const { db } = database
  const ana = await aMember(db)
  await aListing(db, ana.id)
  const tried = await hold(db, { userId: ana.id, idempotencyKey: 'k', requestHash: 'h' })
  if (tried.state !== 'held') throw new Error('A new key is held')
  await release(db, tried.hold)
  const open = await hold(db, { userId: ana.id, idempotencyKey: 'open', requestHash: 'h' })
  const states = async () => {
    const holds = await db.selectFrom('creditHolds').select('status').orderBy('status').execute()
    return holds.map(({ status }) => status)
  }
  await sweepExpired(db, inDays(RETENTION.failedTryDays - 1))
  expect(await states()).toEqual(['captured', 'held', 'released'])
  await sweepExpired(db, inDays(RETENTION.failedTryDays + 1))
  expect(await states()).toEqual(['captured', 'held'])
  if (open.state === 'held') await release(db, open.hold)
  expect(await brokenInvariants(db)).toEqual([])
})

it('forgets in time what the payment service told', async () => {
  const { db } = database
  await db.insertInto('webhookEvents').values({ id: 'e', type: 't', outcome: 'o' }).execute()
  const events = db.selectFrom('webhookEvents').select('id')
  await sweepExpired(db, inDays(RETENTION.paymentMessageDays - 1))
  expect(await events.execute()).toHaveLength(1)
  await sweepExpired(db, inDays(RETENTION.paymentMessageDays + 1))
  expect(await events.execute()).toEqual([])
})

it('forgets the keys of replaced secrets, a day after the new one came', async () => {
  const { db } = database
  const key = { publicKey: '{}', privateKey: 'x', expiresAt: null, alg: null, crv: null }
  const ids = async () =>
    (await db.selectFrom('identityKeys').select('id').execute()).map((k) => k.id)
  await db
    .insertInto('identityKeys')
    .values({ ...key, id: 'old', createdAt: inDays(-9) })
    .execute()
  await db
    .insertInto('identityKeys')
    .values({ ...key, id: 'new', createdAt: inDays(0) })
    .execute()
  await sweepExpired(db, inDays(0.5))
  expect((await ids()).toSorted()).toEqual(['new', 'old'])
  await sweepExpired(db, inDays(1.5))
  expect(await ids()).toEqual(['new'])
})

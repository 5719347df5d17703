import { sql } from 'kysely'
import { expect, it } from 'vitest'
import { testDatabase } from '#server/testing/database.ts'
import { until } from '#server/testing/outcome.ts'
import { aMember, balanceOf } from '#server/testing/people.ts'
import { hold } from './ledger.ts'
import { startSweeping, sweepAbandoned } from './sweep.ts'

it('gives lost credits back as soon as the server starts', async () => {
  const { db, close } = await testDatabase()
  const ana = await aMember(db)
  await hold(db, { userId: ana.id, idempotencyKey: 'k', requestHash: 'h' })
  await db
    .updateTable('creditHolds')
    .set({ leaseExpiresAt: sql<Date>`now() - interval '1 second'` })
    .execute()
  const stop = startSweeping(db, (error) => {
    throw error
  })
  await until(async () => (await balanceOf(db, ana.id)).creditsHeld === 0)
  stop()
  await close()
})

it('reports a sweep that failed, and goes on living', async () => {
  const { db, close } = await testDatabase()
  await close()
  const failed = Promise.withResolvers<unknown>()
  const stop = startSweeping(db, failed.resolve)
  await expect(failed.promise).resolves.toBeInstanceOf(Error)
  stop()
})

it('gives every held credit back when the only process starts again', async () => {
  const { db, close } = await testDatabase()
  const ana = await aMember(db, { credits: 1 })
  await hold(db, { userId: ana.id, idempotencyKey: 'k', requestHash: 'h' })
  await sweepAbandoned(db)
  expect(await balanceOf(db, ana.id)).toEqual({ credits: 1, creditsHeld: 0 })
  const again = await hold(db, { userId: ana.id, idempotencyKey: 'k', requestHash: 'h' })
  expect(again).toMatchObject({ state: 'held', hold: { attempt: 2 } })
  await close()
})

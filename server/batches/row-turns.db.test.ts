import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { BATCH, USED_UP_FOR_TODAY } from '#contract/batches/batches.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { sweep } from '#server/credits/sweep.ts'
import type { OpenDatabase } from '#server/database/database.ts'
import { createGenerator } from '#server/listings/generate.ts'
import { listListings } from '#server/listings/library.ts'
import { type ListingWriter, type Writing, WritingFailed } from '#server/listings/writer/writer.ts'
import { testDatabase } from '#server/testing/database.ts'
import { until } from '#server/testing/outcome.ts'
import { aGeneratorInput, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { startBatch } from './batch-states.ts'
import { addRows, batchRows, findBatch, openBatch } from './batches.ts'
import { type BatchWriter, createBatchWriter } from './batch-writer.ts'
import { freeAbandonedRows, freeLostRows, takeRow } from './row-turns.ts'

let open: OpenDatabase
const writers: BatchWriter[] = []
beforeAll(async () => {
  open = await testDatabase()
})
afterEach(async () => {
  await Promise.all(writers.splice(0).map((writer) => writer.stop()))
  await open.db.deleteFrom('batches').execute()
  expect(await brokenInvariants(open.db)).toEqual([])
})
afterAll(() => open.close())

/** A batch of somebody with credits, its rows numbered from 1 and named after them. */
async function aBatchOf(userId: string, rows: number): Promise<{ userId: string; id: string }> {
  const batch = { name: 'candles', writer: 'usual', usesProfile: true } as const
  const { id } = await openBatch(open.db, { ...batch, userId, count: async () => undefined })
  const own = { userId, id }
  const numbers = Array.from({ length: rows }, (_, index) => index + 1)
  await addRows(
    open.db,
    own,
    numbers.map((number) => ({ number, input: aGeneratorInput({ listingTitle: `${number}` }) })),
  )
  await startBatch(open.db, own, rows)
  return own
}

type Wanted = { spareMax?: number; max?: number; leaseSeconds?: number }

/** A process of its own that writes rows, and single listings. */
function aProcess(write: ListingWriter['write'], wanted: Wanted = {}) {
  const { spareMax = 1, max = 32, leaseSeconds = 180 } = wanted
  const generator = createGenerator({
    db: open.db,
    writer: { name: 'composer', write },
    places: { max, waitingMax: 64, waitMs: 60_000, spareMax },
    leaseSeconds,
  })
  const errors: unknown[] = []
  const writer = createBatchWriter({
    db: open.db,
    generator,
    countChecks: async () => 10,
    leaseSeconds,
    onError: (error) => errors.push(error),
  })
  writers.push(writer)
  return { generator, writer, errors }
}

/** The lease of whatever is in that state has run out. */
const leaseOver = (table: 'batch_rows' | 'credit_holds', state: string) =>
  sql`UPDATE ${sql.table(table)} SET lease_expires_at = now() - interval '1 second'
    WHERE ${sql.ref(table === 'batch_rows' ? 'state' : 'status')} = ${state}`.execute(open.db)

const stateOf = async (own: { userId: string; id: string }) => (await findBatch(open.db, own)).state
const whenDone = (own: { userId: string; id: string }) =>
  until(async () => (await stateOf(own)) === 'done')

describe('sellers', () => {
  it('take turns: a batch of a thousand makes nobody wait for its end', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const order: string[] = []
    const { writer } = aProcess(async ({ asker: { userId } }) => {
      order.push(userId === ana.id ? 'ana' : 'ben')
      return aWriting()
    })
    const first = await aBatchOf(ana.id, 5)
    const second = await aBatchOf(ben.id, 3)
    const third = await aBatchOf(ana.id, 2)
    writer.wake()
    await Promise.all([whenDone(first), whenDone(second), whenDone(third)])
    expect(order).toEqual(['ana', 'ben', 'ana', 'ben', 'ana', 'ben', 'ana', 'ana', 'ana', 'ana'])
  })

  it('have two rows in writing each, however many processes there are', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const gate = Promise.withResolvers<Writing>()
    const own = [await aBatchOf(ana.id, 6), await aBatchOf(ben.id, 6)] as const
    for (let process = 0; process < 3; process += 1)
      aProcess(() => gate.promise, { spareMax: 4 }).writer.start()
    const held = async () => (await balanceOf(open.db, ana.id)).creditsHeld
    await until(async () => (await held()) === BATCH.atOnceOfOnePerson)
    await until(async () => (await balanceOf(open.db, ben.id)).creditsHeld === 2)
    gate.resolve(aWriting())
    await Promise.all(own.map(whenDone))
    for (const { id } of [ana, ben])
      expect(await balanceOf(open.db, id)).toEqual({ credits: 4, creditsHeld: 0 })
  })

  it('get each row once from three processes at work on the same batch', async () => {
    const ana = await aMember(open.db, { credits: 60 })
    const asked: string[] = []
    const own = await aBatchOf(ana.id, 40)
    for (let process = 0; process < 3; process += 1)
      aProcess(async ({ input }) => {
        asked.push(input.listingTitle)
        return aWriting()
      }).writer.start()
    await whenDone(own)
    expect(asked.toSorted((a, b) => Number(a) - Number(b))).toEqual(
      Array.from({ length: 40 }, (_, index) => `${index + 1}`),
    )
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 20, creditsHeld: 0 })
  })

  it('who are suspended have no turn until that is lifted', async () => {
    const ana = await aMember(open.db)
    await aBatchOf(ana.id, 1)
    const suspend = (at: Date | null) =>
      open.db
        .updateTable('users')
        .set({ suspendedAt: at, suspensionReason: at && 'Abuse.' })
        .where('id', '=', ana.id)
        .execute()
    await suspend(new Date(0))
    expect(await takeRow(open.db, 180)).toBeNull()
    await suspend(null)
    expect(await takeRow(open.db, 180)).toMatchObject({ number: 1, attempt: 1 })
  })
})

describe('a single listing', () => {
  it('goes first: no row begins while one is written', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const single = Promise.withResolvers<Writing>()
    const row = Promise.withResolvers<Writing>()
    const order: string[] = []
    const { generator, writer } = aProcess(({ input: { listingTitle } }) => {
      order.push(listingTitle)
      if (listingTitle === 'single') return single.promise
      return listingTitle === '1' ? row.promise : Promise.resolve(aWriting())
    })
    const own = await aBatchOf(ana.id, 2)
    writer.wake()
    await until(async () => order.length === 1)
    const input = aGeneratorInput({ listingTitle: 'single' })
    const listing = generator.generate({ userId: ben.id, input })
    await until(async () => order.length === 2)
    row.resolve(aWriting())
    await until(async () => (await findBatch(open.db, own)).rows.written === 1)
    // Its place is left a moment after it is stored.
    await until(async () => generator.count().taken === 1)
    expect(order).toEqual(['1', 'single'])
    single.resolve(aWriting())
    await listing
    await whenDone(own)
    expect(order).toEqual(['1', 'single', '2'])
  })

  it('gets the place that a row leaves, where there is only one', async () => {
    const [ana, ben] = [await aMember(open.db), await aMember(open.db)]
    const gate = Promise.withResolvers<Writing>()
    const order: string[] = []
    const { generator, writer } = aProcess(
      ({ input: { listingTitle } }) => {
        order.push(listingTitle)
        return gate.promise
      },
      { max: 1 },
    )
    const own = await aBatchOf(ana.id, 3)
    writer.wake()
    await until(async () => order.length === 1)
    const input = aGeneratorInput({ listingTitle: 'single' })
    const listing = generator.generate({ userId: ben.id, input })
    await until(async () => generator.count().waiting === 1)
    gate.resolve(aWriting())
    await listing
    await whenDone(own)
    expect(order).toEqual(['1', 'single', '2', '3'])
  })
})

describe('a row whose process died', () => {
  it('is taken by another when its lease is over, and not before', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 1)
    expect(await takeRow(open.db, 180)).toMatchObject({ number: 1 })
    await freeLostRows(open.db)
    expect(await takeRow(open.db, 180)).toBeNull()
    await leaseOver('batch_rows', 'writing')
    aProcess(async () => aWriting()).writer.wake()
    await whenDone(own)
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('waits for the hold of the dead one, and is written and paid once', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 1)
    const dead = aProcess(() => new Promise(() => undefined))
    dead.writer.wake()
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    await leaseOver('batch_rows', 'writing')
    const living = aProcess(async () => aWriting())
    living.writer.wake()
    const waits = async () => {
      const { dueAt } = await open.db
        .selectFrom('batchRows')
        .select('dueAt')
        .executeTakeFirstOrThrow()
      return dueAt !== null
    }
    await until(waits)
    expect((await findBatch(open.db, own)).rows.waiting).toBe(1)
    await leaseOver('credit_holds', 'held')
    await sweep(open.db)
    await open.db.updateTable('batchRows').set({ dueAt: null }).execute()
    living.writer.wake()
    await whenDone(own)
    await dead.generator.stop(0)
    expect(await listListings(open.db, ana.id)).toHaveLength(1)
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
    expect(dead.errors).toEqual([])
  })

  it('stays with whoever wrote it when the one that was thought dead answers late', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 1)
    const gate = Promise.withResolvers<Writing>()
    const slow = aProcess(() => gate.promise)
    slow.writer.wake()
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    await leaseOver('batch_rows', 'writing')
    await leaseOver('credit_holds', 'held')
    await sweep(open.db)
    aProcess(async () => aWriting({ generatedTitle: 'In time' })).writer.wake()
    await whenDone(own)
    gate.resolve(aWriting({ generatedTitle: 'Late' }))
    await slow.writer.stop()
    const listings = await listListings(open.db, ana.id)
    expect(listings.map(({ generatedTitle }) => generatedTitle)).toEqual(['In time'])
    expect(await batchRows(open.db, own)).toMatchObject([
      { state: 'written', listingId: listings[0]?.id },
    ])
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('waits again at once where one process has the database to itself', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 2)
    await takeRow(open.db, 180)
    await freeAbandonedRows(open.db)
    expect((await findBatch(open.db, own)).rows).toMatchObject({ waiting: 2, writing: 0 })
  })

  it('ends with its batch where that was canceled', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 1)
    await takeRow(open.db, 180)
    await sql`UPDATE batches SET status = 'canceled', finished_at = now()`.execute(open.db)
    await leaseOver('batch_rows', 'writing')
    await freeLostRows(open.db)
    expect((await findBatch(open.db, own)).rows).toMatchObject({ canceled: 1, writing: 0 })
  })
})

describe('a process that is stopped', () => {
  it('finishes its row, and leaves the others for the next', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 3)
    const gate = Promise.withResolvers<Writing>()
    const first = aProcess(() => gate.promise)
    first.writer.start()
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    const stopped = first.writer.stop()
    gate.resolve(aWriting())
    await stopped
    expect((await findBatch(open.db, own)).rows).toMatchObject({ written: 1, waiting: 2 })
    aProcess(async () => aWriting()).writer.start()
    await whenDone(own)
  })

  it('gives back a row that was not finished in time, which another takes up at once', async () => {
    const ana = await aMember(open.db)
    const own = await aBatchOf(ana.id, 1)
    const stuck = aProcess(() => new Promise(() => undefined))
    stuck.writer.start()
    await until(async () => (await balanceOf(open.db, ana.id)).creditsHeld === 1)
    await Promise.all([stuck.writer.stop(), stuck.generator.stop(0)])
    expect((await findBatch(open.db, own)).rows).toMatchObject({ waiting: 1 })
    aProcess(async () => aWriting()).writer.start()
    await whenDone(own)
    expect(await balanceOf(open.db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })
})

it('waits for the next day where the model is used up for today, says so, and goes on by itself', async () => {
  const ana = await aMember(open.db)
  const own = await aBatchOf(ana.id, 2)
  let isUsedUp = true
  const { writer } = aProcess(async () => {
    if (isUsedUp) throw new WritingFailed('used_up', 'today', 3600)
    return aWriting()
  })
  writer.start()
  await until(async () => (await findBatch(open.db, own)).waits !== null)
  const { waits, rows, state } = await findBatch(open.db, own)
  expect({ state, detail: waits?.detail, waiting: rows.waiting }).toEqual({
    state: 'running',
    detail: USED_UP_FOR_TODAY,
    waiting: 2,
  })
  isUsedUp = false
  await open.db
    .updateTable('batches')
    .set({ dueAt: sql`now()` })
    .execute()
  await whenDone(own)
  expect((await findBatch(open.db, own)).waits).toBeNull()
})

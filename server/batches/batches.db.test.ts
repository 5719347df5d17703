import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { BATCH } from '#contract/batches/batches.ts'
import { RETENTION } from '#contract/retention.ts'
import { routes } from '#contract/routes.ts'
import { NO_PROFILE } from '#contract/shop-profile.ts'
import { adjust } from '#server/credits/adjust.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import {
  type ListingWriter,
  NothingToWriteAbout,
  WritingFailed,
} from '#server/listings/writer/writer.ts'
import { aGeneratorInput, aWriting } from '#server/testing/people.ts'
import { until } from '#server/testing/outcome.ts'
import { type Caller, testApp, type TestApp } from '#server/testing/test-app.ts'
import { sweepBatches } from './kept-batches.ts'
import { aFilledBatch, aRunningBatch, countsOf, whenIt } from './testing/a-batch.ts'

/** What the writer does with a nickname, where it is not to write at once. */
let does: Map<string, () => Promise<unknown>>
/** The nicknames, in the order in which they were written. */
let asked: string[]
const writer: ListingWriter = {
  name: 'composer',
  write: async ({ input: { listingTitle } }) => {
    asked.push(listingTitle)
    await does.get(listingTitle)?.()
    return aWriting({ generatedTitle: `${listingTitle} for a shelf` })
  },
}

let shop: TestApp
let people = 0
beforeAll(async () => {
  shop = await testApp({ writer })
})
beforeEach(() => {
  does = new Map()
  asked = []
})
afterEach(async () => {
  expect(await brokenInvariants(shop.db)).toEqual([])
})
afterAll(() => shop.close())

const aSeller = async (credits = 10) => {
  const caller = await shop.signIn(`seller${(people += 1)}@example.com`)
  const { id } = (await caller.call(routes.currentUser)).answer()
  await giveTo(id, credits)
  return { ...caller, id }
}
const giveTo = (userId: string, credits: number) =>
  adjust(shop.db, { userId, credits, actorId: userId })
const rowsOf = async (caller: Caller, params: { id: string }) =>
  (await caller.call(routes.listBatchRows, { params })).answer()
const fails = async () => {
  throw new WritingFailed('unusable', 'nonsense')
}
const names = (count: number) => Array.from({ length: count }, (_, index) => `Candle ${index + 1}`)

describe('a batch', () => {
  it('is written row after row, each a listing of the history for a credit', async () => {
    const ana = await aSeller()
    const params = await aRunningBatch(ana, names(4))
    const batch = await whenIt(ana, params, 'done')
    expect(countsOf(batch)).toEqual({ written: 4 })
    expect(batch).toMatchObject({ name: 'candles-winter', pausedFor: null, waits: null })
    expect(batch.finishedAt).not.toBeNull()
    expect(asked).toEqual(names(4))
    expect(await ana.credits()).toBe(6)

    const rows = await rowsOf(ana, params)
    expect(rows.map(({ number, title }) => [number, title])).toEqual(
      names(4).map((name, index) => [index + 2, `${name} for a shelf`]),
    )
    for (const { checksPassed } of rows) expect(checksPassed).toBeGreaterThan(0)
    await ana.call(routes.generateListing, { body: aGeneratorInput() })
    const search = `?batch=${params.id}`
    const found = (await ana.call(routes.listListings, { search })).answer()
    expect(found.map(({ id }) => id).toReversed()).toEqual(rows.map(({ listingId }) => listingId))
    expect((await ana.call(routes.countListings, { search })).answer()).toEqual({ count: 4 })
    const both = `${search}&search=candle%203`
    const sorted = { search: `${both}&sort=oldest` }
    expect((await ana.call(routes.listListings, sorted)).answer()).toHaveLength(1)
    expect((await ana.call(routes.countListings, { search: both })).answer()).toEqual({ count: 1 })
  })

  it('is the same batch for the same key, and takes each row once however often it is sent', async () => {
    const ana = await aSeller()
    const headers = { 'idempotency-key': 'the-file' }
    const open = (name: string) => ana.call(routes.createBatch, { headers, body: { name } })
    const { id } = (await open('candles')).answer()
    expect((await open('candles')).answer().id).toBe(id)
    expect((await open('mugs')).problem().code).toBe('idempotency_key_reused')
    const send = (number: number, listingTitle: string) =>
      ana.call(routes.addBatchRows, {
        params: { id },
        body: { rows: [{ number, input: aGeneratorInput({ listingTitle }) }] },
      })
    await send(2, 'Taper')
    await send(3, 'Votive')
    expect((await send(2, 'Pillar')).answer().rows.waiting).toBe(2)
    const start = () => ana.call(routes.startBatch, { params: { id }, body: { rows: 2 } })
    await Promise.all([start(), start()])
    await whenIt(ana, { id }, 'done')
    expect((await start()).answer().state).toBe('done')
    expect(asked).toEqual(['Pillar', 'Votive'])
    expect((await send(4, 'Late')).problem().code).toBe('batch_started')
    expect(await ana.credits()).toBe(8)
  })

  it('is written as is usual for the shop where a row leaves that to it', async () => {
    const ana = await aSeller()
    const writingStyle = 'whimsical' as const
    await ana.call(routes.saveShopProfile, { body: { ...NO_PROFILE, writingStyle } })
    const { id } = (await ana.call(routes.createBatch, { body: { name: 'candles' } })).answer()
    const own = { ...aGeneratorInput({ listingTitle: 'Own' }), writingStyle: 'minimalist' as const }
    const left = { ...aGeneratorInput({ listingTitle: 'Left' }), writingStyle: null }
    const rows = [own, left].map((input, at) => ({ number: at + 2, input }))
    await ana.call(routes.addBatchRows, { params: { id }, body: { rows } })
    await ana.call(routes.startBatch, { params: { id }, body: { rows: 2 } })
    await whenIt(ana, { id }, 'done')
    const listings = (await ana.call(routes.listListings)).answer()
    const styles = new Map(listings.map((one) => [one.listingTitle, one.writingStyle]))
    expect(styles).toEqual(
      new Map([
        ['Own', 'minimalist'],
        ['Left', 'whimsical'],
      ]),
    )
  })

  it('is not started while rows are missing, and costs nothing then', async () => {
    const ana = await aSeller()
    const params = await aFilledBatch(ana, names(2))
    const refused = await ana.call(routes.startBatch, { params, body: { rows: 3 } })
    expect(refused.problem()).toMatchObject({ status: 409, code: 'batch_incomplete' })
    expect((await ana.call(routes.getBatch, { params })).answer().state).toBe('filling')
    expect(asked).toEqual([])
    expect(await ana.credits()).toBe(10)
  })

  it('holds at most a thousand rows, each of them a whole form', async () => {
    const ana = await aSeller()
    const params = await aFilledBatch(ana, names(BATCH.rowsMax))
    const more = (rows: object[]) =>
      shop.app.inject({
        method: 'POST',
        url: `/api/batches/${params.id}/rows`,
        headers: { authorization: `Bearer ${ana.token}` },
        payload: { rows },
      })
    const full = await more([{ number: 5000, input: aGeneratorInput() }])
    expect(full.json()).toMatchObject({ status: 409, code: 'batch_full' })
    const bad = await more([{ number: 2, input: { ...aGeneratorInput(), productType: ' ' } }])
    expect(bad.json()).toMatchObject({
      code: 'invalid_input',
      errors: [{ path: 'rows.0.input.productType', message: 'Product Description is required' }],
    })
    const row = { number: 2, input: aGeneratorInput() }
    expect((await more([row, row])).statusCode).toBe(400)
    expect((await more([])).statusCode).toBe(400)
    expect((await ana.call(routes.getBatch, { params })).answer().rows.waiting).toBe(BATCH.rowsMax)
  })

  it('is one of ten that are not over', async () => {
    const ana = await aSeller()
    const open = () => ana.call(routes.createBatch, { body: { name: 'More' } })
    const opened = await Promise.all(Array.from({ length: BATCH.unfinishedMax }, open))
    const refused = (await open()).problem()
    expect(refused).toMatchObject({ status: 409, code: 'too_many_batches' })
    const params = { id: opened[0]?.answer().id ?? '' }
    await ana.call(routes.cancelBatch, { params })
    expect((await open()).status).toBe(200)
  })

  it('is listed with the others, newest first, by pages', async () => {
    const ana = await aSeller()
    const ids: string[] = []
    for (let n = 0; n < 3; n += 1) ids.unshift((await aFilledBatch(ana, names(1))).id)
    const first = await ana.call(routes.listBatches, { search: '?limit=2' })
    const [, next = ''] = /<[^?]*(\?[^>]*)>/.exec(String(first.headers['link'])) ?? []
    const second = await ana.call(routes.listBatches, { search: next })
    expect([...first.answer(), ...second.answer()].map(({ id }) => id)).toEqual(ids)
  })
})

describe('credits', () => {
  it('pay for as many rows as there are of them; the others wait until there are more', async () => {
    const ana = await aSeller(3)
    const params = await aRunningBatch(ana, names(5))
    const short = await whenIt(ana, params, 'paused')
    expect(short.pausedFor).toBe('no_credits')
    expect(countsOf(short)).toEqual({ waiting: 2, written: 3 })
    expect(asked).toEqual(names(3))
    await giveTo(ana.id, 2)
    expect((await ana.call(routes.resumeBatch, { params })).answer().state).toBe('running')
    expect(countsOf(await whenIt(ana, params, 'done'))).toEqual({ written: 5 })
    expect(await ana.credits()).toBe(0)
  })

  it('leave room for a single listing of hers while a batch is written', async () => {
    const ana = await aSeller()
    const gate = Promise.withResolvers<void>()
    does.set('Candle 1', () => gate.promise)
    const params = await aRunningBatch(ana, names(2))
    await until(async () => asked.length === 1)
    const single = await ana.call(routes.generateListing, { body: aGeneratorInput() })
    expect(single.status).toBe(200)
    gate.resolve()
    await whenIt(ana, params, 'done')
    expect(await ana.credits()).toBe(7)
  })
})

describe('a pause', () => {
  it('lets the row in writing be finished and begins no other, until it goes on', async () => {
    const ana = await aSeller()
    const gate = Promise.withResolvers<void>()
    does.set('Candle 2', () => gate.promise)
    const params = await aRunningBatch(ana, names(4))
    await until(async () => asked.length === 2)
    const paused = (await ana.call(routes.pauseBatch, { params })).answer()
    expect(paused).toMatchObject({ state: 'paused', pausedFor: 'asked' })
    expect(paused.rows.writing).toBe(1)
    gate.resolve()
    const rested = await whenIt(ana, params, ({ rows }) => rows.writing === 0)
    expect(rested.state).toBe('paused')
    expect(countsOf(rested)).toEqual({ waiting: 2, written: 2 })
    expect((await ana.call(routes.pauseBatch, { params })).answer().state).toBe('paused')
    await ana.call(routes.resumeBatch, { params })
    await whenIt(ana, params, 'done')
    expect(asked).toEqual(names(4))
    expect((await ana.call(routes.resumeBatch, { params })).answer().state).toBe('done')
  })
})

describe('canceling', () => {
  it('gives up what waits, for nothing, and keeps what was written', async () => {
    const ana = await aSeller()
    const gate = Promise.withResolvers<void>()
    does.set('Candle 2', () => gate.promise)
    const params = await aRunningBatch(ana, names(4))
    await until(async () => asked.length === 2)
    const canceled = (await ana.call(routes.cancelBatch, { params })).answer()
    expect(canceled.state).toBe('canceled')
    expect(countsOf(canceled)).toEqual({ canceled: 2, writing: 1, written: 1 })
    gate.resolve()
    const over = await whenIt(ana, params, ({ rows }) => rows.writing === 0)
    expect(countsOf(over)).toEqual({ canceled: 2, written: 2 })
    expect(await ana.credits()).toBe(8)
    expect((await ana.call(routes.cancelBatch, { params })).answer().state).toBe('canceled')
    expect((await ana.call(routes.resumeBatch, { params })).problem().code).toBe('batch_over')
    expect((await ana.call(routes.retryBatch, { params, body: {} })).problem().code).toBe(
      'batch_over',
    )
  })

  it('gives up the row in writing, too, where nothing came of it', async () => {
    const ana = await aSeller(1)
    const gate = Promise.withResolvers<void>()
    does.set('Candle 1', () => gate.promise)
    const params = await aRunningBatch(ana, names(2))
    await until(async () => asked.length === 1)
    await ana.call(routes.cancelBatch, { params })
    gate.reject(new NothingToWriteAbout())
    const over = await whenIt(ana, params, ({ rows }) => rows.writing === 0)
    expect(countsOf(over)).toEqual({ canceled: 1, failed: 1 })
    expect(await ana.credits()).toBe(1)
  })
})

describe('a row that fails', () => {
  it('says why, costs nothing, and can be tried again', async () => {
    const ana = await aSeller()
    does.set('Candle 2', async () => {
      throw new NothingToWriteAbout()
    })
    does.set('Candle 3', fails)
    const params = await aRunningBatch(ana, names(4))
    const done = await whenIt(ana, params, 'done')
    expect(countsOf(done)).toEqual({ failed: 2, written: 2 })
    expect(await ana.credits()).toBe(8)
    const [, second, third] = await rowsOf(ana, params)
    expect(second).toMatchObject({
      state: 'failed',
      problem: { code: 'nothing_to_write_about', detail: expect.stringMatching(/not charged/) },
    })
    expect(third?.problem?.code).toBe('generation_failed')

    does.delete('Candle 3')
    const retry = (numbers?: number[]) =>
      ana.call(routes.retryBatch, { params, body: { ...(numbers && { numbers }) } })
    expect((await retry([4])).answer()).toMatchObject({ state: 'running', rows: { failed: 1 } })
    expect(countsOf(await whenIt(ana, params, 'done'))).toEqual({ failed: 1, written: 3 })
    does.delete('Candle 2')
    await retry()
    expect(countsOf(await whenIt(ana, params, 'done'))).toEqual({ written: 4 })
    expect((await retry()).answer().state).toBe('done')
    expect(await ana.credits()).toBe(6)
  })

  it('is one of five in a row before the batch pauses, so that a writer who is away costs no patience', async () => {
    const ana = await aSeller(20)
    for (const name of names(9)) does.set(name, fails)
    does.delete('Candle 3')
    const params = await aRunningBatch(ana, names(9))
    const paused = await whenIt(ana, params, 'paused')
    expect(paused.pausedFor).toBe('failing')
    expect(countsOf(paused)).toEqual({ failed: 7, waiting: 1, written: 1 })
    does.clear()
    await ana.call(routes.resumeBatch, { params })
    await whenIt(ana, params, 'done')
    expect(await ana.credits()).toBe(18)
  })
})

describe('what comes of it', () => {
  it('is a file of ours, one of the marketplace’s columns, and one of the rows that failed', async () => {
    const ana = await aSeller()
    does.set('Candle 2', fails)
    const params = await aRunningBatch(ana, [
      { listingTitle: '=1+1', sku: 'C-1' },
      { listingTitle: 'Candle 2', sku: null },
    ])
    await whenIt(ana, params, 'done')
    const file = (name: string) => ana.call(routes.exportBatch, { params, search: `?file=${name}` })
    const ours = await file('csv')
    expect(ours.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': expect.stringMatching(/listwright-batch-csv-\d{4}-\d\d-\d\d\.csv"$/),
    })
    expect(ours.text).toMatch(/^\uFEFFNickname,SKU,Title,[^\n]*\r\n'=1\+1,C-1,'=1\+1 for a shelf,/)
    expect((await file('marketplace')).text).toBe(
      `\uFEFFTITLE,DESCRIPTION,TAGS,SKU\r\n'=1+1 for a shelf,"${aWriting().generatedDescription}",` +
        '"blue mug,stoneware mug,handmade mug",C-1\r\n',
    )
    const [head = '', row = ''] = (await file('failed')).text.split('\r\n')
    expect(head).toMatch(/^\uFEFFNickname,SKU,Product Description,.*,Problem$/)
    expect(row).toMatch(/^Candle 2,,.*,Friendly & Casual,no,no,Medium,,,The listing could not/)
  })

  it('holds after a cancel the rows that were given up as they were entered, beside those that failed', async () => {
    const ana = await aSeller()
    does.set('Candle 1', fails)
    const going = Promise.withResolvers<void>()
    does.set('Candle 2', () => going.promise)
    const params = await aRunningBatch(ana, names(4))
    await whenIt(ana, params, ({ rows }) => rows.failed === 1 && rows.writing === 1)
    await ana.call(routes.cancelBatch, { params })
    going.resolve()
    await whenIt(ana, params, ({ rows }) => rows.written === 1)
    const search = '?file=unwritten'
    const { text } = await ana.call(routes.exportBatch, { params, search })
    const [, ...rows] = text.trimEnd().split('\r\n')
    expect(rows).toEqual([
      expect.stringMatching(/^Candle 1,.*The listing could not be written/),
      expect.stringMatching(/^Candle 3,.*,no,no,Medium,,,"It was given up before it was written/),
      expect.stringMatching(/^Candle 4,.*It was given up/),
    ])
  })

  it('goes with the account, which can be taken along before', async () => {
    const ana = await aSeller()
    does.set('Candle 2', fails)
    const params = await aRunningBatch(ana, names(2))
    await whenIt(ana, params, 'done')
    const taken = (await ana.call(routes.exportAccount)).answer()
    expect(taken.batches).toMatchObject([
      {
        id: params.id,
        content: [
          { number: 2, state: 'written', input: null },
          { number: 3, state: 'failed', input: { listingTitle: 'Candle 2' } },
        ],
      },
    ])
    expect((await ana.call(routes.deleteAccount)).status).toBe(204)
    const left = await shop.db
      .selectFrom('batchRows')
      .select('number')
      .where('userId', '=', ana.id)
      .execute()
    expect(left).toEqual([])
  })

  it('is forgotten after ninety days, a file that was never started after one; the listings stay', async () => {
    const ana = await aSeller()
    const over = await aRunningBatch(ana, names(1))
    await whenIt(ana, over, 'done')
    const unstarted = await aFilledBatch(ana, names(1))
    const rests = await aFilledBatch(ana, names(1))
    const age = (id: string, days: number) =>
      sql`UPDATE batches SET touched_at = now() - make_interval(days => ${days}) WHERE id = ${id}`.execute(
        shop.db,
      )
    await age(over.id, RETENTION.batchDays - 1)
    await age(unstarted.id, RETENTION.unstartedBatchDays)
    await sweepBatches(shop.db)
    const kept = async () => (await ana.call(routes.listBatches)).answer().map((batch) => batch.id)
    expect(await kept()).toEqual([rests.id, over.id])
    await age(over.id, RETENTION.batchDays)
    await sweepBatches(shop.db)
    expect(await kept()).toEqual([rests.id])
    expect((await ana.call(routes.listListings)).answer()).toHaveLength(1)
  })
})

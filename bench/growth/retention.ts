import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { sweepSessions } from '#server/accounts/identity/embedded/sessions.ts'
import { sweepBatches } from '#server/batches/kept-batches.ts'
import { sweepMessages } from '#server/checkout/messages.ts'
import { sweepFailedTries } from '#server/credits/sweep.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { emptyWastebasket } from '#server/database/wastebasket.ts'
import { sweepCounters } from '#server/limits/counters.ts'
import { listingsPage } from '#server/listings/listing-pages.ts'
import { percentile } from '../measure.ts'
import { generating } from './calls.ts'
import type { Filled } from './fill.ts'

/** Numbers, and for each a seller of the first thousand. */
const MANY = (rows: number) => `(SELECT n, id AS user_id FROM generate_series(1, ${rows}) AS n
  JOIN (SELECT id, row_number() OVER () AS k, count(*) OVER () AS people FROM (SELECT id FROM users LIMIT 1000) people) u
    ON k = 1 + n % people) many`

type Swept = {
  table: string
  /** How much of it for each listing has run out all at once. */
  share: number
  sweep: (db: Database) => Promise<void>
  old: (rows: number) => string
  andThen?: string
}

const SWEPT: Swept[] = [
  {
    table: 'sessions',
    share: 0.2,
    sweep: (db) => sweepSessions(db, new Date()),
    old: (rows) => `INSERT INTO sessions (sid, sess, expire)
      SELECT 'old ' || md5(n::text), jsonb_build_object('identityUserId', user_id, 'signedInAt', now()),
             now() - n % 1000 * interval '1 minute' FROM ${MANY(rows)}`,
  },
  {
    table: 'attempt_counts',
    share: 0.5,
    sweep: (db) => sweepCounters(db, new Date()),
    old: (rows) => `INSERT INTO attempt_counts (key, taken, ends_at)
      SELECT encode(sha256(('old ' || n)::bytea), 'base64'), 1, now() - n % 1000 * interval '1 second' FROM ${MANY(rows)}`,
  },
  {
    table: 'webhook_events',
    share: 0.1,
    sweep: (db) => sweepMessages(db, new Date()),
    old: (rows) => `INSERT INTO webhook_events (id, type, outcome, received_at)
      SELECT 'evt_' || md5(n::text), 'payment_intent.succeeded', 'credited, 100 credits posted',
             now() - interval '91 days' - n % 1000 * interval '1 minute' FROM ${MANY(rows)}`,
  },
  {
    table: 'credit_holds',
    share: 0.1,
    sweep: (db) => sweepFailedTries(db, new Date()),
    old: (
      rows,
    ) => `INSERT INTO credit_holds (user_id, id, idempotency_key, request_hash, status, lease_expires_at,
        created_at, resolved_at)
      SELECT user_id, md5('old ' || n)::uuid, encode(sha256(('old ' || n)::bytea), 'hex'),
             encode(sha256(('asked ' || n)::bytea), 'hex'), 'released', now(), now() - interval '31 days',
             now() - interval '31 days' - n % 1000 * interval '1 minute' FROM ${MANY(rows)}`,
  },
  {
    table: 'batches',
    share: 0.001,
    sweep: sweepBatches,
    old: (rows) => `INSERT INTO batches (user_id, id, name, status, finished_at, touched_at)
      SELECT user_id, md5('old ' || n)::uuid, 'shop.csv', 'done', now() - interval '91 days', now() - interval '91 days'
      FROM ${MANY(rows)}`,
    andThen: `INSERT INTO batch_rows (user_id, batch_id, number, nickname, state, listing_id)
      SELECT user_id, id, k, 'Breakfast mug', 'written', md5(id || k)::uuid FROM batches, generate_series(1, 100) AS k`,
  },
  {
    table: 'wastebasket',
    share: 0.05,
    sweep: emptyWastebasket,
    old: (rows) => `INSERT INTO wastebasket (user_id, source, id, content, deleted_at)
      SELECT user_id, 'listings', 'old ' || n, content, now() - interval '31 days' - n % 1000 * interval '1 minute'
      FROM ${MANY(rows)}, (SELECT to_jsonb(listings) AS content FROM listings LIMIT 1) one`,
  },
]

export type Sweep = {
  table: string
  rows: number
  seconds: number
  rowsPerSecond: number
  dead: number
  vacuumSeconds: number
  othersMs: { p50: number; p99: number; worst: number; calls: number }
  /** Why it did not come to its end. */
  failed: string | null
}

export type Retention = { before: Sweep['othersMs']; sweeps: Sweep[] }

/** What runs out is swept as the product does it, while sellers are at work. */
export async function retention(url: string, filled: Filled): Promise<Retention> {
  const options = { url, dataDir: '/nowhere' }
  const own = await openDatabase(options)
  // One connection: what it did is to be known to the statistics at once.
  const upkeep = await openDatabase({
    ...options,
    pool: { connections: 1, statementTimeoutSeconds: 15 },
  })
  const others = await openDatabase(options)
  const work = startWorking(others.db, filled)
  try {
    await pause(3000)
    work.takeTimes()
    await pause(8000)
    const before = work.takeTimes()
    const sweeps: Sweep[] = []
    for (const one of SWEPT) {
      const rows = await addOld(own.db, one, Math.ceil(filled.listings * one.share))
      work.takeTimes()
      const done = await swept(upkeep.db, one, rows)
      const othersMs = work.takeTimes()
      sweeps.push({ ...done, othersMs, ...(await vacuumed(own.db, one.table)) })
    }
    return { before, sweeps }
  } finally {
    await work.stop()
    for (const { close } of [own, upkeep, others]) await close()
  }
}

async function swept(db: Database, { table, sweep }: Swept, rows: number) {
  const startedAt = performance.now()
  const failed = await sweep(db).then(
    () => null,
    (error: unknown) => String(error instanceof Error ? (error.cause ?? error) : error),
  )
  const seconds = (performance.now() - startedAt) / 1000
  await sql`SELECT pg_stat_force_next_flush()`.execute(db)
  return { table, rows, seconds, rowsPerSecond: failed === null ? rows / seconds : 0, failed }
}

async function vacuumed(db: Database, table: string) {
  return db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one)
    const { rows } = await sql<{ dead: number }>`
      SELECT n_dead_tup::float8 AS dead FROM pg_stat_user_tables WHERE relname = ${table}`.execute(
      one,
    )
    const startedAt = performance.now()
    await sql`VACUUM ${sql.table(table)}`.execute(one)
    return { dead: rows[0]?.dead ?? 0, vacuumSeconds: (performance.now() - startedAt) / 1000 }
  })
}

async function addOld(db: Database, { table, old, andThen }: Swept, rows: number): Promise<number> {
  await db.connection().execute(async (one) => {
    await sql`SET statement_timeout = 0`.execute(one)
    await sql`SET synchronous_commit = off`.execute(one)
    await sql.raw(old(rows)).execute(one)
    if (andThen !== undefined) await sql.raw(andThen).execute(one)
    await sql`VACUUM ANALYZE ${sql.table(table)}`.execute(one)
  })
  return andThen === undefined ? rows : rows * 101
}

/** Two sellers at work, one looking and one writing, with a breath after each call. */
function startWorking(db: Database, { largest }: Filled) {
  const state = { isOver: false, times: [] as number[] }
  const signal = new AbortController().signal
  const page = () => listingsPage(db, { userId: largest.id, signal, limit: 50 })
  const repeat = async (call: (run: number) => Promise<unknown>) => {
    for (let run = 0; !state.isOver; run += 1) {
      const startedAt = performance.now()
      await call(run)
      state.times.push(performance.now() - startedAt)
      await pause(20)
    }
  }
  const working = generating(db).then((write) => Promise.all([repeat(page), repeat(write)]))
  return {
    takeTimes: (): Sweep['othersMs'] => {
      const sorted = state.times.toSorted((a, b) => a - b)
      state.times = []
      const at = (share: number) => percentile(sorted, share)
      return {
        p50: at(0.5),
        p99: at(0.99),
        worst: sorted.at(-1) ?? Number.NaN,
        calls: sorted.length,
      }
    },
    stop: async () => {
      state.isOver = true
      await working
    },
  }
}

import { readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { type Database, openDatabase } from '#server/database/database.ts'
import { percentile, timesOf } from '../measure.ts'

/** What one kind of call costs: how long it took, and what the database did for each. */
export type Cost = { what: string; p50Ms: number; p95Ms: number; cpuMs: number; buffers: number }

/** The product's own way to the database, on one connection, so that its process can be asked what it used. */
export type Shop = {
  db: Database
  cost(what: string, runs: number, work: (run: number) => unknown): Promise<Cost>
  close(): Promise<void>
}

export async function openShop(url: string): Promise<Shop> {
  const pool = { connections: 1, statementTimeoutSeconds: 600 }
  const { db, close } = await openDatabase({ url, pool, dataDir: '/nowhere' })
  await sql`CREATE EXTENSION IF NOT EXISTS pg_stat_statements SCHEMA public`.execute(db)
  const { rows } = await sql<{ pid: number }>`SELECT pg_backend_pid() AS pid`.execute(db)
  const pid = rows[0]?.pid ?? 0
  return {
    db,
    close,
    cost: async (what, runs, work) => {
      // The first ones plan, and bring to memory what is then asked for again.
      await timesOf(Math.ceil(runs / 4), work)
      await sql`SELECT public.pg_stat_statements_reset()`.execute(db)
      const before = await cpuMs(pid)
      const times = await timesOf(runs, work)
      const used = (await cpuMs(pid)) - before
      return {
        what,
        p50Ms: percentile(times, 0.5),
        p95Ms: percentile(times, 0.95),
        cpuMs: used / runs,
        buffers: Math.round((await buffersRead(db)) / runs),
      }
    },
  }
}

async function buffersRead(db: Database): Promise<number> {
  const { rows } = await sql<{ buffers: number }>`
    SELECT sum(shared_blks_hit + shared_blks_read)::float8 AS buffers FROM public.pg_stat_statements
    WHERE query NOT LIKE '%pg_stat_statements%'`.execute(db)
  return rows[0]?.buffers ?? Number.NaN
}

/** What a process has had of the processor so far: two fields behind its name, in hundredths of a second. */
export async function cpuMs(pid: number): Promise<number> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * 10
}

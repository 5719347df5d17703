import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'kysely'
import { Problem } from '#server/platform/problem.ts'
import { type Database, databaseOn } from './database.ts'
import { connectPostgres, type PoolLimits } from './postgres.ts'

/** Where reading goes: to the replica where it has come as far as the primary, else to the primary. */
export type Reader = {
  /** Runs reading on a database that holds at least what was committed before this was called. */
  read<Result>(work: (db: Database) => Promise<Result>): Promise<Result>
  /** How many readings went where since the start. */
  count(): ReadCounts
  close(): Promise<void>
}
/** Behind: it would have come too late. Away: it did not answer, or not asked because it did not. */
export type ReadCounts = { replica: number; behind: number; away: number }

/** A reader may wait so long for what was just written; the primary has it at once. */
const WAITS_MS = [1, 2, 4, 8, 16]
/** Whoever does not answer is left alone for a while, so that not each reading waits for nothing. */
const REST_MS = 5000

type Wanted = {
  url: string
  pool: PoolLimits
  primary: Database
  /** Told once for each time that it goes away. */
  onAway: (cause: unknown) => void
}

/** Where there is no replica, all reading is the primary's. */
export function primaryReader(primary: Database): Reader {
  return {
    read: (work) => work(primary),
    count: () => ({ replica: 0, behind: 0, away: 0 }),
    close: async () => undefined,
  }
}

/**
 * Reads on a replica what the primary had when it was asked for. The primary says how far it has
 * written, which costs it nothing, and the replica whether it has come so far: so nobody misses what
 * they or somebody for them wrote a moment ago, in whichever process, and nothing has to be remembered.
 */
export function replicaReader({ url, pool, primary, onAway }: Wanted): Reader {
  const source = connectPostgres(url, { ...pool, waitSeconds: 1 })
  const replica = databaseOn(source)
  const counts: ReadCounts = { replica: 0, behind: 0, away: 0 }
  let restsUntil = 0
  const rest = (cause: unknown) => {
    if (performance.now() >= restsUntil) onAway(cause)
    restsUntil = performance.now() + REST_MS
  }
  const tryReplica = async <Result>(work: (db: Database) => Promise<Result>) => {
    if (performance.now() < restsUntil) {
      counts.away += 1
      return null
    }
    const position = await positionOf(primary)
    try {
      if (!(await hasReached(replica, position))) {
        counts.behind += 1
        return null
      }
      const result = await work(replica)
      counts.replica += 1
      return { result }
    } catch (error) {
      // What is not there is not there on the primary either.
      if (error instanceof Problem && error.status < 500) throw error
      rest(error)
      counts.away += 1
      return null
    }
  }
  return {
    read: async (work) => {
      const read = await tryReplica(work)
      return read === null ? work(primary) : read.result
    },
    count: () => ({ ...counts }),
    close: () => source.close(),
  }
}

/** How far the primary has written; all that was acknowledged stands before it. */
async function positionOf(primary: Database): Promise<string> {
  const { rows } = await sql<{ position: string }>`
    SELECT pg_current_wal_lsn()::text AS position`.execute(primary)
  return rows[0]?.position ?? ''
}

async function hasReached(replica: Database, position: string): Promise<boolean> {
  for (const waitMs of [0, ...WAITS_MS]) {
    if (waitMs > 0) await pause(waitMs)
    const { rows } = await sql<{ reached: boolean | null }>`
      SELECT pg_is_in_recovery() AND pg_last_wal_replay_lsn() >= ${position}::pg_lsn AS reached
    `.execute(replica)
    if (rows[0]?.reached === true) return true
  }
  return false
}

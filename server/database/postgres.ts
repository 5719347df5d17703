import { Client, Pool, type PoolClient, types } from 'pg'
import type { Session, SessionSource } from './dialect.ts'
import { isMigrated, migrate } from './migrate.ts'
import { startingFault } from './postgres-faults.ts'
import { behindPooler, refuseCarelessPooler } from './pooler.ts'
import { type StatementNames, statementNames, unnamed } from './statement-names.ts'

/** Any number that all our processes agree on: the first to take it migrates. */
const MIGRATION_LOCK = 7_314_159

const INT8 = 20

export type PoolLimits = {
  connections: number
  statementTimeoutSeconds: number
  /** How long a caller waits for a connection before it is told to come again; 3 where nothing is said. */
  waitSeconds?: number
}

export const POOL_LIMITS: PoolLimits = { connections: 10, statementTimeoutSeconds: 15 }

/** Connects to PostgreSQL, brings the schema up to date, and lends connections of a pool. */
export async function openPostgres(url: string, limits = POOL_LIMITS): Promise<SessionSource> {
  const pool = poolOf(url, limits)
  const isPooled = await prepare(pool).catch(async (error: unknown) => {
    await pool.end()
    throw startingFault(error)
  })
  return sourceOn(pool, isPooled ? unnamed : statementNames())
}

/** Lends connections to a PostgreSQL that may not answer yet, and changes nothing there. */
export function connectPostgres(url: string, limits: PoolLimits): SessionSource {
  return sourceOn(poolOf(url, limits), unnamed)
}

function sourceOn(pool: Pool, nameOf: StatementNames): SessionSource {
  return {
    borrow: async () => lend(await pool.connect(), nameOf),
    close: () => pool.end(),
  }
}

function poolOf(
  url: string,
  { connections, statementTimeoutSeconds, waitSeconds = 3 }: PoolLimits,
): Pool {
  const timeoutMs = statementTimeoutSeconds * 1000
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: waitSeconds * 1000,
    statement_timeout: timeoutMs,
    idle_in_transaction_session_timeout: timeoutMs,
    types: { getTypeParser },
  })
  // Without a listener on each client a database that goes away takes the whole process with it.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return pool
}

/** Whether nothing of ours is in the database yet; asked without changing anything. */
export async function isEmptyPostgres(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3000 })
  try {
    await client.connect()
    const { rows } = await client.query(
      "SELECT 1 FROM pg_tables WHERE schemaname = 'public' LIMIT 1",
    )
    return rows.length === 0
  } catch (error) {
    throw startingFault(error)
  } finally {
    await client.end()
  }
}

/** Brings the schema up to date, and says whether a pooler stands between us and the server. */
async function prepare(pool: Pool): Promise<boolean> {
  const isPooled = await behindPooler(pool)
  if (isPooled) await refuseCarelessPooler(pool)
  await migrateAlone(pool, isPooled)
  return isPooled
}

function lend(client: PoolClient, nameOf: StatementNames): Session {
  return {
    query: async (text, parameters) => {
      const name = nameOf({ text, parameters })
      const { rows, command, rowCount } = await client.query({
        text,
        values: [...parameters],
        ...(name !== undefined && { name }),
      })
      return { rows, command, count: rowCount ?? 0 }
    },
    giveBack: (isBroken) => client.release(isBroken),
  }
}

/** Several processes may start at once on an empty database. */
async function migrateAlone(pool: Pool, isPooled: boolean): Promise<void> {
  // A lock lasts as long as its connection, which a pooler between us and the server does not
  // promise: so there is none where there is nothing to do.
  if (await isMigrated({ rows: async (query) => (await pool.query(query)).rows })) return
  if (isPooled)
    throw new Error(
      'The tables are not up to date, and a pooler is no way to change them: run "npm run migrate" with MIGRATION_DATABASE_URL at the database itself.',
    )
  const client = await pool.connect()
  try {
    await client.query('SET statement_timeout = 0')
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    await migrate({
      run: (statements) => client.query(statements),
      rows: async (query) => (await client.query(query)).rows,
    })
  } finally {
    // Its settings and its lock end with the connection.
    client.release(true)
  }
}

/** Whole numbers of 64 bits are counters here, far below 2^53: numbers, as PGlite reads them. */
function getTypeParser(oid: number): (text: string) => unknown {
  return oid === INT8 ? Number : types.getTypeParser(oid)
}

/** The client's next query reports what happened; nothing else is to be done. */
function ignore(): void {}

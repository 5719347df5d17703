import type { Pool } from 'pg'
import * as z from 'zod/mini'

/** A pooler gives a process number of its own, because it does not know yet whose connection it will lend. */
export async function behindPooler(pool: Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    const { rows } = await client.query('SELECT pg_backend_pid() AS pid')
    return Reflect.get(client, 'processID') !== z.object({ pid: z.int() }).parse(rows[0]).pid
  } finally {
    client.release()
  }
}

/** What we ask for at the start of a connection a pooler drops: the role itself must say it. */
export async function refuseCarelessPooler(pool: Pool): Promise<void> {
  const { rows } = await pool.query(
    `SELECT current_setting('statement_timeout') AS timeout, current_user AS role`,
  )
  const { timeout, role } = z.object({ timeout: z.string(), role: z.string() }).parse(rows[0])
  if (timeout !== '0') return
  throw new Error(
    'A pooler stands before the database and no statement would ever be ended: ' +
      `ALTER ROLE "${role}" SET statement_timeout = '15s'; ALTER ROLE "${role}" SET idle_in_transaction_session_timeout = '15s'; then restart the pooler.`,
  )
}

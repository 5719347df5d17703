import { sql } from 'kysely'
import { listDuplicates } from '#server/admin/duplicates.ts'
import { overview } from '#server/admin/overview.ts'
import { listUsers } from '#server/admin/users.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { testDatabase } from '#server/testing/database.ts'
import { percentile, type Row, timesOf } from './measure.ts'

const USERS = 50_000
const RUNS = 20
const BUDGET_MS = 200

/** What the admin panel asks for, among many users; the slowest of them counts. */
export async function benchAdmin(): Promise<Row> {
  const { db, kind, close } = await testDatabase()
  await addUsers(db)
  const asked = {
    'first page': () => listUsers(db, { limit: 50 }),
    'by credits': () => listUsers(db, { limit: 50, sort: 'credits-desc' }),
    search: () => listUsers(db, { limit: 50, search: 'seller-49999@' }),
    overview: () => overview(db),
    duplicates: () => listDuplicates(db, { by: 'signupIpAddress', limit: 50 }),
  }
  const figures: [string, number][] = []
  for (const [what, ask] of Object.entries(asked)) {
    await ask()
    figures.push([what, percentile(await timesOf(RUNS, ask), 0.95)])
  }
  await close()
  return {
    what: `Admin panel, ${USERS.toLocaleString('en')} users, ${kind === 'pglite' ? 'PGlite' : 'PostgreSQL'}`,
    budget: `p95 <= ${BUDGET_MS} ms`,
    measured: figures.map(([what, ms]) => `${what} ${ms.toFixed(0)} ms`).join(', '),
    isMet: figures.every(([, ms]) => ms <= BUDGET_MS),
  }
}

/** Without the triggers that open accounts one by one: nobody spends anything here. */
async function addUsers(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql`
      INSERT INTO users (id, identity_issuer, identity_subject, email, credits,
                         signup_ip_address, browser_fingerprint, created_at)
      SELECT 'user-' || n, 'bench', 'user-' || n, 'seller-' || n || '@example.com', n % 500,
             '10.' || n % 200 || '.' || n % 150 || '.1', 'fp' || n % 30000,
             now() - n * interval '1 minute'
      FROM generate_series(1, ${USERS}::int) AS n`.execute(tx)
  })
  await sql`ANALYZE users`.execute(db)
}

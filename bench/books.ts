import { sql } from 'kysely'
import { lookAtBooks } from '#server/credits/books.ts'
import { type Database, openDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { postgresDatabase } from '#server/testing/database.ts'
import type { Row } from './measure.ts'

const PEOPLE = 10_000
const LISTINGS_OF_EACH = 50
const ENTRIES = PEOPLE * (LISTINGS_OF_EACH + 3)

const BUDGET = { statementMs: 1000, roundMinutes: 10 }

/** A look at the books of some thousand sellers: what its slowest statement takes, and the whole round. */
export async function benchBooks(server: string): Promise<Row[]> {
  const own = await postgresDatabase(server)
  let slowestMs = 0
  const { db, close } = await openDatabase({
    url: own.url,
    pool: { connections: 2, statementTimeoutSeconds: 600 },
    dataDir: '/nowhere',
    onQuery: ({ durationMs }) => {
      slowestMs = Math.max(slowestMs, durationMs)
    },
  })
  try {
    await fill(db)
    slowestMs = 0
    const startedAt = performance.now()
    let looks = 0
    do {
      looks += 1
      await lookAtBooks(db, {
        forMs: 20_000,
        everyMinutes: 60,
        onBroken: ({ rule }) => {
          throw new Error(`The bench made wrong books: ${rule}`)
        },
      })
    } while (await isRunning(db))
    const seconds = (performance.now() - startedAt) / 1000
    const what = `${ENTRIES / 1000}k entries`
    return [
      {
        what: `Slowest statement of a look at the books, ${what}`,
        budget: `${BUDGET.statementMs} ms`,
        measured: `${slowestMs.toFixed(0)} ms`,
        isMet: slowestMs <= BUDGET.statementMs,
      },
      {
        what: `A look at everybody's books, ${what}`,
        budget: `${BUDGET.roundMinutes} min`,
        measured: `${seconds.toFixed(0)} s in ${looks} looks`,
        isMet: seconds <= BUDGET.roundMinutes * 60,
      },
    ]
  } finally {
    await close()
    await own.drop()
  }
}

async function isRunning(db: Database): Promise<boolean> {
  const { isRunning: is } = await db
    .selectFrom('booksLook')
    .select('isRunning')
    .executeTakeFirstOrThrow()
  return is
}

/** Past the triggers, which would take an hour for it. */
async function fill(db: Database): Promise<void> {
  await inTransaction(db, async (tx) => {
    const statements = [
      'SET LOCAL session_replication_role = replica',
      `INSERT INTO users (id, identity_issuer, identity_subject, email, credits, ledger_seq)
       SELECT 'person-' || lpad(i::text, 6, '0'), 'i', i::text, i || '@example.com',
              1010 - ${LISTINGS_OF_EACH}, 3 + ${LISTINGS_OF_EACH} FROM generate_series(1, ${PEOPLE}) i`,
      `INSERT INTO credit_transactions
         (user_id, seq, amount, balance_after, type, description, actor_id, created_at)
       SELECT u.id, s, a, b, t, '', CASE s WHEN 3 THEN u.id END, now() - interval '9 days'
       FROM users u, (VALUES (1, 5, 5, 'free_plan'), (2, 5, 10, 'welcome_bonus'),
                             (3, 1000, 1010, 'admin_adjustment')) opening (s, a, b, t)`,
      `INSERT INTO credit_holds (user_id, id, idempotency_key, request_hash, status,
                                 lease_expires_at, listing_id, resolved_at)
       SELECT u.id, 'hold-' || n, n::text, '', 'captured', now(), 'listing-' || n, now()
       FROM generate_series(1, ${LISTINGS_OF_EACH}) n, users u`,
      `INSERT INTO listings (user_id, id, listing_title, product_type, keywords, writing_style,
                             generated_title, generated_description, generated_tags)
       SELECT u.id, 'listing-' || n, '', '', '', 'friendly', '', repeat('d', 400), '[]'
       FROM generate_series(1, ${LISTINGS_OF_EACH}) n, users u`,
      `INSERT INTO credit_transactions (user_id, seq, amount, balance_after, type, description,
                                        hold_id, listing_id, created_at)
       SELECT u.id, 3 + n, -1, 1010 - n, 'usage', '', 'hold-' || n, 'listing-' || n,
              now() - interval '8 days' + n * interval '3 hours'
       FROM generate_series(1, ${LISTINGS_OF_EACH}) n, users u`,
    ]
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
  await sql`ANALYZE`.execute(db)
}

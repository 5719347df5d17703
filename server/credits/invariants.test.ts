import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { brokenInvariants } from './invariants.ts'

let open: OpenDatabase
beforeEach(async () => {
  open = await testDatabase()
  const ana = await aMember(open.db, { id: 'ana' })
  await aListing(open.db, ana.id)
  // As somebody with a database console could, around everything the product does.
  await sql`SET session_replication_role = replica`.execute(open.db)
})
afterEach(() => open.close())

it.each([
  ['UPDATE users SET credits = 99', 'the balance is the sum of the entries'],
  ['UPDATE users SET credits_held = 1', 'held credits are the holds that are open'],
  ['DELETE FROM credit_transactions WHERE seq = 3', 'no entry is missing from the end'],
  ['DELETE FROM credit_transactions WHERE seq = 2', 'entries are numbered without a gap'],
  [
    `UPDATE credit_transactions SET amount = 6 WHERE seq = 1`,
    'an account opened with its two opening entries',
  ],
  [
    `UPDATE credit_transactions SET listing_id = 'other' WHERE type = 'usage'`,
    'every listing was paid with one credit',
  ],
  [
    `UPDATE credit_holds SET status = 'released', listing_id = NULL`,
    'a hold is captured exactly when its listing was paid',
  ],
  [
    `INSERT INTO payments (user_id, id, provider, package_key, credits, amount_cents, target_credits)
     VALUES ('ana', 'p', 'stripe', 'starter', 10, 499, 10)`,
    'the ledger holds what a payment is worth now',
  ],
  [
    `INSERT INTO credit_holds (user_id, id, idempotency_key, request_hash, lease_expires_at)
     VALUES ('ana', 'h', 'k', 'h', now() - interval '2 minutes')`,
    'no hold outlives its lease by a minute',
  ],
])('notice %s', async (tampering, rule) => {
  expect(await brokenInvariants(open.db)).toEqual([])
  await sql.raw(tampering).execute(open.db)
  const rules = (await brokenInvariants(open.db)).map((broken) => broken.rule)
  expect(rules).toContainEqual(expect.stringContaining(rule))
})

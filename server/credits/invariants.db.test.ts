import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { OpenDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { testDatabase } from '#server/testing/database.ts'
import { aListing, aMember } from '#server/testing/people.ts'
import { brokenInvariants } from './invariants.ts'

let open: OpenDatabase
beforeAll(async () => {
  open = await testDatabase()
  const ana = await aMember(open.db, { id: 'ana' })
  await aListing(open.db, ana.id)
})
afterAll(() => open.close())

it('hold for a shop that nobody tampered with', async () => {
  expect(await brokenInvariants(open.db)).toEqual([])
})

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
  const rules = await rulesBrokenBy(tampering)
  expect(rules).toContainEqual(expect.stringContaining(rule))
})

/** Tampers as somebody with a database console could, past every trigger, and undoes it. */
async function rulesBrokenBy(tampering: string): Promise<string[]> {
  let rules: string[] = []
  const undone = inTransaction(open.db, async (tx) => {
    await sql`SET LOCAL session_replication_role = replica`.execute(tx)
    await sql.raw(tampering).execute(tx)
    rules = (await brokenInvariants(tx)).map((broken) => broken.rule)
    throw new Error('Undone')
  })
  await expect(undone).rejects.toThrow('Undone')
  return rules
}

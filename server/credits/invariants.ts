import { sql } from 'kysely'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import type { Database } from '#server/database/database.ts'

/**
 * What is always true of the books. Each query asks it of some people and returns the offenders; none
 * is the good answer. Each goes through keys that a person leads, so that a few people cost little.
 */
const INVARIANTS = {
  'the balance is the sum of the entries': `
    SELECT u.id FROM people JOIN users u USING (id)
    LEFT JOIN credit_transactions t ON t.user_id = u.id
    GROUP BY u.id HAVING u.credits <> COALESCE(SUM(t.amount), 0)`,
  'no balance is negative, nor holds more than it has': `
    SELECT u.id FROM people JOIN users u USING (id)
    WHERE credits < 0 OR credits_held < 0 OR credits_held > credits`,
  'entries are numbered without a gap, each balance following from the one before': `
    SELECT user_id || ' entry ' || seq AS id FROM (
      SELECT t.user_id, t.seq, t.amount, t.balance_after,
             LAG(balance_after, 1, 0) OVER w AS before, ROW_NUMBER() OVER w AS place
      FROM people JOIN credit_transactions t ON t.user_id = people.id
      WINDOW w AS (PARTITION BY t.user_id ORDER BY t.seq)) chain
    WHERE seq <> place OR balance_after <> before + amount`,
  'no entry is missing from the end': `
    SELECT u.id FROM people JOIN users u USING (id)
    LEFT JOIN credit_transactions t ON t.user_id = u.id
    GROUP BY u.id HAVING u.ledger_seq <> COUNT(t.id)`,
  'a payment intent was credited once': `
    SELECT t.stripe_payment_intent_id AS id
    FROM people JOIN credit_transactions t ON t.user_id = people.id AND t.type = 'purchase'
    JOIN credit_transactions other ON other.type = 'purchase'
      AND other.stripe_payment_intent_id = t.stripe_payment_intent_id
      AND (other.user_id, other.id) <> (t.user_id, t.id)`,
  'every listing was paid with one credit': `
    SELECT l.id FROM people JOIN listings l ON l.user_id = people.id
    LEFT JOIN credit_transactions t
      ON t.user_id = l.user_id AND t.listing_id = l.id AND t.type = 'usage'
    GROUP BY l.user_id, l.id HAVING COUNT(t.id) <> 1`,
  'a hold is captured exactly when its listing was paid': `
    SELECT h.id FROM people JOIN credit_holds h ON h.user_id = people.id
    LEFT JOIN credit_transactions t ON t.user_id = h.user_id AND t.hold_id = h.id
    WHERE (h.status = 'captured') <> (t.id IS NOT NULL)
       OR (t.id IS NOT NULL AND t.listing_id <> h.listing_id)`,
  'held credits are the holds that are open': `
    SELECT u.id FROM people JOIN users u USING (id)
    LEFT JOIN credit_holds h ON h.user_id = u.id AND h.status = 'held'
    GROUP BY u.id HAVING u.credits_held <> COUNT(h.id)`,
  'an account opened with its two opening entries': `
    SELECT u.id FROM people JOIN users u USING (id) LEFT JOIN credit_transactions t
      ON t.user_id = u.id AND t.type IN ('free_plan', 'welcome_bonus')
    GROUP BY u.id HAVING COUNT(*) <> 2 OR SUM(t.amount) <> ${SIGN_UP_CREDITS}`,
  'the ledger holds what a payment is worth now': `
    SELECT p.id FROM people JOIN payments p ON p.user_id = people.id
    LEFT JOIN credit_transactions t ON t.user_id = p.user_id AND t.payment_id = p.id
    GROUP BY p.user_id, p.id
    HAVING COALESCE(SUM(t.amount), 0) - p.written_off <> p.target_credits`,
  'an entry and its payment belong to one person': `
    SELECT t.id FROM people JOIN credit_transactions t ON t.user_id = people.id
    LEFT JOIN payments p ON p.user_id = t.user_id AND p.id = t.payment_id
    WHERE t.payment_id IS NOT NULL AND p.id IS NULL`,
  'a purchase names the intent of its payment': `
    SELECT t.id FROM people JOIN credit_transactions t ON t.user_id = people.id
    JOIN payments p ON p.user_id = t.user_id AND p.id = t.payment_id
    WHERE t.type = 'purchase'
      AND t.stripe_payment_intent_id IS DISTINCT FROM p.provider_payment_id`,
  'no hold outlives its lease by a minute': `
    SELECT h.id FROM people JOIN credit_holds h ON h.user_id = people.id
    WHERE status = 'held' AND lease_expires_at < now() - interval '1 minute'`,
} as const

export type BrokenInvariant = { rule: string; offenders: string[] }

/**
 * The rules that the books of these people break, or those of everybody, with at most ten offenders
 * each. Empty is the only good answer.
 */
export async function brokenInvariants(
  db: Database,
  people?: readonly string[],
): Promise<BrokenInvariant[]> {
  const asked =
    people === undefined
      ? sql`SELECT id FROM users`
      : sql`SELECT unnest(${sql.val([...people])}::text[]) AS id`
  const broken: BrokenInvariant[] = []
  for (const [rule, query] of Object.entries(INVARIANTS)) {
    const { rows } = await sql<{ id: string }>`
      WITH people AS MATERIALIZED (${asked}) ${sql.raw(query)} LIMIT 10`.execute(db)
    if (rows.length > 0) broken.push({ rule, offenders: rows.map(({ id }) => id) })
  }
  return broken
}

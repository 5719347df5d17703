import { sql } from 'kysely'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import type { Database } from '#server/database/database.ts'

/**
 * What is always true of the books. Each query asks it of some people and returns the offenders; none
 * is the good answer. Each looks at one person after the other, through keys that a person leads: asked
 * to join, the database reads everybody's rows up to theirs, which is most of the table for those at its end.
 */
const INVARIANTS = {
  'the balance is the sum of the entries': `
    SELECT u.id FROM people JOIN users u USING (id), LATERAL (
      SELECT COALESCE(SUM(amount), 0) AS total FROM credit_transactions WHERE user_id = people.id) entries
    WHERE u.credits <> total`,
  'no balance is negative, nor holds more than it has': `
    SELECT u.id FROM people JOIN users u USING (id)
    WHERE credits < 0 OR credits_held < 0 OR credits_held > credits`,
  'entries are numbered without a gap, each balance following from the one before': `
    SELECT people.id || ' entry ' || seq AS id FROM people, LATERAL (
      SELECT seq, amount, balance_after, LAG(balance_after, 1, 0) OVER w AS before,
             ROW_NUMBER() OVER w AS place
      FROM credit_transactions WHERE user_id = people.id WINDOW w AS (ORDER BY seq)) chain
    WHERE seq <> place OR balance_after <> before + amount`,
  'no entry is missing from the end': `
    SELECT u.id FROM people JOIN users u USING (id), LATERAL (
      SELECT COUNT(*) AS entries FROM credit_transactions WHERE user_id = people.id) counted
    WHERE u.ledger_seq <> entries`,
  'a payment intent was credited once': `
    SELECT t.stripe_payment_intent_id AS id FROM people, LATERAL (
      SELECT * FROM credit_transactions WHERE user_id = people.id AND type = 'purchase' OFFSET 0) t
    JOIN credit_transactions other ON other.type = 'purchase'
      AND other.stripe_payment_intent_id = t.stripe_payment_intent_id
      AND (other.user_id, other.id) <> (t.user_id, t.id)`,
  'every listing was paid with one credit': `
    SELECT unpaid.id FROM people, LATERAL (
      SELECT l.id FROM listings l LEFT JOIN credit_transactions t
        ON t.user_id = l.user_id AND t.listing_id = l.id AND t.type = 'usage'
      WHERE l.user_id = people.id GROUP BY l.user_id, l.id HAVING COUNT(t.id) <> 1) unpaid`,
  'a hold is captured exactly when its listing was paid': `
    SELECT wrong.id FROM people, LATERAL (
      SELECT h.id FROM credit_holds h
      LEFT JOIN credit_transactions t ON t.user_id = h.user_id AND t.hold_id = h.id
      WHERE h.user_id = people.id AND ((h.status = 'captured') <> (t.id IS NOT NULL)
        OR (t.id IS NOT NULL AND t.listing_id <> h.listing_id)) OFFSET 0) wrong`,
  'held credits are the holds that are open': `
    SELECT u.id FROM people JOIN users u USING (id), LATERAL (
      SELECT COUNT(*) AS open FROM credit_holds WHERE user_id = people.id AND status = 'held') holds
    WHERE u.credits_held <> open`,
  'an account opened with its two opening entries': `
    SELECT u.id FROM people JOIN users u USING (id), LATERAL (
      SELECT COUNT(*) AS entries, COALESCE(SUM(amount), 0) AS total FROM credit_transactions
      WHERE user_id = people.id AND type IN ('free_plan', 'welcome_bonus')) opening
    WHERE entries <> 2 OR total <> ${SIGN_UP_CREDITS}`,
  'the ledger holds what a payment is worth now': `
    SELECT wrong.id FROM people, LATERAL (
      SELECT p.id FROM payments p
      LEFT JOIN credit_transactions t ON t.user_id = p.user_id AND t.payment_id = p.id
      WHERE p.user_id = people.id GROUP BY p.user_id, p.id
      HAVING COALESCE(SUM(t.amount), 0) - p.written_off <> p.target_credits) wrong`,
  'an entry and its payment belong to one person': `
    SELECT wrong.id FROM people, LATERAL (
      SELECT t.id FROM credit_transactions t
      LEFT JOIN payments p ON p.user_id = t.user_id AND p.id = t.payment_id
      WHERE t.user_id = people.id AND t.payment_id IS NOT NULL AND p.id IS NULL OFFSET 0) wrong`,
  'a purchase names the intent of its payment': `
    SELECT wrong.id FROM people, LATERAL (
      SELECT t.id FROM credit_transactions t
      JOIN payments p ON p.user_id = t.user_id AND p.id = t.payment_id
      WHERE t.user_id = people.id AND t.type = 'purchase'
        AND t.stripe_payment_intent_id IS DISTINCT FROM p.provider_payment_id OFFSET 0) wrong`,
  'no hold outlives its lease by a minute': `
    SELECT lost.id FROM people, LATERAL (
      SELECT id FROM credit_holds WHERE user_id = people.id AND status = 'held'
        AND lease_expires_at < now() - interval '1 minute' OFFSET 0) lost`,
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

import { sql } from 'kysely'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { sweep } from '#server/credits/sweep.ts'
import type { Database } from '#server/database/database.ts'

/** What was answered to people with a 200, written down outside of the processes that may die. */
export class Witness {
  /** The nickname that an edit was last acknowledged to have set; edits count upwards. */
  readonly listings = new Map<string, number>()
  readonly purchases = new Set<string>()
  edits = 0

  get answers(): number {
    return this.listings.size + this.purchases.size + this.edits
  }

  get told(): string {
    return `${this.listings.size} listings, ${this.purchases.size} purchases and ${this.edits} edits were acknowledged`
  }

  /** Each acknowledged thing that is not there, or not as it was acknowledged. */
  async lost(db: Database): Promise<string[]> {
    const listings = await db.selectFrom('listings').select(['id', 'listingTitle']).execute()
    const stored = new Map(listings.map(({ id, listingTitle }) => [id, editIn(listingTitle)]))
    const entries = await db
      .selectFrom('creditTransactions')
      .select('stripePaymentIntentId')
      .where('type', '=', 'purchase')
      .execute()
    const paid = new Set(entries.map(({ stripePaymentIntentId }) => stripePaymentIntentId))
    return [
      ...[...this.listings].flatMap(([id, edit]) => lostListing(id, edit, stored.get(id))),
      ...[...this.purchases].flatMap((id) => (paid.has(id) ? [] : [`purchase ${id} is lost`])),
    ]
  }
}

export const EDIT = 'Edit '

function editIn(title: string | null): number {
  return title?.startsWith(EDIT) === true ? Number(title.slice(EDIT.length)) : 0
}

function lostListing(id: string, acknowledged: number, stored: number | undefined): string[] {
  if (stored === undefined) return [`listing ${id} is lost`]
  return stored < acknowledged ? [`edit ${acknowledged} of listing ${id} is lost`] : []
}

/**
 * Every rule that the books break once no writer is left: the invariants of the product, and beside
 * them the balance of each person counted anew from what they have.
 */
export async function faultsInBooks(db: Database): Promise<string[]> {
  const before = await brokenInvariants(db)
  await db
    .updateTable('creditHolds')
    .set({ leaseExpiresAt: sql<Date>`now() - interval '1 second'` })
    .where('status', '=', 'held')
    .execute()
  // It takes a batch at a time.
  while (await isHeld(db)) await sweep(db)
  const after = await brokenInvariants(db)
  const wrong = await sql<{ id: string }>`
    SELECT u.id FROM users u
    LEFT JOIN (SELECT user_id, COUNT(*) AS n FROM listings GROUP BY user_id) l ON l.user_id = u.id
    LEFT JOIN (SELECT user_id, SUM(target_credits) AS n FROM payments WHERE status = 'credited'
      GROUP BY user_id) p ON p.user_id = u.id
    WHERE u.closed_at IS NULL AND NOT EXISTS (
      SELECT 1 FROM credit_transactions t WHERE t.user_id = u.id
        AND t.type NOT IN ('free_plan', 'welcome_bonus', 'usage', 'purchase'))
    AND u.credits <> 10 + COALESCE(p.n, 0) - COALESCE(l.n, 0)`.execute(db)
  return [
    ...[...before, ...after].map(({ rule, offenders }) => `${rule}: ${offenders.join(', ')}`),
    ...wrong.rows.map(
      ({ id }) => `the balance of ${id} is not what was bought less what was written`,
    ),
  ]
}

async function isHeld(db: Database): Promise<boolean> {
  const open = db.selectFrom('creditHolds').select('id').where('status', '=', 'held').limit(1)
  return (await open.executeTakeFirst()) !== undefined
}

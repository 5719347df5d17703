import { type RawBuilder, sql } from 'kysely'
import { LISTING_COST } from '#contract/credits.ts'
import { builtOnce, type PlaceOf } from '#server/database/built-once.ts'
import type { Database } from '#server/database/database.ts'
import type { HoldRow } from '#server/database/tables.ts'

// What every generation asks of the ledger: built once, and with named columns planned once as well.

type Own = { userId: string }
type OneHold = Own & { id: string }
type Keyed = Own & { idempotencyKey: string }
/** A new hold, or an earlier one that is held again; it is given back when its lease is over. */
export type Wanted = Keyed & { id: string; requestHash: string; leaseSeconds: number }
/** How many credits one person may have set aside before the one that is wanted. */
type Most = { heldMax: number }
type Resolving = OneHold & Pick<HoldRow, 'status' | 'listingId'>

export const lockedBalances = builtOnce((db, valueOf: PlaceOf<Own>) =>
  db
    .selectFrom('users')
    .select(['credits', 'creditsHeld'])
    .where('id', '=', valueOf('userId'))
    .forNoKeyUpdate(),
)

export const standings = builtOnce((db, valueOf: PlaceOf<Keyed>) =>
  db
    .selectFrom('users')
    .leftJoin('creditHolds', (join) =>
      join
        .onRef('creditHolds.userId', '=', 'users.id')
        .on('idempotencyKey', '=', valueOf('idempotencyKey')),
    )
    .select(['credits', 'creditsHeld', 'status', 'requestHash', 'listingId'])
    .where('users.id', '=', valueOf('userId')),
)

const KNOWN = ['userId', 'id', 'attempt', 'status', 'requestHash', 'listingId'] as const
export type KnownHold = Pick<HoldRow, (typeof KNOWN)[number]>

export const holdsByKey = builtOnce((db, valueOf: PlaceOf<Keyed>) =>
  holdOfKey(db, valueOf).select(KNOWN),
)

function holdOfKey(db: Database, valueOf: PlaceOf<Keyed>) {
  return db
    .selectFrom('creditHolds')
    .where('userId', '=', valueOf('userId'))
    .where('idempotencyKey', '=', valueOf('idempotencyKey'))
}

export const holdsById = builtOnce((db, valueOf: PlaceOf<OneHold>) =>
  db
    .selectFrom('creditHolds')
    .select(KNOWN)
    .where('userId', '=', valueOf('userId'))
    .where('id', '=', valueOf('id')),
)

const ATTEMPT = ['userId', 'id', 'attempt'] as const

/** A new key and a free credit: the row of the user is locked by its change, and looked at again after any wait. */
export const heldAtOnce = builtOnce((db, valueOf: PlaceOf<Wanted & Most>) =>
  db
    .with('aside', (also) =>
      also
        .updateTable('users')
        .set((eb) => ({ creditsHeld: eb('creditsHeld', '+', LISTING_COST) }))
        .where('id', '=', valueOf('userId'))
        .where((eb) => eb(eb('credits', '-', eb.ref('creditsHeld')), '>=', LISTING_COST))
        .where('creditsHeld', '<=', valueOf('heldMax'))
        .where((eb) => eb.not(eb.exists(holdOfKey(db, valueOf).select('id'))))
        .returning('id'),
    )
    .insertInto('creditHolds')
    .columns(['userId', 'id', 'idempotencyKey', 'requestHash', 'leaseExpiresAt'])
    .expression((eb) =>
      eb
        .selectFrom('aside')
        .select([
          'aside.id',
          valueOf('id').as('holdId'),
          valueOf('idempotencyKey').as('idempotencyKey'),
          valueOf('requestHash').as('requestHash'),
          leaseEnd(valueOf('leaseSeconds')).as('leaseExpiresAt'),
        ]),
    )
    .returning(ATTEMPT),
)

export const created = builtOnce((db, valueOf: PlaceOf<Wanted>) =>
  db
    .insertInto('creditHolds')
    .values({
      userId: valueOf('userId'),
      id: valueOf('id'),
      idempotencyKey: valueOf('idempotencyKey'),
      requestHash: valueOf('requestHash'),
      leaseExpiresAt: leaseEnd(valueOf('leaseSeconds')),
    })
    .returning(ATTEMPT),
)

/** The same key again after a failure: the same hold, one attempt later. */
export const renewed = builtOnce((db, valueOf: PlaceOf<OneHold & { leaseSeconds: number }>) =>
  db
    .updateTable('creditHolds')
    .set((eb) => ({
      status: 'held',
      attempt: eb('attempt', '+', 1),
      leaseExpiresAt: leaseEnd(valueOf('leaseSeconds')),
      resolvedAt: null,
    }))
    .where('userId', '=', valueOf('userId'))
    .where('id', '=', valueOf('id'))
    .returning(ATTEMPT),
)

export const resolved = builtOnce((db, valueOf: PlaceOf<Resolving>) => resolving(db, valueOf))

type Spending = OneHold & { status: 'captured'; listingId: string; description: string }

/** The end of a hold and what is spent for it; the database takes both off the balance with the entry. */
export const spent = builtOnce((db, valueOf: PlaceOf<Spending>) =>
  db
    .with('resolved', (also) => resolving(also, valueOf))
    .insertInto('creditTransactions')
    .values({
      userId: valueOf('userId'),
      amount: -LISTING_COST,
      type: 'usage',
      description: valueOf('description'),
      holdId: valueOf('id'),
      listingId: valueOf('listingId'),
    }),
)

export const setAsideMore = builtOnce((db, valueOf: PlaceOf<Own & { credits: number }>) =>
  db
    .updateTable('users')
    .set((eb) => ({ creditsHeld: eb('creditsHeld', '+', valueOf('credits')) }))
    .where('id', '=', valueOf('userId')),
)

function resolving(db: Pick<Database, 'updateTable'>, valueOf: PlaceOf<Resolving>) {
  return db
    .updateTable('creditHolds')
    .set({
      status: valueOf('status'),
      listingId: valueOf('listingId'),
      resolvedAt: sql`now()`,
    })
    .where('userId', '=', valueOf('userId'))
    .where('id', '=', valueOf('id'))
}

function leaseEnd(leaseSeconds: RawBuilder<number>) {
  return sql<Date>`now() + make_interval(secs => ${leaseSeconds})`
}

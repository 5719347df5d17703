import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import { LISTING_COST } from '#contract/credits.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import type { HoldRow } from '#server/database/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'

/** Three times what a writer may take, on the database's clock: a crash costs this much patience. */
const LEASE_SECONDS = 180

/** How many listings one person may have in writing at once. */
export const IN_FLIGHT_MAX = 4

export type HoldRequest = {
  userId: string
  /** The same key never pays twice; it belongs to one request. */
  idempotencyKey: string
  requestHash: string
}

/** A credit set aside. The attempt tells it from an earlier hold under the same key. */
export type Hold = { userId: string; id: string; attempt: number }

export type HoldOutcome = { state: 'held'; hold: Hold } | { state: 'captured'; listingId: string }

export type CaptureOutcome =
  | { state: 'captured'; listingId: string }
  /** The key was taken up again meanwhile; that attempt is the one that counts. */
  | { state: 'superseded' }
  /** The lease ran out and the credit has gone elsewhere. */
  | { state: 'expired' }

/**
 * Sets one credit aside before anything is written, or says which listing the key already paid.
 * Refuses with not_signed_in, idempotency_key_reused, generation_running, insufficient_credits or
 * too_many_requests.
 */
export function hold(
  db: Database,
  request: HoldRequest,
  leaseSeconds = LEASE_SECONDS,
): Promise<HoldOutcome> {
  return inTransaction(db, async (tx) => {
    const balance = await lockBalance(tx, request.userId)
    const earlier = await findByKey(tx, request)
    const paid = judge(request, { balance, earlier })
    if (paid !== null) return { state: 'captured', listingId: paid }
    await setAside(tx, request.userId, LISTING_COST)
    const held = earlier ? renew(tx, earlier, leaseSeconds) : create(tx, request, leaseSeconds)
    return { state: 'held', hold: await held }
  })
}

/**
 * What hold would say just now, and nothing is set aside: which listing the key has paid, null where
 * there would be a hold, or the same refusals.
 */
export async function foresee(db: Database, request: HoldRequest): Promise<string | null> {
  const user = await selectBalance(db, request.userId).executeTakeFirst()
  const earlier = await findByKey(db, request)
  return judge(request, { balance: balanceOf(user), earlier })
}

type Standing = { balance: Balance; earlier: HoldRow | undefined }

function judge(request: HoldRequest, { balance, earlier }: Standing): string | null {
  if (earlier !== undefined) {
    if (earlier.requestHash !== request.requestHash) throw new Problem('idempotency_key_reused')
    if (earlier.listingId !== null) return earlier.listingId
    if (earlier.status === 'held') {
      throw new Problem('generation_running', { retryAfterSeconds: 2 })
    }
  }
  if (balance.available < LISTING_COST) throw new Problem('insufficient_credits')
  // Checked after the balance, so that an empty account is always told what it lacks.
  if (balance.held >= IN_FLIGHT_MAX * LISTING_COST) {
    throw new Problem('too_many_requests', { retryAfterSeconds: 5 })
  }
  return null
}

/** What a credit was spent for, in the words of the credit history. */
export type SpentFor = 'Listing generated' | 'Listing improved'

/** Stores what was written and spends the credit held for it: both, or neither. */
export function capture(
  db: Database,
  { spentFor = 'Listing generated', ...held }: Hold & { spentFor?: SpentFor | undefined },
  save: (tx: Transaction) => Promise<string>,
): Promise<CaptureOutcome> {
  return inTransaction(db, async (tx) => {
    const balance = await lockBalance(tx, held.userId)
    const current = await oneHold(tx, held)
    if (current.listingId !== null) return { state: 'captured', listingId: current.listingId }
    if (current.attempt !== held.attempt) return { state: 'superseded' }
    if (current.status !== 'held') {
      if (balance.available < LISTING_COST) return { state: 'expired' }
      await setAside(tx, held.userId, LISTING_COST)
    }
    const listingId = await save(tx)
    await resolve(tx, held, { status: 'captured', listingId })
    await spend(tx, { ...held, listingId }, spentFor)
    return { state: 'captured', listingId }
  })
}

/** Gives a held credit back. Doing so twice, or too late, changes nothing. */
export function release(db: Database, held: Hold): Promise<void> {
  return giveBack(db, held, 'released')
}

/** Gives back the credit of a hold whose lease ran out. */
export function expire(db: Database, held: Hold): Promise<void> {
  return giveBack(db, held, 'expired')
}

type Resolution =
  | { status: 'captured'; listingId: string }
  | { status: 'released' | 'expired'; listingId: null }

type Balance = { credits: number; held: number; available: number }

/**
 * Whoever moves a balance locks its user first: one order everywhere, so no deadlocks. The key stays free:
 * whoever only writes something that belongs to the user does not wait, and cannot meet us head on.
 */
export async function lockBalance(tx: Transaction, userId: string): Promise<Balance> {
  return balanceOf(await selectBalance(tx, userId).forNoKeyUpdate().executeTakeFirst())
}

function selectBalance(db: Database, userId: string) {
  return db.selectFrom('users').select(['credits', 'creditsHeld']).where('id', '=', userId)
}

function balanceOf(user: { credits: number; creditsHeld: number } | undefined): Balance {
  if (user === undefined) throw new Problem('not_signed_in')
  const { credits, creditsHeld: held } = user
  return { credits, held, available: credits - held }
}

function findByKey(tx: Database, request: HoldRequest): Promise<HoldRow | undefined> {
  return tx
    .selectFrom('creditHolds')
    .selectAll()
    .where('userId', '=', request.userId)
    .where('idempotencyKey', '=', request.idempotencyKey)
    .executeTakeFirst()
}

function oneHold(tx: Transaction, { userId, id }: Hold): Promise<HoldRow> {
  return tx
    .selectFrom('creditHolds')
    .selectAll()
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

async function create(tx: Transaction, request: HoldRequest, leaseSeconds: number): Promise<Hold> {
  return tx
    .insertInto('creditHolds')
    .values({ ...request, id: randomUUIDv7(), leaseExpiresAt: leaseEnd(leaseSeconds) })
    .returning(['userId', 'id', 'attempt'])
    .executeTakeFirstOrThrow()
}

/** The same key again after a failure: the same hold, one attempt later. */
async function renew(
  tx: Transaction,
  { userId, id, attempt }: HoldRow,
  leaseSeconds: number,
): Promise<Hold> {
  return tx
    .updateTable('creditHolds')
    .set({
      status: 'held',
      attempt: attempt + 1,
      leaseExpiresAt: leaseEnd(leaseSeconds),
      resolvedAt: null,
    })
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning(['userId', 'id', 'attempt'])
    .executeTakeFirstOrThrow()
}

async function giveBack(db: Database, held: Hold, status: 'released' | 'expired'): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBalance(tx, held.userId)
    const current = await oneHold(tx, held)
    if (current.status !== 'held' || current.attempt !== held.attempt) return
    await resolve(tx, held, { status, listingId: null })
    await setAside(tx, held.userId, -LISTING_COST)
  })
}

async function resolve(tx: Transaction, held: Hold, resolution: Resolution): Promise<void> {
  await tx
    .updateTable('creditHolds')
    .set({ ...resolution, resolvedAt: sql`now()` })
    .where('userId', '=', held.userId)
    .where('id', '=', held.id)
    .execute()
}

/** The database takes the credit and its hold off the balance with the entry. */
async function spend(
  tx: Transaction,
  { listingId, ...held }: Hold & { listingId: string },
  description: SpentFor,
): Promise<void> {
  await tx
    .insertInto('creditTransactions')
    .values({
      userId: held.userId,
      amount: -LISTING_COST,
      type: 'usage',
      description,
      holdId: held.id,
      listingId,
    })
    .execute()
}

async function setAside(tx: Transaction, userId: string, credits: number): Promise<void> {
  await tx
    .updateTable('users')
    .set((eb) => ({ creditsHeld: eb('creditsHeld', '+', credits) }))
    .where('id', '=', userId)
    .execute()
}

function leaseEnd(leaseSeconds: number) {
  return sql<Date>`now() + make_interval(secs => ${leaseSeconds})`
}

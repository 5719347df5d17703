import { randomUUIDv7 } from 'node:crypto'
import { LISTING_COST } from '#contract/credits.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { isUniqueViolation, isWorthRepeating } from '#server/database/errors.ts'
import type { HoldRow, UserRow } from '#server/database/tables.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import {
  created,
  heldAtOnce,
  holdsById,
  holdsByKey,
  type KnownHold,
  lockedBalances,
  renewed,
  resolved,
  setAsideMore,
  spent,
  standings,
  type Wanted,
} from './ledger-statements.ts'

/** Three times what a writer may take, on the database's clock: a crash costs this much patience. */
const LEASE_SECONDS = 180

/** How many listings one person may have in writing at once. */
export const IN_FLIGHT_MAX = 4
/** How many credits they have set aside at most while one more may be. */
const HELD_MAX = (IN_FLIGHT_MAX - 1) * LISTING_COST

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
export async function hold(
  db: Database,
  request: HoldRequest,
  leaseSeconds = LEASE_SECONDS,
): Promise<HoldOutcome> {
  const wanted = { ...request, id: randomUUIDv7(), leaseSeconds }
  // Nearly every hold is a new key and a credit that is free. Whatever else it is, nothing is set aside by this.
  const [held] = await heldAtOnce(db, { ...wanted, heldMax: HELD_MAX }).catch(noneOfThem)
  return held === undefined ? heldOrRefused(db, wanted) : { state: 'held', hold: held }
}

/** For one that met another of the same key in this very moment. */
function noneOfThem(error: unknown): never[] {
  if (isUniqueViolation(error) || isWorthRepeating(error)) return []
  throw error
}

function heldOrRefused(db: Database, wanted: Wanted): Promise<HoldOutcome> {
  return inTransaction(db, async (tx) => {
    const balance = await lockBalance(tx, wanted.userId)
    const earlier = await findByKey(tx, wanted)
    const paid = judge(wanted, { balance, earlier })
    if (paid !== null) return { state: 'captured', listingId: paid }
    await setAside(tx, wanted.userId, LISTING_COST)
    const [held] = await (earlier ? renewed(tx, { ...wanted, ...earlier }) : created(tx, wanted))
    if (held === undefined) throw new Error('A hold is written or refused')
    return { state: 'held', hold: held }
  })
}

/**
 * What hold would say just now, and nothing is set aside: which listing the key has paid, null where
 * there would be a hold, or the same refusals.
 */
export async function foresee(db: Database, request: HoldRequest): Promise<string | null> {
  const [found] = await standings(db, request)
  const balance = balanceOf(found)
  const { status = null, requestHash = null, listingId = null } = found ?? {}
  const earlier = status && requestHash ? { status, requestHash, listingId } : undefined
  return judge(request, { balance, earlier })
}

type Earlier = Pick<HoldRow, 'status' | 'requestHash' | 'listingId'>
type Standing = { balance: Balance; earlier: Earlier | undefined }

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
  if (balance.held > HELD_MAX) {
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
    await spent(tx, { ...held, status: 'captured', listingId, description: spentFor })
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

type Balance = { credits: number; held: number; available: number }

/**
 * Whoever moves a balance locks its user first: one order everywhere, so no deadlocks. The key stays free:
 * whoever only writes something that belongs to the user does not wait, and cannot meet us head on.
 */
export async function lockBalance(tx: Transaction, userId: string): Promise<Balance> {
  const [user] = await lockedBalances(tx, { userId })
  return balanceOf(user)
}

type Counts = Pick<UserRow, 'credits' | 'creditsHeld'>

function balanceOf(user: Counts | undefined): Balance {
  if (user === undefined) throw new Problem('not_signed_in')
  const { credits, creditsHeld: held } = user
  return { credits, held, available: credits - held }
}

async function findByKey(db: Database, request: HoldRequest): Promise<KnownHold | undefined> {
  const [known] = await holdsByKey(db, request)
  return known
}

async function oneHold(tx: Transaction, held: Hold): Promise<KnownHold> {
  const [known] = await holdsById(tx, held)
  if (known === undefined) throw new Error('A hold is kept for good')
  return known
}

async function giveBack(db: Database, held: Hold, status: 'released' | 'expired'): Promise<void> {
  await inTransaction(db, async (tx) => {
    await lockBalance(tx, held.userId)
    const current = await oneHold(tx, held)
    if (current.status !== 'held' || current.attempt !== held.attempt) return
    await resolved(tx, { ...held, status, listingId: null })
    await setAside(tx, held.userId, -LISTING_COST)
  })
}

async function setAside(tx: Transaction, userId: string, credits: number): Promise<void> {
  await setAsideMore(tx, { userId, credits })
}

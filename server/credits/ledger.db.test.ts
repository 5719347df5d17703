import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ENTRY_TYPES } from '#contract/credits.ts'
import { OPENING_CREDITS } from '#contract/opening-credits.ts'
import { noteAct } from '#server/audit/audit.ts'
import type { Database, OpenDatabase } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { storeListing } from '#server/listings/library.ts'
import { testDatabase } from '#server/testing/database.ts'
import { codeOf } from '#server/testing/outcome.ts'
import { aGeneratorInput, aListing, aMember, aWriting, balanceOf } from '#server/testing/people.ts'
import { adjust } from './adjust.ts'
import { history } from './history.ts'
import { brokenInvariants } from './invariants.ts'
import { capture, type Hold, hold, lockBalance, release } from './ledger.ts'
import { sweep } from './sweep.ts'

let open: OpenDatabase
let db: Database
beforeAll(async () => {
  open = await testDatabase()
  db = open.db
})
afterEach(async () => {
  expect(await brokenInvariants(db)).toEqual([])
})
afterAll(() => open.close())

describe('an account', () => {
  it('opens with the free plan’s credits and the welcome bonus, an entry each', async () => {
    const ana = await aMember(db)
    const { entries } = await history(db, { userId: ana.id, limit: 10 })
    expect(entries.toReversed()).toMatchObject(OPENING_CREDITS)
    expect(entries.map(({ balanceAfter }) => balanceAfter)).toEqual([10, 5])
  })

  it('opens once, however many first requests come at once', async () => {
    const row = { identityIssuer: 'i', identitySubject: 's', email: 'first@example.com' }
    await Promise.all(
      Array.from({ length: 50 }, (_, place) =>
        db
          .insertInto('users')
          .values({ id: `first-${place}`, ...row })
          .onConflict((conflict) =>
            conflict.columns(['identityIssuer', 'identitySubject']).doNothing(),
          )
          .execute(),
      ),
    )
    const people = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', row.email)
      .execute()
    expect(people).toHaveLength(1)
    const { entries } = await history(db, { userId: people[0]?.id ?? '', limit: 10 })
    expect(entries).toHaveLength(2)
    expect(await balanceOf(db, people[0]?.id ?? '')).toEqual({ credits: 10, creditsHeld: 0 })
  })
})

// The embedded database does one transaction after the other.
it.runIf(process.env['TEST_DATABASE_URL'])(
  'a balance that is being moved keeps nobody from writing down something else of its owner',
  async () => {
    const ana = await aMember(db)
    const [locked, written] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const moving = inTransaction(db, async (tx) => {
      await lockBalance(tx, ana.id)
      locked.resolve()
      await written.promise
    })
    await locked.promise
    await noteAct(db, { actorId: null, action: 'refund_ordered', subjectId: ana.id, detail: '' })
    written.resolve()
    await moving
  },
)

describe('a hold', () => {
  it('is given back once, however often that is tried', async () => {
    const ana = await aMember(db)
    const held = await aHold(ana.id)
    await Promise.all([release(db, held), release(db, held), release(db, held)])
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  })

  it('is one for each key, however many ask in the same moment', async () => {
    const ana = await aMember(db)
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(aHold(ana.id, 'one'))))
    expect(codes.toSorted()).toEqual([
      'done',
      ...Array.from({ length: 19 }, () => 'generation_running'),
    ])
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 1 })
  })

  it.each([
    { credits: 2, refused: 'insufficient_credits', most: 2 },
    { credits: 10, refused: 'too_many_requests', most: 4 },
  ])('is refused beyond $most of $credits credits to any of many keys', async (wanted) => {
    const ana = await aMember(db, { credits: wanted.credits })
    const codes = await Promise.all(Array.from({ length: 20 }, () => codeOf(aHold(ana.id))))
    expect(codes.filter((code) => code === 'done')).toHaveLength(wanted.most)
    expect(new Set(codes)).toEqual(new Set(['done', wanted.refused]))
    const { credits, most: creditsHeld } = wanted
    expect(await balanceOf(db, ana.id)).toEqual({ credits, creditsHeld })
  })

  it('is captured once, however often that is tried', async () => {
    const ana = await aMember(db)
    const held = await aHold(ana.id)
    const outcomes = await Promise.all([keep(held), keep(held), keep(held)])
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1)
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('stays captured when it is given back too late', async () => {
    const ana = await aMember(db)
    const held = await aHold(ana.id)
    await keep(held)
    await release(db, held)
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 9, creditsHeld: 0 })
  })

  it('keeps nothing of a listing that cannot be stored', async () => {
    const ana = await aMember(db)
    const held = await aHold(ana.id)
    const failing = capture(db, held, async (tx) => {
      await storeListing(tx, contentFor(ana.id))
      throw new Error('The disk is full')
    })
    await expect(failing).rejects.toThrow('The disk is full')
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 1 })
    await release(db, held)
  })

  it('taken up again fences off the writer of the attempt before', async () => {
    const ana = await aMember(db, { credits: 1 })
    const first = await aHold(ana.id, 'fence')
    await release(db, first)
    const second = await aHold(ana.id, 'fence')
    expect(await keep(first)).toEqual({ state: 'superseded' })
    await release(db, first)
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 1, creditsHeld: 1 })
    expect(await keep(second)).toMatchObject({ state: 'captured' })
  })
})

describe('a lease that ran out', () => {
  it('gives the credit back at the next sweep', async () => {
    const ana = await aMember(db)
    const held = await aHold(ana.id)
    await endLease(held)
    await Promise.all([sweep(db), sweep(db)])
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  })

  it('still pays for a late listing while a credit is free', async () => {
    const ana = await aMember(db, { credits: 1 })
    const held = await aHold(ana.id)
    await endLease(held)
    await sweep(db)
    expect(await keep(held)).toMatchObject({ state: 'captured' })
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 0, creditsHeld: 0 })
  })

  it('discards a late listing when the credit has gone elsewhere', async () => {
    const ana = await aMember(db, { credits: 1 })
    const held = await aHold(ana.id)
    await endLease(held)
    await sweep(db)
    await aListing(db, ana.id)
    expect(await keep(held)).toEqual({ state: 'expired' })
  })

  // The embedded database has no clock but its process's own.
  it.runIf(process.env['TEST_DATABASE_URL'])(
    'is judged by the database’s clock alone',
    async () => {
      const ana = await aMember(db)
      const realNow = Date.now
      try {
        for (const dayMs of [-86_400_000, 86_400_000]) {
          Date.now = () => realNow() + dayMs
          await aHold(ana.id)
          await sweep(db)
        }
      } finally {
        Date.now = realNow
      }
      expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 2 })
    },
  )
})

describe('an admin', () => {
  it('sets a balance by an entry that says who did it', async () => {
    const [ana, boss] = [await aMember(db), await aMember(db)]
    const set = (credits: number) => adjust(db, { userId: ana.id, credits, actorId: boss.id })
    expect(await Promise.all([set(3), set(40)])).toHaveLength(2)
    const { entries } = await history(db, { userId: ana.id, limit: 1 })
    expect([3, 40]).toContain(entries[0]?.balanceAfter)
    expect((await balanceOf(db, ana.id)).credits).toBe(entries[0]?.balanceAfter)
  })

  it('posts nothing where nothing changes, and never less than is held', async () => {
    const ana = await aMember(db)
    await aHold(ana.id)
    const set = (credits: number) => adjust(db, { userId: ana.id, credits, actorId: ana.id })
    expect(await set(10)).toEqual({ state: 'adjusted', change: 0 })
    expect(await set(0)).toEqual({ state: 'below_held', held: 1 })
    expect((await history(db, { userId: ana.id, limit: 10 })).entries).toHaveLength(2)
  })
})

it('pages through a ledger, newest first', async () => {
  const ana = await aMember(db)
  for (let place = 0; place < 3; place += 1) await aListing(db, ana.id)
  const first = await history(db, { userId: ana.id, limit: 3 })
  expect(first.entries.map(({ balanceAfter }) => balanceAfter)).toEqual([7, 8, 9])
  const second = await history(db, { userId: ana.id, limit: 3, cursor: first.nextCursor ?? 0 })
  expect(second.entries.map(({ type }) => type)).toEqual(['welcome_bonus', 'free_plan'])
  expect(second.nextCursor).toBeNull()
})

describe('the database', () => {
  const USAGE = `INSERT INTO credit_transactions (user_id, amount, type, description)`
  it.each([
    ['a balance that is written directly', `UPDATE users SET credits = 99 WHERE id = $id`],
    ['a counter that is written directly', `UPDATE users SET ledger_seq = 99 WHERE id = $id`],
    ['a changed entry', `UPDATE credit_transactions SET amount = 9 WHERE user_id = $id`],
    ['a deleted entry', `DELETE FROM credit_transactions WHERE user_id = $id`],
    ['an emptied ledger', `TRUNCATE credit_transactions`],
    ['a negative balance', `${USAGE} VALUES ($id, -11, 'closure', '')`],
    ['a usage without a hold', `${USAGE} VALUES ($id, -1, 'usage', '')`],
    ['a purchase without a payment', `${USAGE} VALUES ($id, 10, 'purchase', '')`],
    ['an adjustment by nobody', `${USAGE} VALUES ($id, 10, 'admin_adjustment', '')`],
    ['a second welcome bonus', `${USAGE} VALUES ($id, 5, 'welcome_bonus', '')`],
    ['an unknown kind of entry', `${USAGE} VALUES ($id, 5, 'gift', '')`],
    ['more held than there is', `UPDATE users SET credits_held = 11 WHERE id = $id`],
    [
      'an account with a balance of its own',
      `INSERT INTO users (id, email, identity_issuer, identity_subject, credits)
       VALUES ('rich', 'rich@example.com', 'i', 'rich', 1000)`,
    ],
  ])('refuses %s', async (_what, statement) => {
    const ana = await aMember(db)
    const forbidden = sql.raw(statement.replaceAll('$id', `'${ana.id}'`)).execute(db)
    await expect(forbidden).rejects.toMatchObject({ severity: 'ERROR' })
    expect(await balanceOf(db, ana.id)).toEqual({ credits: 10, creditsHeld: 0 })
  })

  it('knows the entry types of the contract and no other', async () => {
    const { rows } = await sql<{ check: string }>`
      SELECT pg_get_constraintdef(oid) AS check FROM pg_constraint WHERE conname = 'sign_by_type'
    `.execute(db)
    const known = rows[0]?.check.match(/'(\w+)'/g)?.map((quoted) => quoted.slice(1, -1))
    expect(new Set(known)).toEqual(new Set<string>(ENTRY_TYPES))
  })
})

it('refuses a hold to somebody who is not there', async () => {
  const nobody = { userId: 'nobody', idempotencyKey: 'k', requestHash: 'h' }
  expect(await codeOf(hold(db, nobody))).toBe('not_signed_in')
})

async function aHold(userId: string, key: string = crypto.randomUUID()): Promise<Hold> {
  const outcome = await hold(db, { userId, idempotencyKey: key, requestHash: 'h' })
  if (outcome.state !== 'held') throw new Error('Already captured')
  return outcome.hold
}

function keep(held: Hold) {
  return capture(db, held, (tx) => storeListing(tx, contentFor(held.userId)))
}

function contentFor(userId: string) {
  return { userId, input: aGeneratorInput(), writing: aWriting() }
}

async function endLease(held: Hold): Promise<void> {
  await db
    .updateTable('creditHolds')
    .set({ leaseExpiresAt: sql<Date>`now() - interval '1 second'` })
    .where('id', '=', held.id)
    .execute()
}

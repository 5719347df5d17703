import { sql } from 'kysely'
import type { Database } from '#server/database/database.ts'
import { asJson } from '#server/database/json.ts'
import { type BrokenInvariant, brokenInvariants } from './invariants.ts'

/** So many people are asked about in one statement: few enough that keys are cheaper than a whole table. */
const SLICE = 50

/** An entry's time is that of its transaction's beginning, so a slow one shows late. */
const OVERLAP = sql`interval '1 minute'`

export type Look = {
  /** How long it may take; what is left over is for the next. */
  forMs: number
  /** How long the last whole round may be past before another begins. */
  everyMinutes: number
  onBroken: (broken: BrokenInvariant) => void
}

/**
 * Looks at the books of everybody who has something new, and then at a part of all the others, going
 * on where the last look stopped. One process at a time; see takeTurn.
 */
export async function lookAtBooks(db: Database, look: Look): Promise<void> {
  const endsAt = performance.now() + look.forMs
  await db
    .insertInto('booksLook')
    .values({ id: 1 })
    .onConflict((one) => one.doNothing())
    .execute()
  const { now, people } = await peopleWithNews(db)
  for (let from = 0; from < people.length; from += SLICE)
    await lookAt(db, { people: people.slice(from, from + SLICE), look })
  await db.updateTable('booksLook').set({ newsUntil: now }).execute()
  await beginRound(db, look)
  // At least one step, so that a round comes to its end whatever else there is to do.
  while (await goOn(db, look)) if (performance.now() >= endsAt) return
}

/** How the books stood at the last looks, for the operator; null before the first. */
export async function booksNow(
  db: Database,
): Promise<{ brokenRules: number; roundAgeSeconds: number; newsAgeSeconds: number } | null> {
  const found = await db
    .selectFrom('booksLook')
    .select([
      'broken',
      'brokenInRound',
      sql<number>`extract(epoch FROM now() - finished_at)::float8`.as('roundAgeSeconds'),
      sql<number>`extract(epoch FROM now() - news_until)::float8`.as('newsAgeSeconds'),
    ])
    .executeTakeFirst()
  if (found === undefined) return null
  const { broken, brokenInRound, ...ages } = found
  return { brokenRules: new Set([...broken, ...brokenInRound]).size, ...ages }
}

async function peopleWithNews(db: Database): Promise<{ now: Date; people: string[] }> {
  const { rows } = await sql<{ now: Date; id: string | null }>`
    WITH news AS (
      SELECT t.user_id AS id FROM credit_transactions t, books_look
      WHERE t.created_at > books_look.news_until - ${OVERLAP}
      UNION
      SELECT user_id FROM credit_holds
      WHERE status = 'held' AND lease_expires_at < now()
    ) SELECT now() AS now, news.id FROM (SELECT 1) one LEFT JOIN news ON true`.execute(db)
  const [first] = rows
  if (first === undefined) throw new Error('The database did not tell the time')
  return { now: first.now, people: rows.flatMap(({ id }) => id ?? []) }
}

async function beginRound(db: Database, { everyMinutes }: Look): Promise<void> {
  await db
    .updateTable('booksLook')
    .set({
      isRunning: true,
      position: '',
      beganAt: sql`now()`,
      brokenInRound: asJson<string[]>([]),
    })
    .where('isRunning', '=', false)
    .where('beganAt', '<=', sql<Date>`now() - make_interval(mins => ${everyMinutes})`)
    .execute()
}

/** Looks at the next people of the round; false when there is nothing left to do. */
async function goOn(db: Database, look: Look): Promise<boolean> {
  const round = await db
    .selectFrom('booksLook')
    .select(['position', 'isRunning'])
    .executeTakeFirstOrThrow()
  if (!round.isRunning) return false
  const next = await db
    .selectFrom('users')
    .select('id')
    .where('id', '>', round.position)
    .orderBy('id')
    .limit(SLICE)
    .execute()
  const people = next.map(({ id }) => id)
  const position = people.at(-1)
  if (position === undefined) {
    await endRound(db)
    return false
  }
  await lookAt(db, { people, look })
  await db.updateTable('booksLook').set({ position }).execute()
  return true
}

async function endRound(db: Database): Promise<void> {
  await db
    .updateTable('booksLook')
    .set((eb) => ({
      isRunning: false,
      finishedAt: sql`now()`,
      broken: eb.ref('brokenInRound'),
      brokenInRound: asJson<string[]>([]),
    }))
    .execute()
}

type Slice = { people: string[]; look: Look }

async function lookAt(db: Database, { people, look }: Slice): Promise<void> {
  const broken = await brokenInvariants(db, people)
  if (broken.length === 0) return
  for (const one of broken) look.onBroken(one)
  const { brokenInRound } = await db
    .selectFrom('booksLook')
    .select('brokenInRound')
    .executeTakeFirstOrThrow()
  const rules = new Set([...brokenInRound, ...broken.map(({ rule }) => rule)])
  await db
    .updateTable('booksLook')
    .set({ brokenInRound: asJson([...rules]) })
    .execute()
}

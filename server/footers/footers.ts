import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Footer, FooterBody, FooterPatch } from '#contract/footers.ts'
import type { Database } from '#server/database/database.ts'
import { type OwnRow, ownRows } from '#server/database/own-rows.ts'
import type { FooterRow } from '#server/database/tables.ts'

/** All footers of a person, newest first. */
export async function listFooters(db: Database, userId: string): Promise<Footer[]> {
  const rows = await db
    .selectFrom('footers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map(asFooter)
}

export async function createFooter(
  db: Database,
  userId: string,
  { name, content }: FooterBody,
): Promise<Footer> {
  const row = await db
    .insertInto('footers')
    .values({ userId, id: randomUUIDv7(), name, content })
    .returningAll()
    .executeTakeFirstOrThrow()
  return asFooter(row)
}

/** Changes what the patch names, and nothing else; refuses a footer that has another version. */
export async function patchFooter(db: Database, own: OwnRow, patch: FooterPatch): Promise<Footer> {
  return asFooter(await ownFooters(db).patch(own, { ...patch, updatedAt: sql`now()` }))
}

export function removeFooter(db: Database, own: OwnRow): Promise<void> {
  return ownFooters(db).remove(own)
}

/** Brings back, as it was, a footer that was deleted a moment ago. */
export async function restoreFooter(db: Database, own: OwnRow): Promise<Footer> {
  return asFooter(await ownFooters(db).restore(own))
}

function ownFooters(db: Database) {
  return ownRows(db, 'footers', { notFound: 'footer_not_found', changed: 'footer_changed' })
}

function asFooter({ userId: _userId, createdAt, updatedAt, ...shown }: FooterRow): Footer {
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Footer, FooterBody, FooterPatch } from '#contract/footers.ts'
import type { Database } from '#server/database/database.ts'
import { type OwnRow, ownRows } from '#server/database/own-rows.ts'
import type { FooterRow } from '#server/database/tables.ts'

/** All footers of a person, newest first. */
export async function listFooters(db: Database, userId: string): Promise<Footer[]> {
  const usual = await usualFooterOf(db, userId)
  const rows = await db
    .selectFrom('footers')
    .selectAll()
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => asFooter(row, usual))
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
  return asFooter(row, null)
}

/** Changes what the patch names, and nothing else; refuses a footer that has another version. */
export async function patchFooter(db: Database, own: OwnRow, patch: FooterPatch): Promise<Footer> {
  const row = await ownFooters(db).patch(own, { ...patch, updatedAt: sql`now()` })
  return asFooter(row, await usualFooterOf(db, own.userId))
}

/** Chooses the footer that goes under every new listing, or none; answers all of them. */
export async function chooseUsualFooter(
  db: Database,
  userId: string,
  footerId: string | null,
): Promise<Footer[]> {
  const usual = footerId === null ? null : (await ownFooters(db).find({ userId, id: footerId })).id
  await db.updateTable('users').set({ usualFooterId: usual }).where('id', '=', userId).execute()
  return listFooters(db, userId)
}

export function removeFooter(db: Database, own: OwnRow): Promise<void> {
  return ownFooters(db).remove(own)
}

/** Brings back, as it was, a footer that was deleted a moment ago. */
export async function restoreFooter(db: Database, own: OwnRow): Promise<Footer> {
  const row = await ownFooters(db).restore(own)
  return asFooter(row, await usualFooterOf(db, own.userId))
}

/** What of the footers can be had back. */
export async function deletedFooters(
  db: Database,
  userId: string,
): Promise<(Footer & { deletedAt: string })[]> {
  const { rows } = await sql<FooterRow & { deletedAt: Date }>`
    SELECT (jsonb_populate_record(NULL::footers, content)).*, deleted_at FROM wastebasket
    WHERE user_id = ${userId} AND source = 'footers' ORDER BY deleted_at DESC, id DESC`.execute(db)
  return rows.map(({ deletedAt, ...row }) => ({
    ...asFooter(row, null),
    deletedAt: deletedAt.toISOString(),
  }))
}

function ownFooters(db: Database) {
  return ownRows(db, 'footers', { notFound: 'footer_not_found', changed: 'footer_changed' })
}

async function usualFooterOf(db: Database, userId: string): Promise<string | null> {
  const user = await db
    .selectFrom('users')
    .select('usualFooterId')
    .where('id', '=', userId)
    .executeTakeFirst()
  return user?.usualFooterId ?? null
}

function asFooter(row: FooterRow, usual: string | null): Footer {
  const { userId: _userId, createdAt, updatedAt, ...shown } = row
  return {
    ...shown,
    isUsual: row.id === usual,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

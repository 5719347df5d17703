import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Footer, FooterBody, FooterPatch } from '#contract/footers.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { FooterRow } from '#server/database/tables.ts'
import { bringBack, throwAway } from '#server/database/wastebasket.ts'
import { Problem } from '#server/platform/problem.ts'

/** A footer and who asks for it: other people's footers look like none. */
export type OwnFooter = { userId: string; id: string }

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

/** Without a version any will do. */
type EditedFooter = OwnFooter & { version?: number | undefined }

/** Changes what the patch names, and nothing else; refuses a footer that has another version. */
export async function patchFooter(
  db: Database,
  own: EditedFooter,
  patch: FooterPatch,
): Promise<Footer> {
  const row = await db
    .updateTable('footers')
    .set({ ...patch, updatedAt: sql`now()` })
    .set((eb) => ({ version: eb('version', '+', 1) }))
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .$if(own.version !== undefined, (query) => query.where('version', '=', own.version ?? 0))
    .returningAll()
    .executeTakeFirst()
  if (row !== undefined) return asFooter(row)
  await findFooter(db, own)
  throw new Problem('footer_changed')
}

export async function removeFooter(db: Database, own: OwnFooter): Promise<void> {
  const wasThere = await throwAway(db, { source: 'footers', ...own })
  if (!wasThere) throw new Problem('footer_not_found')
}

/** Brings back, as it was, a footer that was deleted a moment ago. */
export async function restoreFooter(db: Database, own: OwnFooter): Promise<Footer> {
  await bringBack(db, { source: 'footers', ...own })
  return findFooter(db, own)
}

async function findFooter(db: Database, own: OwnFooter): Promise<Footer> {
  const row = await db
    .selectFrom('footers')
    .selectAll()
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .executeTakeFirst()
  if (row === undefined) throw new Problem('footer_not_found')
  return asFooter(row)
}

function asFooter({ userId: _userId, createdAt, updatedAt, ...shown }: FooterRow): Footer {
  return { ...shown, createdAt: createdAt.toISOString(), updatedAt: updatedAt.toISOString() }
}

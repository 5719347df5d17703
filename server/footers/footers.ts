import { randomUUIDv7 } from 'node:crypto'
import { sql } from 'kysely'
import type { Footer, FooterBody, FooterPatch } from '#contract/footers.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import type { FooterRow } from '#server/database/tables.ts'
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

/** Changes what the patch names, and nothing else. */
export async function patchFooter(
  db: Database,
  own: OwnFooter,
  patch: FooterPatch,
): Promise<Footer> {
  const row = await db
    .updateTable('footers')
    .set({ ...patch, updatedAt: sql`now()` })
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .returningAll()
    .executeTakeFirst()
  return asFooter(found(row))
}

export async function removeFooter(db: Database, own: OwnFooter): Promise<void> {
  const row = await db
    .deleteFrom('footers')
    .where('userId', '=', own.userId)
    .where('id', '=', asId(own.id))
    .returning('id')
    .executeTakeFirst()
  found(row)
}

function found<Row>(row: Row | undefined): Row {
  if (row === undefined) throw new Problem('footer_not_found')
  return row
}

function asFooter({ id, name, content, createdAt, updatedAt }: FooterRow): Footer {
  return {
    id,
    name,
    content,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }
}

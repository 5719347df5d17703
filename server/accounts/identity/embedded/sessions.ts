import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { Database } from '#server/database/database.ts'
import { asJson } from '#server/database/json.ts'
import { deleteInPortions } from '#server/database/portions.ts'
import { SESSION_DAYS, SESSION_DAYS_AT_MOST } from './cookie.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const StoredSession = z.object({ identityUserId: z.string(), signedInAt: z.iso.datetime() })

export type Session = { id: string; identityUserId: string; signedInAt: Date }

/** Opens a session and answers the secret for the cookie; the database keeps only its hash. */
export async function openSession(
  db: Database,
  { identityUserId, now }: { identityUserId: string; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('sessions')
    .values({
      sid: idOf(secret),
      sess: asJson({ identityUserId, signedInAt: now.toISOString() }),
      expire: new Date(now.getTime() + SESSION_DAYS * DAY_MS),
    })
    .execute()
  return secret
}

export async function findSession(
  db: Database,
  { secret, now }: { secret: string; now: Date },
): Promise<Session | null> {
  const id = idOf(secret)
  const row = await db
    .selectFrom('sessions')
    .select('sess')
    .where('sid', '=', id)
    .where('expire', '>', now)
    .executeTakeFirst()
  const stored = StoredSession.safeParse(row?.sess)
  if (!stored.success) return null
  const { identityUserId, signedInAt } = stored.data
  return { id, identityUserId, signedInAt: new Date(signedInAt) }
}

/** Lets a session that is used last longer, once a day, up to its end; answers whether it did. */
export async function extendSession(
  db: Database,
  { id, signedInAt, now }: Pick<Session, 'id' | 'signedInAt'> & { now: Date },
): Promise<boolean> {
  const expireMs = Math.min(
    now.getTime() + SESSION_DAYS * DAY_MS,
    signedInAt.getTime() + SESSION_DAYS_AT_MOST * DAY_MS,
  )
  const extended = await db
    .updateTable('sessions')
    .set({ expire: new Date(expireMs) })
    .where('sid', '=', id)
    .where('expire', '<', new Date(expireMs - DAY_MS))
    .returning('sid')
    .executeTakeFirst()
  return extended !== undefined
}

/** Ends the session; the ID tokens it minted are refused from now on. */
export async function closeSession(db: Database, secret: string): Promise<void> {
  await db.deleteFrom('sessions').where('sid', '=', idOf(secret)).execute()
}

/** Ends every session of a person, but the one that is to be kept. */
export async function closeSessionsOf(
  db: Database,
  { identityUserId, keptId = '' }: { identityUserId: string; keptId?: string | undefined },
): Promise<void> {
  await db
    .deleteFrom('sessions')
    .where(sql<string>`sess->>'identityUserId'`, '=', identityUserId)
    .where('sid', '<>', keptId)
    .execute()
}

export async function sweepSessions(db: Database, now: Date): Promise<void> {
  await deleteInPortions(db, { table: 'sessions', isDue: sql`expire <= ${now}`, by: 'expire' })
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

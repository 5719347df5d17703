import { createHash, randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, Transaction } from '#server/database/database.ts'
import { deleteInPortions } from '#server/database/portions.ts'

/** A secret made for one purpose is good for no other. */
type Purpose = 'google-sign-in' | 'google-claim' | 'reset-password' | 'confirm-address'

type Presented = { purpose: Purpose; secret: string; now: Date }

const MINUTE_MS = 60_000

/** Makes a secret of 256 bits that stands for the value; the database keeps only its hash. */
export async function makeSecret(
  db: Database,
  made: { purpose: Purpose; value: string; minutes: number; now: Date },
): Promise<string> {
  const secret = randomBytes(32).toString('base64url')
  await db
    .insertInto('identityVerifications')
    .values({
      id: idOf(secret),
      identifier: made.purpose,
      value: made.value,
      expiresAt: new Date(made.now.getTime() + made.minutes * MINUTE_MS),
    })
    .execute()
  return secret
}

export async function isGoodSecret(
  db: Database,
  { purpose, secret, now }: Presented,
): Promise<boolean> {
  const found = await db
    .selectFrom('identityVerifications')
    .select('id')
    .where('id', '=', idOf(secret))
    .where('identifier', '=', purpose)
    .where('expiresAt', '>', now)
    .executeTakeFirst()
  return found !== undefined
}

/** Answers what the secret stands for, once: the same secret is good for nothing afterwards. */
export async function takeSecret(
  db: Database,
  { purpose, secret, now }: Presented,
): Promise<string | null> {
  const taken = await db
    .deleteFrom('identityVerifications')
    .where('id', '=', idOf(secret))
    .where('identifier', '=', purpose)
    .where('expiresAt', '>', now)
    .returning('value')
    .executeTakeFirst()
  return taken?.value ?? null
}

/** Forgets every secret that stands for the value. */
export async function dropSecrets(
  tx: Transaction,
  { purpose, value }: { purpose: Purpose; value: string },
): Promise<void> {
  await tx
    .deleteFrom('identityVerifications')
    .where('identifier', '=', purpose)
    .where('value', '=', value)
    .execute()
}

export async function sweepSecrets(db: Database, now: Date): Promise<void> {
  const isDue = sql<boolean>`expires_at <= ${now}`
  await deleteInPortions(db, { table: 'identityVerifications', isDue, by: 'expiresAt' })
}

function idOf(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}

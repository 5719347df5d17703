import { randomUUID } from 'node:crypto'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { GoogleClaims } from './google.ts'

type Person = { id: string; email: string; name: string }
type Known = { providerId: string; claims: GoogleClaims }

/**
 * The person behind a Google account, opened at the first time unless `beforeOpening` throws. The
 * address alone says nothing.
 */
export async function personOfGoogle(
  db: Database,
  known: Known,
  beforeOpening: () => Promise<void>,
): Promise<{ person: Person; isNew: boolean }> {
  const found = await findPerson(db, known)
  if (found !== undefined) return { person: found, isNew: false }
  await beforeOpening()
  const created = await createPerson(db, known)
  if (created !== null) return { person: created, isNew: true }
  // Either the same person came twice at once, or the address belongs to another way of signing in.
  const other = await findPerson(db, known)
  if (other === undefined) throw new Problem('email_taken')
  return { person: other, isNew: false }
}

function findPerson(db: Database, { providerId, claims }: Known): Promise<Person | undefined> {
  return db
    .selectFrom('identityAccounts')
    .innerJoin('identityUsers', 'identityUsers.id', 'identityAccounts.userId')
    .select(['identityUsers.id', 'identityUsers.email', 'identityUsers.name'])
    .where('providerId', '=', providerId)
    .where('accountId', '=', claims.sub)
    .executeTakeFirst()
}

function createPerson(db: Database, { providerId, claims }: Known): Promise<Person | null> {
  const person = { id: randomUUID(), email: claims.email, name: claims.name }
  return inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('identityUsers')
      .values({ ...person, emailVerified: true, image: claims.picture })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (created === undefined) return null
    await tx
      .insertInto('identityAccounts')
      .values({ id: randomUUID(), accountId: claims.sub, providerId, userId: person.id })
      .execute()
    return person
  })
}

import { randomUUID } from 'node:crypto'
import { dropAddressLinks } from '#server/accounts/identity/embedded/address-links.ts'
import { findByEmail } from '#server/accounts/identity/embedded/credentials.ts'
import { freeAddress } from '#server/accounts/identity/embedded/own-address.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { GoogleClaims } from './google.ts'

type Person = { id: string; email: string; name: string }
export type Known = { providerId: string; claims: GoogleClaims }

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
  if (other === undefined) throw await whyTaken(db, known)
  return { person: other, isNew: false }
}

/** Takes the address from whoever has it and never showed that it is theirs. */
export async function freeAddressFor(db: Database, { claims }: Known, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    const holder = await findByEmail(tx, claims.email)
    if (holder === undefined) return
    if (holder.emailVerified) throw new Problem('email_taken')
    await dropAddressLinks(tx, holder.id)
    await freeAddress(tx, { personId: holder.id, now })
  })
}

async function whyTaken(db: Database, { claims }: Known): Promise<Problem> {
  const holder = await findByEmail(db, claims.email)
  return new Problem(holder?.emailVerified === false ? 'email_unconfirmed' : 'email_taken')
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

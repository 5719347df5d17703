import { randomUUID } from 'node:crypto'
import type { SignInBody, SignUpBody } from '#contract/identity.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Passwords } from './passwords.ts'

/** How the database calls signing in with email and password, beside the ways of others. */
const CREDENTIAL = 'credential'

export type Person = { id: string; email: string; name: string }

/** Where people are written down, and how their passwords are. */
type Book = { db: Database; passwords: Passwords }

/** A person who gave the right password; the hash says which one that was. */
export type Recognised = { person: Person; hash: string }

/** Writes a new person down; their password only as its hash. */
export async function createPerson({ db, passwords }: Book, details: SignUpBody): Promise<Person> {
  if ((await findByEmail(db, details.email)) !== undefined) throw new Problem('account_exists')
  // Hashing takes its time, so it happens before the transaction.
  const password = await passwords.hash(details.password)
  const person = { id: randomUUID(), email: details.email, name: details.name }
  await inTransaction(db, async (tx) => {
    const created = await tx
      .insertInto('identityUsers')
      .values({ ...person, image: null })
      .onConflict((conflict) => conflict.column('email').doNothing())
      .returning('id')
      .executeTakeFirst()
    if (created === undefined) throw new Problem('account_exists')
    await tx
      .insertInto('identityAccounts')
      .values({
        id: randomUUID(),
        accountId: person.id,
        providerId: CREDENTIAL,
        userId: person.id,
        password,
      })
      .execute()
  })
  return person
}

/** The person with this email and password; an unknown email takes as long as a wrong password. */
export async function recognise(
  { db, passwords }: Book,
  { email, password }: SignInBody,
): Promise<Recognised> {
  const found = await findByEmail(db, email)
  const hash = found?.password ?? undefined
  if (!(await passwords.isHashOf(hash, password)) || found === undefined || hash === undefined)
    throw new Problem('wrong_credentials')
  return { person: { id: found.id, email: found.email, name: found.name }, hash }
}

/** Whoever writes a password, or a session that it opened, locks it first: none outlives a change. */
export async function lockPassword(tx: Transaction, personId: string): Promise<string | null> {
  const found = await tx
    .selectFrom('identityAccounts')
    .select('password')
    .where('userId', '=', personId)
    .where('providerId', '=', CREDENTIAL)
    .forUpdate()
    .executeTakeFirst()
  return found?.password ?? null
}

export async function storePassword(
  tx: Transaction,
  { personId, hash, now }: { personId: string; hash: string; now: Date },
): Promise<void> {
  await tx
    .updateTable('identityAccounts')
    .set({ password: hash, updatedAt: now })
    .where('userId', '=', personId)
    .where('providerId', '=', CREDENTIAL)
    .execute()
}

/** A person, with the hash of their password; null where they sign in another way only. */
export function findByEmail(db: Database, email: string) {
  return withPassword(db).where('identityUsers.email', '=', email).executeTakeFirst()
}

export function findById(db: Database, id: string) {
  return withPassword(db).where('identityUsers.id', '=', id).executeTakeFirst()
}

function withPassword(db: Database) {
  return db
    .selectFrom('identityUsers')
    .leftJoin('identityAccounts', (join) =>
      join
        .onRef('identityAccounts.userId', '=', 'identityUsers.id')
        .on('identityAccounts.providerId', '=', CREDENTIAL),
    )
    .select([
      'identityUsers.id',
      'identityUsers.email',
      'identityUsers.emailVerified',
      'identityUsers.name',
      'identityUsers.image',
      'password',
    ])
}

import { randomUUID } from 'node:crypto'
import { SignJWT } from 'jose'
import type { SignInBody, SignUpBody } from '#contract/identity.ts'
import { tokenVerifier } from '#server/accounts/token.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { IdentityProvider } from './identity.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { closeSession, findSession, openSession } from './sessions.ts'
import { publicKeyFinder, publicKeys, signingKey } from './signing-key.ts'

/**
 * Who vouches in the ID tokens. A name of its own, not the site's address: people stay who they are
 * when the site moves to another port or domain.
 */
export const ISSUER = 'urn:listwright:identity'

/** Whom the ID tokens are for. */
export const AUDIENCE = 'listwright'

const TOKEN_SECONDS = 60 * 60
const CREDENTIAL = 'credential'

type Person = { id: string; email: string; name: string }
/** The secret goes into the cookie and nowhere else. */
type SignedIn = { person: Person; sessionSecret: string }

export type EmbeddedIdentity = IdentityProvider & {
  signUp(details: SignUpBody): Promise<SignedIn>
  signIn(details: SignInBody): Promise<SignedIn>
  signOut(sessionSecret: string): Promise<void>
  /** An ID token for the session; throws Problem('not_signed_in') when it is over. */
  mintToken(sessionSecret: string): Promise<string>
  publicKeys(): Promise<Record<string, string>[]>
}

type Parts = { db: Database; clock: Clock; secret: Buffer }

/** Accounts with email and password in our own database, and real signed ID tokens. */
export async function embeddedIdentity(parts: Parts): Promise<EmbeddedIdentity> {
  const { db, clock, secret } = parts
  const key = await signingKey(db, secret)
  const signIn = async (person: Person): Promise<SignedIn> => {
    const session = { identityUserId: person.id, now: clock.now() }
    return { person, sessionSecret: await openSession(db, session) }
  }
  return {
    name: 'embedded',
    hasGoogle: false,
    verify: tokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      clock,
      keyOf: publicKeyFinder(db, () => clock.now()),
    }),
    signUp: async (details) => signIn(await createPerson(db, details)),
    signIn: async (details) => signIn(await recognise(db, details)),
    signOut: (sessionSecret) => closeSession(db, sessionSecret),
    publicKeys: () => publicKeys(db),
    mintToken: async (sessionSecret) => {
      const claims = await claimsOf(db, { sessionSecret, now: clock.now() })
      const nowSeconds = Math.floor(clock.now().getTime() / 1000)
      return new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + TOKEN_SECONDS)
        .sign(key.privateKey)
    },
  }
}

async function createPerson(db: Database, details: SignUpBody): Promise<Person> {
  if ((await findPerson(db, details.email)) !== undefined) throw new Problem('account_exists')
  // Hashing takes its time, so it happens before the transaction.
  const password = await hashPassword(details.password)
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

async function recognise(db: Database, { email, password }: SignInBody): Promise<Person> {
  const found = await findPerson(db, email)
  if (!(await isPassword(password, found?.password ?? undefined)) || found === undefined)
    throw new Problem('wrong_credentials')
  return { id: found.id, email: found.email, name: found.name }
}

function findPerson(db: Database, email: string) {
  return db
    .selectFrom('identityUsers')
    .leftJoin('identityAccounts', (join) =>
      join
        .onRef('identityAccounts.userId', '=', 'identityUsers.id')
        .on('identityAccounts.providerId', '=', CREDENTIAL),
    )
    .select(['identityUsers.id', 'identityUsers.email', 'identityUsers.name', 'password'])
    .where('identityUsers.email', '=', email)
    .executeTakeFirst()
}

async function claimsOf(db: Database, asked: { sessionSecret: string; now: Date }) {
  const session = await findSession(db, { secret: asked.sessionSecret, now: asked.now })
  if (session === null) throw new Problem('not_signed_in')
  const person = await db
    .selectFrom('identityUsers')
    .select(['email', 'emailVerified', 'name', 'image'])
    .where('id', '=', session.identityUserId)
    .executeTakeFirst()
  if (person === undefined) throw new Problem('not_signed_in')
  return {
    sub: session.identityUserId,
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    picture: person.image,
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    sid: session.id,
  }
}

import { SignJWT } from 'jose'
import type { SignInBody, SignUpBody } from '#contract/identity.ts'
import type { IdentityProvider } from '#server/accounts/identity/identity.ts'
import { tokenVerifier } from '#server/accounts/token.ts'
import type { Database } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { createPerson, findById, lockPassword, type Person, recognise } from './credentials.ts'
import { dropAddressLinks } from './address-links.ts'
import { ISSUER } from './issuer.ts'
import { type HashingCost, type Passwords, passwords as passwordsOf } from './passwords.ts'
import { dropResetLinks } from './reset-links.ts'
import {
  closeSession,
  closeSessionsOf,
  extendSession,
  findSession,
  openSession,
} from './sessions.ts'
import { type KeyOptions, publicKeyFinder, publicKeys, signingKey } from './signing-key.ts'

/** Whom the ID tokens are for. */
export const AUDIENCE = 'listwright'

const TOKEN_SECONDS = 60 * 60

/** The secret goes into the cookie and nowhere else. */
type SignedIn = { person: Person; sessionSecret: string }

export type EmbeddedIdentity = IdentityProvider & {
  name: 'embedded'
  passwords: Passwords
  signUp(details: SignUpBody): Promise<SignedIn>
  signIn(details: SignInBody): Promise<SignedIn>
  signOut(sessionSecret: string): Promise<void>
  /** An ID token for the session, and whether it lasts longer now; throws Problem('not_signed_in') when it is over. */
  mintToken(sessionSecret: string): Promise<{ token: string; isExtended: boolean }>
  publicKeys(): Promise<Record<string, string>[]>
}

type EmbeddedServices = KeyOptions & { db: Database; clock: Clock; hashingCost?: HashingCost }

/** Accounts with email and password in our own database, and real signed ID tokens. */
export async function embeddedIdentity(services: EmbeddedServices): Promise<EmbeddedIdentity> {
  const { db, clock } = services
  const passwords = passwordsOf(services.hashingCost)
  const key = await signingKey(db, services)
  const signIn = async (person: Person, on: Database = db): Promise<SignedIn> => {
    const session = { identityUserId: person.id, now: clock.now() }
    return { person, sessionSecret: await openSession(on, session) }
  }
  return {
    name: 'embedded',
    passwords,
    verify: tokenVerifier({
      issuer: ISSUER,
      audience: AUDIENCE,
      clock,
      keyOf: publicKeyFinder(db, () => clock.now()),
    }),
    signUp: async (details) => signIn(await createPerson({ db, passwords }, details)),
    signIn: async (details) => {
      const { person, hash } = await recognise({ db, passwords }, details)
      return inTransaction(db, async (tx) => {
        // The password may have been changed while this one was being checked.
        if ((await lockPassword(tx, person.id)) !== hash) throw new Problem('wrong_credentials')
        return signIn(person, tx)
      })
    },
    signOut: (sessionSecret) => closeSession(db, sessionSecret),
    forget: async (tx, subject) => {
      await closeSessionsOf(tx, { identityUserId: subject })
      await dropResetLinks(tx, subject)
      await dropAddressLinks(tx, subject)
      await tx.deleteFrom('identityUsers').where('id', '=', subject).execute()
    },
    publicKeys: () => publicKeys(db),
    mintToken: async (sessionSecret) => {
      const now = clock.now()
      const { claims, session } = await claimsOf(db, { sessionSecret, now })
      const isExtended = await extendSession(db, { ...session, now })
      const nowSeconds = Math.floor(now.getTime() / 1000)
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT', kid: key.id })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(nowSeconds)
        .setExpirationTime(nowSeconds + TOKEN_SECONDS)
        .sign(key.privateKey)
      return { token, isExtended }
    },
  }
}

async function claimsOf(db: Database, asked: { sessionSecret: string; now: Date }) {
  const session = await findSession(db, { secret: asked.sessionSecret, now: asked.now })
  if (session === null) throw new Problem('not_signed_in')
  const person = await findById(db, session.identityUserId)
  if (person === undefined) throw new Problem('not_signed_in')
  const claims = {
    sub: session.identityUserId,
    email: person.email,
    email_verified: person.emailVerified,
    name: person.name,
    picture: person.image,
    has_password: person.password !== null,
    auth_time: Math.floor(session.signedInAt.getTime() / 1000),
    sid: session.id,
  }
  return { claims, session }
}

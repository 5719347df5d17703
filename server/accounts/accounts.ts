import { randomUUID } from 'node:crypto'
import type { CurrentUser } from '#contract/accounts.ts'
import type { Database } from '#server/database/database.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Identity, IdentityProvider } from './identity/identity.ts'
import { plainAddress } from './network.ts'

type Parts = { db: Database; clock: Clock; identity: IdentityProvider }
type Caller = { token: string; address: string }

export type Accounts = ReturnType<typeof accounts>

/** Who has an account here, and what we keep about them beside their credits. */
export function accounts({ db, clock, identity }: Parts) {
  return {
    /** The account that the token names, opened at its first call; refused when signed out since. */
    findActor: async ({ token, address }: Caller): Promise<Actor> => {
      const who = await identity.verify(token)
      const known = await findUser(db, { who, now: clock.now() })
      if (known !== undefined) return currentUser(admitted(known, who))
      await openAccount(db, { who, address })
      const opened = await findUser(db, { who, now: clock.now() })
      // Never linked by address: whoever registers it elsewhere first would own the account.
      if (opened === undefined) throw new Problem('email_taken')
      return currentUser(admitted(opened, who))
    },

    /** The first fingerprint stays: it says which browser the account was opened with. */
    storeFingerprint: async (userId: string, fingerprint: string): Promise<void> => {
      await db
        .updateTable('users')
        .set({ browserFingerprint: fingerprint, updatedAt: clock.now() })
        .where('id', '=', userId)
        .where('browserFingerprint', 'is', null)
        .execute()
    },
  }
}

type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

function findUser(db: Database, { who, now }: { who: Identity; now: Date }) {
  return db
    .selectFrom('users')
    .select([
      'id',
      'email',
      'firstName',
      'lastName',
      'profileImageUrl',
      'credits',
      'isAdmin',
      'tokensValidAfter',
      'createdAt',
      'updatedAt',
    ])
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sessions')
            .select('sid')
            .where('sid', '=', who.sessionId)
            .where('expire', '>', now),
        )
        .as('hasSession'),
    )
    .where('identityIssuer', '=', who.issuer)
    .where('identitySubject', '=', who.subject)
    .executeTakeFirst()
}

function admitted(user: FoundUser, who: Identity): FoundUser {
  const isSignedOut = who.sessionId !== null && user.hasSession === false
  const isRevoked =
    user.tokensValidAfter !== null && who.authTime.getTime() < user.tokensValidAfter.getTime()
  if (isSignedOut || isRevoked) throw new Problem('not_signed_in')
  return user
}

// Many first calls may arrive at once: one of them opens the account, the others find it. The
// opening credits are written by the database with the row.
async function openAccount(db: Database, { who, address }: { who: Identity; address: string }) {
  const [firstName, ...lastNames] = who.name.split(' ').filter((name) => name !== '')
  await db
    .insertInto('users')
    .values({
      id: randomUUID(),
      identityIssuer: who.issuer,
      identitySubject: who.subject,
      email: who.email,
      firstName: firstName ?? null,
      lastName: lastNames.length > 0 ? lastNames.join(' ') : null,
      profileImageUrl: who.picture,
      signupIpAddress: plainAddress(address),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

function currentUser(user: FoundUser): CurrentUser {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    credits: user.credits,
    isAdmin: user.isAdmin,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
  }
}

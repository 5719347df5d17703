import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { CurrentUser } from '#contract/accounts.ts'
import type { AccountExport } from '#contract/me.ts'
import type { TokenScope } from '#contract/access-tokens/token-scopes.ts'
import { emptyBalance } from '#server/credits/empty.ts'
import { builtOnce, type PlaceOf } from '#server/database/built-once.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Actor, FindActor } from '#server/http/actor.ts'
import { limiter } from '#server/limits/limiter.ts'
import { plainAddress } from '#server/limits/network.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { isAccessToken } from './access-tokens/secret.ts'
import { tokenOwner } from './access-tokens/token-owner.ts'
import { type Belongings, exportAccount } from './account-export.ts'
import { type Closures, closures } from './closures.ts'
import { type CancelOpenPayments, deleteAccount, type ForgetCustomer } from './delete-account.ts'
import type { Identity, IdentityProvider } from './identity/identity.ts'
import { refuseIfSuspended } from './suspension.ts'
import { storeFingerprint } from './traits.ts'

const HAD_CREDITS = 'Opening credits were given to an earlier account with this email'

type AccountServices = {
  db: Database
  clock: Clock
  identity: IdentityProvider
  belongings: Belongings
  cancelOpenPayments: CancelOpenPayments
  /** Has a person erased where they paid; never fails. */
  forgetCustomer: ForgetCustomer
  supportEmail: string | undefined
  /** Keys what is remembered of closed accounts. */
  secret: Buffer
}
type Caller = Parameters<FindActor>[0]

export type Accounts = ReturnType<typeof accounts>

/** Who has an account here, and what we keep about them beside their credits. */
export function accounts(services: AccountServices) {
  const { db, clock, identity } = services
  const closed = closures(services.secret)
  const limits = limiter(db, clock)
  return {
    /** The account that the token names, opened at its first call; refused when signed out since. */
    findActor: async ({ token, address, scope }: Caller): Promise<Actor> => {
      if (isAccessToken(token)) return ownerByToken(services, { secret: token, scope })
      const who = await identity.verify(token)
      const known = await findUser(db, { who, now: clock.now() })
      if (known !== undefined) {
        refuseIfSuspended(known, services)
        return actor(admitted(known, who), who)
      }
      if (await isSessionOver(db, { who, now: clock.now() })) throw new Problem('not_signed_in')
      if (await closed.hasClosedSince(db, who)) throw new Problem('not_signed_in')
      await openAccount({ db, clock, closed }, { who, address })
      const opened = await findUser(db, { who, now: clock.now() })
      // Never linked by address: whoever registers it elsewhere first would own the account.
      if (opened === undefined) throw new Problem('email_taken')
      return actor(admitted(opened, who), who)
    },

    storeFingerprint: (userId: string, fingerprint: string): Promise<void> =>
      storeFingerprint(db, { userId, fingerprint, now: clock.now() }),

    exportAccount: async (userId: string): Promise<AccountExport> => {
      await limits.take('exportsOfOnePerson', userId)
      return exportAccount(services, userId)
    },

    deleteAccount: (owner: Actor): Promise<void> => deleteAccount({ ...services, closed }, owner),
  }
}

type KnownUser = NonNullable<Awaited<ReturnType<typeof findOwner>>>
type FoundUser = NonNullable<Awaited<ReturnType<typeof findUser>>>

function users(db: Database) {
  return (
    db
      .selectFrom('users')
      .select([
        'users.id',
        'users.email',
        'firstName',
        'lastName',
        'profileImageUrl',
        'credits',
        'isAdmin',
        'tokensValidAfter',
        'suspensionReason',
        'users.createdAt',
        'users.updatedAt',
      ])
      .select((eb) => eb('shopProfile', 'is not', null).as('hasShopProfile'))
      .select(usualChoices.as('usual'))
      // Known here as soon as it is so; a token says what was so when it was minted.
      .select((eb) =>
        eb
          .selectFrom('identityUsers')
          .select('emailVerified')
          .whereRef('identityUsers.id', '=', 'users.identitySubject')
          .as('isEmailConfirmedHere'),
      )
  )
}

/** Only what a form is filled with: this is read for every call, and the rest of a profile may be long. */
const usualChoices = sql<CurrentUser['usual']>`jsonb_build_object(
  'writingStyle', shop_profile -> 'writingStyle',
  'descriptionLength', shop_profile -> 'descriptionLength',
  'includeEmojis', shop_profile -> 'includeEmojis',
  'includeBulletedLists', shop_profile -> 'includeBulletedLists',
  'targetAudience', shop_profile -> 'audience')`

type Asking = { issuer: string; subject: string; sessionId: string | null; now: Date }

const usersAsking = builtOnce((db, valueOf: PlaceOf<Asking>) =>
  users(db)
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('sessions')
            .select('sid')
            .where('sid', '=', valueOf('sessionId'))
            .where('expire', '>', valueOf('now')),
        )
        .as('hasSession'),
    )
    .where('identityIssuer', '=', valueOf('issuer'))
    .where('identitySubject', '=', valueOf('subject')),
)

async function findUser(db: Database, { who, now }: { who: Identity; now: Date }) {
  const { issuer, subject, sessionId } = who
  const [user] = await usersAsking(db, { issuer, subject, sessionId, now })
  return user
}

const ownersOfTokens = builtOnce((db, valueOf: PlaceOf<{ userId: string }>) =>
  users(db).where('users.id', '=', valueOf('userId')).where('closedAt', 'is', null),
)

async function findOwner(db: Database, userId: string) {
  const [owner] = await ownersOfTokens(db, { userId })
  return owner
}

/** A token signs nobody in: whatever wants a fresh sign-in is refused, whichever call it stands at. */
const NEVER_SIGNED_IN = { authTime: new Date(0), emailVerified: false, sessionId: null }

async function ownerByToken(
  services: Pick<AccountServices, 'db' | 'clock' | 'supportEmail'>,
  { secret, scope }: { secret: string; scope: TokenScope | null },
): Promise<Actor> {
  const { db, clock } = services
  const { userId, madeAt } = await tokenOwner(db, { secret, scope, now: clock.now() })
  const owner = await findOwner(db, userId)
  if (owner === undefined) throw new Problem('token_refused')
  refuseIfSuspended(owner, services)
  if (owner.tokensValidAfter !== null && madeAt < owner.tokensValidAfter)
    throw new Problem('token_refused')
  return actor(owner, NEVER_SIGNED_IN)
}

/** Before an account is opened: one that was deleted elsewhere must not come back by an old token. */
async function isSessionOver(db: Database, { who, now }: { who: Identity; now: Date }) {
  if (who.sessionId === null) return false
  const session = await db
    .selectFrom('sessions')
    .select('sid')
    .where('sid', '=', who.sessionId)
    .where('expire', '>', now)
    .executeTakeFirst()
  return session === undefined
}

function admitted(user: FoundUser, who: Identity): FoundUser {
  const isSignedOut = who.sessionId !== null && user.hasSession === false
  const isRevoked =
    user.tokensValidAfter !== null && who.authTime.getTime() < user.tokensValidAfter.getTime()
  if (isSignedOut || isRevoked) throw new Problem('not_signed_in')
  return user
}

type Opening = { db: Database; clock: Clock; closed: Closures }

// Many first calls may arrive at once: one of them opens the account, the others find it. The
// opening credits are written by the database with the row.
async function openAccount(
  { db, clock, closed }: Opening,
  { who, address }: { who: Identity; address: string },
) {
  await inTransaction(db, async (tx) => {
    const opened = await insertUser(tx, { who, address })
    if (opened === undefined) return
    if (await closed.hadCredits(tx, { email: who.email, now: clock.now() }))
      await emptyBalance(tx, { userId: opened.id, description: HAD_CREDITS })
  })
}

function insertUser(tx: Transaction, { who, address }: { who: Identity; address: string }) {
  const [firstName, ...lastNames] = who.name.split(' ').filter((name) => name !== '')
  return tx
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
    .returning('id')
    .executeTakeFirst()
}

function actor(
  user: KnownUser,
  {
    authTime,
    emailVerified,
    sessionId,
  }: Pick<Identity, 'authTime' | 'emailVerified' | 'sessionId'>,
): Actor {
  return {
    id: user.id,
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    profileImageUrl: user.profileImageUrl,
    credits: user.credits,
    isAdmin: user.isAdmin,
    isEmailConfirmed: user.isEmailConfirmedHere ?? emailVerified,
    hasShopProfile: user.hasShopProfile === true,
    usual: user.usual,
    createdAt: user.createdAt.toISOString(),
    updatedAt: user.updatedAt.toISOString(),
    authTime,
    sessionId,
  }
}

import { randomUUID } from 'node:crypto'
import {
  ACCESS_TOKEN,
  AccessToken,
  type AccessTokenBody,
  type MadeAccessToken,
} from '#contract/access-tokens/access-tokens.ts'
import { FRESH_SIGN_IN_MINUTES } from '#contract/me.ts'
import { RETENTION } from '#contract/retention.ts'
import { refuseStaleSignIn } from '#server/accounts/fresh-sign-in.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { asJson } from '#server/database/json.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Actor } from '#server/http/actor.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { hashOf, makeSecret } from './secret.ts'

const DAY_MS = 24 * 60 * 60 * 1000

const NOT_FRESH = `Access tokens are made and revoked with a fresh sign-in only. Please sign in again and do it within ${FRESH_SIGN_IN_MINUTES} minutes. Nothing was changed.`

type TokenServices = { db: Database; clock: Clock }

/** Makes a token and answers it, this once. Throws Problem('sign_in_again'), Problem('too_many_tokens'). */
export async function makeAccessToken(
  { db, clock }: TokenServices,
  { id: userId, authTime: signedInAt, sessionId }: Actor,
  { name, scopes, days }: AccessTokenBody,
): Promise<MadeAccessToken> {
  const now = clock.now()
  refuseStaleSignIn({ signedInAt, now, detail: NOT_FRESH })
  const token = makeSecret()
  const ending = token.slice(-ACCESS_TOKEN.endingLength)
  const made = { id: randomUUID(), name, ending, createdAt: now }
  const expiresAt = new Date(now.getTime() + days * DAY_MS)
  await inTransaction(db, async (tx) => {
    await lockOwner(tx, userId)
    // A new password or a suspension, meanwhile, has ended it, and every token there was.
    if (sessionId !== null) await expectSession(tx, sessionId)
    if ((await tokensOf(tx, userId)).length >= ACCESS_TOKEN.max)
      throw new Problem('too_many_tokens')
    await tx
      .insertInto('accessTokens')
      .values({ ...made, userId, secretHash: hashOf(token), scopes: asJson(scopes), expiresAt })
      .execute()
  })
  return { ...AccessToken.parse(asAnswer({ ...made, scopes, expiresAt, lastUsedAt: null })), token }
}

/** The next call with it is refused. */
export async function endAccessToken(
  { db, clock }: TokenServices,
  { id: userId, authTime: signedInAt }: Actor,
  id: string,
): Promise<void> {
  refuseStaleSignIn({ signedInAt, now: clock.now(), detail: NOT_FRESH })
  const ended = await db
    .deleteFrom('accessTokens')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst()
  if (ended === undefined) throw new Problem('token_not_found')
}

/** Ends every token of whoever signs in so: their password is new, or their account suspended. */
export async function endTokensOf(
  tx: Transaction,
  { issuer, subject }: { issuer: string; subject: string },
): Promise<void> {
  // Whoever makes one just now is waited for.
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('identityIssuer', '=', issuer)
    .where('identitySubject', '=', subject)
    .forUpdate()
    .executeTakeFirst()
  if (owner === undefined) return
  await tx.deleteFrom('accessTokens').where('userId', '=', owner.id).execute()
}

export async function sweepTokens(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - RETENTION.expiredTokenDays * DAY_MS)
  await db.deleteFrom('accessTokens').where('expiresAt', '<', before).execute()
}

/** Two that are made at once are counted one after the other; nobody makes one for a closed account. */
async function lockOwner(tx: Transaction, userId: string): Promise<void> {
  const owner = await tx
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .where('closedAt', 'is', null)
    .where('suspensionReason', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  if (owner === undefined) throw new Problem('not_signed_in')
}

async function expectSession(tx: Transaction, id: string): Promise<void> {
  const session = await tx
    .selectFrom('sessions')
    .select('sid')
    .where('sid', '=', id)
    .executeTakeFirst()
  if (session === undefined) throw new Problem('not_signed_in')
}

/** Newest first, without the tokens themselves. */
export async function tokensOf(db: Database, userId: string): Promise<AccessToken[]> {
  const rows = await db
    .selectFrom('accessTokens')
    .select(['id', 'name', 'ending', 'scopes', 'expiresAt', 'lastUsedAt', 'createdAt'])
    .where('userId', '=', userId)
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map((row) => AccessToken.parse(asAnswer(row)))
}

type Row = { expiresAt: Date; lastUsedAt: Date | null; createdAt: Date }

function asAnswer<Kept extends Row>({ expiresAt, lastUsedAt, createdAt, ...kept }: Kept) {
  return {
    ...kept,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  }
}

import * as z from 'zod/mini'
import { TOKEN_SCOPES, type TokenScope } from '#contract/access-tokens/token-scopes.ts'
import type { Database } from '#server/database/database.ts'
import { Problem } from '#server/platform/problem.ts'
import { hashOf, isWhole } from './secret.ts'

const MINUTE_MS = 60_000

/** As long as its use is not noted again: a program in a loop does not write with every call. */
const NOTED_FOR_MS = MINUTE_MS

type Asked = {
  secret: string
  /** What the call needs; null where no token may make it. */
  scope: TokenScope | null
  now: Date
}

/** Whose the token is, and since when; refused unless it works now and was made for such a call. */
export async function tokenOwner(
  db: Database,
  { secret, scope, now }: Asked,
): Promise<{ userId: string; madeAt: Date }> {
  const token = isWhole(secret) ? await findToken(db, secret) : undefined
  if (token === undefined || token.expiresAt <= now) throw new Problem('token_refused')
  refuseBeyondScope(z.array(z.string()).parse(token.scopes), scope)
  const { userId, id, lastUsedAt, createdAt: madeAt } = token
  if (lastUsedAt === null || now.getTime() - lastUsedAt.getTime() >= NOTED_FOR_MS)
    await db
      .updateTable('accessTokens')
      .set({ lastUsedAt: now })
      .where('userId', '=', userId)
      .where('id', '=', id)
      .execute()
  return { userId, madeAt }
}

function findToken(db: Database, secret: string) {
  return db
    .selectFrom('accessTokens')
    .select(['userId', 'id', 'scopes', 'expiresAt', 'lastUsedAt', 'createdAt'])
    .where('secretHash', '=', hashOf(secret))
    .executeTakeFirst()
}

function refuseBeyondScope(scopes: readonly string[], scope: TokenScope | null): void {
  if (scope === null) throw new Problem('not_for_tokens')
  if (scopes.includes(scope)) return
  const detail = `This access token may not do this: it needs the scope ${scope} ("${TOKEN_SCOPES[scope].label}"). Please make another token with it. No credit was spent.`
  throw new Problem('token_without_scope', { detail })
}

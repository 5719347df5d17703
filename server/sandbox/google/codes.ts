import { createHash, randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import { asJson } from '#server/database/json.ts'

const MINUTE_MS = 60_000

/** What the person at the chooser has allowed. */
export const Grant = z.object({
  clientId: z.string(),
  redirectUri: z.string(),
  codeChallenge: z.string(),
  nonce: z.string(),
  email: z.string(),
  isVerified: z.boolean(),
})
export type Grant = z.infer<typeof Grant>

/** A code for one exchange within a minute; the database keeps only its hash. */
export async function issueCode(
  db: SandboxDatabase,
  { grant, now }: { grant: Grant; now: Date },
): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  await db.deleteFrom('sandbox.googleCodes').where('expiresAt', '<=', now).execute()
  await db
    .insertInto('sandbox.googleCodes')
    .values({
      codeHash: hashOf(code),
      granted: asJson(grant),
      expiresAt: new Date(now.getTime() + MINUTE_MS),
    })
    .execute()
  return code
}

/** What the code stands for; null for a code that is used, old or made up. */
export async function redeemCode(
  db: SandboxDatabase,
  { code, now }: { code: string; now: Date },
): Promise<Grant | null> {
  const taken = await db
    .deleteFrom('sandbox.googleCodes')
    .where('codeHash', '=', hashOf(code))
    .returning(['granted', 'expiresAt'])
    .executeTakeFirst()
  return taken === undefined || taken.expiresAt <= now ? null : Grant.parse(taken.granted)
}

function hashOf(code: string): string {
  return createHash('sha256').update(code).digest('base64url')
}

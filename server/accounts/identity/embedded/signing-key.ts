import { createHash } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import * as z from 'zod/mini'
import type { Database } from '#server/database/database.ts'
import { daysBefore } from '#server/platform/clock.ts'
import { sealed, unsealed } from '#server/platform/sealed.ts'

const ALGORITHM = 'RS256'
const RELOAD_MS = 10_000

const STRANGE_SECRET =
  'This database knows another identity secret: put the copy of identity-secret into DATA_DIR or set IDENTITY_SECRET to it, ' +
  'or, if it is lost for good, set NEW_IDENTITY_SECRET=on (accounts closed before are then no longer recognised).'

const PublicJwk = z.object({ kty: z.string(), n: z.string(), e: z.string() })

export type SigningKey = { id: string; privateKey: CryptoKey }

export type KeyOptions = {
  secret: Buffer
  /** Whether a secret that the database has not met is meant, and no slip. */
  isNewMeant?: boolean | undefined
}

/**
 * The key that belongs to the secret: made once, kept encrypted, found again by its id. Refuses a
 * secret that a database in use has not met: closed accounts would not be recognised with it.
 */
export async function signingKey(
  db: Database,
  { secret, isNewMeant = false }: KeyOptions,
): Promise<SigningKey> {
  const id = createHash('sha256').update('key id').update(secret).digest('hex').slice(0, 32)
  // One look answers both: a process that starts beside us may keep its key between two.
  const known = await db.selectFrom('identityKeys').select('id').execute()
  if (!known.some((key) => key.id === id)) {
    if (!isNewMeant && known.length > 0) throw new Error(STRANGE_SECRET)
    await makeKey(db, { id, secret })
  }
  const { privateKey } =
    (await db
      .selectFrom('identityKeys')
      .select('privateKey')
      .where('id', '=', id)
      .executeTakeFirst()) ?? {}
  if (privateKey === undefined) throw new Error('The signing key was not kept')
  return { id, privateKey: await imported(JSON.parse(unsealed(privateKey, secret))) }
}

async function makeKey(db: Database, { id, secret }: { id: string; secret: Buffer }) {
  const pair = await generateKeyPair(ALGORITHM, { extractable: true })
  await db
    .insertInto('identityKeys')
    .values({
      id,
      alg: ALGORITHM,
      publicKey: JSON.stringify(await exportJWK(pair.publicKey)),
      privateKey: sealed(JSON.stringify(await exportJWK(pair.privateKey)), secret),
      expiresAt: null,
      crv: null,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute()
}

/** The public halves of all keys, for the address where anyone may check our tokens. */
export async function publicKeys(db: Database): Promise<Record<string, string>[]> {
  const rows = await db.selectFrom('identityKeys').select(['id', 'publicKey']).execute()
  return rows.map(({ id, publicKey }) => ({
    kid: id,
    alg: ALGORITHM,
    use: 'sig',
    ...PublicJwk.parse(JSON.parse(publicKey)),
  }))
}

/** Looks public keys up by id; for one it does not know it asks the database, but not at any rate. */
export function publicKeyFinder(db: Database, now: () => Date) {
  // A promise, so that calls which arrive while the keys are read wait for them.
  let keys: Promise<Map<string, CryptoKey>> = Promise.resolve(new Map())
  let readAtMs = -Infinity
  return async (id: string): Promise<CryptoKey | undefined> => {
    const known = await keys
    const isDue = now().getTime() - readAtMs > RELOAD_MS
    if (!known.has(id) && isDue) {
      readAtMs = now().getTime()
      keys = readKeys(db).catch((error: unknown) => {
        readAtMs = -Infinity
        keys = Promise.resolve(known)
        throw error
      })
    }
    return (await keys).get(id)
  }
}

/**
 * Forgets the keys of secrets that were replaced. A token lasts an hour; a day later none is left that
 * an older key has signed.
 */
export async function sweepKeys(db: Database, now: Date): Promise<void> {
  const newest = await db
    .selectFrom('identityKeys')
    .select('createdAt')
    .orderBy('createdAt', 'desc')
    .executeTakeFirst()
  if (newest === undefined || newest.createdAt > daysBefore(now, 1)) return
  await db.deleteFrom('identityKeys').where('createdAt', '<', newest.createdAt).execute()
}

async function readKeys(db: Database): Promise<Map<string, CryptoKey>> {
  const jwks = await publicKeys(db)
  return new Map(await Promise.all(jwks.map(pairOf)))
}

async function pairOf(jwk: Record<string, string>): Promise<[string, CryptoKey]> {
  return [jwk['kid'] ?? '', await imported(jwk)]
}

async function imported(jwk: JWK): Promise<CryptoKey> {
  const key = await importJWK(jwk, ALGORITHM)
  if (key instanceof Uint8Array) throw new Error('A signing key is a pair, not a shared secret')
  return key
}

import { createHash } from 'node:crypto'
import { type CryptoKey, type JWTPayload, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import type { Identity } from './identity/identity.ts'

const TOLERANCE_SECONDS = 60
const REMEMBERED_MAX = 10_000

// The library takes an audience in a list and a token without a key id; we take neither.
const Claims = z.object({
  iss: z.string(),
  aud: z.string(),
  sub: z.string().check(z.minLength(1), z.maxLength(128)),
  email: z.string().check(z.minLength(1), z.maxLength(254)),
  email_verified: z._default(z.boolean(), false),
  name: z._default(z.string(), ''),
  picture: z._default(z.nullable(z.string()), null),
  iat: z.int(),
  exp: z.int(),
  auth_time: z.int(),
  sid: z._default(z.nullable(z.string()), null),
})
type Claims = z.infer<typeof Claims>

type Trust = {
  issuer: string
  audience: string
  clock: Clock
  /** The public key of that id, or undefined where the issuer has none. */
  keyOf: (keyId: string) => Promise<CryptoKey | undefined>
}

/** The one way an ID token is believed: RS256 by a known key, for us, from our issuer, now. */
export function tokenVerifier(trust: Trust): (token: string) => Promise<Identity> {
  // A signature costs 70 microseconds and a hash two; time and revocation are checked every time.
  const remembered = new Map<string, Claims>()
  return async (token) => {
    const hash = createHash('sha256').update(token).digest('base64')
    const claims = remembered.get(hash) ?? (await verified(token, trust))
    remembered.delete(hash)
    refuseOutOfTime(claims, trust.clock)
    remembered.set(hash, claims)
    if (remembered.size > REMEMBERED_MAX) remembered.delete(remembered.keys().next().value ?? '')
    return identityOf(claims)
  }
}

async function verified(token: string, trust: Trust): Promise<Claims> {
  const { payload } = await signedPayload(token, trust)
  const claims = Claims.safeParse(payload)
  if (!claims.success) throw new Problem('not_signed_in', { cause: claims.error })
  return claims.data
}

async function signedPayload(token: string, trust: Trust): Promise<{ payload: JWTPayload }> {
  const keyFor = async ({ kid }: { kid?: string | undefined }) => {
    const key = kid === undefined ? undefined : await trust.keyOf(kid)
    if (key === undefined) throw new Problem('not_signed_in')
    return key
  }
  const rules = {
    algorithms: ['RS256'],
    issuer: trust.issuer,
    audience: trust.audience,
    clockTolerance: TOLERANCE_SECONDS,
    currentDate: trust.clock.now(),
  }
  try {
    return await jwtVerify(token, keyFor, rules)
  } catch (error) {
    if (error instanceof Problem) throw error
    throw new Problem('not_signed_in', { cause: error })
  }
}

function refuseOutOfTime(claims: Claims, clock: Clock) {
  const now = Math.floor(clock.now().getTime() / 1000)
  const isTooLate = claims.exp <= now - TOLERANCE_SECONDS
  const isTooEarly = Math.max(claims.iat, claims.auth_time) > now + TOLERANCE_SECONDS
  if (isTooLate || isTooEarly) throw new Problem('not_signed_in')
}

function identityOf(claims: Claims): Identity {
  return {
    issuer: claims.iss,
    subject: claims.sub,
    email: claims.email,
    emailVerified: claims.email_verified,
    name: claims.name,
    picture: claims.picture,
    authTime: new Date(claims.auth_time * 1000),
    sessionId: claims.sid,
  }
}

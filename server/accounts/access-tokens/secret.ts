import { createHash, randomBytes } from 'node:crypto'
import { ACCESS_TOKEN_FORM, ACCESS_TOKEN_PREFIX } from '#contract/access-tokens/access-tokens.ts'

/** A new access token: 256 random bits. */
export function makeSecret(): string {
  return ACCESS_TOKEN_PREFIX + randomBytes(32).toString('hex')
}

/** What is kept of it. So many random bits cannot be guessed from a quick hash. */
export function hashOf(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a bearer means an access token; an ID token has dots and never begins so. */
export function isAccessToken(bearer: string): boolean {
  return bearer.startsWith(ACCESS_TOKEN_PREFIX)
}

export function isWhole(secret: string): boolean {
  return ACCESS_TOKEN_FORM.test(secret)
}

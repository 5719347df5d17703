import * as z from 'zod/mini'
import type { Tokens } from '#client/api/client.ts'

const Claims = z.object({
  sub: z.string(),
  email: z.string(),
  has_password: z.boolean(),
  iat: z.number(),
  exp: z.number(),
})
type Claims = z.infer<typeof Claims>

/** A token is renewed when less than this is left of it. */
const MARGIN_MS = 60_000

/** What an ID token says. Only the server can know whether it is genuine. */
export function claimsOf(token: string): Claims {
  const payload = token.split('.')[1] ?? ''
  const bytes = Uint8Array.fromBase64(payload, { alphabet: 'base64url' })
  return Claims.parse(JSON.parse(new TextDecoder().decode(bytes)))
}

type Held = { token: string; renewAt: number }

/** Keeps one ID token in memory, and nowhere else, until shortly before it expires. */
export function holdToken(mint: () => Promise<string | null>): Tokens & { forget: () => void } {
  let held: Held | null = null
  let minting: Promise<string | null> | null = null

  // Calls that need a token at the same time wait for the same one.
  const renewed = (): Promise<string | null> => {
    minting ??= mint()
      .then((token) => {
        held = token === null ? null : { token, renewAt: renewalOf(token) }
        return token
      })
      .finally(() => {
        minting = null
      })
    return minting
  }

  return {
    current: async () => {
      if (held === null) return null
      return Date.now() < held.renewAt ? held.token : renewed()
    },
    renewed,
    forget: () => {
      held = null
    },
  }
}

// Counted from now by the token's own lifetime, because the clock of a browser may be wrong.
function renewalOf(token: string): number {
  const { iat, exp } = claimsOf(token)
  return Date.now() + (exp - iat) * 1000 - MARGIN_MS
}

import { type CryptoKey, importJWK } from 'jose'
import * as z from 'zod/mini'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'

/** Where Google publishes the keys that sign Firebase's ID tokens. */
const ADDRESS =
  'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com'

const TIMEOUT_MS = 5000
const SECOND_MS = 1000
/** For an answer that does not say how long it holds. */
const UNSAID_MS = 60 * 60 * SECOND_MS
/** A made-up key id must not make us ask Google at any rate. */
const PAUSE_MS = 30 * SECOND_MS

const KeySet = z.object({
  keys: z.array(z.object({ kid: z.string(), kty: z.literal('RSA'), n: z.string(), e: z.string() })),
})

export type FetchKeys = (address: string) => Promise<Response>
type Keys = { byId: Map<string, CryptoKey>; freshUntilMs: number }

// Keys of another address would be another's word.
const fromGoogle: FetchKeys = (address) =>
  fetch(address, { redirect: 'error', signal: AbortSignal.timeout(TIMEOUT_MS) })

/** Finds a key by its id; asks Google when its answer has grown old, or for an id not seen before. */
export function firebaseKeys(source: { clock: Clock; fetchKeys?: FetchKeys | undefined }) {
  const { clock, fetchKeys = fromGoogle } = source
  const nowMs = () => clock.now().getTime()
  let known: Keys | undefined
  let askedAtMs = -Infinity
  let asking: Promise<void> | undefined

  // Calls that come while Google is asked wait for the same answer.
  const ask = async () => {
    askedAtMs = nowMs()
    try {
      known = await readKeys(fetchKeys, nowMs())
    } finally {
      asking = undefined
    }
  }

  return async (id: string): Promise<CryptoKey | undefined> => {
    const isFresh = known !== undefined && nowMs() < known.freshUntilMs
    const isKnown = known?.byId.has(id) ?? false
    const mayAsk = nowMs() - askedAtMs >= PAUSE_MS
    if (!(isFresh && isKnown) && (asking !== undefined || mayAsk)) {
      // Keys that were good a moment ago outlast a Google that does not answer.
      asking ??= ask()
      await asking.catch((cause: unknown) => {
        if (!isKnown) throw new Problem('unavailable', { cause, retryAfterSeconds: 5 })
      })
    }
    if (known === undefined) throw new Problem('unavailable', { retryAfterSeconds: 5 })
    return known.byId.get(id)
  }
}

async function readKeys(fetchKeys: FetchKeys, nowMs: number): Promise<Keys> {
  const response = await fetchKeys(ADDRESS)
  if (!response.ok) throw new Error(`Google answered ${response.status} for its keys`)
  const { keys } = KeySet.parse(await response.json())
  const pairs = await Promise.all(
    keys.map(async ({ kid, ...jwk }) => [kid, await imported(jwk)] as const),
  )
  return { byId: new Map(pairs), freshUntilMs: nowMs + lifetimeMs(response) }
}

function lifetimeMs(response: Response): number {
  const [, seconds] =
    /(?:^|[\s,])max-age=(\d+)/.exec(response.headers.get('cache-control') ?? '') ?? []
  return seconds === undefined ? UNSAID_MS : Number(seconds) * SECOND_MS
}

async function imported(jwk: { kty: 'RSA'; n: string; e: string }): Promise<CryptoKey> {
  const key = await importJWK(jwk, 'RS256')
  if (key instanceof Uint8Array) throw new Error('A key of Google is a public key')
  return key
}

import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '#server/platform/problem.ts'

/** What one guess costs: memory in KiB, and how often all of it is passed over. */
export type HashingCost = { memory: number; passes: number }

/** Passwords as they are kept: only as hashes, all of one cost. */
export type Passwords = {
  /** A new hash in the PHC string format, with a salt of its own. */
  hash(password: string): Promise<string>
  /** Takes the same time whether or not there is a hash, so that nobody learns who has an account. */
  isHashOf(hash: string | undefined, password: string): Promise<boolean>
}

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const OWASP_COST: HashingCost = { memory: 19_456, passes: 2 }
const LANES = { parallelism: 1, tagLength: 32 } as const

// Node has four threads for such work; one stays free for files. A longer line is a flood.
const AT_ONCE = 3
const WAITING_MAX = 200

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, done),
)

export function passwords(cost: HashingCost = OWASP_COST): Passwords {
  const prefix = `$argon2id$v=19$m=${cost.memory},t=${cost.passes},p=${LANES.parallelism}$`
  const keyOf = (password: string, nonce: Buffer) =>
    inLine(() => derive({ ...cost, ...LANES, message: password.normalize('NFC'), nonce }))
  return {
    hash: async (password) => {
      const salt = randomBytes(16)
      const key = await keyOf(password, salt)
      return `${prefix}${salt.toString('base64url')}$${key.toString('base64url')}`
    },
    isHashOf: async (hash, password) => {
      const [salt = '', expected = ''] = hash?.startsWith(prefix)
        ? hash.slice(prefix.length).split('$')
        : []
      const nonce = salt === '' ? randomBytes(16) : Buffer.from(salt, 'base64url')
      const key = await keyOf(password, nonce)
      const known = Buffer.from(expected, 'base64url')
      return known.length === key.length && timingSafeEqual(known, key)
    },
  }
}

let running = 0
const waiting: (() => void)[] = []

async function inLine<Result>(work: () => Promise<Result>): Promise<Result> {
  if (waiting.length >= WAITING_MAX) throw new Problem('unavailable', { retryAfterSeconds: 5 })
  if (running >= AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next === undefined) running -= 1
    else next()
  }
}

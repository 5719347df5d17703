import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { Problem } from '#server/platform/problem.ts'

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane.
const COST = { memory: 19_456, passes: 2, parallelism: 1, tagLength: 32 } as const
const PREFIX = `$argon2id$v=19$m=${COST.memory},t=${COST.passes},p=${COST.parallelism}$`

// Node has four threads for such work; one stays free for files. A longer line is a flood.
const AT_ONCE = 3
const WAITING_MAX = 200

const derive = promisify(
  (parameters: Argon2Parameters, done: (error: Error | null, key: Buffer) => void) =>
    argon2('argon2id', parameters, done),
)

/** A new hash in the PHC string format, with a salt of its own. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const key = await keyOf(password, salt)
  return `${PREFIX}${salt.toString('base64url')}$${key.toString('base64url')}`
}

/** Compares in the same time whether or not there is a hash, so that nobody learns who has an account. */
export async function isPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = '', expected = ''] = hash?.startsWith(PREFIX)
    ? hash.slice(PREFIX.length).split('$')
    : []
  const key = await keyOf(password, salt === '' ? randomBytes(16) : Buffer.from(salt, 'base64url'))
  const known = Buffer.from(expected, 'base64url')
  return known.length === key.length && timingSafeEqual(known, key)
}

function keyOf(password: string, nonce: Buffer): Promise<Buffer> {
  return inLine(() => derive({ ...COST, message: password.normalize('NFC'), nonce }))
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

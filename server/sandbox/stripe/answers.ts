import { createHash } from 'node:crypto'
import type { SandboxTransaction } from '#server/sandbox/tables.ts'
import { Refusal } from './refusal.ts'

const KEY_MAX = 255

type Keyed = {
  key: string
  /** Everything that makes a request this request. */
  request: string[]
}

/**
 * Answers a key's first request and repeats that answer from then on. A request that is refused
 * rolls everything back, its key too, so the next one with this key is the first again.
 */
export async function answerOnce(
  tx: SandboxTransaction,
  { key, request }: Keyed,
  work: () => Promise<object>,
): Promise<object> {
  if (key.length > KEY_MAX)
    throw idempotencyError(`Idempotency keys have at most ${KEY_MAX} characters.`)
  const requestHash = createHash('sha256').update(JSON.stringify(request)).digest('hex')
  // A second request with the key waits here until the first is over.
  const taken = await tx
    .insertInto('sandbox.answers')
    .values({ idempotencyKey: key, requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .returning('idempotencyKey')
    .executeTakeFirst()
  if (taken === undefined) return repeated(tx, { key, requestHash })
  const answer = await work()
  await tx
    .updateTable('sandbox.answers')
    .set({ answer: JSON.stringify(answer) })
    .where('idempotencyKey', '=', key)
    .execute()
  return answer
}

async function repeated(
  tx: SandboxTransaction,
  { key, requestHash }: { key: string; requestHash: string },
): Promise<object> {
  const known = await tx
    .selectFrom('sandbox.answers')
    .select(['requestHash', 'answer'])
    .where('idempotencyKey', '=', key)
    .executeTakeFirstOrThrow()
  if (known.requestHash !== requestHash)
    throw idempotencyError(
      `The key '${key}' was used with other parameters. Repeats must be the same request.`,
    )
  const answer: unknown = JSON.parse(known.answer ?? 'null')
  if (typeof answer !== 'object' || answer === null) throw new Error('An answer was not kept')
  return answer
}

function idempotencyError(message: string): Refusal {
  return new Refusal(400, { type: 'idempotency_error', message })
}

import { randomUUID } from 'node:crypto'
import type { Stripe } from 'stripe'
import type { SandboxTransaction } from '#server/sandbox/tables.ts'

/** One request to the sandbox: all that it changes, it changes in one transaction. */
export type Desk = { tx: SandboxTransaction; now: Date }

/** The version of the API whose shapes these objects have. */
const API_VERSION = '2026-10-28.endive' satisfies typeof Stripe.API_VERSION

/** Puts a message on its way, in the transaction that made it true. */
export async function announce(
  { tx, now }: Desk,
  type: Stripe.Event['type'],
  object: object,
): Promise<void> {
  const id = newId('evt')
  const event = {
    id,
    object: 'event',
    api_version: API_VERSION,
    created: Math.floor(now.getTime() / 1000),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  } as const
  await tx
    .insertInto('sandbox.messages')
    .values({ id, type, body: JSON.stringify(event) })
    .execute()
}

/** `pi_…`: the prefix says what it names, as Stripe's ids do. */
export function newId(prefix: string): string {
  return `${prefix}_${randomUUID().replaceAll('-', '')}`
}

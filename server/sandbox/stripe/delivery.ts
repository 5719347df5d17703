import { createHmac } from 'node:crypto'
import { sql } from 'kysely'
import type { SandboxDatabase } from '#server/sandbox/tables.ts'
import type { Clock } from '#server/platform/clock.ts'

/** Every message arrives more than once, because at Stripe any message may. */
const DELIVERIES = 2
const AT_ONCE_MAX = 50

/** Takes a message to the webhook; answers the status that came back. */
export type Send = (message: { body: string; signature: string }) => Promise<number>

export type DeliveryParts = { db: SandboxDatabase; clock: Clock; secret: string; send: Send }

/** Sends what is due, in no order. What is not acknowledged is sent again, later and later. */
export async function deliverDue(parts: DeliveryParts): Promise<number> {
  const due = await claim(parts.db)
  for (const { id, body } of due) {
    const signature = sign({ body, secret: parts.secret, now: parts.clock.now() })
    const status = await parts.send({ body, signature }).catch(() => 0)
    if (status >= 200 && status < 300) await acknowledge(parts.db, id)
  }
  return due.length
}

/** The header of a message, as Stripe makes it. */
export function sign({ body, secret, now }: { body: string; secret: string; now: Date }): string {
  const timestamp = Math.floor(now.getTime() / 1000)
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')
  return `t=${timestamp},v1=${signature}`
}

/** In one statement, so that of several processes only one sends. */
async function claim(db: SandboxDatabase): Promise<{ id: string; body: string }[]> {
  const { rows } = await sql<{ id: string; body: string }>`
    UPDATE sandbox.messages SET
      attempts = attempts + 1,
      due_at = now() + make_interval(secs => least(power(2, attempts), 3600))
    WHERE id IN (
      SELECT id FROM sandbox.messages
      WHERE acknowledged < ${DELIVERIES} AND due_at <= now()
        AND created_at > now() - interval '3 days'
      ORDER BY random() LIMIT ${AT_ONCE_MAX} FOR UPDATE SKIP LOCKED)
    RETURNING id, body`.execute(db)
  return rows
}

async function acknowledge(db: SandboxDatabase, id: string): Promise<void> {
  await db
    .updateTable('sandbox.messages')
    .set((eb) => ({ acknowledged: eb('acknowledged', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

import { randomUUIDv7 } from 'node:crypto'
import type { AuditAction } from '#contract/admin.ts'
import type { Database } from '#server/database/database.ts'

export type Act = {
  /** Null for somebody at the command line of the server. */
  actorId: string | null
  action: AuditAction
  /** Whose account it was done to. */
  subjectId: string
  /** What exactly; never anything that only the person may know. */
  detail: string
}

/** Writes down what an admin does, in the transaction of the act: both happen, or neither. */
export async function noteAct(tx: Database, act: Act): Promise<void> {
  await tx
    .insertInto('auditLog')
    .values({ id: randomUUIDv7(), ...act })
    .execute()
}

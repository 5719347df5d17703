import { freedAddress } from '#contract/addresses.ts'
import type { Transaction } from '#server/database/database.ts'
import { ISSUER } from './issuer.ts'

type Addressed = { personId: string; email: string; isConfirmed: boolean; now: Date }

/** Gives a person another address, as they sign in and as the shop knows them. */
export async function setAddress(tx: Transaction, set: Addressed): Promise<void> {
  const { personId, email, isConfirmed, now } = set
  await tx
    .updateTable('identityUsers')
    .set({ email, emailVerified: isConfirmed, updatedAt: now })
    .where('id', '=', personId)
    .execute()
  await tx
    .updateTable('users')
    .set({ email, updatedAt: now })
    .where('identityIssuer', '=', ISSUER)
    .where('identitySubject', '=', personId)
    .execute()
}

/**
 * Takes an address that is somebody else's from an account. The account stays with whoever has its
 * password: they may have mistyped their own address, and have credits there.
 */
export function freeAddress(tx: Transaction, { personId, now }: { personId: string; now: Date }) {
  return setAddress(tx, { personId, email: freedAddress(personId), isConfirmed: false, now })
}

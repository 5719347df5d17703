import { ADDRESS_LINK_DAYS } from '#contract/addresses.ts'
import { PAGES } from '#contract/pages.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { makeSecret, takeSecret } from './one-time-secrets.ts'

const PURPOSE = 'confirm-address'
const DAY_MINUTES = 24 * 60

/** That an address is a person's: their own, not yet confirmed, or the one they change to. */
export type Claim = { personId: string; email: string }

export async function makeAddressLink(
  db: Database,
  { claim, origin, now }: { claim: Claim; origin: string; now: Date },
): Promise<string> {
  const value = asValue(claim)
  const minutes = ADDRESS_LINK_DAYS * DAY_MINUTES
  // After the #, which browsers send to no server.
  return `${origin}${PAGES.confirmAddress}#${await makeSecret(db, { purpose: PURPOSE, value, minutes, now })}`
}

/** Takes the secret of a link, once, and answers what it is about. */
export async function takeAddressLink(
  tx: Transaction,
  opened: { secret: string; now: Date },
): Promise<Claim | null> {
  const value = await takeSecret(tx, { purpose: PURPOSE, ...opened })
  if (value === null) return null
  const [personId = '', email = ''] = value.split(' ')
  return { personId, email }
}

/** No link outlives the address that it was about, nor the account. */
export async function dropAddressLinks(tx: Transaction, personId: string): Promise<void> {
  await tx
    .deleteFrom('identityVerifications')
    .where('identifier', '=', PURPOSE)
    .where('value', 'like', asValue({ personId, email: '%' }))
    .execute()
}

/** Neither an id of ours nor an address has a space in it. */
function asValue({ personId, email }: Claim): string {
  return `${personId} ${email}`
}

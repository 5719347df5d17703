import { isFreedAddress, type AddressAnswer } from '#contract/addresses.ts'
import { FRESH_SIGN_IN_MINUTES } from '#contract/me.ts'
import { refuseStaleSignIn } from '#server/accounts/fresh-sign-in.ts'
import type { Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import { Problem } from '#server/platform/problem.ts'
import { type Claim, dropAddressLinks, makeAddressLink, takeAddressLink } from './address-links.ts'
import {
  aboutDoneChange,
  aboutNewAccount,
  aboutNewAddress,
  aboutWantedChange,
} from './address-mails.ts'
import { findByEmail, findById } from './credentials.ts'
import { freeAddress, setAddress } from './own-address.ts'
import type { Owner, PasswordServices } from './password-changes.ts'
import { dropResetLinks } from './reset-links.ts'

const NOT_FRESH = `Changing your address needs a fresh sign-in. Please sign in again and change it within ${FRESH_SIGN_IN_MINUTES} minutes. Nothing was changed.`

type AddressServices = Omit<PasswordServices, 'identity'>

/** Mails the link with which a person shows that their address is theirs. Nobody waits for the mail. */
export async function mailConfirmation(
  { db, clock, mailer, origin }: AddressServices,
  { id: personId, email }: Pick<Owner, 'id' | 'email'>,
): Promise<void> {
  const claim = { personId, email }
  const link = await makeAddressLink(db, { claim, origin, now: clock.now() })
  mailer.send(aboutNewAccount({ to: email, link }))
}

/** The change itself comes with the link that goes to the new address; the old one hears of it. */
export async function wantAddress(
  { db, clock, mailer, origin }: AddressServices,
  owner: Owner,
  email: string,
): Promise<void> {
  const now = clock.now()
  refuseStaleSignIn({ signedInAt: owner.signedInAt, now, detail: NOT_FRESH })
  const claim = { personId: owner.id, email }
  const link = await makeAddressLink(db, { claim, origin, now })
  mailer.send(aboutNewAddress({ to: email, link }))
  if (email !== owner.email && !isFreedAddress(owner.email))
    mailer.send(aboutWantedChange({ to: owner.email, email }))
}

/** Whoever reads the mail of an address says whose it is. */
export async function answerForAddress(
  { db, clock, mailer }: AddressServices,
  { token, isMine }: AddressAnswer,
): Promise<void> {
  const now = clock.now()
  const change = await inTransaction(db, async (tx) => {
    const claim = await takeAddressLink(tx, { secret: token, now })
    const person = claim === null ? undefined : await findById(tx, claim.personId)
    if (claim === null || person === undefined) throw new Problem('address_link_over')
    await dropAddressLinks(tx, person.id)
    if (isMine) {
      await takeAddress(tx, { claim, now })
      return { from: person.email, to: claim.email }
    }
    if (person.email === claim.email && !person.emailVerified)
      await freeAddress(tx, { personId: person.id, now })
    return null
  })
  if (change === null || change.from === change.to || isFreedAddress(change.from)) return
  mailer.send(aboutDoneChange({ to: change.from, email: change.to }))
}

/** From somebody who never showed that it is theirs, if need be; from nobody else. */
async function takeAddress(
  tx: Transaction,
  { claim: { personId, email }, now }: { claim: Claim; now: Date },
): Promise<void> {
  const holder = await findByEmail(tx, email)
  if (holder !== undefined && holder.id !== personId) {
    if (holder.emailVerified) throw new Problem('address_taken')
    await freeAddress(tx, { personId: holder.id, now })
  }
  await setAddress(tx, { personId, email, isConfirmed: true, now })
  // What was mailed to the old address opens nothing any more.
  await dropResetLinks(tx, personId)
}

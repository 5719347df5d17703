import type { FastifyBaseLogger } from 'fastify'
import { isFreedAddress } from '#contract/addresses.ts'
import type { ChangePasswordBody, ResetPasswordBody } from '#contract/identity.ts'
import { endTokensOf } from '#server/accounts/access-tokens/access-tokens.ts'
import type { Database, Transaction } from '#server/database/database.ts'
import { inTransaction } from '#server/database/transaction.ts'
import type { Mailer } from '#server/mail/mailer.ts'
import type { Clock } from '#server/platform/clock.ts'
import { Problem } from '#server/platform/problem.ts'
import { findByEmail, findById, lockPassword, storePassword } from './credentials.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import { ISSUER } from './issuer.ts'
import { dropResetLinks, isResetLink, makeResetLink, takeResetLink } from './reset-links.ts'
import { aboutNoPassword, aboutReset } from './reset-mail.ts'
import { closeSessionsOf, findSession } from './sessions.ts'

export type PasswordServices = {
  db: Database
  clock: Clock
  identity: Pick<EmbeddedIdentity, 'passwords'>
  mailer: Mailer
  log: Pick<FastifyBaseLogger, 'error'>
  /** The site's own origin, where the links of mails lead. */
  origin: string
}

const NO_PASSWORD = 'This account has no password: you sign in with Google. Nothing was changed.'

/** The owner of a session, with the hash of their password. */
export type Owner = {
  id: string
  email: string
  emailVerified: boolean
  password: string | null
  sessionId: string
  signedInAt: Date
}

/** Mails a link where there is an account. Nobody waits for it. */
export function requestReset(services: PasswordServices, email: string): void {
  mailLink(services, email).catch((error: unknown) =>
    services.log.error({ err: error }, 'A link for a new password could not be made'),
  )
}

/** Whoever reads the mail owns the account: everyone who was signed in before is signed out. */
export async function resetPassword(
  { db, clock, identity }: PasswordServices,
  { token, newPassword }: ResetPasswordBody,
): Promise<void> {
  const now = clock.now()
  if (!(await isResetLink(db, { secret: token, now }))) throw new Problem('reset_link_over')
  const hash = await identity.passwords.hash(newPassword)
  await inTransaction(db, async (tx) => {
    const personId = await takeResetLink(tx, { secret: token, now })
    if (personId === null) throw new Problem('reset_link_over')
    await lockPassword(tx, personId)
    await replacePassword(tx, { personId, hash, now })
    await tx
      .updateTable('identityUsers')
      .set({ emailVerified: true, updatedAt: now })
      .where('id', '=', personId)
      .execute()
  })
}

export async function ownerOf(
  { db, clock }: PasswordServices,
  sessionSecret: string,
): Promise<Owner> {
  const session = await findSession(db, { secret: sessionSecret, now: clock.now() })
  const person = session && (await findById(db, session.identityUserId))
  if (!session || !person) throw new Problem('not_signed_in')
  return { ...person, sessionId: session.id, signedInAt: session.signedInAt }
}

/** With the old password, which a borrowed browser does not know. All other sessions end. */
export async function changePassword(
  { db, clock, identity }: PasswordServices,
  owner: Owner,
  { currentPassword, newPassword }: ChangePasswordBody,
): Promise<void> {
  const { id: personId, password: known, sessionId } = owner
  if (known === null) throw new Problem('wrong_password', { detail: NO_PASSWORD })
  if (!(await identity.passwords.isHashOf(known, currentPassword)))
    throw new Problem('wrong_password')
  const hash = await identity.passwords.hash(newPassword)
  await inTransaction(db, async (tx) => {
    if ((await lockPassword(tx, personId)) !== known) throw new Problem('wrong_password')
    await replacePassword(tx, { personId, hash, now: clock.now(), keptSessionId: sessionId })
  })
}

async function mailLink(
  { db, clock, mailer, origin }: PasswordServices,
  email: string,
): Promise<void> {
  const person = await findByEmail(db, email)
  if (person === undefined || isFreedAddress(email)) return
  if (person.password === null) return mailer.send(aboutNoPassword({ to: email, origin }))
  const link = await makeResetLink(db, { personId: person.id, origin, now: clock.now() })
  mailer.send(aboutReset({ to: email, link }))
}

type Replaced = { personId: string; hash: string; now: Date; keptSessionId?: string }

async function replacePassword(tx: Transaction, replaced: Replaced): Promise<void> {
  const { personId, hash, now, keptSessionId } = replaced
  await storePassword(tx, { personId, hash, now })
  await dropResetLinks(tx, personId)
  await closeSessionsOf(tx, { identityUserId: personId, keptId: keptSessionId })
  // Whoever knew the old password may have made one.
  await endTokensOf(tx, { issuer: ISSUER, subject: personId })
}

import type { FastifyBaseLogger } from 'fastify'
import { sweepTokens } from '#server/accounts/access-tokens/access-tokens.ts'
import { sweepClosures } from '#server/accounts/closures.ts'
import { sweepLeftovers } from '#server/accounts/delete-account.ts'
import { sweepSecrets } from '#server/accounts/identity/embedded/one-time-secrets.ts'
import { sweepKeys } from '#server/accounts/identity/embedded/signing-key.ts'
import { sweepSessions } from '#server/accounts/identity/embedded/sessions.ts'
import { forgetOldTraits } from '#server/accounts/traits.ts'
import { sweepBatches } from '#server/batches/kept-batches.ts'
import { sweepMessages } from '#server/checkout/messages.ts'
import { lookAtBooks } from '#server/credits/books.ts'
import { startSweeping, sweepFailedTries } from '#server/credits/sweep.ts'
import type { Database } from '#server/database/database.ts'
import { takeTurn } from '#server/database/turns.ts'
import { emptyWastebasket } from '#server/database/wastebasket.ts'
import { sweepCounters } from '#server/limits/counters.ts'
import { sweepUsualNetworks } from '#server/limits/usual-networks.ts'
import { sweepMails } from '#server/mail/outgoing.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { OpenPayments } from './payments.ts'

const MINUTE_MS = 60_000
const RECONCILE_MINUTES = 5

type Log = Pick<FastifyBaseLogger, 'error'>

type Tended = {
  db: Database
  clock: Clock
  log: Log
  payments: Pick<OpenPayments, 'reconcile'>
}

/** The work that nobody asks for: lost holds, open payments, whatever has expired, and a look at the books. */
export function startUpkeep({ db, clock, log, payments }: Tended): () => void {
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error }, what))
  const every = (minutes: number, what: string, work: () => Promise<void>) =>
    setInterval(() => void attempt(what, work), minutes * MINUTE_MS)
  const settling = 'Open payments could not be settled'
  const timers = [
    every(10, 'What has expired could not be swept', () => sweepExpired(db, clock.now())),
    every(RECONCILE_MINUTES, settling, () => reconcileInTurn(db, payments)),
    every(60, 'The wastebasket could not be emptied', () => emptyWastebasket(db)),
    every(1, 'The books could not be checked', () => checkBooks(db, log)),
  ]
  // Whoever paid while nobody was here has waited long enough.
  void attempt(settling, () => payments.reconcile())
  const stopSweeping = startSweeping(db, (error) =>
    log.error({ err: error }, 'Lost holds could not be given back'),
  )
  return () => {
    for (const timer of timers) clearInterval(timer)
    stopSweeping()
  }
}

/** However many processes there are, the payment service is asked by one. */
export async function reconcileInTurn(
  db: Database,
  payments: Pick<OpenPayments, 'reconcile'>,
): Promise<void> {
  if (await takeTurn(db, { name: 'reconcile', seconds: RECONCILE_MINUTES * 60 - 30 }))
    await payments.reconcile()
}

/** Forgets whatever has run out: what nobody needs any more, nobody can lose or steal. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await sweepSessions(db, now)
  await sweepTokens(db, now)
  await sweepSecrets(db, now)
  await sweepCounters(db, now)
  await sweepUsualNetworks(db, now)
  await sweepClosures(db, now)
  await sweepLeftovers(db, now)
  await sweepMails(db)
  await sweepBatches(db)
  await sweepKeys(db, now)
  await sweepMessages(db, now)
  await sweepFailedTries(db, now)
  await forgetOldTraits(db, now)
}

/**
 * Credits that do not add up are an alarm: somebody went around the ledger. One process looks in each
 * minute, for a third of it at most, and at everybody within the hour or as soon after as it can.
 */
export async function checkBooks(db: Database, log: Log): Promise<void> {
  if (!(await takeTurn(db, { name: 'books', seconds: 50 }))) return
  await lookAtBooks(db, {
    forMs: MINUTE_MS / 3,
    everyMinutes: 60,
    onBroken: ({ rule, offenders }) => log.error({ rule, offenders }, 'The books do not add up'),
  })
}

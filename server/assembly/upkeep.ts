import type { FastifyBaseLogger } from 'fastify'
import { sweepClosures } from '#server/accounts/closures.ts'
import { sweepLeftovers } from '#server/accounts/delete-account.ts'
import { sweepSecrets } from '#server/accounts/identity/embedded/one-time-secrets.ts'
import { sweepSessions } from '#server/accounts/identity/embedded/sessions.ts'
import { forgetOldTraits } from '#server/accounts/traits.ts'
import { brokenInvariants } from '#server/credits/invariants.ts'
import { startSweeping } from '#server/credits/sweep.ts'
import type { Database } from '#server/database/database.ts'
import { emptyWastebasket } from '#server/database/wastebasket.ts'
import { sweepCounters } from '#server/limits/counters.ts'
import { sweepUsualNetworks } from '#server/limits/usual-networks.ts'
import type { Clock } from '#server/platform/clock.ts'
import type { Metrics } from './metrics.ts'
import type { OpenPayments } from './payments.ts'

const MINUTE_MS = 60_000

type Log = Pick<FastifyBaseLogger, 'error'>

type Tended = {
  db: Database
  clock: Clock
  log: Log
  payments: Pick<OpenPayments, 'reconcile'>
  metrics: Pick<Metrics, 'noteBooks'>
}

/** The work that nobody asks for: lost holds, open payments, whatever has expired, and a look at the books. */
export function startUpkeep({ db, clock, log, payments, metrics }: Tended): () => void {
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error }, what))
  const every = (minutes: number, what: string, work: () => Promise<void>) =>
    setInterval(() => void attempt(what, work), minutes * MINUTE_MS)
  const checking = 'The books could not be checked'
  const check = async () => metrics.noteBooks(await checkBooks(db, log))
  const reconcile = () => payments.reconcile()
  const settling = 'Open payments could not be settled'
  const timers = [
    every(10, 'What has expired could not be swept', () => sweepExpired(db, clock.now())),
    every(5, settling, reconcile),
    every(60, 'The wastebasket could not be emptied', () => emptyWastebasket(db)),
    every(60, checking, check),
    // The first look waits until the people who came with the start have been served.
    setTimeout(() => void attempt(checking, check), MINUTE_MS),
  ]
  void attempt(settling, reconcile)
  const stopSweeping = startSweeping(db, (error) =>
    log.error({ err: error }, 'Lost holds could not be given back'),
  )
  return () => {
    for (const timer of timers) clearInterval(timer)
    stopSweeping()
  }
}

/** Forgets whatever has run out: what nobody needs any more, nobody can lose or steal. */
export async function sweepExpired(db: Database, now: Date): Promise<void> {
  await sweepSessions(db, now)
  await sweepSecrets(db, now)
  await sweepCounters(db, now)
  await sweepUsualNetworks(db, now)
  await sweepClosures(db, now)
  await sweepLeftovers(db, now)
  await forgetOldTraits(db, now)
}

/** Credits that do not add up are an alarm: somebody went around the ledger. */
export async function checkBooks(db: Database, log: Log): Promise<number> {
  const broken = await brokenInvariants(db)
  for (const { rule, offenders } of broken)
    log.error({ rule, offenders }, 'The books do not add up')
  return broken.length
}

import type { FastifyBaseLogger } from 'fastify'
import { sweepClosures } from './accounts/closures.ts'
import { sweepCounters } from './accounts/identity/counters.ts'
import { sweepSecrets } from './accounts/identity/one-time-secrets.ts'
import { sweepSessions } from './accounts/identity/sessions.ts'
import { sweepLeftovers } from './accounts/leave.ts'
import { forgetOldTraits } from './accounts/traits.ts'
import { brokenInvariants } from './credits/invariants.ts'
import { startSweeping } from './credits/sweep.ts'
import type { Database } from './database/database.ts'
import { emptyWastebasket } from './database/wastebasket.ts'
import type { Clock } from './platform/clock.ts'

const MINUTE_MS = 60_000

type Parts = {
  db: Database
  clock: Clock
  log: Pick<FastifyBaseLogger, 'error'>
  /** Settles the payments of which nobody told us the end. */
  reconcile: () => Promise<void>
  /** Told how many rules of the books are broken, whenever they were checked. */
  onBooks: (brokenRules: number) => void
}

/** The work that nobody asks for: lost holds, open payments, whatever has expired, and a look at the books. */
export function startUpkeep({ db, clock, log, reconcile, onBooks }: Parts): () => void {
  const attempt = (what: string, work: () => Promise<void>) =>
    work().catch((error: unknown) => log.error({ err: error }, what))
  const every = (minutes: number, what: string, work: () => Promise<void>) =>
    setInterval(() => void attempt(what, work), minutes * MINUTE_MS)
  const checking = 'The books could not be checked'
  const check = async () => onBooks(await checkBooks(db, log))
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
  await sweepClosures(db, now)
  await sweepLeftovers(db, now)
  await forgetOldTraits(db, now)
}

/** Credits that do not add up are an alarm: somebody went around the ledger. */
export async function checkBooks(db: Database, log: Parts['log']): Promise<number> {
  const broken = await brokenInvariants(db)
  for (const { rule, offenders } of broken)
    log.error({ rule, offenders }, 'The books do not add up')
  return broken.length
}

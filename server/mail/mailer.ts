import { randomUUIDv7 } from 'node:crypto'
import type { FastifyBaseLogger } from 'fastify'
import type { Database } from '#server/database/database.ts'
import { outsideTransaction } from '#server/database/guard.ts'
import { sealed, unsealed } from '#server/platform/sealed.ts'
import { type Deliver, type Mail, Mail as MailForm, RefusedForGood } from './mail.ts'
import { claimDue, forgetMail, keepMail, type Kept, postpone } from './outgoing.ts'

/** Takes a mail and sees to it; nobody waits for the outcome. */
export type Mailer = {
  name: 'smtp' | 'outbox'
  send(mail: Mail): void
  /** Stops trying, and waits for what is being sent. The rest is sent by another process, or after the next start. */
  close(): Promise<void>
}

const MINUTE_MS = 60_000

/** All within the hour for which a link in a mail works. */
const RETRY_AFTER_MS = [5000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]
/** The database rounds to milliseconds, and may round up. */
const SLACK_MS = 5
/** For what another process left behind. */
const LOOK_EVERY_MS = 15_000

export type MailOutcome = 'sent' | 'given up'

type Way = {
  name: Mailer['name']
  deliver: Deliver
  db: Database
  /** A mail holds the secret of a link, which nobody shall find in the database. */
  secret: Buffer
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  retryAfterMs?: number[] | undefined
  onOutcome?: (outcome: MailOutcome) => void
}

/** Keeps each mail in the database until it is sent, and lets one process at a time try it. */
export function mailerBy(way: Way): Mailer {
  const { name, db, secret, log } = way
  const work = worker(way)
  const keep = async (mail: Mail) => {
    await keepMail(db, { id: randomUUIDv7(), sealed: sealed(JSON.stringify(mail), secret) })
    await work.go()
  }
  return {
    name,
    send: (mail) => {
      void work.during(
        outsideTransaction(() => keep(mail)).catch((error: unknown) =>
          log.error({ err: error }, 'A mail could not be kept and is lost'),
        ),
      )
    },
    close: work.stop,
  }
}

/** Sends what is due, as long as there is something. */
function worker({ deliver, db, secret, log, retryAfterMs = RETRY_AFTER_MS, onOutcome }: Way) {
  const running = new Set<Promise<void>>()
  const timers = new Set<NodeJS.Timeout>()
  let isOver = false

  const during = (piece: Promise<void>): Promise<void> => {
    running.add(piece)
    return piece.finally(() => running.delete(piece))
  }
  const later = (delayMs: number) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void during(look())
    }, delayMs)
    timer.unref()
    timers.add(timer)
  }
  const look = () =>
    go().catch((error: unknown) => log.warn({ err: error }, 'Mails could not be looked for'))

  async function go(): Promise<void> {
    for (let kept = await next(); kept !== undefined; kept = await next()) await attempt(kept)
  }
  const next = async () => (isOver ? undefined : claimDue(db))

  async function attempt({ id, sealed: text, tries }: Kept): Promise<void> {
    try {
      await deliver(MailForm.parse(JSON.parse(unsealedOr(text, secret))))
    } catch (error) {
      const delayMs = retryAfterMs[tries - 1]
      if (delayMs === undefined || error instanceof RefusedForGood) {
        await forgetMail(db, id)
        onOutcome?.('given up')
        return log.error({ err: error, mailId: id }, 'A mail could not be sent and is given up')
      }
      log.warn({ err: error, mailId: id, delayMs }, 'A mail could not be sent and is tried again')
      await postpone(db, { id, delayMs })
      return later(delayMs + SLACK_MS)
    }
    await forgetMail(db, id)
    onOutcome?.('sent')
  }

  const looking = setInterval(() => void during(look()), LOOK_EVERY_MS)
  looking.unref()
  void during(look())
  return {
    go,
    during,
    stop: async () => {
      isOver = true
      clearInterval(looking)
      for (const timer of timers) clearTimeout(timer)
      await Promise.allSettled(running)
    },
  }
}

function unsealedOr(text: string, secret: Buffer): string {
  try {
    return unsealed(text, secret)
  } catch (cause) {
    throw new RefusedForGood('It was sealed with another identity secret', { cause })
  }
}

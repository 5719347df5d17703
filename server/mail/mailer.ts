import type { FastifyBaseLogger } from 'fastify'
import { type Deliver, type Mail, RefusedForGood } from './mail.ts'

/** Takes a mail and sees to it; nobody waits for the outcome. */
export type Mailer = {
  name: 'smtp' | 'outbox'
  send(mail: Mail): void
  /** Stops trying. What could not be sent yet is lost. */
  close(): void
}

const MINUTE_MS = 60_000

/** All within the hour for which a link in a mail works. */
const RETRY_AFTER_MS = [5000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]

type Way = {
  name: Mailer['name']
  deliver: Deliver
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>
  retryAfterMs?: number[] | undefined
}

/**
 * Sends each mail in its own time. The tries are kept in memory: a mail holds the secret of a link,
 * which nobody shall find in the database.
 */
export function mailerBy({ name, deliver, log, retryAfterMs = RETRY_AFTER_MS }: Way): Mailer {
  const waiting = new Set<NodeJS.Timeout>()
  const begin = async (mail: Mail, tried = 0): Promise<void> => {
    try {
      await deliver(mail)
    } catch (error) {
      const delayMs = retryAfterMs[tried]
      if (delayMs === undefined || error instanceof RefusedForGood)
        return log.error({ err: error }, 'A mail could not be sent and is given up')
      log.warn({ err: error, delayMs }, 'A mail could not be sent and is tried again')
      const timer = setTimeout(() => {
        waiting.delete(timer)
        void begin(mail, tried + 1)
      }, delayMs)
      waiting.add(timer)
    }
  }
  return {
    name,
    send: (mail) => void begin(mail),
    close: () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

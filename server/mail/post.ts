import type { MailChoice } from '#server/platform/mail-config.ts'
import type { Deliver, Mail, Post } from './mail.ts'
import { intoOutbox, type Surroundings } from './outbox.ts'
import { bySmtp, isRefusedForGood } from './smtp.ts'

const MINUTE_MS = 60_000

/** All within the hour for which a link in a mail works. */
const RETRY_AFTER_MS = [5000, 30_000, 2 * MINUTE_MS, 10 * MINUTE_MS, 30 * MINUTE_MS]

type Parts = Surroundings & { retryAfterMs?: number[] }

/**
 * Sends each mail in its own time. The tries are kept in memory: a mail holds the secret of a link,
 * which nobody shall find in the database.
 */
export function openPost(choice: MailChoice, parts: Parts): Post {
  const deliver = choice.provider === 'smtp' ? bySmtp(choice) : intoOutbox(parts)
  const tries = retrying(deliver, parts)
  return { name: choice.provider, send: (mail) => void tries.begin(mail), close: tries.stop }
}

function retrying(deliver: Deliver, { log, retryAfterMs = RETRY_AFTER_MS }: Parts) {
  const waiting = new Set<NodeJS.Timeout>()
  const begin = async (mail: Mail, tried = 0): Promise<void> => {
    try {
      await deliver(mail)
    } catch (error) {
      const delayMs = retryAfterMs[tried]
      if (delayMs === undefined || isRefusedForGood(error))
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
    begin,
    stop: () => {
      for (const timer of waiting) clearTimeout(timer)
      waiting.clear()
    },
  }
}

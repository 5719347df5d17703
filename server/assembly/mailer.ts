import type { Database } from '#server/database/database.ts'
import { type MailOutcome, type Mailer, mailerBy } from '#server/mail/mailer.ts'
import { intoOutbox, type OutboxSurroundings } from '#server/mail/outbox.ts'
import { bySmtp } from '#server/mail/smtp.ts'
import type { Config } from '#server/platform/config.ts'
import { mailChoice } from '#server/platform/mail-config.ts'

type MailConfig = Pick<Config, 'DATA_DIR' | 'SMTP_URL' | 'MAIL_FROM'>
type Surroundings = Omit<OutboxSurroundings, 'dataDir'> & {
  db: Database
  secret: Buffer
  onOutcome?: (outcome: MailOutcome) => void
  retryAfterMs?: number[]
}

/** By a mail server, where one is configured; otherwise into a folder. */
export function openMailer(config: MailConfig, surroundings: Surroundings): Mailer {
  const choice = mailChoice(config)
  const { db, secret, log, retryAfterMs, onOutcome } = surroundings
  const deliver =
    choice.provider === 'smtp'
      ? bySmtp(choice)
      : intoOutbox({ ...surroundings, dataDir: config.DATA_DIR })
  return mailerBy({
    name: choice.provider,
    deliver,
    db,
    secret,
    log,
    retryAfterMs,
    ...(onOutcome && { onOutcome }),
  })
}

import type { Database } from '#server/database/database.ts'
import type { Metric } from '#server/http/exposition.ts'
import type { MailOutcome } from '#server/mail/mailer.ts'
import { mailsWaiting } from '#server/mail/outgoing.ts'

/** What became of mails since the process started, and which still wait at any. */
export function countMails(db: Database) {
  const outcomes: Record<MailOutcome, number> = { sent: 0, 'given up': 0 }
  return {
    note: (outcome: MailOutcome): void => {
      outcomes[outcome] += 1
    },
    read: async (): Promise<Metric[]> => {
      const { count, oldestSeconds } = await mailsWaiting(db)
      return [
        {
          name: 'listwright_mails_total',
          help: 'Mails this process was done with, by what became of them.',
          type: 'counter',
          samples: Object.entries(outcomes).map(([outcome, value]) => ({
            labels: { outcome },
            value,
          })),
        },
        {
          name: 'listwright_mails_waiting',
          help: 'Mails that are not sent yet, of all processes.',
          type: 'gauge',
          samples: [{ value: count }],
        },
        {
          name: 'listwright_oldest_mail_seconds',
          help: 'How long the first of them has waited.',
          type: 'gauge',
          samples: [{ value: oldestSeconds }],
        },
      ]
    },
  }
}

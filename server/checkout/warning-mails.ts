import { dollars } from '#contract/money.ts'
import type { Database } from '#server/database/database.ts'
import type { Mail } from '#server/mail/mail.ts'
import type { PaymentWarning } from './provider.ts'
import type { WarningNews } from './warnings.ts'

/** Tells every admin what was said against a payment, and by when an answer is due. */
export async function mailsToAdmins(db: Database, news: WarningNews): Promise<Mail[]> {
  const admins = await db
    .selectFrom('users')
    .select('email')
    .where('isAdmin', '=', true)
    .where('closedAt', 'is', null)
    .where('suspendedAt', 'is', null)
    .execute()
  if (admins.length === 0) return []
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', news.payment.userId)
    .executeTakeFirstOrThrow()
  const { subject, about, toDo } = wordsFor(news.warning)
  const text = [
    about,
    '',
    `Account: ${email}`,
    `Payment: ${news.payment.providerPaymentId ?? news.payment.id}, ${news.payment.credits} credits`,
    `Reason: ${news.warning.reason} (${news.warning.id})`,
    '',
    toDo,
    '',
  ].join('\n')
  return admins.map(({ email: to }) => ({ to, subject, text }))
}

type Words = { subject: string; about: string; toDo: string }

function wordsFor({ kind, amountCents, answerBy }: PaymentWarning): Words {
  const amount = dollars(amountCents)
  const deadline = answerBy === null ? null : dayAndTime(answerBy)
  const byThen = deadline === null ? 'soon' : `by ${deadline}`
  switch (kind) {
    case 'dispute':
      return {
        subject: `A payment is disputed: answer ${byThen}`,
        about: `A buyer went to their bank, which has taken back ${amount}. The credits were taken back too.`,
        toDo: `Give evidence at the payment service ${byThen}. Without it the money is lost.`,
      }
    case 'inquiry':
      return {
        subject: `A bank asks about a payment: answer ${byThen}`,
        about: `A bank asks about a payment of ${amount}. No money has moved yet.`,
        toDo: `Answer at the payment service ${byThen}. Without an answer it may become a dispute.`,
      }
    case 'fraud_warning':
      return {
        subject: 'A bank warns of fraud on a payment',
        about: `A bank says that a payment of ${amount} was not made by the cardholder. A dispute may follow.`,
        toDo: 'Giving the money back at the payment service before that saves the fee of a dispute.',
      }
    default:
      throw new Error(`Nobody warns of ${String(kind satisfies never)}`)
  }
}

const DAY_AND_TIME = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  dateStyle: 'long',
  timeStyle: 'short',
})

function dayAndTime(time: Date): string {
  return `${DAY_AND_TIME.format(time)} UTC`
}

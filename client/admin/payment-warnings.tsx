import { Card, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { dollars } from '#contract/money.ts'
import type { PaymentWarning } from '#contract/payment-warnings.ts'
import { usePaymentWarnings } from './use-admin.ts'
import { WaitingLine } from './waiting-line.tsx'

/** What banks say against payments, the nearest deadline first. Most days there is nothing to show. */
export function PaymentWarnings() {
  const { data: warnings = [] } = usePaymentWarnings()
  if (warnings.length === 0) return null
  return (
    <Card aria-labelledby="waiting-warnings">
      <CardHeader
        title="Disputes and warnings"
        titleId="waiting-warnings"
        note="Respond at the payment provider"
      />
      {warnings.map((warning) => (
        <WaitingLine key={warning.id} note={noteOn(warning)} mark={deadlineOf(warning)}>
          {warning.email}
        </WaitingLine>
      ))}
    </Card>
  )
}

const WHAT = {
  dispute: 'Disputed',
  inquiry: 'Bank inquiry',
  fraud_warning: 'Fraud warning',
} as const satisfies Record<PaymentWarning['kind'], string>

function noteOn({ kind, reason, amount, credits, paymentIntentId }: PaymentWarning): string {
  const why = reason.replaceAll('_', ' ')
  return `${WHAT[kind]}: ${dollars(amount)}, ${wholeNumber(credits)} credits, ${why}. Payment ${paymentIntentId}`
}

function deadlineOf({ answerBy }: PaymentWarning): string {
  if (answerBy === null) return 'before it is disputed'
  return Date.parse(answerBy) < Date.now()
    ? `was due on ${dayOf(answerBy)}`
    : `answer by ${dayOf(answerBy)}`
}

import { FlaskConical } from 'lucide-react'
import { useRef, useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { dollars } from '#contract/money.ts'
import { WORKING_TEST_CARD } from '#contract/sandbox.ts'
import { BankQuestion } from './bank-question.tsx'
import type { CardFormProps, ConfirmCard } from './card.ts'
import { type CardDetails, errorsOf, monthAndYear } from './card-details.ts'
import { CardFields } from './card-fields.tsx'
import { PaymentForm } from './payment-form.tsx'
import { useSandboxPayment } from './use-sandbox-payment.ts'

/** In the order in which they stand. */
const FIELDS = ['number', 'expiry', 'cvc'] as const

const EMPTY: CardDetails = { number: '', expiry: '', cvc: '' }

/** The card form of test mode. It behaves like the provider's, and no card is charged. */
export function SandboxCard({ session, isProcessing, refusal, onPay }: CardFormProps) {
  const [details, setDetails] = useState(EMPTY)
  const [isTried, setIsTried] = useState(false)
  const fields = useRef<HTMLDivElement>(null)
  const [today] = useState(() => new Date())
  const { pay, answerBank } = useSandboxPayment(session)
  const errors = errorsOf(details, today)

  const confirm: ConfirmCard = async () => {
    setIsTried(true)
    const [firstError] = Object.values(errors)
    if (firstError !== undefined) {
      // Its sentence stands at the field, and is read out with it.
      fields.current?.querySelectorAll('input')[FIELDS.findIndex((name) => errors[name])]?.focus()
      return { error: firstError, isMarked: true }
    }
    const { month, year } = monthAndYear(details.expiry)
    return pay({ number: details.number, expMonth: month, expYear: year, cvc: details.cvc })
  }
  return (
    <PaymentForm
      amountCents={session.amount}
      isProcessing={isProcessing}
      refusal={refusal}
      onSubmit={() => onPay(confirm)}
    >
      <Banner look="warning" icon={<FlaskConical />}>
        <p>
          <b className="font-semibold">Test mode.</b> No card is charged. Use{' '}
          <span className="whitespace-nowrap">{WORKING_TEST_CARD}</span>, any future date and any
          CVC, and never the number of a real card.
        </p>
      </Banner>
      <CardFields
        ref={fields}
        details={details}
        errors={isTried ? errors : {}}
        onChange={setDetails}
      />
      <BankQuestion amount={dollars(session.amount)} onAnswer={answerBank} />
    </PaymentForm>
  )
}

import { Elements, PaymentElement, useElements, useStripe } from '@stripe/react-stripe-js'
import type { PaymentIntentResult } from '@stripe/stripe-js'
import { useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import type { CardFormProps, CardOutcome, ConfirmCard } from './card.ts'
import { cardAppearance, cardFonts } from './card-appearance.ts'
import { PaymentForm } from './payment-form.tsx'
import { withoutReturn } from './returned-payment.ts'
import { useStripeScript } from './use-stripe-script.ts'

const REFUSED = 'Your payment was not accepted. Please try again or use another card.'

/** The provider did not answer, so nobody here knows yet. */
const UNHEARD =
  'We got no answer about your payment. If it went through, your credits arrive automatically within a few minutes: check your balance before you try again.'

type StripeCardProps = CardFormProps & { publishableKey: string }

/** The card form of Stripe, in Stripe's own frame. */
export function StripeCard({ publishableKey, ...form }: StripeCardProps) {
  const { data: stripe, isFetching, refetch } = useStripeScript(publishableKey)
  const [tries, setTries] = useState({ count: 0, hasFailed: false })
  const retry = () => {
    setTries({ count: tries.count + 1, hasFailed: false })
    if (!stripe) void refetch()
  }
  if (tries.hasFailed || (!stripe && !isFetching)) return <Blocked onRetry={retry} />
  if (!stripe) return <Spinner label="Loading the card form" className="min-h-64" />
  const options = {
    clientSecret: form.session.clientSecret,
    appearance: cardAppearance(document.documentElement.dataset['theme']),
    fonts: cardFonts(),
  }
  return (
    <Elements key={tries.count} stripe={stripe} options={options}>
      <StripeFields {...form} onFailure={() => setTries({ ...tries, hasFailed: true })} />
    </Elements>
  )
}

function StripeFields({
  session,
  isProcessing,
  refusal,
  onPay,
  onFailure,
}: CardFormProps & { onFailure: () => void }) {
  const stripe = useStripe()
  const elements = useElements()
  const [isReady, setIsReady] = useState(false)

  const confirm: ConfirmCard = async () => {
    if (!stripe || !elements) return { error: REFUSED }
    const here = location.pathname + withoutReturn(location.search)
    const confirmation = stripe.confirmPayment({
      elements,
      confirmParams: { return_url: new URL(here, location.href).href },
      redirect: 'if_required',
    })
    return confirmation.then(outcomeOf, () => ({ error: UNHEARD, isUnheard: true }))
  }
  return (
    <PaymentForm
      amountCents={session.amount}
      isProcessing={isProcessing}
      refusal={refusal}
      isReady={isReady}
      onSubmit={() => onPay(confirm)}
      note="Card details go straight to the payment provider. Listwright never sees or stores them."
    >
      {!isReady && <Spinner label="Loading the card form" className="min-h-48" />}
      <PaymentElement onReady={() => setIsReady(true)} onLoadError={onFailure} />
    </PaymentForm>
  )
}

function outcomeOf({ paymentIntent, error }: PaymentIntentResult): CardOutcome {
  // Confirming a second time fails, and tells of the payment that has gone through already.
  const intent = paymentIntent ?? error.payment_intent
  if (intent?.status === 'succeeded' || error === undefined)
    return { paymentIntentId: intent?.id ?? '', status: intent?.status ?? '' }
  return {
    error: error.message ?? REFUSED,
    isMarked: error.type === 'validation_error',
    isDeclined: error.type === 'card_error',
    isUnheard: error.type === 'api_connection_error' || error.type === 'api_error',
  }
}

function Blocked({ onRetry }: { onRetry: () => void }) {
  return (
    <Banner
      look="error"
      title="The card form could not be loaded"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
      isLive
    >
      <p>
        It comes from our payment provider, Stripe. Check your internet connection, and allow
        js.stripe.com if you use a content blocker. You were not charged.
      </p>
    </Banner>
  )
}

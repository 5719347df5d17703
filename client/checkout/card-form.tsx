import type { UseQueryResult } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { useAnswer } from '#client/api/use-answer.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import type { PaymentSession } from '#contract/checkout.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { configurationRoutes } from '#contract/configuration.ts'
import type { CardFormProps } from './card.ts'

// A shop takes cards in one way only, so nobody fetches the code of the other.
const SandboxCard = lazy(async () => ({
  default: (await import('./card-sandbox.tsx')).SandboxCard,
}))
const StripeCard = lazy(async () => ({ default: (await import('./card-stripe.tsx')).StripeCard }))

type CardFormOfShopProps = Omit<CardFormProps, 'session'> & {
  session: UseQueryResult<PaymentSession>
}

/** The card form of the shop's provider, once the payment session is there. */
export function CardForm({ session, ...form }: CardFormOfShopProps) {
  const configuration = useAnswer(configurationRoutes.configuration)
  if (configuration.data?.payments === 'off')
    return <Banner look="info" title={PROBLEMS.payments_off.detail} />
  const missing = [session, configuration].filter(({ data }) => data === undefined)
  const failed = missing.find(({ error, isFetching }) => error !== null && !isFetching)
  if (failed) {
    const retry = () => missing.forEach(({ refetch }) => void refetch())
    return <OpeningFailure error={failed.error} onRetry={retry} />
  }
  if (!session.data || !configuration.data)
    return <Spinner label="Creating your payment session" className="min-h-64" />
  const { payments, stripePublishableKey } = configuration.data
  return (
    <Suspense fallback={<Spinner label="Loading the card form" className="min-h-64" />}>
      {payments === 'stripe' ? (
        <StripeCard {...form} session={session.data} publishableKey={stripePublishableKey ?? ''} />
      ) : (
        <SandboxCard {...form} session={session.data} />
      )}
    </Suspense>
  )
}

const sentenceOf = sentenceOr(PROBLEMS.internal.detail)

function OpeningFailure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  return (
    <Banner
      look="error"
      title="The payment could not be prepared"
      action={
        <Button size="small" onClick={onRetry}>
          Try again
        </Button>
      }
      isLive
    >
      <p>{withFullStop(sentenceOf(error))} You were not charged.</p>
    </Banner>
  )
}

/** A proxy's own words are no sentence of ours. */
function withFullStop(sentence: string): string {
  return /[.!?]$/.test(sentence) ? sentence : `${sentence}.`
}

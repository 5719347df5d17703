import { lazy, Suspense } from 'react'
import { useAnswer } from '#client/api/use-answer.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import type { PaymentSession } from '#contract/checkout.ts'
import type { PublicConfiguration } from '#contract/configuration.ts'
import { routes } from '#contract/routes.ts'
import type { CardFormProps } from './card.ts'

// A shop takes cards in one way only, so nobody fetches the code of the other.
const SandboxCard = lazy(async () => ({
  default: (await import('./card-sandbox.tsx')).SandboxCard,
}))
const StripeCard = lazy(async () => ({ default: (await import('./card-stripe.tsx')).StripeCard }))

type Opening = {
  data: PaymentSession | undefined
  error: Error | null
  isFetching: boolean
  refetch: () => Promise<unknown>
}

type CardFormOfShopProps = Omit<CardFormProps, 'session'> & { session: Opening }

/** The card form of the shop's provider, once the payment session is there. */
export function CardForm({ session, ...form }: CardFormOfShopProps) {
  const configuration = useAnswer(routes.configuration)
  const missing = [session, configuration].filter(({ data }) => data === undefined)
  const failed = missing.find(({ error, isFetching }) => error !== null && !isFetching)
  if (failed?.error) {
    const retry = () => missing.forEach(({ refetch }) => void refetch())
    return <OpeningFailure error={failed.error} onRetry={retry} />
  }
  if (!session.data || !configuration.data)
    return <Spinner label="Creating your payment session" className="min-h-64" />
  return (
    <Suspense fallback={<Spinner label="Loading the card form" className="min-h-64" />}>
      <FormOfProvider configuration={configuration.data} session={session.data} {...form} />
    </Suspense>
  )
}

type FormOfProviderProps = CardFormProps & { configuration: PublicConfiguration }

function FormOfProvider({ configuration, ...form }: FormOfProviderProps) {
  const { payments, stripePublishableKey } = configuration
  switch (payments) {
    case 'sandbox':
      return <SandboxCard {...form} />
    case 'stripe':
      return <StripeCard {...form} publishableKey={stripePublishableKey ?? ''} />
    case 'off':
      return <Banner look="info" title="Credits cannot be bought here at the moment." />
    default:
      return payments satisfies never
  }
}

function OpeningFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
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
      <p>You were not charged. {error.message}</p>
    </Banner>
  )
}

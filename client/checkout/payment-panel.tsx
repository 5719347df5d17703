import type { ReactNode } from 'react'
import { SupportAddress } from '#client/accounts/support-address.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { Paid } from './paid.tsx'
import type { Purchase } from './use-purchase.ts'

type PaymentPanelProps = {
  purchase: Purchase
  /** The dashboard is about to open by itself. */
  isLeaving: boolean
  /** How many credits the package holds. */
  bought: number
  onRetryCredits: (paymentIntentId: string) => void
  /** The card form, for as long as a card is wanted. */
  children: ReactNode
}

/** What the right half of the checkout shows at each step of a purchase. */
export function PaymentPanel({ purchase, bought, children, ...rest }: PaymentPanelProps) {
  switch (purchase.step) {
    case 'entering':
    case 'processing':
      return children
    case 'crediting':
      return <Spinner label="Adding your credits" className="min-h-64" />
    case 'pending':
      return (
        <Banner look="info" title="Your payment is being processed" action={<ToDashboard />} isLive>
          It can take a while until your bank has confirmed it. Your credits then arrive
          automatically, and you can leave this page.
        </Banner>
      )
    case 'uncredited':
      return (
        <Uncredited onRetry={() => rest.onRetryCredits(purchase.paymentIntentId)}>
          {purchase.paymentIntentId}
        </Uncredited>
      )
    case 'complete':
      return (
        <Paid
          bought={bought}
          credits={purchase.credits}
          paymentIntentId={purchase.paymentIntentId}
          isLeaving={rest.isLeaving}
        />
      )
    default:
      return purchase satisfies never
  }
}

const UNCREDITED =
  'Payment successful, but there was an issue adding credits. Please contact support.'

function Uncredited({ onRetry, children }: { onRetry: () => void; children: string }) {
  return (
    <Banner look="warning" title="Payment Processed" isLive>
      <p>{UNCREDITED}</p>
      <p className="mt-2">
        You have paid, and your credits are still on their way. They usually arrive within a few
        minutes. You can also have them added now. If they do not arrive, contact support
        <SupportAddress before=" at " /> and name this payment:{' '}
        <span className="wrap-anywhere">{children}</span>
      </p>
      <div className="mt-3 flex flex-wrap gap-2.5">
        <Button size="small" onClick={onRetry}>
          Add credits now
        </Button>
        <ToDashboard />
      </div>
    </Banner>
  )
}

function ToDashboard() {
  return (
    <ButtonLink size="small" look="quiet" href={PAGES.home}>
      Go to Dashboard
    </ButtonLink>
  )
}

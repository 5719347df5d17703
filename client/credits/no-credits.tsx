import { Banner } from '#client/ui/banner.tsx'
import { BuyCredits } from './buy-credits.tsx'

/** Stands before whatever a credit would be needed for. */
export function NoCredits() {
  return (
    <Banner look="warning" title="No credits remaining" action={<BuyCredits size="small" />} isLive>
      <p>Purchase credits to continue generating optimized marketplace listings.</p>
    </Banner>
  )
}

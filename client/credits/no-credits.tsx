import { Banner } from '#client/ui/banner.tsx'

/** Stands before whatever a credit would be needed for. */
export function NoCredits() {
  return (
    <Banner look="error" title="No credits remaining" isLive>
      <p>Purchase credits to continue generating optimized marketplace listings.</p>
    </Banner>
  )
}

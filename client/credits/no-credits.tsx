import { Banner } from '#client/ui/banner.tsx'

/** Stands before whatever a credit would be needed for; the way to more is in the head of the page. */
export function NoCredits() {
  return (
    <Banner look="warning" title="No credits remaining" isLive>
      <p>Purchase credits to continue generating optimized marketplace listings.</p>
      <p className="mt-1">All you have written stays: copy it, edit it, list it.</p>
    </Banner>
  )
}

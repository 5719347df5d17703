import { ArrowLeft } from 'lucide-react'
import { Wordmark } from '#client/art/mark.tsx'
import { PAGES } from '#contract/pages.ts'

/** What stands at the head of the checkout: the logo, and the way back. */
export function WaysBack() {
  return (
    <div className="mb-1.5 flex flex-wrap items-center justify-between lg:mb-2.5 lg:grid lg:justify-items-start lg:gap-7">
      <a href={PAGES.landing} aria-label="Listwright home" className="rounded-sm py-2">
        <Wordmark />
      </a>
      <a
        href={PAGES.home}
        className="inline-flex max-lg:-mr-1.5 lg:-ml-1.5 min-h-11 items-center gap-2 rounded-sm px-1.5 font-semibold text-ink-2 underline-offset-3 hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        Back to Dashboard
      </a>
    </div>
  )
}

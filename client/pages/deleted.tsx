import { ArrowLeft } from 'lucide-react'
import { DeletedListings } from '#client/history/deleted-listings.tsx'
import { PAGES } from '#contract/pages.ts'
import { RETENTION } from '#contract/retention.ts'
import { PageHeading } from './page-heading.tsx'

/** The wastebasket of the listing history. */
export function Deleted() {
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      <header>
        <a
          href={PAGES.history}
          className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-small font-semibold text-ink-2 hover:text-ink max-md:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Listing history
        </a>
        <PageHeading name="Deleted listings" />
        <p className="mt-3 text-ink-2">
          You can restore a listing for {RETENTION.deletedDays} days, with all its versions. Its
          credit is not returned.
        </p>
      </header>
      <DeletedListings />
    </div>
  )
}

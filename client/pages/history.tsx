import { useDeferredValue } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { counted, FoundListings } from '#client/listings/found-listings.tsx'
import { ListingFilters } from '#client/listings/listing-filters.tsx'
import { useFilters } from '#client/listings/use-filters.ts'
import { useListings } from '#client/listings/use-listings.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

/** Everything the person has had written. */
export function History() {
  const { data: listings, error, refetch } = useListings()
  const [filters, setFilters] = useFilters()
  // Typing comes first; a list of thousands follows when there is time.
  const search = useDeferredValue(filters.search)
  const sort = useDeferredValue(filters.sort)
  const isEmpty = listings?.length === 0
  return (
    <div className="grid gap-6 py-4">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1 whitespace-nowrap">
          <PageHeading name="Listing history" />
          <p className="text-ink-3">{listings && counted(listings.length)}</p>
        </div>
        {!isEmpty && <ListingFilters filters={filters} onChange={setFilters} />}
      </header>
      {error && <LoadFailure thing="listings" error={error} onRetry={() => void refetch()} />}
      {!listings && !error && <Spinner label="Loading your listings" className="min-h-64" />}
      {isEmpty && <NoListings />}
      {listings && !isEmpty && <FoundListings listings={listings} search={search} sort={sort} />}
    </div>
  )
}

function NoListings() {
  return (
    <EmptyState
      swatch={<QuiltSwatch seed="No listings yet" size={56} />}
      title="No listings yet"
      sentence="Everything you have written will be kept here."
      action={
        <ButtonLink href={PAGES.home} look="primary">
          Generate your first listing
        </ButtonLink>
      }
    />
  )
}

import { QuiltSwatch } from '#client/art/quilt.tsx'
import { counted } from '#client/history/counted.ts'
import { FoundListings } from '#client/history/found-listings.tsx'
import { ListingFilters } from '#client/history/listing-filters.tsx'
import { ExportButton } from '#client/history/export-button.tsx'
import { useFilters } from '#client/history/use-filters.ts'
import { useListingCount, useListingPages } from '#client/history/use-listing-pages.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

/** Everything the person has had written. */
export function History() {
  const [filters, setFilters] = useFilters()
  const pages = useListingPages(filters)
  const count = useListingCount('')
  const { listings, error, refetch } = pages
  const isEmpty = listings?.length === 0 && filters.search === '' && !pages.isPlaceholderData
  return (
    <div className="grid gap-6 py-4">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1 whitespace-nowrap">
          <PageHeading name="Listing history" />
          <p className="min-h-[1lh] text-ink-3">{count !== undefined && counted(count)}</p>
        </div>
        {!isEmpty && <ExportButton />}
        {!isEmpty && <ListingFilters filters={filters} onChange={setFilters} />}
      </header>
      {!listings && error && (
        <LoadFailure thing="listings" error={error} onRetry={() => void refetch()} />
      )}
      {!listings && !error && <Spinner label="Loading your listings" className="min-h-64" />}
      {isEmpty && <NoListings />}
      {listings && !isEmpty && (
        <FoundListings
          pages={pages}
          loaded={listings}
          search={filters.search}
          onShowAll={() => setFilters({ search: '' })}
        />
      )}
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

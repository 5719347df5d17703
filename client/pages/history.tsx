import { useState } from 'react'
import { useSearchParams } from 'wouter'
import { useLocationProperty } from 'wouter/use-browser-location'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { findListings } from '#client/listings/find-listings.ts'
import { ListingCard } from '#client/listings/listing-card.tsx'
import { type Filters, ListingFilters, sortNamed } from '#client/listings/listing-filters.tsx'
import { useListings } from '#client/listings/use-listings.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { DEFAULT_SORT, type Listing } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

/** More cards at once make the page slow for those who have written thousands. */
const PAGE_SIZE = 50

/** Everything the person has had written. */
export function History() {
  const { data: listings, error, refetch } = useListings()
  const [filters, setFilters] = useFilters()
  return (
    <div className="grid gap-6 py-4">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1 whitespace-nowrap">
          <PageHeading name="Listing history" />
          <p className="text-ink-3">{listings && counted(listings.length)}</p>
        </div>
        {listings?.length !== 0 && <ListingFilters filters={filters} onChange={setFilters} />}
      </header>
      {error && <LoadFailure thing="listings" error={error} onRetry={() => void refetch()} />}
      {!listings && !error && <Spinner label="Loading your listings" className="min-h-64" />}
      {listings?.length === 0 && <NoListings />}
      {listings && listings.length > 0 && <FoundListings listings={listings} filters={filters} />}
    </div>
  )
}

function FoundListings({ listings, filters }: { listings: Listing[]; filters: Filters }) {
  const target = useLocationProperty(
    () => location.hash,
    () => '',
  )
  const [shownMax, setShownMax] = useState(PAGE_SIZE)
  const found = findListings(listings, filters)
  const targetIndex = found.findIndex((listing) => listingHash(listing.id) === target)
  const shown = found.slice(0, Math.max(shownMax, targetIndex + 1))
  const left = found.length - shown.length
  return (
    <>
      <p role="status" className={filters.search === '' ? 'sr-only' : 'text-ink-3'}>
        {filters.search !== '' && `${counted(found.length)} found`}
      </p>
      <ul className="grid gap-2.5">
        {shown.map((listing) => (
          <li key={listing.id}>
            <ListingCard listing={listing} isTarget={listingHash(listing.id) === target} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          className="justify-self-center"
          onClick={() => setShownMax(shown.length + PAGE_SIZE)}
        >
          Show {Math.min(left, PAGE_SIZE)} more
        </Button>
      )}
    </>
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

// Kept in the address, so that Back and a reload find the same list.
function useFilters(): [Filters, (filters: Filters) => void] {
  const [params, setParams] = useSearchParams()
  const filters = {
    search: params.get('search') ?? '',
    sort: sortNamed(params.get('sort'), DEFAULT_SORT),
  }
  const setFilters = ({ search, sort }: Filters) => {
    const entries = Object.entries({ search, sort: sort === DEFAULT_SORT ? '' : sort })
    setParams(new URLSearchParams(entries.filter(([, text]) => text !== '')), { replace: true })
  }
  return [filters, setFilters]
}

function counted(count: number): string {
  return count === 1 ? '1 listing' : `${count} listings`
}

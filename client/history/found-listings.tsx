import { useCallback, useDeferredValue } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Spinner } from '#client/ui/loading.tsx'
import type { Listing } from '#contract/listings.ts'
import { PROBLEMS } from '#contract/problems.ts'
import { counted } from './counted.ts'
import { ListingRows } from './listing-rows.tsx'
import { NoneFound, NothingListed } from './none-found.tsx'
import { useNamedListing } from './use-named-listing.ts'
import { useListingCount, type useListingPages, type Wanted } from './use-listing-pages.ts'

type FoundListingsProps = {
  pages: ReturnType<typeof useListingPages>
  /** Those of the pages that have come so far. */
  loaded: Listing[]
  wanted: Wanted
  onShowAll: () => void
}

/** The listings that were looked for. While others are fetched, they stay as they are. */
export function FoundListings({ pages, loaded, wanted, onShowAll }: FoundListingsProps) {
  const { search, listed } = wanted
  const target = useLocationProperty(addressHash, addressHash)
  const isWaiting = pages.isPlaceholderData
  const shown = useNamedListing({ listings: loaded, isComplete: !isWaiting }, target)
  // The next key comes first; the rows are drawn when there is time.
  const drawn = useDeferredValue(shown.listings)
  // As long as all of them are here, nobody has to count.
  const count = useListingCount(wanted, pages.hasNextPage && !isWaiting)
  const total = pages.hasNextPage ? count : loaded.length
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = pages
  const canReadOn = hasNextPage && !isFetching && !isFetchNextPageError
  const readOn = useCallback(() => {
    if (canReadOn) void fetchNextPage()
  }, [canReadOn, fetchNextPage])
  return (
    <>
      <p role="status" className={search === '' || total === 0 ? 'sr-only' : 'text-ink-3'}>
        {search !== '' && total !== undefined && `${counted(total)} found`}
      </p>
      {total === 0 && search !== '' && !isWaiting && (
        <NoneFound search={search} onClear={onShowAll} />
      )}
      {total === 0 && search === '' && listed && !isWaiting && (
        <NothingListed listed={listed} onShowAll={onShowAll} />
      )}
      {shown.isGone && <Banner look="info">{PROBLEMS.listing_not_found.detail}</Banner>}
      <div
        aria-busy={isWaiting}
        className={classNames(isWaiting && 'opacity-55 transition-opacity delay-300')}
      >
        <ListingRows listings={drawn} total={total ?? null} target={target} onNearEnd={readOn} />
      </div>
      {pages.isFetchingNextPage && <Spinner label="Loading more listings" />}
      {isFetchNextPageError && (
        <Banner
          look="error"
          title="The next listings could not be loaded"
          isLive
          action={
            <Button size="small" onClick={() => void fetchNextPage()}>
              Try again
            </Button>
          }
        />
      )}
    </>
  )
}

function addressHash(): string {
  return location.hash
}

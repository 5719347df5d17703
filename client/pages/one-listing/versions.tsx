import { useLocationProperty } from 'wouter/use-browser-location'
import { useListing } from '#client/history/use-listing-pages.ts'
import { Spinner } from '#client/ui/loading.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { ListingVersions } from '#client/versions/listing-versions.tsx'
import { useVersions } from '#client/versions/use-versions.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { RETENTION } from '#contract/retention.ts'
import { LoadFailure } from '../load-failure.tsx'
import { listingAsked, ListingHead } from './listing-head.tsx'

/** How a listing came to say what it says, and the way back. */
export function Versions() {
  const id = useLocationProperty(listingAsked)
  const { data: listing, error, refetch } = useListing(id)
  if (listing) return <VersionsOf key={id} listing={listing} />
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      <ListingHead id={id} name="Versions" />
      {error && <LoadFailure thing="listing" error={error} onRetry={() => void refetch()} />}
      {!error && <Spinner label="Loading the versions" className="min-h-64" />}
    </div>
  )
}

function VersionsOf({ listing }: { listing: Listing }) {
  const pages = useVersions(listing)
  const { versions, error, refetch } = pages
  const count = versions?.[0]?.number
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      <ListingHead id={listing.id} name={`Versions of ${listing.listingTitle || UNTITLED}`}>
        {count !== undefined &&
          `${count === 1 ? '1 version' : `${wholeNumber(count)} versions`}. Versions are kept with the listing, and for ${RETENTION.deletedDays} days after it is deleted.`}
      </ListingHead>
      {versions && (
        <ListingVersions
          listing={listing}
          pages={pages}
          versions={versions}
          foot={versions.at(-1)?.kind === 'pasted' && <ToComparison of={listing} count={count} />}
        />
      )}
      {!versions && error && (
        <LoadFailure thing="versions" error={error} onRetry={() => void refetch()} />
      )}
      {!versions && !error && <Spinner label="Loading the versions" className="min-h-64" />}
    </div>
  )
}

/** Of a pasted one: where it is chosen from again. */
function ToComparison({ of: { id }, count }: { of: Listing; count: number | undefined }) {
  return (
    <a
      href={`${PAGES.improve}${listingHash(id)}`}
      className="flex min-h-11 items-center px-4 text-small font-semibold text-green-text underline underline-offset-4"
    >
      {count === 1 ? 'Compare with what was written from it' : 'Change which new parts you took'}
    </a>
  )
}

import { appendedFooters, onDashboard } from '#client/listing/appended-footers.ts'
import { ListingParts } from '#client/listing/listing-parts.tsx'
import type { Listing } from '#contract/listings.ts'
import { VersionsLink } from '#client/listing/versions-link.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { WrittenNote } from './writing/writer-note.tsx'

type GeneratedListingProps = {
  listing: Listing
  /** What stands below the description, line breaks included. */
  appended: string
  onAppendedChange: (appended: string) => void
}

/** The parts of a finished listing, beside the form that it was made of. */
export function GeneratedListing({ listing, ...held }: GeneratedListingProps) {
  return (
    <>
      <ListingParts listing={listing} footers={appendedFooters(onDashboard(listing), held)}>
        <WrittenNote className="mt-3.5 text-meta text-ink-3" />
      </ListingParts>
      <CardFooter className="py-1.5 md:py-2">
        <VersionsLink listingId={listing.id} className="-mx-3 max-md:min-h-11" />
      </CardFooter>
    </>
  )
}

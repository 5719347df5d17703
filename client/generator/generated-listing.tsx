import { appendedFooters, onDashboard } from '#client/listing/appended-footers.ts'
import { ListingParts } from '#client/listing/listing-parts.tsx'
import type { Listing } from '#contract/listings.ts'
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
    <ListingParts listing={listing} footers={appendedFooters(onDashboard(listing), held)}>
      <WrittenNote className="mt-3.5 text-meta text-ink-3" />
    </ListingParts>
  )
}

import { memo } from 'react'
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
  /** Why, where she has not chosen it herself. */
  reason: string | undefined
  onAppendedChange: (appended: string) => void
}

/** The parts of a finished listing, beside the form that it was made of; a key there does not draw them again. */
export const GeneratedListing = memo(function GeneratedListing(props: GeneratedListingProps) {
  const { listing, ...held } = props
  return (
    <>
      <ListingParts listing={listing} footers={appendedFooters(onDashboard(listing), held)} />
      {/* The note comes late, and moves nothing. */}
      <CardFooter className="flex flex-wrap items-center gap-x-4 py-1.5 md:min-h-14 md:py-2">
        <VersionsLink listingId={listing.id} className="-mx-3 max-md:min-h-11" />
        <WrittenNote className="text-meta text-ink-3 max-md:basis-full max-md:pb-2 md:flex-1 md:text-end" />
      </CardFooter>
    </>
  )
})

import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingAsText } from './listing-as-text.ts'

/** Copies a finished listing as it stands on the card. */
export function CopyListing({ listing }: { listing: Listing }) {
  return <CopyButton label="Copy all" thing="Listing" text={listingAsText(listing)} />
}

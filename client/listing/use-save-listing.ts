import { messageOf } from '#client/api/api-error.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { Toast } from '#client/ui/toasts/toasts.ts'
import type { Listing, ListingPatch } from '#contract/listings.ts'
import { useUpdateListing } from './use-listing-changes.ts'

const LISTING_UPDATED: Toast = { title: 'Success', description: 'Listing updated successfully' }

/** Saves a change and says so. Answers whether it is saved, so that an editor keeps what was typed. */
export function useSaveListing(listing: Listing) {
  const update = useUpdateListing()
  return (patch: ListingPatch, done = LISTING_UPDATED) =>
    toasted(update.mutateAsync({ listing, patch }), {
      done,
      failed: (error) => messageOf(error, 'Failed to update listing'),
    })
}

import { messageOf } from '#client/api/api-error.ts'
import { showToast, type Toast } from '#client/ui/toasts.ts'
import type { Listing, ListingPatch } from '#contract/listings.ts'
import { useUpdateListing } from './use-listing-changes.ts'

const LISTING_UPDATED: Toast = { title: 'Success', description: 'Listing updated successfully' }

/** Saves an edit and says so. Rejects when it fails, so that the editor keeps what was typed. */
export function useSaveListing(listing: Listing) {
  const update = useUpdateListing()
  return async (patch: ListingPatch, success = LISTING_UPDATED) => {
    try {
      await update.mutateAsync({ listing, patch })
    } catch (error) {
      showToast({
        title: 'Error',
        description: messageOf(error, 'Failed to update listing'),
        look: 'destructive',
      })
      throw error
    }
    showToast(success)
  }
}

import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { useDeleteListing } from './use-listings.ts'

type DeleteListingDialogProps = {
  listing: Listing
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before a listing is deleted for good. */
export function DeleteListingDialog({ listing, isOpen, onOpenChange }: DeleteListingDialogProps) {
  const deletion = useDeleteListing()
  const nickname = listing.listingTitle || UNTITLED
  const remove = async () => {
    try {
      await deletion.mutateAsync(listing.id)
      showToast({ title: 'Listing Deleted', description: `“${nickname}” is gone.` })
    } catch {
      showToast({
        title: 'Error',
        description: 'Failed to delete listing',
        look: 'destructive',
      })
      onOpenChange(false)
    }
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this listing?"
      sentence={`“${nickname}” will be deleted. This cannot be undone.`}
      confirmLabel="Delete"
      isBusy={deletion.isPending}
      onConfirm={() => void remove()}
    />
  )
}

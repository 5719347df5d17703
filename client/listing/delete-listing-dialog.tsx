import { sentenceOr } from '#client/api/api-error.ts'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import { RETENTION } from '#contract/retention.ts'
import { useDeleteListing, useRestoreListing } from './use-listing-changes.ts'

type DeleteListingDialogProps = {
  listing: Listing
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Asks before a listing is deleted, and lets it be undone for as long as the toast shows. */
export function DeleteListingDialog({ listing, isOpen, onOpenChange }: DeleteListingDialogProps) {
  const deletion = useDeleteListing()
  const undo = useUndo(listing)
  const nickname = listing.listingTitle || UNTITLED
  const remove = async () => {
    const isDeleted = await toasted(deletion.mutateAsync(listing.id), {
      done: {
        title: 'Listing Deleted',
        description: `“${nickname}” was deleted.`,
        action: { label: 'Undo', onPress: () => void undo() },
      },
      failed: 'Failed to delete listing',
    })
    if (!isDeleted) onOpenChange(false)
  }
  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Delete this listing?"
      sentence={`“${nickname}” will be deleted. You can restore it for ${RETENTION.deletedDays} days under History, Deleted. The credit is not returned.`}
      confirmLabel="Delete"
      isBusy={deletion.isPending}
      onConfirm={() => void remove()}
    />
  )
}

function useUndo({ id, listingTitle }: Listing) {
  const { mutateAsync } = useRestoreListing()
  return () =>
    toasted(mutateAsync(id), {
      done: {
        title: 'Listing Restored',
        description: `“${listingTitle || UNTITLED}” is in your history again.`,
      },
      failed: (error) => sentenceOr('Failed to restore the listing')(error),
    })
}

import { messageOf } from '#client/api/api-error.ts'
import { keepDraft } from '#client/browser/drafts.ts'
import { draftNameOf } from '#client/listing/unsaved.ts'
import { useUpdateListing } from '#client/listing/use-listing-changes.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART } from '#contract/parts.ts'
import { fixesFor } from '#marketplace/fixes.ts'
import type { ToMend } from './checks.ts'
import { usePageToast } from './use-page-toast.ts'

/** What is written by hand, and stands open where the listing is shown. */
export type Begun = {
  field: (typeof FIELD_OF_PART)[keyof typeof FIELD_OF_PART]
  /** What it is opened for. */
  faults: readonly string[]
}

/** Mends a saved listing: by what one press can do, or by opening the part that is about. Answers what stands open. */
export function useMend() {
  const update = useUpdateListing()
  const { show, close } = usePageToast()
  const mend = async (listing: Listing, { id, part, faults }: ToMend): Promise<Begun | null> => {
    const fix = id === null ? undefined : fixesFor(listing).get(id)
    if (fix?.kind === 'patch') {
      const isMended = await toasted(update.mutateAsync({ listing, patch: fix.patch }), {
        failed: (error) => messageOf(error, 'Failed to update listing'),
      })
      if (isMended) show({ title: 'Mended', description: fix.done })
      return null
    }
    const field = fix?.field ?? FIELD_OF_PART[part]
    const base = listing[field] ?? ''
    keepDraft(draftNameOf(listing.id, field), { text: fix?.suggestion ?? base, base })
    return { field, faults }
  }
  return { mend, closeToast: close }
}

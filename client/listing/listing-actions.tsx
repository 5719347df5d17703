import { ChevronRight, Repeat2, Trash2 } from 'lucide-react'
import { useId, useState } from 'react'
import { useLocation } from 'wouter'
import { Button } from '#client/ui/button.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'
import type { Listing } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { DeleteListingDialog } from './delete-listing-dialog.tsx'
import { EnteredDetails } from './entered-details.tsx'
import { leavePrefill } from './prefill.ts'
import { ComparisonLink } from './comparison-link.tsx'
import { VersionsLink } from './versions-link.tsx'

/** What else can be done with a listing as a whole. */
export function ListingActions({ listing }: { listing: Listing }) {
  const detailsId = useId()
  const [isShowingDetails, setIsShowingDetails] = useState(false)
  const [isAsking, setIsAsking] = useState(false)
  const reuseInputs = useReuse(listing)
  return (
    <CardFooter>
      <div className="flex flex-wrap items-center gap-2">
        <Button size="small" icon={<Repeat2 aria-hidden="true" />} onClick={reuseInputs}>
          Use these inputs again
        </Button>
        <VersionsLink listingId={listing.id} />
        {listing.pasted?.isDecided === true && <ComparisonLink listingId={listing.id} />}
        <Button
          look="quiet"
          size="small"
          aria-expanded={isShowingDetails}
          aria-controls={isShowingDetails ? detailsId : undefined}
          icon={
            <ChevronRight
              aria-hidden="true"
              className={classNames('transition-[rotate]', isShowingDetails && 'rotate-90')}
            />
          }
          onClick={() => setIsShowingDetails(!isShowingDetails)}
        >
          Details you entered
        </Button>
        <Button
          look="danger"
          size="small"
          icon={<Trash2 aria-hidden="true" />}
          className="ml-auto"
          onClick={() => setIsAsking(true)}
        >
          Delete
        </Button>
      </div>
      {isShowingDetails && <EnteredDetails id={detailsId} listing={listing} />}
      <DeleteListingDialog listing={listing} isOpen={isAsking} onOpenChange={setIsAsking} />
    </CardFooter>
  )
}

function useReuse(listing: Listing): () => void {
  const [, navigate] = useLocation()
  return () => {
    leavePrefill(listing)
    showToast({
      title: 'Inputs Loaded',
      description: 'Redirecting to dashboard with previous inputs',
    })
    navigate(PAGES.home)
  }
}

import { Columns2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { dropDraft } from '#client/browser/drafts.ts'
import { appendedFooters, IN_HISTORY } from '#client/listing/appended-footers.ts'
import { ListingParts } from '#client/listing/listing-parts.tsx'
import { FieldByField } from '#client/listing/placing/field-by-field.tsx'
import {
  CopyBar,
  CopyingActions,
  FinishedActions,
} from '#client/listing/placing/finished-actions.tsx'
import { ToMendContext } from '#client/listing/to-mend.tsx'
import { draftNameOf } from '#client/listing/unsaved.ts'
import { VersionsLink } from '#client/listing/versions-link.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { DoneSeal } from '#client/ui/done-seal.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { Begun } from './use-mend.ts'

type SavedListingProps = {
  listing: Listing
  /** Of how many parts what was kept. */
  note: string
  /** None of the new parts was taken. */
  isAllHers: boolean
  /** More checks pass than of what was pasted. */
  isBetter: boolean
  /** What she goes on to write by hand. */
  begun: Begun | null
  onCompare: () => void
}

const TITLE_ID = 'saved-listing'

/** Where she arrives: her listing as it is now, to copy, and what is left to mend in it. */
export function SavedListing({ listing, note, isAllHers, isBetter, ...rest }: SavedListingProps) {
  const { begun, onCompare } = rest
  const [appended, setAppended] = useState('')
  const [isCopying, setIsCopying] = useState(false)
  const placed = { listing, description: `${listing.generatedDescription}${appended}` }
  const copyFields = () => setIsCopying(true)
  useBegun(listing, begun)
  return (
    <Card
      ref={begun === null ? arrive : undefined}
      aria-labelledby={TITLE_ID}
      className="fading-foot"
    >
      <CardHeader
        titleId={TITLE_ID}
        lead={isBetter && <DoneSeal size="small" />}
        title={isAllHers ? 'Saved. Yours stays as it was.' : 'Saved. This is your listing now.'}
        note={note}
        actions={
          isCopying ? (
            <CopyingActions onLeave={() => setIsCopying(false)} />
          ) : (
            <FinishedActions placed={placed} onCopyFields={copyFields} />
          )
        }
      />
      {isCopying ? (
        <FieldByField placed={placed} />
      ) : (
        <ToMendContext value={begun}>
          <ListingParts
            listing={listing}
            footers={appendedFooters(IN_HISTORY, { appended, onAppendedChange: setAppended })}
            isWide
          />
        </ToMendContext>
      )}
      <CardFooter className="flex flex-wrap items-center gap-2">
        <Button
          size="small"
          icon={<Columns2 aria-hidden="true" />}
          className="max-md:min-h-11"
          onClick={onCompare}
        >
          Compare with what you pasted
        </Button>
        <VersionsLink listingId={listing.id} className="max-md:min-h-11" />
        <ButtonLink
          look="quiet"
          size="small"
          className="ml-auto max-md:min-h-11"
          href={`${PAGES.history}${listingHash(listing.id)}`}
        >
          Back to your history
        </ButtonLink>
      </CardFooter>
      {!isCopying && <CopyBar placed={placed} onCopyFields={copyFields} />}
    </Card>
  )
}

/** What she pressed for stands open; from now on it is kept only once she types. */
function useBegun({ id }: Listing, begun: Begun | null): void {
  // The browser's storage, from which the editor has begun, and its scroll: the editor has the focus.
  useEffect(() => {
    if (begun === null) return
    dropDraft(draftNameOf(id, begun.field))
    document.activeElement?.scrollIntoView({ block: 'center' })
  }, [id, begun])
}

/** She reads on from the top of what she saved. */
function arrive(card: HTMLElement | null): void {
  if (card === null) return
  card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

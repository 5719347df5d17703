import { Check, Columns2, ListOrdered } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { dropDraft } from '#client/browser/drafts.ts'
import { appendedFooters, IN_HISTORY } from '#client/listing/appended-footers.ts'
import { listingAsText } from '#client/listing/listing-as-text.ts'
import { ListingParts } from '#client/listing/listing-parts.tsx'
import { FieldByField } from '#client/listing/placing/field-by-field.tsx'
import { CopyFields, CopyingActions } from '#client/listing/placing/finished-actions.tsx'
import type { Placed } from '#client/listing/placing/use-placing.ts'
import { draftNameOf } from '#client/listing/unsaved.ts'
import { VersionsLink } from '#client/listing/versions-link.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { Begun } from './use-mend.ts'

type SavedListingProps = {
  listing: Listing
  /** Of how many parts what was kept. */
  note: string
  /** None of the new parts was taken. */
  isAllHers: boolean
  /** What she goes on to write by hand. */
  begun: Begun | null
  onCompare: () => void
}

const TITLE_ID = 'saved-listing'

/** Where she arrives: her listing as it is now, to copy, and what is left to mend in it. */
export function SavedListing({ listing, note, isAllHers, begun, onCompare }: SavedListingProps) {
  const [appended, setAppended] = useState('')
  const [isCopying, setIsCopying] = useState(false)
  const placed = { listing, description: `${listing.generatedDescription}${appended}` }
  useBegun(listing, begun)
  return (
    <Card ref={begun === null ? arrive : undefined} aria-labelledby={TITLE_ID}>
      <CardHeader
        titleId={TITLE_ID}
        lead={<Seal />}
        title={isAllHers ? 'Saved. Yours stays as it was.' : 'Saved. This is your listing now.'}
        note={note}
        actions={
          isCopying ? (
            <CopyingActions onLeave={() => setIsCopying(false)} />
          ) : (
            <CopyIt placed={placed} onCopyFields={() => setIsCopying(true)} />
          )
        }
      />
      {isCopying ? (
        <FieldByField placed={placed} />
      ) : (
        <ListingParts
          listing={listing}
          footers={appendedFooters(IN_HISTORY, { appended, onAppendedChange: setAppended })}
          isWide
        />
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

type CopyItProps = { placed: Placed; onCopyFields: () => void }

/** The next step: into the shop with it. */
function CopyIt({ placed, onCopyFields }: CopyItProps): ReactNode {
  const { listing, description } = placed
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:basis-full">
      <CopyFields
        placed={placed}
        look="outline"
        icon={<ListOrdered aria-hidden="true" />}
        className="max-md:min-h-11 max-md:basis-full"
        onCopyFields={onCopyFields}
      >
        Copy field by field
      </CopyFields>
      <CopyButton
        label="Copy all"
        thing="Listing"
        look="primary"
        size="normal"
        className="max-md:-order-1 max-md:min-h-[50px] max-md:basis-full"
        text={listingAsText({ ...listing, generatedDescription: description })}
      />
    </div>
  )
}

function Seal() {
  return (
    <span
      aria-hidden="true"
      className="grid size-11 flex-none -rotate-6 place-items-center rounded-full border-2 border-green-text text-green-text"
    >
      <Check strokeWidth={2.4} className="size-5" />
    </span>
  )
}

/** She reads on from the top of what she saved. */
function arrive(card: HTMLElement | null): void {
  if (card === null) return
  card.querySelector<HTMLElement>('h2')?.focus({ preventScroll: true })
  scrollTo(0, 0)
}

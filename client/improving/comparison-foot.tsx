import { Check } from 'lucide-react'
import { listingAsText } from '#client/listing/listing-as-text.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copy-button.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { listingWith } from './checks.ts'
import { keptOf, newParts } from './use-choice.ts'

type FootProps = {
  improvement: Improvement
  isSaving: boolean
  taken: readonly WrittenPart[]
  isSettled: boolean
  isSaved: boolean
  onSave: () => void
}

/** Behind the choices: what they come to, and the button that saves them. */
export function Foot({ improvement, taken, isSettled, isSaved, isSaving, onSave }: FootProps) {
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-lg border-t border-line bg-paper px-4 py-3 text-small text-ink-2 md:px-6">
      <p className="flex-1">
        {!isSettled && <b className="font-semibold text-ink">{keptOf(improvement, taken)}. </b>}
        <span className={isSettled ? undefined : 'max-md:hidden'}>
          Yours stays under Versions.{' '}
        </span>
        {LISTING_COST} credit used.
      </p>
      <span className="max-md:hidden">
        <CopyButton
          label="Copy all"
          thing="Listing"
          text={listingAsText(isSettled ? improvement.listing : listingWith(improvement, taken))}
        />
      </span>
      {isSettled ? (
        <ButtonLink look="primary" className="max-md:w-full" href={addressOf(improvement)}>
          To the listing
        </ButtonLink>
      ) : (
        <Button
          look="primary"
          isBusy={isSaving}
          disabled={isSaved}
          icon={<Check aria-hidden="true" />}
          onClick={onSave}
        >
          {saveLabel(taken.length)}
        </Button>
      )}
    </div>
  )
}

function addressOf({ listing }: Improvement): string {
  return `${PAGES.history}${listingHash(listing.id)}`
}

function saveLabel(count: number): string {
  return count === 0 ? 'Keep all of yours' : `Save ${newParts(count)}`
}

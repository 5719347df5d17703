import { Check } from 'lucide-react'
import type { ReactNode } from 'react'
import { listingAsText } from '#client/listing/listing-as-text.ts'
import { classNames } from '#client/ui/class-names.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { CopyButton } from '#client/ui/copying/copy-button.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { listingWith } from './checks.ts'
import { keptOf, newParts } from './use-choice.ts'

type BarProps = {
  improvement: Improvement
  isSaving: boolean
  taken: readonly WrittenPart[]
  isSettled: boolean
  isSaved: boolean
  /** That it is saved like this. */
  saved?: ReactNode
  /** The choice of all parts at once, where it has room beside the button that saves it. */
  choice?: ReactNode
  /** Once it is saved, it is chosen from again. */
  onChange: () => void
  onSave: () => void
}

/** What the choices come to, and the button that saves them: above them, on a phone under the thumb. */
export function Bar({ at, ...props }: BarProps & { at: 'head' | 'foot' }) {
  const { improvement, taken, isSettled, isSaved, isSaving, onSave } = props
  const used = usedFor(improvement, taken)
  return (
    <div
      className={classNames(
        'sticky z-10 flex flex-wrap items-center gap-x-4 gap-y-2 border-line bg-paper px-4 py-3 text-small text-ink-2 md:px-6',
        at === 'head'
          ? 'top-0 rounded-t-lg border-b'
          : 'stuck-foot fading-foot bottom-0 rounded-b-lg border-t',
      )}
    >
      <div data-news="" className={classNames('flex-1', isSettled && 'max-md:basis-full')}>
        {props.saved}
        <p>
          {/* On a phone the button beside it says as much. */}
          {!isSettled && (
            <b className="font-semibold text-ink max-md:sr-only">{keptOf(improvement, taken)}. </b>
          )}
          {!isSettled && taken.length > 0 && (
            <span className="max-md:hidden">Yours stays under Versions. </span>
          )}
          {/* Where one line is too short, it breaks after what it has cost. */}
          <span className="whitespace-nowrap">
            {LISTING_COST} credit used{used === '' ? '.' : ':'}
          </span>
          {used !== '' && ' '}
          {used !== '' && <span className="inline-block">{used}.</span>}
        </p>
      </div>
      {props.choice}
      {isSettled && <Button onClick={props.onChange}>Change my choice</Button>}
      <span className="max-md:hidden">
        <CopyButton
          label="Copy all"
          thing="Listing"
          text={listingAsText(isSettled ? improvement.listing : listingWith(improvement, taken))}
        />
      </span>
      {isSettled ? (
        <ButtonLink look="primary" className="max-md:flex-1" href={addressOf(improvement)}>
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

/** How many faults are gone with what is taken. */
function usedFor({ health }: Improvement, taken: readonly WrittenPart[]): string {
  if (taken.length === 0) return WHY_USED
  const [was, is] = [[], taken].map(
    (parts) => health.choices.find((one) => one.parts.join() === parts.join())?.findings?.length,
  )
  const mended = (was ?? 0) - (is ?? 0)
  if (mended < 1 || is === undefined) return ''
  return mended === 1 ? '1 fault mended' : `${mended} faults mended`
}

/** None of it is taken, and it is not given back. */
const WHY_USED = 'the new one stays here for you'

function addressOf({ listing }: Improvement): string {
  return `${PAGES.history}${listingHash(listing.id)}`
}

function saveLabel(count: number): string {
  return count === 0 ? 'Keep all of yours' : `Save ${newParts(count)}`
}

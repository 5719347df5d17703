import { ArrowLeft, ListOrdered } from 'lucide-react'
import type { ReactNode } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { CopyListing } from '#client/listing/copy-listing.tsx'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LISTING_COST } from '#contract/credits.ts'
import type { Listing } from '#contract/listings.ts'
import { ListedMark } from './listed-mark.tsx'
import { leftOf, type Placed, usePlacing } from './use-placing.ts'

type FinishedActionsProps = {
  placed: Placed
  /** Whether it may be the next step; not beside a form that waits. */
  isNext?: boolean
  /** The fields are to be copied one after the other. */
  onCopyFields: () => void
}

/** What a finished listing is for: into the shop with it. */
export function FinishedActions(props: FinishedActionsProps) {
  return (
    <span className="flex items-center gap-1 max-md:hidden">
      <CopyListing listing={displayed(props.placed)} />
      <NextCopyFields {...props} />
    </span>
  )
}

/** On a phone the way into the shop stays under the thumb. */
export function CopyBar(props: FinishedActionsProps) {
  return (
    <div className="copy-bar stuck-foot">
      <NextCopyFields {...props} className="min-h-[50px] flex-1" />
      <CopyListing listing={displayed(props.placed)} />
    </div>
  )
}

/** While it is written the button stands where it will be pressed. */
export function WritingActions() {
  return (
    <span className="flex items-center gap-1 max-md:hidden">
      <Button icon={<ListOrdered aria-hidden="true" />} disabled>
        Copy field by field
      </Button>
    </span>
  )
}

type AccountProps = {
  /** None while it is written. */
  listing?: Listing
  /** It was written in this visit. */
  isSpent?: boolean
}

/** What is to be known of a listing beside its name: what it costs and what is left, and whether it is in the shop. */
export function Account({ listing, isSpent = false }: AccountProps) {
  return (
    <>
      {(isSpent || !listing) && <CostLine isSpent={isSpent} />}
      {listing && <ListedMark listing={listing} />}
    </>
  )
}

/** A line of its own while it is written and afterwards, so that nothing moves: the till is out of sight beside a
 *  long form. */
function CostLine({ isSpent }: { isSpent: boolean }) {
  const { data: user, isFetching } = useCurrentUser()
  const left = isSpent && user && !isFetching ? user.credits : null
  return (
    <span className="basis-full text-ink-2">
      <span>
        {LISTING_COST} credit{isSpent ? ' used' : ', once it is written'}
        {left !== null && `, ${left === 0 ? 'none' : wholeNumber(left)} left`}
      </span>
      {isSpent && <span className="max-md:hidden">. Edit and Rewrite cost nothing.</span>}
    </span>
  )
}

/** From the fields back to the listing. */
export function CopyingActions({ onLeave }: { onLeave: () => void }) {
  return (
    <Button
      look="quiet"
      size="small"
      icon={<ArrowLeft aria-hidden="true" />}
      className="-mr-3 max-md:min-h-11"
      onClick={onLeave}
    >
      The listing
    </Button>
  )
}

type Look = { className?: string }

/** The next step, as long as anything is left to be copied, and no better text waits beside it. */
function NextCopyFields({ isNext = true, className, ...props }: FinishedActionsProps & Look) {
  const { placed } = props
  const isWanted = isNext && leftOf(placed).length > 0 && !isNotChosenYet(placed.listing)
  return (
    <CopyFields
      {...props}
      look={isWanted ? 'primary' : 'outline'}
      icon={<ListOrdered aria-hidden="true" />}
      className={classNames('copy-fields', className)}
    >
      Copy field by field
    </CopyFields>
  )
}

type CopyFieldsProps = Omit<FinishedActionsProps, 'isNext'> &
  Look & { look: 'primary' | 'outline' | 'quiet'; icon: ReactNode; children: ReactNode }

/** The way begins with the title on the clipboard. */
export function CopyFields({ placed, onCopyFields, ...button }: CopyFieldsProps) {
  const { copy } = usePlacing()
  const begin = () => {
    onCopyFields()
    const [first] = leftOf(placed)
    if (first && placed.listing.copied.length === 0) void copy(placed, first)
  }
  return <Button {...button} onClick={begin} />
}

function displayed({ listing, description }: Placed) {
  return { ...listing, generatedDescription: description }
}

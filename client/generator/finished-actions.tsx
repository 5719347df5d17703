import { ArrowLeft, Copy, ListOrdered } from 'lucide-react'
import { CopyListing } from '#client/listing/copy-listing.tsx'
import { leftOf, type Placed, usePlacing } from '#client/listing/placing/use-placing.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'

type FinishedActionsProps = {
  placed: Placed
  /** The fields are to be copied one after the other. */
  onCopyFields: () => void
}

/** What a finished listing is for: into the shop with it. */
export function FinishedActions({ placed, onCopyFields }: FinishedActionsProps) {
  return (
    <span className="flex items-center gap-1 max-md:hidden">
      <CopyListing listing={displayed(placed)} />
      <CopyFields placed={placed} onCopyFields={onCopyFields} />
    </span>
  )
}

/** On a phone the way into the shop stays under the thumb. */
export function CopyBar({ placed, onCopyFields }: FinishedActionsProps) {
  return (
    <div className="copy-bar stuck-foot">
      <CopyFields placed={placed} onCopyFields={onCopyFields} className="min-h-[50px] flex-1" />
      <CopyListing listing={displayed(placed)} />
    </div>
  )
}

/** While it is written the buttons stand where they will be pressed. */
export function WritingActions() {
  return (
    <span className="flex items-center gap-1 max-md:hidden">
      <Button look="quiet" size="small" icon={<Copy aria-hidden="true" />} disabled>
        Copy all
      </Button>
      <Button icon={<ListOrdered aria-hidden="true" />} disabled>
        Copy field by field
      </Button>
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

/** The way begins with the title on the clipboard. */
function CopyFields({ placed, onCopyFields, className }: FinishedActionsProps & Look) {
  const { copy } = usePlacing()
  const begin = () => {
    onCopyFields()
    const [first] = leftOf(placed)
    if (first && placed.listing.copied.length === 0) void copy(placed, first)
  }
  return (
    <Button
      look="primary"
      icon={<ListOrdered aria-hidden="true" />}
      onClick={begin}
      className={classNames('copy-fields', className)}
    >
      Copy field by field
    </Button>
  )
}

type Look = { className?: string }

function displayed({ listing, description }: Placed) {
  return { ...listing, generatedDescription: description }
}

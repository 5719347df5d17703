import { Dialog } from '#client/ui/dialog.tsx'
import { FieldByField } from './field-by-field.tsx'
import type { Placed } from './use-placing.ts'

type MarketplaceFormDialogProps = {
  placed: Placed
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** Copying field by field, in front of the page. */
export function MarketplaceFormDialog({ placed, ...dialog }: MarketplaceFormDialogProps) {
  return (
    <Dialog
      {...dialog}
      title="Copy field by field"
      description="In the order of the marketplace’s form. Copy a field, paste it there, come back for the next."
    >
      <div className="-mx-4 -mb-4">
        <FieldByField placed={placed} />
      </div>
    </Dialog>
  )
}

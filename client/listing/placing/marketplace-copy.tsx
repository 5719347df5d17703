import { ListOrdered } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { leftOf, type Placed } from './use-placing.ts'

const importDialog = () => import('./marketplace-form-dialog.tsx')
const MarketplaceFormDialog = lazy(async () => ({
  default: (await importDialog()).MarketplaceFormDialog,
}))

/** Opens the fields of a listing, to be copied one after the other: the next step, while any is left. */
export function MarketplaceCopy({ placed }: { placed: Placed }) {
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = useLatePart(isOpen, importDialog)
  return (
    <>
      <Button
        look={leftOf(placed).length > 0 ? 'primary' : 'outline'}
        size="small"
        icon={<ListOrdered aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Copy field by field
      </Button>
      {isWanted && (
        <Suspense>
          <MarketplaceFormDialog placed={placed} isOpen={isOpen} onOpenChange={setIsOpen} />
        </Suspense>
      )}
    </>
  )
}

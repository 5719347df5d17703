import { ListOrdered } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { marketplaceForm } from './marketplace-form.ts'

const importDialog = () => import('./marketplace-form-dialog.tsx')
const MarketplaceFormDialog = lazy(async () => ({
  default: (await importDialog()).MarketplaceFormDialog,
}))

type MarketplaceCopyProps = { listing: Parameters<typeof marketplaceForm>[0] }

/** Opens the fields of a listing, to be copied one after the other. */
export function MarketplaceCopy({ listing }: MarketplaceCopyProps) {
  const [isOpen, setIsOpen] = useState(false)
  const isWanted = useLatePart(isOpen, importDialog)
  return (
    <>
      <Button
        size="small"
        icon={<ListOrdered aria-hidden="true" />}
        onClick={() => setIsOpen(true)}
      >
        Copy for the marketplace
      </Button>
      {isWanted && (
        <Suspense>
          <MarketplaceFormDialog
            fields={marketplaceForm(listing)}
            isOpen={isOpen}
            onOpenChange={setIsOpen}
          />
        </Suspense>
      )}
    </>
  )
}

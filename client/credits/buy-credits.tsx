import { Plus } from 'lucide-react'
import { type ComponentProps, lazy, Suspense, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'

const importDialog = () => import('./purchase-dialog.tsx')
const PurchaseDialog = lazy(async () => ({ default: (await importDialog()).PurchaseDialog }))

type BuyCreditsProps = Pick<ComponentProps<typeof Button>, 'look' | 'size' | 'className'>

/** The way to more credits. */
export function BuyCredits(button: BuyCreditsProps) {
  const [isBuying, setIsBuying] = useState(false)
  const isDialogWanted = useLatePart(isBuying, importDialog)
  return (
    <>
      <Button
        {...button}
        icon={button.look === 'primary' && <Plus aria-hidden="true" />}
        onClick={() => setIsBuying(true)}
      >
        Buy Credits
      </Button>
      <Suspense>
        {isDialogWanted && <PurchaseDialog isOpen={isBuying} onOpenChange={setIsBuying} />}
      </Suspense>
    </>
  )
}

import { Lock } from 'lucide-react'
import { useState } from 'react'
import { ButtonLink } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { DEFAULT_PACKAGE, type PackageKey, PACKAGES, REFUND_DAYS } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { checkoutAddress } from './chosen-package.ts'
import { PackageChoice } from './package-choice.tsx'

type PurchaseDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Chooses a package and leads to the checkout. */
export function PurchaseDialog({ isOpen, onOpenChange }: PurchaseDialogProps) {
  const [chosen, setChosen] = useState<PackageKey>(DEFAULT_PACKAGE)
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Purchase Credits"
      description={`One credit writes one complete listing. You pay once, with no subscription, and credits never expire. Full refund within the first ${REFUND_DAYS} days.`}
      footer={
        <ButtonLink
          look="primary"
          icon={<Lock aria-hidden="true" />}
          href={checkoutAddress(chosen)}
          className="w-full"
        >
          Secure Checkout
          <span className="font-medium">{dollars(PACKAGES[chosen].priceCents)}</span>
        </ButtonLink>
      }
    >
      <PackageChoice value={chosen} onChange={setChosen} />
    </Dialog>
  )
}

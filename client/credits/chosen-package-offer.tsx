import { useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { PACKAGE_KEYS, type PackageKey, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { checkoutAddress, forgetPackage, rememberedPackage } from './chosen-package.ts'

/** For whoever chose a package before they had an account: the way on to it. */
export function ChosenPackageOffer() {
  const [chosen, setChosen] = useState(chosenPackage)
  if (chosen === null) return null
  const { name, credits, priceCents } = PACKAGES[chosen]
  const dismiss = () => {
    forgetPackage()
    setChosen(null)
  }
  return (
    <Banner
      look="info"
      title={`You chose the ${name} pack: ${credits} credits for ${dollars(priceCents)}`}
      action={
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="primary" size="small" href={checkoutAddress(chosen)}>
            Go to the checkout
          </ButtonLink>
          <Button look="quiet" size="small" onClick={dismiss}>
            Not now
          </Button>
        </div>
      }
    >
      Your free credits are yours either way; you can buy more at any time.
    </Banner>
  )
}

function chosenPackage(): PackageKey | null {
  const remembered = rememberedPackage()
  return PACKAGE_KEYS.find((key) => key === remembered) ?? null
}

import { PackageCheckout } from '#client/checkout/package-checkout.tsx'
import { UnknownPackage } from '#client/checkout/unknown-package.tsx'
import { useChosenPackage } from '#client/checkout/use-chosen-package.ts'
import { usePageName } from './heading/page-heading.tsx'

/** Where credits are paid for. */
export function Checkout() {
  usePageName('Checkout')
  const packageKey = useChosenPackage()
  if (packageKey === null) return <UnknownPackage />
  // Another package is another purchase: nothing of the one before stays in the form.
  return <PackageCheckout key={packageKey} packageKey={packageKey} />
}

import { Banner } from '#client/ui/banner.tsx'
import { ButtonLink } from '#client/ui/button.tsx'
import { DEFAULT_PACKAGE, PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { checkoutAddress } from './chosen-package.ts'

/** Stands before whatever a credit would be needed for; the way to more is in the head of the page. */
export function NoCredits() {
  return (
    <div className="px-4 pb-3 md:px-6">
      <Banner look="warning" title="No credits remaining" isLive>
        <p>Purchase credits to continue generating optimized marketplace listings.</p>
        <p className="mt-1">All you have written stays: copy it, edit it, list it.</p>
      </Banner>
    </div>
  )
}

/** The head of the page offers all packs; beside the form stands the smallest step, and the one most take. */
const [SMALLEST, USUAL] = [PACKAGES.starter, PACKAGES[DEFAULT_PACKAGE]]

/** In the place of the button that would spend one. */
export function SmallestPack({ note }: { note: string }) {
  return (
    <>
      <ButtonLink look="primary" href={checkoutAddress(SMALLEST.key)}>
        {SMALLEST.credits} credits for {dollars(SMALLEST.priceCents)}
      </ButtonLink>
      <p className="text-meta text-ink-3">
        <a className="text-link" href={checkoutAddress(USUAL.key)}>
          Or {USUAL.credits} for {dollars(USUAL.priceCents)}
        </a>
        <span className="block">{note}</span>
      </p>
    </>
  )
}

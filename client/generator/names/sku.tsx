import { lazy, Suspense, useRef } from 'react'
import type { Listing } from '#contract/listings.ts'
import { ItemText } from '../item-text.tsx'
import type { ItemInForm } from '../use-item.ts'

// What is offered follows from her listings and from what she has told.
const SkuOffer = lazy(async () => ({ default: (await import('./sku-offer.tsx')).SkuOffer }))

type SkuProps = { form: ItemInForm; listings: readonly Listing[] }

/** The stock number, and the next one of its series as an offer. */
export function Sku({ form, listings }: SkuProps) {
  const field = useRef<HTMLDivElement>(null)
  const { item, change } = form
  const isOffered = item.sku === '' && item.productType !== '' && listings.length > 0
  const take = (sku: string) => {
    change({ sku })
    // The button goes with its offer.
    field.current?.querySelector('input')?.focus()
  }
  return (
    <div ref={field} className="relative min-w-0">
      <ItemText form={form} field="sku" />
      {isOffered && (
        <Suspense>
          <SkuOffer details={item.productType} listings={listings} onTake={take} />
        </Suspense>
      )}
    </div>
  )
}

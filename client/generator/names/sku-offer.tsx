import { useDeferredValue } from 'react'
import { nextSku } from '#client/listing/next-sku.ts'
import type { Listing } from '#contract/listings.ts'
import { thingOf } from '../keywords/ghost-keywords.ts'

type SkuOfferProps = {
  /** What the item in the form is, as far as it is told. */
  details: string
  listings: readonly Listing[]
  onTake: (sku: string) => void
}

/** The next number of a series that this item belongs to: it counts only once it is taken. */
export function SkuOffer({ details, listings, onTake }: SkuOfferProps) {
  const offered = offeredSku(useDeferredValue(details), listings)
  if (offered === '') return null
  return (
    <button
      type="button"
      aria-label={`Use ${offered} as the SKU`}
      onClick={() => onTake(offered)}
      className="absolute top-[30px] right-0 min-h-11 max-w-full truncate rounded-md px-3 text-small font-semibold text-green-text hover:underline -outline-offset-4"
    >
      Use {offered}
    </button>
  )
}

/** After the numbers of things of its kind; of a shop that has one series only, after that. */
function offeredSku(details: string, listings: readonly Listing[]): string {
  const thing = thingOf(details)
  const numbered = listings.flatMap(({ sku, productType }) =>
    sku === null || nextSku(sku) === '' ? [] : { sku, series: seriesOf(sku), productType },
  )
  const [newest] = numbered
  const isOneSeries =
    numbered.length > 1 && numbered.every(({ series }) => series === newest?.series)
  const like = isOneSeries
    ? newest
    : numbered.find(({ productType }) => thing !== undefined && thingOf(productType) === thing)
  // A number in between may have been written later than the last of its series.
  const last = numbered
    .filter(({ series }) => series === like?.series)
    .toSorted((one, other) => numberOf(other.sku) - numberOf(one.sku))
    .at(0)
  return nextSku(last?.sku ?? '')
}

function seriesOf(sku: string): string {
  return sku.replace(/\d+$/, '')
}

function numberOf(sku: string): number {
  return Number(sku.slice(seriesOf(sku).length))
}

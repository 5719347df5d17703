import type { Listing } from '#contract/listings.ts'
import { leftOf } from './use-placing.ts'

/** The mark of a listing that stands in the shop, and whether it stands there as it is here. */
export function ListedMark({ listing }: { listing: Listing }) {
  if (listing.listedAt === null) return null
  const isChanged = leftOf({ listing, description: listing.generatedDescription }).length > 0
  return (
    <span className={isChanged ? 'listed-mark listed-mark-changed' : 'listed-mark'}>
      {isChanged ? 'Changed since listed' : 'Listed'}
    </span>
  )
}

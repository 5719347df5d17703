import { memo, useState } from 'react'
import { useLocationProperty } from 'wouter/use-browser-location'
import { Button } from '#client/ui/button.tsx'
import type { Listing } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { findListings } from './find-listings.ts'
import { ListingCard } from './listing-card.tsx'
import type { Filters } from './use-filters.ts'

/** More cards at once make the page slow for those who have written thousands. */
const PAGE_SIZE = 50

// What is out of sight is not drawn until it comes near; the mark around a card may still overhang.
const ROW =
  '[contain-intrinsic-size:auto_82px] [content-visibility:auto] [overflow-clip-margin:12px]'

type FoundListingsProps = Filters & { listings: Listing[] }

/** The listings that were looked for. While the next letter is typed, they stay as they are. */
export const FoundListings = memo(function FoundListings(props: FoundListingsProps) {
  const { listings, search, sort } = props
  const target = useLocationProperty(addressHash, addressHash)
  const [shownMax, setShownMax] = useState(PAGE_SIZE)
  const found = findListings(listings, { search, sort })
  const targetIndex = found.findIndex((listing) => listingHash(listing.id) === target)
  const shown = found.slice(0, Math.max(shownMax, targetIndex + 1))
  const left = found.length - shown.length
  return (
    <>
      <p role="status" className={search === '' ? 'sr-only' : 'text-ink-3'}>
        {search !== '' && `${counted(found.length)} found`}
      </p>
      <ul className="grid gap-2.5">
        {shown.map((listing) => (
          <li key={listing.id} className={ROW}>
            <ListingCard listing={listing} isTarget={listingHash(listing.id) === target} />
          </li>
        ))}
      </ul>
      {left > 0 && (
        <Button
          className="justify-self-center"
          onClick={() => setShownMax(shown.length + PAGE_SIZE)}
        >
          Show {Math.min(left, PAGE_SIZE)} more
        </Button>
      )}
    </>
  )
})

/** "1 listing", "6 listings". */
export function counted(count: number): string {
  return count === 1 ? '1 listing' : `${count} listings`
}

function addressHash(): string {
  return location.hash
}

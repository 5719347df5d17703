import { useMemo, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'
import { useListing } from './use-listing-pages.ts'

type Shown = { listings: Listing[]; isComplete: boolean }

/**
 * The listings with the one that the address names among them. Where the loaded pages do not hold
 * it, it is fetched by itself and stands first, as long as the address names it.
 */
export function useNamedListing({ listings, isComplete }: Shown, hash: string) {
  const [missing, setMissing] = useState<string | null>(null)
  const named = idIn(hash)
  const isHere = listings.some(({ id }) => id === named)
  if (named !== null && named !== missing && isComplete && !isHere) setMissing(named)
  const isMissing = missing !== null && missing === named
  const { data, isError } = useListing(isMissing ? missing : null)
  const first = isMissing ? data : null
  const shown = useMemo(
    () => (first ? [first, ...listings.filter(({ id }) => id !== first.id)] : listings),
    [first, listings],
  )
  /** The address names a listing that does not exist any more, or cannot be fetched. */
  return { listings: shown, isGone: isMissing && isError }
}

function idIn(hash: string): string | null {
  const start = listingHash('')
  return hash.startsWith(start) && hash !== start ? hash.slice(start.length) : null
}

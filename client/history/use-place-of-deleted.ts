import { useEffect, useState } from 'react'
import type { Listing } from '#contract/listings.ts'
import { listingHash } from '#contract/pages.ts'

/**
 * When an opened listing is deleted, the one that takes its place gets the focus, and so comes
 * into sight: whoever deletes goes on there. Answers its id, because it must be drawn for that.
 */
export function usePlaceOfDeleted(listings: Listing[], opened: ReadonlySet<string>): string | null {
  const [before, setBefore] = useState(listings)
  const [heir, setHeir] = useState<string | null>(null)
  if (before !== listings) {
    setBefore(listings)
    const gone = before.findIndex(({ id }, index) => id !== listings[index]?.id)
    const isDeletion =
      opened.has(before[gone]?.id ?? '') &&
      listings.length === before.length - 1 &&
      listings[gone]?.id === before[gone + 1]?.id
    if (isDeletion) setHeir((listings[gone] ?? listings.at(-1))?.id ?? null)
  }

  // The focus is the browser's.
  useEffect(() => {
    if (heir === null) return
    document.getElementById(listingHash(heir).slice(1))?.querySelector('h2')?.focus()
  }, [heir])

  return heir
}

import type { Listing } from '#contract/listings.ts'
import { FIELD_OF_PART } from '#contract/parts.ts'
import type { Unbacked } from '#marketplace/fact-lock.ts'
import { placesOf } from '#marketplace/facts/places.ts'
import type { Removal } from '#marketplace/facts/removal.ts'
import { contentStems } from '#marketplace/text.ts'

/** Whether with these words what else their sentence says would go: "10% off, no refunds on sale items". */
export function saysMore(
  listing: Listing,
  { unbacked: { field, words }, removal }: { unbacked: Unbacked; removal: Removal | null },
): boolean {
  if (field === 'title' || field === 'tags') return false
  const part = FIELD_OF_PART[field]
  const [before, after] = [listing[part] ?? '', removal?.patch[part] ?? '']
  const own = contentStems(words).length * placesOf(before, [words]).length
  return contentStems(before).length - contentStems(after).length > own + SMALL
}

/** One more word is a trait of what goes. */
const SMALL = 1

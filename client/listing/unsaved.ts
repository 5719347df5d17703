import { hasDraft } from '#client/browser/drafts.ts'
import type { ListingPatch } from '#contract/listings.ts'

type EditedField = keyof ListingPatch

const EDITED: EditedField[] = [
  'listingTitle',
  'sku',
  'generatedTitle',
  'generatedDescription',
  'generatedAltText',
  'generatedTags',
]

/** Under which an edit is kept until it is saved or given up. */
export function draftNameOf(listingId: string, field: EditedField): string {
  return `listing-${listingId}-${field}`
}

/** Whether an edit of this listing was left without saving. */
export function hasUnsavedEdit(listingId: string): boolean {
  return EDITED.some((field) => hasDraft(draftNameOf(listingId, field)))
}

import { GeneratorInput, type Listing } from '#contract/listings.ts'
import { asGeneratorInput, type Item } from './item.ts'

/** What the writer reads; a nickname and a stock number are the seller's own affair. */
const READ = [
  'productType',
  'keywords',
  'starredKeywords',
  'writingStyle',
  'includeEmojis',
  'includeBulletedLists',
  'descriptionLength',
  'imageDescription',
  'customAiInstructions',
  'targetAudience',
] as const

/** Whether a listing was written from just these details, so that another would be its twin. */
export function hasSameDetails(item: Item, listing: Listing | null): boolean {
  return listing !== null && withSameDetails(item, [listing]) !== undefined
}

/** The first listing that was written from just these details. */
export function withSameDetails(item: Item, listings: readonly Listing[]): Listing | undefined {
  const input = GeneratorInput.safeParse(asGeneratorInput(item))
  if (!input.success) return undefined
  return listings.find((listing) =>
    READ.every((field) => (input.data[field] ?? '') === (listing[field] ?? '')),
  )
}

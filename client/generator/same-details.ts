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
  if (listing === null) return false
  const input = GeneratorInput.safeParse(asGeneratorInput(item))
  return (
    input.success && READ.every((field) => (input.data[field] ?? '') === (listing[field] ?? ''))
  )
}

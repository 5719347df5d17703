import type { PlacedTexts } from '#client/listing/placing/marketplace-form.ts'
import type { ImproveRequest } from '#contract/improving/improving.ts'

/** What was pasted, as the texts of a listing. */
export function writtenAs({ title, description, tags, altText, sku }: ImproveRequest): PlacedTexts {
  return {
    sku,
    generatedTitle: title,
    generatedDescription: description,
    generatedTags: tags,
    generatedAltText: altText,
  }
}

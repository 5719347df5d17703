import type { GeneratorInput } from '#contract/listings.ts'

export type Field = 'title' | 'description' | 'tags' | 'altText' | 'explanation'

/** One thing a review found, in words a seller understands. */
export type Finding = {
  field: Field
  /** Hard findings keep a listing from being stored; the others are advice. */
  isHard: boolean
  text: string
  /** The words it is about, where the finding is about some. */
  about?: string
}

/** The texts a review reads, whoever wrote them. */
export type ListingTexts = {
  generatedTitle: string
  generatedDescription: string
  generatedTags: readonly string[]
  generatedAltText: string | null
  generatedExplanation: string | null
}

/** What the texts are held against. */
export type ListingInput = Pick<
  GeneratorInput,
  | 'productType'
  | 'keywords'
  | 'starredKeywords'
  | 'imageDescription'
  | 'customAiInstructions'
  | 'targetAudience'
  | 'includeEmojis'
  | 'includeBulletedLists'
  | 'descriptionLength'
>

export function hard(field: Field, text: string, about?: string): Finding {
  return about === undefined ? { field, isHard: true, text } : { field, isHard: true, text, about }
}

export function advice(field: Field, text: string, about?: string): Finding {
  return about === undefined
    ? { field, isHard: false, text }
    : { field, isHard: false, text, about }
}

/** Everything the seller wrote about the product; the nickname and SKU are private. */
export function sourceOf(input: ListingInput): string {
  return [
    input.productType,
    input.keywords,
    input.starredKeywords,
    input.imageDescription,
    input.customAiInstructions,
    input.targetAudience,
  ]
    .filter((text) => text !== null && text !== '')
    .join(' \n ')
}

/** What may back a claim about safety, origin or service: the seller's own statements. */
export function statementsOf(input: ListingInput): string {
  return [input.productType, input.customAiInstructions]
    .filter((text) => text !== null)
    .join(' \n ')
}

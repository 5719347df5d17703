import * as z from 'zod/mini'
import { ImproveRequest } from '#contract/improving/improving.ts'
import { TAG, type WritingStyle } from '#contract/listings.ts'

/** Under which what was pasted is kept until it is written. */
export const PASTED_DRAFT = 'improve'

/** A pasted listing as it stands in its form: tags between commas, '' for what is not there or as usual. */
export const PastedTexts = z.object({
  title: z.string(),
  description: z.string(),
  tags: z.string(),
  altText: z.string(),
  sku: z.string(),
  listingTitle: z.string(),
  writingStyle: z.string(),
  usesProfile: z._default(z.boolean(), true),
})
export type PastedTexts = z.infer<typeof PastedTexts>

export const NOTHING_PASTED: PastedTexts = {
  title: '',
  description: '',
  tags: '',
  altText: '',
  sku: '',
  listingTitle: '',
  writingStyle: '',
  usesProfile: true,
}

export const STYLES: readonly WritingStyle[] = [
  'friendly',
  'professional',
  'whimsical',
  'minimalist',
]

/** Null where it is as usual for the shop. */
export function styleOf({ writingStyle }: PastedTexts): WritingStyle | null {
  return STYLES.find((style) => style === writingStyle) ?? null
}

/** What was pasted, as the contract wants it. */
export const TypedPasted = z.pipe(
  z.pipe(
    PastedTexts,
    z.transform((texts): z.input<typeof ImproveRequest> => ({
      ...texts,
      tags: tagsIn(texts.tags),
      writingStyle: styleOf(texts),
    })),
  ),
  ImproveRequest,
)

/** The tags of a field, or of a cell of the marketplace's file, in which underscores stand for spaces. */
export function tagsIn(text: string): string[] {
  const tags = text
    .split(/[,;\n]/)
    .map((tag) => tag.replaceAll('_', ' ').replaceAll(/\s+/g, ' ').trim())
    .filter((tag) => tag !== '')
  // The marketplace takes none twice either.
  return tags.filter(
    (tag, at) => tags.findIndex((one) => one.toLowerCase() === tag.toLowerCase()) === at,
  )
}

/** The tags that are too long for the marketplace: they are taken as they are, and shortened in the new ones. */
export function longTags(tags: readonly string[]): string[] {
  return tags.filter(({ length }) => length > TAG.lengthMax)
}

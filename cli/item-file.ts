import * as z from 'zod/mini'
import { CheckedListing } from '#contract/checking.ts'
import { ImproveRequest } from '#contract/improving/improving.ts'
import { GenerationRequest, Listing } from '#contract/listings.ts'
import { LEFT_TO_SHOP } from './left-to-shop.ts'
import { parsedBy } from './files.ts'

type Content = { file: string; value: unknown }

const AnyFields = z.record(z.string(), z.unknown())

/** Keywords may be a list as well. */
const LISTS = ['keywords', 'starredKeywords']

/** What is sent to have an item written; what the file leaves out is as is usual for the shop. */
export function itemIn({ file, value }: Content): z.infer<typeof GenerationRequest> {
  const fields = parsedBy(AnyFields, { file, value })
  const texts = Object.entries(fields).map(([name, one]) => [
    name,
    LISTS.includes(name) && Array.isArray(one) ? one.join(', ') : one,
  ])
  return parsedBy(GenerationRequest, {
    file,
    value: { ...LEFT_TO_SHOP, ...Object.fromEntries(texts) },
  })
}

/** What is sent to have a listing improved: one of ours, or any title, description and tags. */
export function pastedIn({ file, value }: Content): z.infer<typeof ImproveRequest> {
  const { success, data: own } = Listing.safeParse(value)
  if (!success) return parsedBy(ImproveRequest, { file, value })
  const { listingTitle, sku, writingStyle } = own
  return parsedBy(ImproveRequest, {
    file,
    value: { ...textsOf(own), listingTitle, sku, writingStyle },
  })
}

/** What is sent to have a listing checked: one of ours with what it was written from, or any title, description and tags. */
export function listingIn({ file, value }: Content): z.infer<typeof CheckedListing> {
  const { success, data: own } = Listing.safeParse(value)
  if (!success) return parsedBy(CheckedListing, { file, value })
  const { listingTitle, productType, keywords, starredKeywords } = own
  return {
    ...textsOf(own),
    listingTitle,
    productType,
    keywords,
    starredKeywords,
    usesProfile: true,
  }
}

/** The texts of a listing of ours, as one that is pasted names them. */
function textsOf(listing: Listing) {
  return {
    title: listing.generatedTitle,
    description: listing.generatedDescription,
    tags: listing.generatedTags,
    altText: listing.generatedAltText,
  }
}

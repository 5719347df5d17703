import { nextSku } from '#client/listing/next-sku.ts'
import type { Listing } from '#contract/listings.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { EMPTY_DRAFT, type ItemDraft } from './item-draft.ts'
import { EMPTY_ITEM, type Item } from './item.ts'
import { keywordListFrom } from './keywords/keyword-list.ts'

/** A new item: empty, but written as the last one was. The next number of its series is only offered. */
export function freshDraft(last: Listing | null): ItemDraft {
  if (last === null) return EMPTY_DRAFT
  const { targetAudience, customAiInstructions } = last
  const item: Item = {
    ...EMPTY_ITEM,
    ...styleOf(last),
    targetAudience: targetAudience ?? '',
    customAiInstructions: customAiInstructions ?? '',
  }
  return { ...EMPTY_DRAFT, item }
}

/** One more like a listing, with the next number of its series. */
export function draftFrom(listing: Listing): ItemDraft {
  const item: Item = {
    ...styleOf(listing),
    listingTitle: listing.listingTitle,
    sku: nextSku(listing.sku ?? ''),
    productType: listing.productType,
    ...keywordListFrom(listing.keywords, listing.starredKeywords ?? ''),
    imageDescription: listing.imageDescription ?? '',
    targetAudience: listing.targetAudience ?? '',
    customAiInstructions: listing.customAiInstructions ?? '',
    usesProfile: true,
  }
  return { ...EMPTY_DRAFT, item, changed: null }
}

/**
 * The item as it stands in the form. What she changed for this item wins, because she sees it there; then
 * what the shop's profile says, because she said it for all items and on every device; then what her last
 * listing was written with. So a profile that is switched off, or changed meanwhile, lets go of the rest.
 */
export function withUsual(draft: ItemDraft, usual: CurrentUser['usual']): ItemDraft {
  const { item, changed } = draft
  if (!item.usesProfile || changed === null) return draft
  const filled = Object.entries(usual ?? {}).filter(
    ([field, choice]) => choice !== null && !changed.includes(field),
  )
  return { ...draft, item: { ...item, ...Object.fromEntries(filled) } }
}

function styleOf({ writingStyle, descriptionLength, ...listing }: Listing) {
  const { includeEmojis, includeBulletedLists } = listing
  return { writingStyle, descriptionLength, includeEmojis, includeBulletedLists }
}

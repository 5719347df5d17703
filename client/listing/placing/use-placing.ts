import { useQueryClient } from '@tanstack/react-query'
import { copyText } from '#client/ui/copying/copy-button.tsx'
import type { Listing, Placing } from '#contract/listings.ts'
import { listingNow } from '#client/listing/listing-cache.ts'
import { usePlaceListing } from '#client/listing/use-listing-changes.ts'
import { type FormField, marketplaceForm } from './marketplace-form.ts'

/** A listing as it is saved, and its description as it is displayed, with the footers below it. */
export type Placed = { listing: Listing; description: string }

/** The fields of a listing for the marketplace's form, as they are displayed. */
export function fieldsOf({ listing, description }: Placed): FormField[] {
  return marketplaceForm({ ...listing, generatedDescription: description })
}

/** Takes a listing on its way to the marketplace. */
export function usePlacing() {
  const cache = useQueryClient()
  const { mutate } = usePlaceListing()
  const keep = (listing: Listing, placing: Partial<Placing>) => {
    const { copied, listedAt } = listing
    mutate({ listing, placing: { copied, isListed: listedAt !== null, ...placing } })
  }
  return {
    /** The last field makes it listed. Answers what is left then, or null where nothing was copied. */
    copy: async (placed: Placed, { field, name, text }: FormField): Promise<FormField[] | null> => {
      if (!(await copyText({ text, thing: name }))) return null
      const listing = listingNow(cache, placed.listing)
      const left = leftOf({ ...placed, listing })
      if (listing.copied.includes(field)) return left
      const leftNow = left.filter((one) => one.field !== field)
      const isListed = listing.listedAt !== null || leftNow.length === 0
      keep(listing, { copied: [...listing.copied, field], isListed })
      return leftNow
    },
    markListed: (placed: Placed) =>
      keep(placed.listing, {
        copied: fieldsOf(placed).map(({ field }) => field),
        isListed: true,
      }),
    takeOff: ({ listing }: Placed) => keep(listing, { isListed: false }),
  }
}

/** What was not copied yet, or was changed since. */
export function leftOf(placed: Placed): FormField[] {
  return fieldsOf(placed).filter(({ field }) => !placed.listing.copied.includes(field))
}

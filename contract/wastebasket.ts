import * as z from 'zod/mini'
import { Listing } from './listings.ts'
import { PageQuery } from './paging.ts'
import { route } from './route.ts'

/** A listing in the wastebasket. */
export const DeletedListing = z.extend(
  z.pick(Listing, { id: true, listingTitle: true, sku: true, generatedTitle: true }),
  {
    deletedAt: z.iso.datetime(),
    /** From then on it cannot be had back. */
    goesAt: z.iso.datetime(),
  },
)
export type DeletedListing = z.infer<typeof DeletedListing>

/** What can be had back; having it back is `restoreListing`. */
export const wastebasketRoutes = {
  listDeletedListings: route({
    method: 'GET',
    path: '/api/deleted-listings',
    summary: 'What of the listings is in the wastebasket, deleted last first, by pages',
    access: 'signedIn',
    scope: null,
    query: PageQuery,
    answer: z.array(DeletedListing),
    isPaged: true,
  }),
} as const

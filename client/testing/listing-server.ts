import { type Listing, ListingPatch } from '#contract/listings.ts'
import { type Answers, nothing, refusal } from './fake-api.ts'
import { aListing } from './samples.ts'

/**
 * A server with these listings, newest first: it pages, turns the order round for "oldest",
 * searches nicknames, and keeps what it is sent. Real searching and sorting is the server's.
 */
export function aListingServer(given: Listing[]): Answers {
  let listings = given
  const found = (search: URLSearchParams) => {
    const wanted = search.get('search')?.toLowerCase() ?? ''
    const listed = search.get('listed')
    return listings.filter(
      ({ listingTitle, listedAt }) =>
        listingTitle.toLowerCase().includes(wanted) &&
        (listed === null || (listed === 'yes') === (listedAt !== null)),
    )
  }
  return {
    listListings: ({ search }) => {
      const query = new URLSearchParams(search)
      const [limit, start] = [Number(query.get('limit')), Number(query.get('cursor') ?? 0)]
      const sorted = query.get('sort') === 'oldest' ? found(query).toReversed() : found(query)
      return pageOf(sorted, { query, start, limit })
    },
    countListings: ({ search }) => ({ count: found(new URLSearchParams(search)).length }),
    getListing: ({ params: { id } }) =>
      listings.find((listing) => listing.id === id) ?? refusal('listing_not_found'),
    updateListing: ({ params: { id }, body }) => {
      const kept = listings.find((listing) => listing.id === id) ?? aListing()
      const changed = Object.assign({}, kept, ListingPatch.parse(body))
      listings = listings.map((listing) => (listing.id === id ? changed : listing))
      return changed
    },
    deleteListing: ({ params: { id } }) => {
      listings = listings.filter((listing) => listing.id !== id)
      return nothing()
    },
    listFooters: [],
  }
}

/** Listings a day apart, "Item 0" the newest. */
export function manyListings(count: number): Listing[] {
  return Array.from({ length: count }, (_, index) =>
    aListing({
      id: `l${index}`,
      listingTitle: `Item ${index}`,
      createdAt: new Date(Date.UTC(2025, 10, 14) - index * 86_400_000).toISOString(),
    }),
  )
}

type Wanted = { query: URLSearchParams; start: number; limit: number }

function pageOf(listings: Listing[], { query, start, limit }: Wanted): Response {
  const end = start + limit
  const next = new URLSearchParams(query)
  next.set('cursor', String(end))
  const link = `</api/listings?${next.toString()}>; rel="next"`
  const headers = end < listings.length ? { link } : undefined
  return Response.json(listings.slice(start, end), { ...(headers && { headers }) })
}

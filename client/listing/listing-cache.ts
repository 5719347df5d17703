import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Page } from '#client/api/client.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import { listingPageRoutes } from '#contract/listing-pages.ts'
import { writtenNow } from './written-listing.ts'

type ListingPages = InfiniteData<Page<typeof listingPageRoutes.listListings>, string>

const COUNTS_KEY = [listingPageRoutes.countListings.path]
const PAGES_KEY = [listingPageRoutes.listListings.path, 'pages']

/** One listing by itself, as an address names it. */
export function listingKey(id: string) {
  return [listingRoutes.getListing.path, id] as const
}

/** How many listings a search finds; all of them without one. */
export function countKey(search: string) {
  return [...COUNTS_KEY, search] as const
}

/**
 * A changed listing stands on the screen at once, and where it stood: in its own row, although
 * another name may belong elsewhere. What is not on the screen is fetched anew when it is opened.
 */
export function showChanged(cache: QueryClient, changed: Listing): void {
  changeEach(cache, (listing) => (listing.id === changed.id ? changed : listing))
  forgetHiddenPages(cache)
}

/** A listing as it is known by now: the next press can come before the screen has followed the last. */
export function listingNow(cache: QueryClient, shown: Listing): Listing {
  return (
    knownListings(cache).find(({ id }) => id === shown.id) ??
    cache.getQueryData<Listing | null>(listingKey(shown.id)) ??
    shown
  )
}

/** What stands on the screen, and what was written last. */
export function knownListings(cache: QueryClient): Listing[] {
  const pages = cache.getQueriesData<ListingPages>({ queryKey: PAGES_KEY, type: 'active' })
  return [
    writtenNow(cache) ?? [],
    pages.flatMap(([, loaded]) => loaded?.pages.flatMap(({ answer }) => answer) ?? []),
  ].flat()
}

/** A deleted listing is gone from the screen at once; the others stay where they are. */
export function showWithout(cache: QueryClient, id: string): void {
  changeEach(cache, (listing) => (listing.id === id ? null : listing))
  // An address that still names it need not ask for it again.
  cache.setQueryData<Listing | null>(listingKey(id), null)
  forgetHiddenPages(cache)
  recount(cache)
}

/** For what has come to be, and may stand anywhere: what is on the screen is fetched anew. */
export function refreshListings(cache: QueryClient): void {
  forgetHiddenPages(cache)
  void cache.invalidateQueries({ queryKey: PAGES_KEY })
  void cache.invalidateQueries({ queryKey: [listingRoutes.getListing.path] })
  recount(cache)
}

export function recount(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: COUNTS_KEY })
}

function changeEach(cache: QueryClient, change: (listing: Listing) => Listing | null): void {
  cache.setQueriesData<ListingPages>(
    { queryKey: PAGES_KEY },
    (loaded) =>
      loaded && {
        ...loaded,
        pages: loaded.pages.map((page) => ({
          ...page,
          answer: page.answer.flatMap((listing) => change(listing) ?? []),
        })),
      },
  )
  cache.setQueriesData<Listing | null>(
    { queryKey: [listingRoutes.getListing.path] },
    (listing) => listing && change(listing),
  )
}

function forgetHiddenPages(cache: QueryClient): void {
  cache.removeQueries({ queryKey: PAGES_KEY, type: 'inactive' })
}

import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { searchOf, usePages } from '#client/api/use-pages.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import { PAGE } from '#contract/paging.ts'
import { type Listed, listingPageRoutes, type ListingSort } from '#contract/listing-pages.ts'
import { countKey, listingKey } from '#client/listing/listing-cache.ts'

/** Whatever is looked for; without `listed` what is in the shop and what is not. */
export type Wanted = {
  search: string
  listed?: Listed | undefined
  /** The id of the batch that they came of. */
  batch?: string | undefined
}
export type Filters = Wanted & { sort: ListingSort }

/** The listings that were looked for, page by page. */
export function useListingPages({ sort, ...wanted }: Filters) {
  const { data, ...pages } = usePages(listingPageRoutes.listListings, {
    limit: String(PAGE.default),
    sort,
    ...queryOf(wanted),
  })
  const listings = useMemo(() => data?.pages.flatMap(({ answer }) => answer), [data])
  return { ...pages, listings }
}

/** The most that is ever asked for; fetched once for all who show some of them. */
export const NEWEST_MAX = 6

/** The newest few. */
export function useNewestListings(count: number) {
  const { data, ...newest } = usePages(listingPageRoutes.listListings, {
    limit: String(NEWEST_MAX),
  })
  const page = data?.pages[0]?.answer
  const listings = useMemo(() => page?.slice(0, count), [page, count])
  return { ...newest, listings }
}

/** How many listings a search finds, all of them without one; undefined until it is known. */
export function useListingCount(wanted: Wanted, isWanted = true): number | undefined {
  const api = useApi()
  const search = searchOf(queryOf(wanted))
  const { data } = useQuery({
    queryKey: countKey(search),
    queryFn: ({ signal }) => api.read(listingPageRoutes.countListings, { search, signal }),
    enabled: isWanted,
  })
  return data?.count
}

function queryOf({ search, listed, batch }: Wanted): Record<string, string> {
  return { ...(search !== '' && { search }), ...(listed && { listed }), ...(batch && { batch }) }
}

/** A listing by itself; nothing is fetched without an id. */
export function useListing(id: string | null) {
  const api = useApi()
  return useQuery<Listing | null>({
    queryKey: listingKey(id ?? ''),
    queryFn: ({ signal }) =>
      api.send(listingRoutes.getListing, { params: { id: id ?? '' }, signal }),
    enabled: id !== null,
  })
}

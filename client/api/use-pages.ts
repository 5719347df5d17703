import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { PagedRoute } from './client.ts'
import { useApi } from './use-api.ts'

/**
 * The cached pages of a list, as far as they were asked for. While another query of the same list
 * is fetched, the pages of the one before stay on the screen.
 */
export function usePages<R extends PagedRoute>(route: R, query: Record<string, string> = {}) {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: pagesKey(route, query),
    queryFn: ({ pageParam, signal }) => api.readPage(route, { search: pageParam, signal }),
    initialPageParam: searchOf(query),
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** Where the pages of a list are cached: below the address, beside what else is kept of it. */
export function pagesKey(route: PagedRoute, query: Record<string, string>) {
  return [route.path, 'pages', query] as const
}

/** A query as it stands in an address. */
export function searchOf(query: Record<string, string>): string {
  const search = new URLSearchParams(query).toString()
  return search === '' ? '' : `?${search}`
}

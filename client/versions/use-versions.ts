import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '#client/api/use-api.ts'
import type { Listing } from '#contract/listings.ts'
import { versionRoutes } from '#contract/versions.ts'

// An edit may join the version before it, so what is cached of versions belongs to the listing as it stands.
const keyOf = ({ id, version }: Listing) => [versionRoutes.listVersions.path, id, version] as const

/** The versions of a listing, newest first, as far as they were asked for. */
export function useVersions(listing: Listing) {
  const api = useApi()
  const { data, ...pages } = useInfiniteQuery({
    queryKey: keyOf(listing),
    queryFn: ({ pageParam, signal }) =>
      api.readPage(versionRoutes.listVersions, {
        params: { id: listing.id },
        search: pageParam,
        signal,
      }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    // While one is restored the list stays as it is.
    placeholderData: keepPreviousData,
  })
  const versions = useMemo(() => data?.pages.flatMap(({ answer }) => answer), [data])
  return { ...pages, versions }
}

/** What the listing said in one of them. */
export function useVersion(listing: Listing, number: number) {
  const api = useApi()
  return useQuery({
    queryKey: [...keyOf(listing), number],
    queryFn: ({ signal }) =>
      api.send(versionRoutes.getVersion, {
        params: { id: listing.id, number: String(number) },
        signal,
      }),
    placeholderData: keepPreviousData,
  })
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { listingKey, refreshListings } from '#client/listing/listing-cache.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import { type Improvement, improvingRoutes } from '#contract/improving/improving.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { dropChoice } from './kept-choice.ts'

export function improvementKey(id: string) {
  return [improvingRoutes.getImprovement.path, id] as const
}

/** What was pasted as this listing, beside what was written from it. */
export function useImprovement(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: improvementKey(id),
    queryFn: ({ signal }) => api.send(improvingRoutes.getImprovement, { params: { id }, signal }),
  })
}

/** A listing as it is by now: what was changed by hand since is known elsewhere. */
export function useListingNow(listing: Listing): Listing {
  const api = useApi()
  const { data } = useQuery({
    queryKey: listingKey(listing.id),
    queryFn: ({ signal }) =>
      api.send(listingRoutes.getListing, { params: { id: listing.id }, signal }),
    initialData: listing,
    staleTime: Infinity,
  })
  return data.version >= listing.version ? data : listing
}

/** Has these parts say what was written, and the others what was pasted. */
export function useTakeParts({ listing }: Improvement) {
  const api = useApi()
  const cache = useQueryClient()
  const show = useShowChanged()
  return useMutation({
    mutationFn: (parts: WrittenPart[]) =>
      api.send(improvingRoutes.takeParts, {
        params: { id: listing.id },
        version: listing.version,
        body: { parts },
      }),
    onSuccess: (taken) => {
      dropChoice(taken)
      show(taken)
      cache.setQueryData<Improvement>(
        improvementKey(taken.id),
        (known) => known && { ...known, listing: taken },
      )
    },
    // Somebody else may have changed it meanwhile.
    onError: () => {
      void cache.invalidateQueries({ queryKey: improvementKey(listing.id) })
      refreshListings(cache)
    },
  })
}

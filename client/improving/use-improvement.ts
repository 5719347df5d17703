import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { refreshListings } from '#client/listing/listing-cache.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import { type Improvement, improvingRoutes } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'

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

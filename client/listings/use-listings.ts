import { useIsMutating, useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { refreshBalance } from '#client/credits/use-credit-entries.ts'
import type { Listing, ListingPatch } from '#contract/listings.ts'
import type { Written } from '#contract/route.ts'
import { routes } from '#contract/routes.ts'
import { addWrittenPart, beginWriting } from './writing-in-progress.ts'
import { changeWritten } from './written-listing.ts'

const LISTINGS_KEY = [routes.listListings.path]
const GENERATE_KEY = [routes.generateListing.path]

/** All listings of the person, newest first. */
export function useListings() {
  return useAnswer(routes.listListings)
}

type Generation = {
  input: Written<typeof routes.generateListing.body>
  idempotencyKey: string
}

/** Writes a listing for one credit, part by part, then refreshes the listings and the balance. */
export function useGenerateListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: GENERATE_KEY,
    onMutate: () => beginWriting(cache),
    mutationFn: ({ input, idempotencyKey }: Generation) =>
      api.follow(routes.generateListing, { body: input, idempotencyKey }, (part) =>
        addWrittenPart(cache, part),
      ),
    onSuccess: (listing) => changeWritten(cache, () => listing),
    // Refreshed after a failure too: a lost answer may have cost its credit all the same.
    onSettled: () => {
      refreshBalance(cache)
      void cache.invalidateQueries({ queryKey: LISTINGS_KEY })
    },
  })
}

/** Whether a listing is being written, also one that was begun before visiting another page. */
export function useIsGenerating(): boolean {
  return useIsMutating({ mutationKey: GENERATE_KEY }) > 0
}

/** The same at this moment: a second press can come before the first has disabled the button. */
export function useIsGeneratingNow(): () => boolean {
  const cache = useQueryClient()
  return () => cache.isMutating({ mutationKey: GENERATE_KEY }) > 0
}

/** Saves what was edited by hand. */
export function useUpdateListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ id, patch }: { id: string; patch: ListingPatch }) =>
      api.send(routes.updateListing, { params: { id }, body: patch }),
    onSuccess: (updated) => {
      changeListings(cache, (listings) =>
        listings.map((listing) => (listing.id === updated.id ? updated : listing)),
      )
      changeWritten(cache, (written) => (written?.id === updated.id ? updated : written))
      void cache.invalidateQueries({ queryKey: LISTINGS_KEY })
    },
  })
}

export function useDeleteListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.send(routes.deleteListing, { params: { id } }),
    onSuccess: (_, id) => {
      changeListings(cache, (listings) => listings.filter((listing) => listing.id !== id))
      changeWritten(cache, (written) => (written?.id === id ? null : written))
      void cache.invalidateQueries({ queryKey: LISTINGS_KEY })
    },
  })
}

// The saved text stands on the screen at once, not only after the list has been fetched again.
function changeListings(cache: QueryClient, change: (listings: Listing[]) => Listing[]): void {
  cache.setQueryData<Listing[]>(LISTINGS_KEY, (listings) => listings && change(listings))
}

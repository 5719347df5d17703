import { useIsMutating, useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { refreshBalance } from '#client/credits/use-credit-entries.ts'
import type { Written } from '#contract/route.ts'
import { listingRoutes } from '#contract/listings.ts'
import { refreshListings } from '#client/listing/listing-cache.ts'
import { isStillWritten } from '#client/listing/submitting/answers.ts'
import { ASKS_MAX, waitBeforeAsking } from '#client/listing/submitting/asking-again.ts'
import { addWrittenPart, beginWriting } from './writing-in-progress.ts'
import { changeWritten, noteWriter } from '#client/listing/written-listing.ts'

const GENERATE_KEY = [listingRoutes.generateListing.path]

type Generation = {
  input: Written<typeof listingRoutes.generateListing.body>
  idempotencyKey: string
}

/** Writes a listing for one credit, part by part, then refreshes the listings and the balance. */
export function useGenerateListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationKey: GENERATE_KEY,
    // What was sent before and is still being written is waited for.
    retry: (asked, error) => isStillWritten(error) && asked < ASKS_MAX,
    retryDelay: waitBeforeAsking,
    onMutate: () => beginWriting(cache),
    mutationFn: ({ input, idempotencyKey }: Generation) =>
      api.follow(listingRoutes.generateListing, { body: input, idempotencyKey }, (part) =>
        addWrittenPart(cache, part),
      ),
    onSuccess: (listing, { input }) => {
      noteWriter(cache, input.writer)
      changeWritten(cache, () => listing)
    },
    // Refreshed after a failure too: a lost answer may have cost its credit all the same.
    onSettled: () => {
      refreshBalance(cache)
      refreshListings(cache)
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

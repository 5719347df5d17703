import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { saveOver } from '#client/editing/save-over.ts'
import { messageOf } from '#client/api/api-error.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { type Listing, type ListingPatch, listingRoutes, type Placing } from '#contract/listings.ts'
import { recount, refreshListings, showChanged, showWithout } from './listing-cache.ts'
import { changeWritten } from './written-listing.ts'

type Change = { listing: Listing; patch: ListingPatch }

/** Saves what was edited by hand. */
export function useUpdateListing() {
  const api = useApi()
  const show = useShowChanged()
  return useMutation({
    mutationFn: ({ listing, patch }: Change): Promise<Listing> => {
      const params = { id: listing.id }
      return saveOver({
        row: listing,
        fields: Object.keys(patch),
        send: ({ version }) =>
          api.send(listingRoutes.updateListing, { params, version, body: patch }),
        refresh: async () => {
          const current = await api.send(listingRoutes.getListing, { params })
          show(current)
          return current
        },
      })
    },
    onSuccess: show,
  })
}

type Placed = { listing: Listing; placing: Placing }

const PLACING = [listingRoutes.placeListing.path]

/** Keeps a listing's way to the marketplace. It shows at once: the next field is pressed at once. */
export function usePlaceListing() {
  const api = useApi()
  const cache = useQueryClient()
  const show = useShowChanged()
  return useMutation({
    mutationKey: PLACING,
    // One after the other, so that the last press is what stays.
    scope: { id: 'placing' },
    onMutate: ({ listing, placing: { copied, isListed } }: Placed) => {
      const listedAt = isListed ? (listing.listedAt ?? new Date().toISOString()) : null
      show({ ...listing, copied, listedAt })
    },
    mutationFn: ({ listing: { id }, placing }: Placed) =>
      api.send(listingRoutes.placeListing, { params: { id }, body: placing }),
    onSuccess: (placed) => {
      if (cache.isMutating({ mutationKey: PLACING }) > 1) return
      show(placed)
      recount(cache)
    },
    onError: (error, { listing }) => {
      show(listing)
      showToast({
        title: 'Error',
        description: messageOf(error, 'Your copy progress could not be saved'),
        look: 'destructive',
      })
    },
  })
}

export function useDeleteListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.send(listingRoutes.deleteListing, { params: { id } }),
    onSuccess: (_, id) => {
      showWithout(cache, id)
      changeWritten(cache, (written) => (written?.id === id ? null : written))
    },
  })
}

/** Brings back a listing that was deleted a moment ago. */
export function useRestoreListing() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.send(listingRoutes.restoreListing, { params: { id } }),
    onSuccess: () => refreshListings(cache),
  })
}

/** Shows a listing as it is now, wherever it stands. */
export function useShowChanged() {
  const cache = useQueryClient()
  return (changed: Listing) => {
    showChanged(cache, changed)
    changeWritten(cache, (written) => (written?.id === changed.id ? changed : written))
  }
}

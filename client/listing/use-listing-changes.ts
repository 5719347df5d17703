import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { saveOver } from '#client/editing/save-over.ts'
import { type Listing, type ListingPatch, listingRoutes } from '#contract/listings.ts'
import { refreshListings, showChanged, showWithout } from './listing-cache.ts'
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

function useShowChanged() {
  const cache = useQueryClient()
  return (changed: Listing) => {
    showChanged(cache, changed)
    changeWritten(cache, (written) => (written?.id === changed.id ? changed : written))
  }
}

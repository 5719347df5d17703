import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ApiError } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { type Listing, type ListingPatch, listingRoutes } from '#contract/listings.ts'
import { refreshListings, showChanged, showWithout } from './listing-cache.ts'
import { changeWritten } from './written-listing.ts'

type Edit = { listing: Listing; patch: ListingPatch }

/**
 * Saves what was edited by hand. Where the same texts were changed elsewhere meanwhile, it shows
 * them as they are now and is refused; where other texts were, both changes stand.
 */
export function useUpdateListing() {
  const api = useApi()
  const show = useShowChanged()
  return useMutation({
    mutationFn: async ({ listing, patch }: Edit): Promise<Listing> => {
      const params = { id: listing.id }
      const send = ({ version }: Listing) =>
        api.send(listingRoutes.updateListing, { params, version, body: patch })
      try {
        return await send(listing)
      } catch (error) {
        if (!isChangedElsewhere(error)) throw error
        const current = await api.send(listingRoutes.getListing, { params })
        if (isUntouched({ listing, patch }, current)) return await send(current)
        show(current)
        throw error
      }
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

function isChangedElsewhere(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'listing_changed'
}

/** Whether the texts that an edit changes still read as they did when it began. */
function isUntouched({ listing, patch }: Edit, current: Listing): boolean {
  const before = new Map<string, unknown>(Object.entries(listing))
  const now = new Map<string, unknown>(Object.entries(current))
  return Object.keys(patch).every(
    (field) => JSON.stringify(before.get(field)) === JSON.stringify(now.get(field)),
  )
}

import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { ApiError, sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { isChangedElsewhere } from '#client/editing/save-over.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import { type PartAgain, partRoutes, type WrittenPart } from '#contract/parts.ts'
import type { WrittenAgain } from './use-again.ts'

export const NAME_OF_PART: Record<WrittenPart, string> = {
  title: 'title',
  description: 'description',
  tags: 'tags',
  altText: 'alt text',
}

type PartInput = { listing: Listing; part: WrittenPart; onWritten: (written: WrittenAgain) => void }
type Asked = Pick<PartAgain, 'wish' | 'pinned'>

/** Writes a part again. */
export function usePartAgain({ listing, part, onWritten }: PartInput) {
  const api = useApi()
  const show = useShowChanged()
  const key = [partRoutes.countPartsLeft.path, listing.id]
  const params = { id: listing.id }
  const cache = useQueryClient()
  const { data: left } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => api.send(partRoutes.countPartsLeft, { params, signal }),
  })
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: (asked: Asked) =>
      api.send(partRoutes.writePartAgain, {
        params,
        version: listing.version,
        body: { part, ...asked },
      }),
    onSuccess: show,
    // What another hand has changed is shown before it is written over.
    onError: async (refused) => {
      if (isChangedElsewhere(refused)) show(await api.send(listingRoutes.getListing, { params }))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })

  const write = async (asked: Asked) => {
    const written = await mutateAsync(asked).catch(() => null)
    if (written) onWritten({ before: listing, version: written.version })
  }
  const failure =
    error && sentenceOr('This part could not be rewritten. Nothing was changed.')(error)
  const isUnchanged = error instanceof ApiError && error.code === 'part_unchanged'
  return { left, write, isWriting: isPending, isUnchanged, failure }
}

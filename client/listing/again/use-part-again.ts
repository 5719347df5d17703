import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { messageOf } from '#client/api/api-error.ts'
import type { Api } from '#client/api/client.ts'
import { useApi } from '#client/api/use-api.ts'
import { isChangedElsewhere } from '#client/editing/save-over.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import { toasted } from '#client/ui/toasted.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import { type PartAgain, partRoutes, type WrittenPart } from '#contract/parts.ts'
import { versionRoutes } from '#contract/versions.ts'

export const NAME_OF_PART: Record<WrittenPart, string> = {
  title: 'title',
  description: 'description',
  tags: 'tags',
  altText: 'alt text',
}

type PartInput = { listing: Listing; part: WrittenPart; onWritten: () => void }
type Asked = Pick<PartAgain, 'wish' | 'pinned'>

/** Writes a part again, says how that went, and offers the old one for a press. */
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
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (asked: Asked) =>
      api.send(partRoutes.writePartAgain, {
        params,
        version: listing.version,
        body: { part, ...asked },
      }),
    onSuccess: show,
    // What another hand has changed is shown before it is written over.
    onError: async (error) => {
      if (isChangedElsewhere(error)) show(await api.send(listingRoutes.getListing, { params }))
    },
    onSettled: () => cache.invalidateQueries({ queryKey: key }),
  })

  const takeBack = () =>
    toasted(broughtBack(api, listing.id).then(show), {
      done: { title: 'Taken back', description: `The old ${NAME_OF_PART[part]} stands again.` },
      failed: (error) =>
        messageOf(error, 'The old part could not be brought back. It is kept under Versions.'),
    })
  const write = async (asked: Asked) => {
    const isWritten = await toasted(mutateAsync(asked), {
      done: {
        title: 'Written again',
        description: `The ${NAME_OF_PART[part]} is new; everything else stands as it did.`,
        action: { label: 'Take the old one back', onPress: () => void takeBack() },
      },
      failed: (error) =>
        messageOf(error, 'This part could not be written again. Nothing was changed.'),
    })
    if (isWritten) onWritten()
  }
  return { left, write, isWriting: isPending }
}

/** As the listing stood before its newest version. */
async function broughtBack(api: Api, id: string): Promise<Listing> {
  const newest = await api.readPage(versionRoutes.listVersions, {
    params: { id },
    search: '?limit=2',
  })
  const [, before] = newest.answer
  const number = String(before?.number ?? 1)
  return api.send(versionRoutes.restoreVersion, { params: { id, number } })
}

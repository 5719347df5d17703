import { useMutation } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import type { Listing } from '#contract/listings.ts'
import { versionRoutes } from '#contract/versions.ts'

/** Has a listing stand as it did before its newest version. */
export function useTakeBack(id: string) {
  const api = useApi()
  const show = useShowChanged()
  const { mutateAsync, isPending, error } = useMutation({
    mutationFn: async (): Promise<Listing> => {
      const newest = await api.readPage(versionRoutes.listVersions, {
        params: { id },
        search: '?limit=2',
      })
      const [, before] = newest.answer
      const number = String(before?.number ?? 1)
      return api.send(versionRoutes.restoreVersion, { params: { id, number } })
    },
    onSuccess: show,
  })
  return { takeBack: () => mutateAsync(), isPending, error }
}

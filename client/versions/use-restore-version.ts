import { useMutation } from '@tanstack/react-query'
import { sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { saveOver } from '#client/editing/save-over.ts'
import { useShowChanged } from '#client/listing/use-listing-changes.ts'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type Listing, listingRoutes } from '#contract/listings.ts'
import { VERSION_FIELDS, versionRoutes } from '#contract/versions.ts'

type Restored = { listing: Listing; number: number }

/** Has a listing say again what it said in a version, and says how that went; a press takes it back. */
export function useRestoreVersion(onRestored: () => void) {
  const { mutateAsync, isPending } = useRestoration()

  const restore = async ({ listing, number, newest }: Restored & { newest: number }) => {
    const isRestored = await toasted(mutateAsync({ listing, number }), {
      done: (restored) => ({
        title: 'Version restored',
        description: 'What was there before is a version too.',
        action: { label: 'Undo', onPress: () => void undo({ listing: restored, number: newest }) },
      }),
      failed: FAILED,
    })
    if (isRestored) onRestored()
  }
  const undo = async (taken: Restored) => {
    const done = { title: 'Taken back', description: 'The listing is as it was.' }
    if (await toasted(mutateAsync(taken), { done, failed: FAILED })) onRestored()
  }
  return { restore, isRestoring: isPending }
}

const FAILED = (error: unknown) => sentenceOr('Failed to restore the version')(error)

function useRestoration() {
  const api = useApi()
  const show = useShowChanged()
  return useMutation({
    mutationFn: ({ listing, number }: Restored): Promise<Listing> =>
      saveOver({
        row: listing,
        fields: [...VERSION_FIELDS],
        send: ({ id, version }) =>
          api.send(versionRoutes.restoreVersion, {
            params: { id, number: String(number) },
            version,
          }),
        refresh: async () => {
          const current = await api.send(listingRoutes.getListing, { params: { id: listing.id } })
          show(current)
          return current
        },
      }),
    onSuccess: show,
  })
}

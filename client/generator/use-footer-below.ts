import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { keepDraft, readDraft } from '#client/browser/drafts.ts'
import { useSteady } from '#client/ui/use-steady.ts'
import type { footerRoutes } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'

// What can be done with footers comes with a listing; an empty form has no use for it.
const importRoute = async () => (await import('#contract/footers.ts')).footerRoutes.listFooters
const PATH: (typeof footerRoutes)['listFooters']['path'] = '/api/footers'

const NAME = 'below'

const Below = z.object({ listingId: z.string(), appended: z.string() })

/** What stands below a description on the dashboard: the usual footer, until it is taken off or another is picked. */
export function useFooterBelow(
  listing: Listing | null,
): [appended: string, change: (appended: string) => void] {
  const api = useApi()
  const [below, setBelow] = useState(() => readDraft(NAME, Below))
  const { data: footers } = useQuery({
    queryKey: [PATH],
    queryFn: async ({ signal }) => api.read(await importRoute(), { signal }),
    enabled: listing !== null,
  })
  const change = useSteady((appended: string) => {
    if (listing === null) return
    const chosen = { listingId: listing.id, appended }
    keepDraft(NAME, chosen)
    setBelow(chosen)
  })
  if (listing === null) return ['', change]
  if (listing.id === below?.listingId) return [below.appended, change]
  const usual = footers?.find(({ isUsual }) => isUsual)
  // An edit in the history may have saved it with the description.
  const isMissing = usual && !listing.generatedDescription.endsWith(usual.content)
  return [isMissing ? `\n${usual.content}` : '', change]
}

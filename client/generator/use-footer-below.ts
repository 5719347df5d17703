import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { useApi } from '#client/api/use-api.ts'
import { keepDraft, readDraft } from '#client/browser/drafts.ts'
import { useSteady } from '#client/ui/use-steady.ts'
import type { footerRoutes } from '#contract/footers.ts'
import type { Listing } from '#contract/listings.ts'
import type { shopProfileRoutes } from '#contract/shop-profile.ts'

// What is asked about footers comes with a listing; an empty form has no use for it.
const importAsked = () => import('./asked-of-footers.ts')
const FOOTERS: (typeof footerRoutes)['listFooters']['path'] = '/api/footers'
const PROFILE: (typeof shopProfileRoutes)['getShopProfile']['path'] = '/api/shop-profile'

const NAME = 'below'

const Below = z.object({ listingId: z.string(), appended: z.string() })

type FooterBelow = {
  appended: string
  /** Why the shop's profile put it there, or none. */
  reason?: string
  change: (appended: string) => void
}

/**
 * What stands below a description on the dashboard: the footer that the shop's profile has for such a thing, else the
 * usual one, until it is taken off or another is picked.
 */
export function useFooterBelow(listing: Listing | null): FooterBelow {
  const [below, setBelow] = useState(() => readDraft(NAME, Below))
  const chosen = useChosenFooter(listing)
  const change = useSteady((appended: string) => {
    if (listing === null) return
    const kept = { listingId: listing.id, appended }
    keepDraft(NAME, kept)
    setBelow(kept)
  })
  if (listing === null) return { appended: '', change }
  if (listing.id === below?.listingId) return { appended: below.appended, change }
  const { content, reason } = chosen
  // An edit in the history may have saved it with the description.
  if (content !== undefined && listing.generatedDescription.endsWith(content))
    return { appended: '', change }
  return { appended: content === undefined ? '' : `\n${content}`, change, ...reason }
}

type Chosen = { content?: string | undefined; reason?: { reason: string } }

/** Nothing is chosen until all that has a say in it has arrived. */
function useChosenFooter(listing: Listing | null): Chosen {
  const api = useApi()
  const hasProfile = useCurrentUser().data?.hasShopProfile === true
  const footers = useQuery({
    queryKey: [FOOTERS],
    queryFn: async ({ signal }) => (await importAsked()).footersOf(api, signal),
    enabled: listing !== null,
  })
  const profile = useQuery({
    queryKey: [PROFILE],
    queryFn: async ({ signal }) => (await importAsked()).profileOf(api, signal),
    enabled: listing !== null && hasProfile,
  })
  const ofKinds = profile.data?.footers ?? []
  const kind = useQuery({
    queryKey: ['kind of item', listing?.id],
    queryFn: async ({ signal }) =>
      listing && (await importAsked()).kindOf(api, { listing, signal }),
    enabled: listing !== null && ofKinds.length > 0,
  })
  if (footers.isLoading || profile.isLoading || kind.isLoading) return {}
  const own = ofKinds.find((one) => one.kind === kind.data)
  const footer = footers.data?.find(({ id }) => id === own?.footerId)
  // One that was deleted may be brought back; the usual one stands in for it.
  if (own && (footer || own.footerId === null))
    return { content: footer?.content, reason: { reason: reasonOf(own.kind, footer?.name) } }
  return { content: footers.data?.find(({ isUsual }) => isUsual)?.content }
}

function reasonOf(kind: string, name: string | undefined): string {
  return `From your shop profile: ${name === undefined ? 'no footer' : `“${name}”`} under ${kind}.`
}

import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#client/api/client.ts'
import { useApi } from '#client/api/use-api.ts'
import { useSettled } from '#client/ui/use-settled.ts'
import {
  type ImproveRequest,
  improvingRoutes,
  type KnownAgain,
} from '#contract/improving/improving.ts'
import { type PastedTexts, TypedPasted } from './pasted-texts.ts'

/** Longer than between two keys. */
const REST_MS = 500

/** Whether what stands in the form was improved before, so that nobody pays twice for the same and does not know it. */
export function useImprovedBefore(texts: PastedTexts, isWanted: boolean) {
  const api = useApi()
  const cache = useQueryClient()
  const { title, description, tags } = texts
  const now = JSON.stringify([title, description, tags])
  const settled = useSettled(now, REST_MS)
  const { data: request } = TypedPasted.safeParse(texts)
  const isSettled = settled === now && request !== undefined
  const { data } = useQuery({
    ...improvedBefore(api, request ?? NOTHING),
    enabled: isWanted && isSettled,
  })
  return {
    /** As it is found in the history, or null. */
    before: (isWanted && isSettled && data?.improved) || null,
    /** Known before anything is spent. Where there is no answer she is kept from nothing. */
    isBefore: (sent: ImproveRequest): Promise<boolean> =>
      cache.fetchQuery(improvedBefore(api, sent)).then(
        ({ improved }) => improved !== null,
        () => false,
      ),
  }
}

const NOTHING: KnownAgain = { title: '', description: '', tags: [] }

function improvedBefore(api: Api, { title, description, tags }: KnownAgain) {
  const body = { title, description, tags }
  return {
    queryKey: [improvingRoutes.findImproved.path, body],
    queryFn: () => api.send(improvingRoutes.findImproved, { body }),
    // By the next time it may have been improved, or thrown away.
    gcTime: 0,
  }
}

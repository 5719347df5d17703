import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { dropDraft } from '#client/browser/drafts.ts'
import { readStored, writeStored } from '#client/browser/storage.ts'
import { refreshBalance } from '#client/credits/use-credit-entries.ts'
import { refreshListings } from '#client/listing/listing-cache.ts'
import { type ImproveRequest, improvingRoutes } from '#contract/improving/improving.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import { improvementKey } from './use-improvement.ts'

/** What went wrong; a model that failed can be done without. */
export type Failure = { sentence: string; isOfModel: boolean }

const OF_MODEL = new Set(['model_failed', 'daily_limit'])

/** Writes what was pasted anew for one credit, and tells how far it is. */
export function useImprove() {
  const api = useApi()
  const cache = useQueryClient()
  const [stage, setStage] = useState<GenerationProgress['stage'] | null>(null)
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: (request: ImproveRequest) => {
      setStage(null)
      const idempotencyKey = keyFor(request)
      return api.follow(improvingRoutes.improveListing, { body: request, idempotencyKey }, (part) =>
        setStage(part.stage),
      )
    },
    onSuccess: (improvement) => {
      cache.setQueryData(improvementKey(improvement.listing.id), improvement)
      sessionStorage.removeItem(KEY)
      dropDraft(PASTED_DRAFT)
    },
    // Refreshed after a failure too: a lost answer may have cost its credit all the same.
    onSettled: () => {
      refreshBalance(cache)
      refreshListings(cache)
    },
  })
  return {
    /** Null where it failed. */
    improve: (request: ImproveRequest) => mutateAsync(request).catch(() => null),
    isWriting: isPending,
    stage,
    failure: failureOf(error),
    /** What was sent last. */
    sent: variables,
  }
}

function failureOf(error: Error | null): Failure | null {
  if (error === null) return null
  if (!(error instanceof ApiError)) return { sentence: error.message, isOfModel: false }
  return { sentence: error.detail, isOfModel: OF_MODEL.has(error.code ?? '') }
}

/** Under which what was pasted is kept until it is written. */
export const PASTED_DRAFT = 'improve'

const KEY = 'listwright-improving'
const Kept = z.object({ key: z.string(), body: z.string() })

/** The same until an answer has arrived, so that sending the same again after a lost answer costs no second credit. */
function keyFor(request: ImproveRequest): string {
  const body = JSON.stringify(request)
  const kept = Kept.safeParse(readStored(sessionStorage, KEY))
  const key = kept.success && kept.data.body === body ? kept.data.key : crypto.randomUUID()
  writeStored(sessionStorage, KEY, { key, body })
  return key
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { dropDraft, hasDraft, readDraft } from '#client/browser/drafts.ts'
import { refreshBalance } from '#client/credits/use-credit-entries.ts'
import { refreshListings } from '#client/listing/listing-cache.ts'
import { isFinalAnswer, isStillWritten } from '#client/listing/submitting/answers.ts'
import { ASKS_MAX, waitBeforeAsking } from '#client/listing/submitting/asking-again.ts'
import {
  closeSubmission,
  isUnderWay,
  noteUnanswered,
  submissionOf,
} from '#client/listing/submitting/submission.ts'
import {
  type Improvement,
  type ImproveRequest,
  improvingRoutes,
} from '#contract/improving/improving.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import { type Failure, failureOf } from './failure.ts'
import { dropRefusal, keepRefusal, readRefusal } from './kept-refusal.ts'
import { NO_ROWS, keepRows } from './kept-rows.ts'
import { PASTED_DRAFT, PastedTexts, TypedPasted } from './pasted-texts.ts'
import { improvementKey } from './use-improvement.ts'

const NAME = 'listwright-improving'

/** What came of it. */
export type Outcome =
  | { improvement: Improvement; failure?: never }
  | { improvement: null; failure: Failure }

/**
 * Writes what was pasted anew for one credit, and tells how far it is. The same sent again after a lost answer goes
 * under the same key, so that it is found again and paid once.
 */
export function useImprove() {
  const api = useApi()
  const cache = useQueryClient()
  const [stage, setStage] = useState<GenerationProgress['stage'] | null>(null)
  const [refused, setRefused] = useState(() => (hasDraft(PASTED_DRAFT) ? readRefusal() : null))
  const forgetRefusal = () => {
    dropRefusal()
    setRefused(null)
  }
  const { mutateAsync, isPending, error, variables, reset } = useMutation({
    onMutate: forgetRefusal,
    // What was sent before and is still being written is waited for.
    retry: (asked, failed) => isStillWritten(failed) && asked < ASKS_MAX,
    retryDelay: waitBeforeAsking,
    mutationFn: async (request: ImproveRequest) => {
      setStage(null)
      const submission = submissionOf(askedOf(request), request.writer, NAME)
      const { key: idempotencyKey, writer } = submission
      const body = { ...request, writer }
      try {
        return await api.follow(improvingRoutes.improveListing, { body, idempotencyKey }, (part) =>
          setStage(part.stage),
        )
      } catch (failed) {
        if (isFinalAnswer(failed)) closeSubmission(NAME)
        else noteUnanswered(submission, NAME)
        throw failed
      }
    },
    onSuccess: (improvement) => {
      cache.setQueryData(improvementKey(improvement.listing.id), improvement)
      closeSubmission(NAME)
      dropDraft(PASTED_DRAFT)
      keepRows(NO_ROWS)
    },
    onError: (refusal, request) => {
      const { health } = failureOf(refusal)
      if (health === undefined) return
      const kept = { request, health, checked: null }
      keepRefusal(kept)
      setRefused(kept)
    },
    // Refreshed after a failure too: a lost answer may have cost its credit all the same.
    onSettled: () => {
      refreshBalance(cache)
      refreshListings(cache)
    },
  })
  return {
    improve: (request: ImproveRequest): Promise<Outcome> =>
      mutateAsync(request).then(
        (improvement) => ({ improvement }),
        (failed: Error) => ({ improvement: null, failure: failureOf(failed) }),
      ),
    isWriting: isPending,
    stage,
    failure: error && failureOf(error),
    /** What was sent last. */
    sent: variables,
    /** What was not worth a credit, also when she comes back to it; kept as what was pasted is. */
    refused,
    /** What came of it is none of what is pasted next. */
    forget: () => {
      forgetRefusal()
      reset()
    },
  }
}

/** What was being written a moment ago when the page was left, to be sent again under its key. */
export function pastedUnderWay(): ImproveRequest | null {
  const { data } = TypedPasted.safeParse(readDraft(PASTED_DRAFT, PastedTexts))
  return data !== undefined && isUnderWay(askedOf(data), NAME) ? data : null
}

/** Whether the same was pasted, whichever writer it goes to. */
export function isAskedAlike(one: ImproveRequest, other: ImproveRequest): boolean {
  return JSON.stringify(askedOf(one)) === JSON.stringify(askedOf(other))
}

/** Which writer it goes to is kept beside it. */
function askedOf(request: ImproveRequest): object {
  return { ...request, writer: null }
}

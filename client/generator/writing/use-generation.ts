import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react'
import { messageOf } from '#client/api/api-error.ts'
import { dismissToast, showToast, type Toast } from '#client/ui/toasts/toasts.ts'
import type { Listing, WriterChoice } from '#contract/listings.ts'
import { FORM_PROBLEMS } from '#contract/form-problems.ts'
import { asRequested, type Item } from '#client/generator/item.ts'
import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'
import { isFinalAnswer } from '#client/listing/submitting/answers.ts'
import {
  closeSubmission,
  isUnderWay,
  noteUnanswered,
  submissionOf,
} from '#client/listing/submitting/submission.ts'
import { useGenerateListing, useIsGenerating, useIsGeneratingNow } from './use-generate-listing.ts'
import { useWritingInProgress } from './writing-in-progress.ts'
import { SETTING_MS, SETTLED_MS, type Writing } from './writing.ts'
import { useWrittenListing } from '#client/listing/written-listing.ts'

/** Nothing under way; one being written while the last one waits; the new one being set. */
export type Generation =
  /** With what went wrong last, which a toast quotes for seconds only. */
  | {
      step: 'idle'
      listing: Listing | null
      /** It is the seller's last one, and not of this visit. */
      isEarlier: boolean
      failure?: Error | undefined
    }
  | { step: 'writing'; listing: Listing | null; writing: Writing; isTakenUp: boolean }
  | { step: 'setting'; listing: Listing }

const GENERATED: Toast = {
  title: 'Listing Generated!',
  description: 'Your SEO-optimized marketplace listing has been created.',
}

/** An answer that took longer has been shown part by part as it came. */
const WATCHED_MS = 2 * SETTING_MS

/**
 * Writes listings one after the other, and says in a toast how it went. Until one is written, the last
 * one that the seller has stands in its place.
 */
export function useGeneration(last: Listing | null, typed: Item) {
  const generating = useGenerateListing()
  const isWriting = useIsGenerating()
  const isWritingNow = useIsGeneratingNow()
  const written = useWrittenListing()
  const writing = useWritingInProgress()
  const [beingSet, setBeingSet] = useState<Listing | null>(null)
  // What is told last is told all the same when the page is left while the listing is being set.
  const isHere = useRef(true)
  const isUntold = useRef(false)
  const tell = () => {
    if (isUntold.current) showToast(GENERATED)
    isUntold.current = false
  }
  const tellLast = () => void setTimeout(tell, SETTLED_MS)
  const leave = useEffectEvent(() => {
    isHere.current = false
    tell()
  })
  // The toast stands outside this page.
  useEffect(() => {
    isHere.current = true
    return () => leave()
  }, [])

  const generate = async (item: Item, choice: WriterChoice = 'usual') => {
    if (isWritingNow()) return
    // What is told of an earlier try is not of this one.
    dismissToast()
    const input = asRequested(item)
    const submission = submissionOf(input, choice)
    const { key: idempotencyKey, writer } = submission
    const request = writer === 'plain' ? { ...input, writer } : input
    const startedAt = performance.now()
    try {
      const arrived = await generating.mutateAsync({ input: request, idempotencyKey })
      closeSubmission()
      // Whoever has watched it being written need not watch it being set.
      const wasWatched = performance.now() - startedAt > WATCHED_MS
      if (prefersReducedMotion() || !isHere.current) return showToast(GENERATED)
      isUntold.current = true
      if (wasWatched) tellLast()
      else setBeingSet(arrived)
    } catch (error) {
      if (isFinalAnswer(error)) closeSubmission()
      else noteUnanswered(submission)
      showToast({
        title: 'Generation Failed',
        description: messageOf(error, FORM_PROBLEMS.generation_failed.detail),
        look: 'destructive',
      })
    }
  }

  const [isTakenUp, setIsTakenUp] = useState(
    () => !isWritingNow() && isUnderWay(asRequested(typed)),
  )
  const takeUp = useEffectEvent(() => {
    if (isTakenUp) void generate(typed).finally(() => setIsTakenUp(false))
  })
  // The tab's storage: a page that is loaded anew finds the listing that was being written.
  useEffect(() => {
    const timer = setTimeout(() => takeUp())
    return () => clearTimeout(timer)
  }, [])

  const { error } = generating
  const generation = useMemo(
    () => currentStep({ isTakenUp, isWriting, beingSet, written, last, writing, error }),
    [isTakenUp, isWriting, beingSet, written, last, writing, error],
  )
  return {
    generation,
    generate,
    forgetFailure: () => {
      if (generating.isError) generating.reset()
    },
    finishSetting: () => {
      setBeingSet(null)
      tellLast()
    },
  }
}

type Situation = {
  isTakenUp: boolean
  isWriting: boolean
  beingSet: Listing | null
  written: Listing | null
  last: Listing | null
  writing: Writing
  error: Error | null
}

function currentStep({ isWriting, beingSet, written, last, ...now }: Situation): Generation {
  if (beingSet) return { step: 'setting', listing: beingSet }
  const listing = written ?? last
  if (isWriting) return { step: 'writing', listing, writing: now.writing, isTakenUp: now.isTakenUp }
  return {
    step: 'idle',
    listing,
    isEarlier: written === null,
    failure: now.error ?? undefined,
  }
}

import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { GenerationProgress } from '#contract/listings.ts'
import { NOTHING_WRITTEN, type Writing, withPart } from './writing.ts'

const IN_PROGRESS_KEY = ['listingInProgress']

/** As much as has been told of the listing being written; it grows while other pages are visited. */
export function useWritingInProgress(): Writing {
  const { data = NOTHING_WRITTEN } = useQuery<Writing>({
    queryKey: IN_PROGRESS_KEY,
    queryFn: skipToken,
  })
  return data
}

export function beginWriting(cache: QueryClient): void {
  cache.setQueryData<Writing>(IN_PROGRESS_KEY, NOTHING_WRITTEN)
}

export function addWrittenPart(cache: QueryClient, part: GenerationProgress): void {
  cache.setQueryData<Writing>(IN_PROGRESS_KEY, (writing = NOTHING_WRITTEN) =>
    withPart(writing, part),
  )
}

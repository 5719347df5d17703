import { type QueryClient, skipToken, useQuery } from '@tanstack/react-query'
import type { Listing, WriterChoice } from '#contract/listings.ts'

const WRITTEN_KEY = ['writtenListing']

type Written = Listing | null

/** The listing that was written last; it stays while the person visits other pages. */
export function useWrittenListing(): Written {
  const { data = null } = useQuery<Written>({ queryKey: WRITTEN_KEY, queryFn: skipToken })
  return data
}

const WRITER_KEY = ['writerOfWrittenListing']

/** Whom it was asked of; known until the page is closed, because no listing keeps it. */
export function useWriterOfWritten(): WriterChoice {
  const { data = 'usual' } = useQuery<WriterChoice>({ queryKey: WRITER_KEY, queryFn: skipToken })
  return data
}

export function noteWriter(cache: QueryClient, writer: WriterChoice = 'usual'): void {
  cache.setQueryData<WriterChoice>(WRITER_KEY, writer)
}

export function writtenNow(cache: QueryClient): Written {
  return cache.getQueryData<Written>(WRITTEN_KEY) ?? null
}

export function changeWritten(cache: QueryClient, change: (written: Written) => Written): void {
  cache.setQueryData<Written>(WRITTEN_KEY, (written) => change(written ?? null))
}

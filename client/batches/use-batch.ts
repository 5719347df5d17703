import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError, sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { accountRoutes } from '#contract/accounts.ts'
import { type Batch, type BatchRow, batchRoutes } from '#contract/batches/batches.ts'
import { listingPageRoutes } from '#contract/listing-pages.ts'

const { getBatch, listBatches, listBatchRows } = batchRoutes

/** How often a batch that runs is looked at, and one that waits for another day. */
const LOOK_MS = { running: 1500, waiting: 30_000 } as const

const batchKey = (id: string) => [getBatch.path, id] as const

/** A batch, looked at again and again while it runs: whoever writes it may be another process. */
export function useBatch(id: string) {
  const api = useApi()
  return useQuery({
    queryKey: batchKey(id),
    queryFn: ({ signal }) => api.send(getBatch, { params: { id }, signal }),
    // Come back to another day, it is not as it was left.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && isMoving(data) ? pauseFor(data) : false),
  })
}

function isMoving({ state, rows }: Batch): boolean {
  return state === 'running' || rows.writing > 0
}

function pauseFor({ waits }: Batch): number {
  return waits === null ? LOOK_MS.running : LOOK_MS.waiting
}

/** Its rows, fetched anew when as many as before are no longer in the same states. */
export function useBatchRows(batch: Batch): BatchRow[] | undefined {
  const api = useApi()
  const cache = useQueryClient()
  const { id } = batch
  const counts = Object.values(batch.rows).join(' ')
  const { data } = useQuery({
    queryKey: [listBatchRows.path, id, counts],
    queryFn: ({ signal }) => api.send(listBatchRows, { params: { id }, signal }),
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  const { written } = batch.rows
  // What was fetched of the balance and the history is older than this.
  useEffect(() => {
    if (written === 0) return
    void cache.invalidateQueries({ queryKey: [accountRoutes.currentUser.path] })
    void cache.invalidateQueries({ queryKey: [listingPageRoutes.listListings.path] })
    void cache.invalidateQueries({ queryKey: [listingPageRoutes.countListings.path] })
  }, [cache, written])
  return data
}

/** The batches of the person, newest first; fetched anew whenever they are shown. */
export function useBatches() {
  const api = useApi()
  return useQuery({
    queryKey: [listBatches.path],
    queryFn: async ({ signal }) =>
      (await api.readPage(listBatches, { search: '?limit=20', signal })).answer,
    gcTime: 0,
    refetchOnMount: 'always',
  })
}

type Act = 'pause' | 'resume' | 'cancel' | 'retry'

/** What can be done with a batch. It answers whether it went well, and tells why not where it was asked for. */
export function useBatchAct(id: string) {
  const api = useApi()
  const cache = useQueryClient()
  const { mutateAsync, isPending, error, variables } = useMutation({
    mutationFn: ({ act, numbers }: { act: Act; numbers?: number[] }) => {
      const params = { id }
      if (act === 'pause') return api.send(batchRoutes.pauseBatch, { params })
      if (act === 'resume') return api.send(batchRoutes.resumeBatch, { params })
      if (act === 'cancel') return api.send(batchRoutes.cancelBatch, { params })
      return api.send(batchRoutes.retryBatch, { params, body: { ...(numbers && { numbers }) } })
    },
    onSuccess: (batch) => cache.setQueryData<Batch>(batchKey(id), batch),
  })
  const doIt = (act: Act, numbers?: number[]) =>
    mutateAsync({ act, ...(numbers && { numbers }) }).then(
      () => true,
      () => false,
    )
  return {
    act: doIt,
    pending: isPending ? variables.act : null,
    /** Null where it went well, or where nothing was tried yet. */
    failure: error && failureOf(error),
  }
}

function failureOf(error: Error): string {
  const sentence = sentenceOr('Listwright gave no answer.')(error)
  const isRefused = error instanceof ApiError && error.isOurs
  return isRefused ? sentence : `${sentence} Pressing again charges no row twice.`
}

import type { Routes } from '#contract/routes.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { limiter } from '#server/limits/limiter.ts'
import type { Clock } from '#server/platform/clock.ts'
import { batchFile } from './batch-files.ts'
import { cancelBatch, pauseBatch, resumeBatch, retryBatch, startBatch } from './batch-states.ts'
import { addRows, batchesPage, batchRows, findBatch, openBatch } from './batches.ts'
import type { BatchWriter } from './batch-writer.ts'

type BatchRoutes = Pick<
  Routes,
  | 'createBatch'
  | 'addBatchRows'
  | 'startBatch'
  | 'pauseBatch'
  | 'resumeBatch'
  | 'cancelBatch'
  | 'retryBatch'
  | 'listBatches'
  | 'getBatch'
  | 'listBatchRows'
  | 'exportBatch'
>

type BatchServices = { db: Database; clock: Clock; batchWriter: Pick<BatchWriter, 'wake'> }

export function batchHandlers({ db, clock, batchWriter }: BatchServices): Handlers<BatchRoutes> {
  const limits = limiter(db, clock)
  const begun = <Begun>(batch: Begun): Begun => {
    batchWriter.wake()
    return batch
  }
  return {
    createBatch: async ({ actor: { id: userId }, body, idempotencyKey }) =>
      openBatch(db, {
        ...body,
        userId,
        idempotencyKey,
        count: () => limits.take('batchesOfOnePerson', userId),
      }),
    addBatchRows: async ({ actor, params, body }) =>
      addRows(db, { userId: actor.id, id: params.id }, body.rows),
    startBatch: async ({ actor, params, body }) =>
      begun(await startBatch(db, { userId: actor.id, id: params.id }, body.rows)),
    pauseBatch: async ({ actor, params }) => pauseBatch(db, { userId: actor.id, id: params.id }),
    resumeBatch: async ({ actor, params }) =>
      begun(await resumeBatch(db, { userId: actor.id, id: params.id })),
    cancelBatch: async ({ actor, params }) => cancelBatch(db, { userId: actor.id, id: params.id }),
    retryBatch: async ({ actor, params, body }) =>
      begun(await retryBatch(db, { userId: actor.id, id: params.id, ...body })),
    listBatches: async ({ actor, query }) => batchesPage(db, { userId: actor.id, ...query }),
    getBatch: async ({ actor, params }) => findBatch(db, { userId: actor.id, id: params.id }),
    listBatchRows: async ({ actor, params }) => batchRows(db, { userId: actor.id, id: params.id }),
    exportBatch: async ({ actor, params, query: { file }, reply }) => {
      const rows = await batchFile(db, { userId: actor.id, id: params.id }, file)
      const name = `listwright-batch-${file}-${clock.now().toISOString().slice(0, 10)}.csv`
      void reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
      return rows
    },
  }
}

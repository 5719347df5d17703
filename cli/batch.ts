import { setTimeout as wait } from 'node:timers/promises'
import { type Batch, batchRoutes } from '#contract/batches/batches.ts'
import { partsOf } from '#contract/batches/parts-of-rows.ts'
import type { BatchFile } from './batch-file.ts'
import type { Connection } from './connection.ts'
import { EXIT, Failure } from './failure.ts'

const LOOK_EVERY_MS = 1000

type Sending = {
  file: BatchFile
  /** What becomes of a batch that the same file was sent for before. */
  onSentBefore: (batch: Batch) => Promise<Batch>
  tell: (sentence: string) => void
}

/** Sends the rows and has them written; what was sent before is the same batch, and no row is paid twice. */
export async function sendBatch(connection: Connection, sending: Sending): Promise<Batch> {
  const { file, onSentBefore, tell } = sending
  const { name, key: idempotencyKey, rows } = file
  const opened = await connection.send(batchRoutes.createBatch, { body: { name }, idempotencyKey })
  if (opened.state !== 'filling') return onSentBefore(opened)
  tell(`${counted(rows.length)}, 1 credit for each that is written.`)
  const params = { id: opened.id }
  for (const part of partsOf(rows))
    await connection.send(batchRoutes.addBatchRows, {
      params,
      body: { rows: part },
      isRepeatable: true,
    })
  const body = { rows: rows.length }
  return connection.send(batchRoutes.startBatch, { params, body, isRepeatable: true })
}

/** Goes on with what pauses, and tries again what failed. */
export async function goOnWith(connection: Connection, batch: Batch): Promise<Batch> {
  const asked = { params: { id: batch.id }, isRepeatable: true } as const
  if (batch.state === 'paused') return connection.send(batchRoutes.resumeBatch, asked)
  if (batch.state === 'canceled')
    throw new Failure(
      `This batch was canceled (${countsOf(batch)}). Its rows can be written as a new one (again).`,
      { exit: EXIT.refused, code: 'batch_over' },
    )
  if (batch.state === 'done' && batch.rows.failed > 0)
    return connection.send(batchRoutes.retryBatch, { ...asked, body: {} })
  return batch
}

/** Looks at it until nothing of it is on its way any more, and tells how far it is. */
export async function followBatch(
  connection: Connection,
  batch: Batch,
  tell: (sentence: string) => void,
): Promise<Batch> {
  let seen = batch
  let told = ''
  for (;;) {
    const counts = countsOf(seen)
    if (counts !== told) tell(counts)
    told = counts
    if (seen.state !== 'running' || seen.waits !== null) return seen
    await wait(LOOK_EVERY_MS)
    seen = await connection.send(batchRoutes.getBatch, { params: { id: batch.id } })
  }
}

export function counted(rows: number): string {
  return rows === 1 ? '1 row' : `${rows} rows`
}

/** "12 of 40 rows written, 1 failed". */
export function countsOf({ rows }: Batch): string {
  const { waiting, writing, written, failed, canceled } = rows
  const all = waiting + writing + written + failed + canceled
  return [
    `${written} of ${counted(all)} written`,
    ...(failed > 0 ? [`${failed} failed`] : []),
    ...(canceled > 0 ? [`${canceled} canceled`] : []),
  ].join(', ')
}

import { useRef, useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import type { Api } from '#client/api/client.ts'
import { useApi } from '#client/api/use-api.ts'
import { type Batch, batchRoutes, type NewBatchRow } from '#contract/batches/batches.ts'
import { partsOf } from '#contract/batches/parts-of-rows.ts'

export type SendStep =
  | { name: 'ready' }
  | { name: 'sending'; sent: number; total: number }
  | { name: 'failed'; reason: string }

type Sent = { name: string; usesProfile: boolean; rows: NewBatchRow[] }

/** Sends the rows part by part and starts the batch. Sent again after a failure, it is the same batch. */
export function useSendBatch(onStarted: (batch: Batch) => void) {
  const api = useApi()
  const [step, setStep] = useState<SendStep>({ name: 'ready' })
  const attempt = useRef<{ key: string; of: string }>(null)

  const send = async (sent: Sent) => {
    const { name, rows, usesProfile } = sent
    // Other rows are another batch.
    const of = JSON.stringify([name, usesProfile, rows])
    if (attempt.current?.of !== of) attempt.current = { key: crypto.randomUUID(), of }
    const told = (count: number) => setStep({ name: 'sending', sent: count, total: rows.length })
    told(0)
    try {
      onStarted(await sendAll(api, { ...sent, told, key: attempt.current.key }))
    } catch (error) {
      setStep({ name: 'failed', reason: sentenceOr('Please try again.')(error) })
    }
  }
  return { step, send: (sent: Sent) => void send(sent) }
}

type Sending = Sent & { key: string; told: (sent: number) => void }

async function sendAll(api: Api, { rows, key, told, ...batch }: Sending): Promise<Batch> {
  const { name, usesProfile } = batch
  const opened = await api.send(batchRoutes.createBatch, {
    body: { name, ...(!usesProfile && { usesProfile }) },
    idempotencyKey: key,
  })
  const params = { id: opened.id }
  // An answer that was lost told of a start.
  if (opened.state !== 'filling') return opened
  let sent = 0
  for (const part of partsOf(rows)) {
    await api.send(batchRoutes.addBatchRows, { params, body: { rows: part } })
    sent += part.length
    told(sent)
  }
  return api.send(batchRoutes.startBatch, { params, body: { rows: rows.length } })
}

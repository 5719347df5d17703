import { ArrowRight, Download, Pause, Play, Repeat } from 'lucide-react'
import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { readFile } from '#client/api/read-file.ts'
import { useApi } from '#client/api/use-api.ts'
import { saveFile } from '#client/browser/save-file.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { toasted } from '#client/ui/toasts/toasted.ts'
import { type Batch, type BatchFile, BATCH_FILES, batchRoutes } from '#contract/batches/batches.ts'
import { PAGES } from '#contract/pages.ts'
import { canTryAgain, counted } from './batch-words.ts'
import { useBatchAct, useBatchRows } from './use-batch.ts'

/** What can be done with a batch as it stands. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { act, pending, failure } = useBatchAct(batch.id)
  const retried = useBatchRows(batch)?.filter(canTryAgain) ?? []
  const { state, rows, pausedFor } = batch
  const isOpen = state === 'running' || state === 'paused'
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:*:flex-auto">
      {!isOpen && rows.written > 0 && (
        <>
          <ButtonLink
            look="primary"
            icon={<ArrowRight aria-hidden="true" />}
            className="max-md:basis-full md:order-last"
            href={`${PAGES.history}?batch=${batch.id}`}
          >
            View in History
          </ButtonLink>
          <div className="flex flex-wrap gap-2 max-md:hidden">
            <Files batch={batch} />
          </div>
        </>
      )}
      {failure && (
        <p role="alert" className="basis-full text-small text-madder-text">
          {failure}
        </p>
      )}
      {retried.length > 0 && state !== 'canceled' && (
        <Button
          icon={<Repeat aria-hidden="true" />}
          isBusy={pending === 'retry'}
          onClick={() =>
            void act(
              'retry',
              retried.map(({ number }) => number),
            )
          }
        >
          {retried.length === 1 ? 'Retry failed row' : 'Retry failed rows'}
        </Button>
      )}
      {isOpen && <CancelTheRest batch={batch} onAct={act} />}
      {state === 'running' && (
        <Button
          icon={<Pause aria-hidden="true" />}
          isBusy={pending === 'pause'}
          onClick={() => void act('pause')}
        >
          Pause
        </Button>
      )}
      {state === 'paused' && pausedFor === 'asked' && (
        <Button
          look="primary"
          icon={<Play aria-hidden="true" />}
          isBusy={pending === 'resume'}
          onClick={() => void act('resume')}
        >
          Resume
        </Button>
      )}
    </div>
  )
}

type CancelProps = {
  batch: Batch
  onAct: (act: 'pause' | 'resume' | 'cancel') => Promise<boolean>
}

/** Asks before the rest is given up. Meanwhile nothing of it is written, or the number that is asked about would be wrong. */
function CancelTheRest({ batch, onAct }: CancelProps) {
  const [isAsked, setIsAsked] = useState(false)
  const [isPending, setIsPending] = useState(false)
  /** Whether it was the question that paused it; null where it was paused before. */
  const [pausing, setPausing] = useState<Promise<boolean> | null>(null)
  const { state, pausedFor } = batch
  const { waiting } = batch.rows
  const isPausedForThis = pausing !== null && state === 'paused' && pausedFor === 'asked'
  const ask = () => {
    setPausing(state === 'running' ? onAct('pause') : null)
    setIsAsked(true)
  }
  const keep = async () => {
    setIsAsked(false)
    // What pauses for another reason meanwhile, for credits perhaps, is not ours to resume.
    const isOurs = pausedFor === null || pausedFor === 'asked'
    if (isOurs && (await pausing)) await onAct('resume')
  }
  const cancel = async () => {
    setIsPending(true)
    await onAct('cancel')
    setIsPending(false)
    setIsAsked(false)
  }
  return (
    <>
      <Button look="danger" onClick={ask}>
        Cancel the rest
      </Button>
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={() => void keep()}
        title={`Cancel ${counted(waiting)}?`}
        sentence={`${isPausedForThis ? 'Writing is paused while you decide. ' : ''}Waiting rows are not written and cost nothing. What is written stays in your history, and a row being written is finished.`}
        confirmLabel={`Cancel ${counted(waiting)}`}
        keepLabel={waiting === 1 ? 'Keep it' : 'Keep them'}
        isBusy={isPending}
        onConfirm={() => void cancel()}
      />
    </>
  )
}

/** On a phone they come after the rows: what was written is looked at before it is taken along. */
export function FilesBelow({ batch }: { batch: Batch }) {
  const isOpen = batch.state === 'running' || batch.state === 'paused'
  if (isOpen || batch.rows.written === 0) return null
  return (
    <div className="flex flex-wrap gap-2 *:flex-auto md:hidden">
      <Files batch={batch} />
    </div>
  )
}

function Files({ batch }: { batch: Batch }) {
  const api = useApi()
  const [busy, setBusy] = useState<BatchFile | null>(null)
  const download = async (file: BatchFile) => {
    setBusy(file)
    const saved = async () => {
      const search = `?file=${file}`
      const response = await api.open(batchRoutes.exportBatch, { params: { id: batch.id }, search })
      const made = await readFile(response, () => undefined)
      saveFile(made)
      return made
    }
    await toasted(saved(), {
      done: ({ name }) => ({ title: 'Downloaded', description: `Saved as ${name}` }),
      failed: sentenceOr('No file arrived. Please try again.'),
    })
    setBusy(null)
  }
  const files: BatchFile[] = [
    'marketplace',
    'csv',
    ...(batch.rows.failed > 0 ? ['failed' as const] : []),
  ]
  return (
    <>
      {files.map((file) => (
        <Button
          key={file}
          icon={<Download aria-hidden="true" />}
          isBusy={busy === file}
          title={BATCH_FILES[file].use}
          onClick={() => void download(file)}
        >
          {BATCH_FILES[file].label}
        </Button>
      ))}
    </>
  )
}

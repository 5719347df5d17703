import { Upload } from 'lucide-react'
import { useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { BatchActions } from '#client/batches/batch-actions.tsx'
import { BatchPreview } from '#client/batches/batch-preview.tsx'
import { BatchProgress } from '#client/batches/batch-progress.tsx'
import { headingOf, timeOf } from '#client/batches/batch-words.ts'
import { ChooseFile } from '#client/batches/choose-file.tsx'
import type { BatchFile } from '#client/batches/read-batch-file.ts'
import { RecentBatches } from '#client/batches/recent-batches.tsx'
import { useBatch } from '#client/batches/use-batch.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop, TO_HISTORY } from './heading/page-top.tsx'

/** Many listings out of one file: the file, or the batch that the address names. */
export function Batches() {
  const [params] = useSearchParams()
  const id = params.get('batch')
  return (
    <div className="grid grid-cols-1 gap-5 py-4">
      {id === null ? <NewBatch /> : <OneBatch key={id} id={id} />}
    </div>
  )
}

function NewBatch() {
  const [file, setFile] = useState<BatchFile | null>(null)
  const [, navigate] = useLocation()
  if (file === null)
    return (
      <>
        <PageTop name="Write in bulk" back={TO_HISTORY}>
          Turn a file of items into a listing for each.
        </PageTop>
        <ChooseFile onRead={setFile} />
        <RecentBatches />
      </>
    )
  return (
    <>
      <PageTop
        name="Write in bulk"
        back={TO_HISTORY}
        actions={
          <Button
            look="quiet"
            className="max-md:-ml-4"
            icon={<Upload aria-hidden="true" />}
            onClick={() => setFile(null)}
          >
            Choose another file
          </Button>
        }
      >
        {file.name}, {file.rows.length === 1 ? '1 row' : `${wholeNumber(file.rows.length)} rows`}.
        Read in your browser: nothing has been sent yet.
      </PageTop>
      <BatchPreview
        file={file}
        onStarted={({ id }) => navigate(`${PAGES.batches}?batch=${id}`, { replace: true })}
      />
    </>
  )
}

function OneBatch({ id }: { id: string }) {
  const { data: batch, error, refetch } = useBatch(id)
  if (batch)
    return (
      <>
        <PageTop back={TO_HISTORY} name={headingOf(batch)} actions={<BatchActions batch={batch} />}>
          {timeOf(batch)}
        </PageTop>
        <BatchProgress batch={batch} />
      </>
    )
  return (
    <>
      <PageTop back={TO_HISTORY} name="Write in bulk" />
      {error && <LoadFailure thing="batch" error={error} onRetry={() => void refetch()} />}
      {!error && <Spinner label="Loading the batch" className="min-h-64" />}
    </>
  )
}

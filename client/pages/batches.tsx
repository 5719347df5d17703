import { ArrowLeft, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
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
import { PageHeading } from './page-heading.tsx'

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
        <Head name="Write in bulk">Turn a file of items into a listing for each.</Head>
        <ChooseFile onRead={setFile} />
        <RecentBatches />
      </>
    )
  return (
    <>
      <Head
        name="Write in bulk"
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
      </Head>
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
        <Head name={headingOf(batch)} actions={<BatchActions batch={batch} />}>
          {timeOf(batch)}
        </Head>
        <BatchProgress batch={batch} />
      </>
    )
  return (
    <>
      <Head name="Write in bulk" />
      {error && <LoadFailure thing="batch" error={error} onRetry={() => void refetch()} />}
      {!error && <Spinner label="Loading the batch" className="min-h-64" />}
    </>
  )
}

type HeadProps = { name: string; actions?: ReactNode; children?: ReactNode }

function Head({ name, actions, children }: HeadProps) {
  return (
    <header className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-72">
        <a
          href={PAGES.history}
          className="-ml-1 inline-flex min-h-9 items-center gap-1.5 rounded-sm px-1 text-small font-semibold text-ink-2 hover:text-ink max-md:min-h-11"
        >
          <ArrowLeft aria-hidden="true" className="size-4" />
          Listing history
        </a>
        <PageHeading name={name} className="wrap-anywhere" />
        {children && <p className="mt-3 text-ink-2">{children}</p>}
      </div>
      {actions}
    </header>
  )
}

import { Upload } from 'lucide-react'
import { lazy, useState } from 'react'
import { useLocation, useSearchParams } from 'wouter'
import { draftOf, useBatchDraft } from '#client/batches/batch-draft.ts'
import { BatchActions, FilesBelow } from '#client/batches/batch-actions.tsx'
import { BatchPreview } from '#client/batches/batch-preview.tsx'
import { BatchProgress } from '#client/batches/batch-progress.tsx'
import { counted, headingOf, timeOf } from '#client/batches/batch-words.ts'
import { ChooseFile } from '#client/batches/choose-file.tsx'
import type { BatchFile } from '#client/batches/read-batch-file.ts'
import { RecentBatches } from '#client/batches/recent-batches.tsx'
import { useBatch } from '#client/batches/use-batch.ts'
import { Button } from '#client/ui/button.tsx'
import { ConfirmDialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'
import { WaysToWrite } from '#client/layout/ways-to-write.tsx'

// The checks of the marketplace come with the first row that is looked into.
const ChecksOfOne = lazy(async () => ({
  default: (await import('#client/history/checks-of-one.tsx')).ChecksOfOne,
}))

const TO_BATCHES = { href: PAGES.batches, label: 'Your batches' }

/** Many listings out of one file: the file, or the batch that the address names. */
export function Batches() {
  const [params] = useSearchParams()
  const id = params.get('batch')
  return (
    <div className="grid grid-cols-1 gap-5 pb-4">
      <WaysToWrite />
      {id === null ? <NewBatch /> : <OneBatch key={id} id={id} />}
    </div>
  )
}

function NewBatch() {
  const { draft, isKept, change } = useBatchDraft()
  const [isAsked, setIsAsked] = useState(false)
  const [, navigate] = useLocation()
  if (draft === null)
    return (
      <>
        <PageTop name="Write in bulk">
          Give us a file of your items, and get a listing for each one.
        </PageTop>
        <ChooseFile onRead={(file) => change(draftOf(file))} />
        <RecentBatches />
      </>
    )
  return (
    <>
      <PageTop
        name="Write in bulk"
        actions={
          <Button
            look="quiet"
            className="max-md:-ml-4"
            icon={<Upload aria-hidden="true" />}
            onClick={() => (draft.isTouched ? setIsAsked(true) : change(null))}
          >
            Choose another file
          </Button>
        }
      >
        {saidOf(draft.file)}{' '}
        {isKept
          ? 'It was read and is kept in your browser: nothing has been sent yet.'
          : 'It was read in your browser, which has no room to keep it: start it before you leave this page.'}
      </PageTop>
      <BatchPreview
        draft={draft}
        onChange={change}
        onStarted={({ id }) => {
          change(null)
          navigate(`${PAGES.batches}?batch=${id}`, { replace: true })
        }}
      />
      <ConfirmDialog
        isOpen={isAsked}
        onOpenChange={setIsAsked}
        title="Take another file?"
        sentence={`What you changed in the rows of “${draft.file.name}” is dropped. The file itself stays as it is.`}
        confirmLabel="Drop it"
        keepLabel="Keep it"
        onConfirm={() => {
          setIsAsked(false)
          change(null)
        }}
      />
    </>
  )
}

/** "“shop.csv”, 41 rows, 2 empty skipped." */
function saidOf({ name, rows }: BatchFile): string {
  // The headings are line 1.
  const empty = (rows.at(-1)?.number ?? 1) - 1 - rows.length
  const skipped = empty > 0 ? `, ${wholeNumber(empty)} empty skipped` : ''
  return `“${name}”, ${counted(rows.length)}${skipped}.`
}

function OneBatch({ id }: { id: string }) {
  const { data: batch, error, refetch } = useBatch(id)
  if (batch)
    return (
      <>
        <PageTop back={TO_BATCHES} name={headingOf(batch)} actions={<BatchActions batch={batch} />}>
          {timeOf(batch)}
        </PageTop>
        <BatchProgress batch={batch} Checks={ChecksOfOne} />
        <FilesBelow batch={batch} />
      </>
    )
  return (
    <>
      <PageTop back={TO_BATCHES} name="Write in bulk" />
      {error && <LoadFailure thing="batch" error={error} onRetry={() => void refetch()} />}
      {!error && <Spinner label="Loading the batch" className="min-h-64" />}
    </>
  )
}

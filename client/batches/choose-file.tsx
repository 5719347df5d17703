import { Download, Upload } from 'lucide-react'
import { type ChangeEvent, type DragEvent, useState } from 'react'
import { saveFile } from '#client/browser/save-file.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button, buttonClasses } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { BATCH } from '#contract/batches/batches.ts'
import { ExampleFile } from './example-file.tsx'
import { type BatchFile, readBatchFile } from './read-batch-file.ts'
import { templateFile } from './template-file.ts'

type ChooseFileProps = { onRead: (file: BatchFile) => void }

/** Where a file is chosen or dropped; it is read here, and nothing of it is sent. */
export function ChooseFile({ onRead }: ChooseFileProps) {
  const { refusal, take } = useReading(onRead)
  const [isOver, setIsOver] = useState(false)
  const drop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) void take(file)
  }
  return (
    <Card
      className={classNames('empty-state', isOver && 'bg-green-tint')}
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
    >
      {refusal !== null && (
        <div className="px-4 pt-4 md:px-6 md:pt-6">
          <Banner look="error" title="This file cannot be used" isLive>
            <p>{refusal}</p>
          </Banner>
        </div>
      )}
      <div className="grid items-center gap-x-12 gap-y-8 px-4 py-7 md:px-9 md:py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.15fr)]">
        <div className="max-w-[46ch]">
          <h2 className="empty-state-title">
            One file, up to {BATCH.rowsMax.toLocaleString('en-US')} listings
          </h2>
          <p className="mt-2 text-ink-2">
            Use our template, the marketplace’s listing export, or an export from Listwright, as a
            CSV file.
          </p>
          <div className="mt-5 flex flex-wrap gap-3 max-sm:*:flex-auto">
            <FileButton onFile={(file) => void take(file)} look="primary">
              Choose a file
            </FileButton>
            <Button icon={<Download aria-hidden="true" />} onClick={() => saveFile(templateFile())}>
              Download the template
            </Button>
          </div>
          <p className="mt-3 text-meta text-ink-3 max-md:hidden pointer-coarse:hidden">
            Or drop a file here.
          </p>
        </div>
        <ExampleFile />
      </div>
    </Card>
  )
}

/** Reads a file that somebody gives; a refusal stays until the next one. */
function useReading(onRead: (file: BatchFile) => void) {
  const [refusal, setRefusal] = useState<string | null>(null)
  const take = async (file: File) => {
    setRefusal(null)
    const read = await readBatchFile(file).catch(() => UNREADABLE)
    if ('sentence' in read) setRefusal(read.sentence)
    else onRead(read)
  }
  return { refusal, take }
}

const UNREADABLE = {
  sentence: 'Your browser could not read this file. Please choose it again.',
}

type FileButtonProps = {
  onFile: (file: File) => void
  look: 'primary' | 'quiet'
  children: string
}

/** A button that opens the browser's own choice of files. */
function FileButton({ onFile, look, children }: FileButtonProps) {
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? []
    if (file) onFile(file)
    // The same file, mended, can be chosen again.
    target.value = ''
  }
  return (
    <label className={classNames(buttonClasses({ look }), 'focus-ring-within relative')}>
      <Upload aria-hidden="true" />
      {children}
      <input
        type="file"
        accept=".csv,.tsv,.txt,text/csv"
        onChange={choose}
        className="absolute inset-0 w-full cursor-pointer opacity-0"
      />
    </label>
  )
}

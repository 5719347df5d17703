import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Dialog } from '#client/ui/dialog.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { FILE_FORMATS, type FileFormat } from '#contract/export.ts'
import { type ExportStep, useExport } from './use-export.ts'

const FORMATS: readonly FileFormat[] = ['csv', 'json']

type ExportDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void }

/** Asks in which form, then tells how far the file is. Closing it gives the file up. */
export function ExportDialog({ isOpen, onOpenChange }: ExportDialogProps) {
  const exporting = useExport(() => onOpenChange(false))
  const change = (next: boolean) => {
    if (!next) exporting.giveUp()
    onOpenChange(next)
  }
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={change}
      title="Download your listings"
      description="All of them, newest first: what was written and what you entered."
      width="narrow"
    >
      <Step step={exporting.step} onStart={exporting.start} onCancel={exporting.giveUp} />
    </Dialog>
  )
}

type StepProps = {
  step: ExportStep
  onStart: (format: FileFormat) => void
  onCancel: () => void
}

function Step({ step, onStart, onCancel }: StepProps) {
  if (step.name === 'loading') {
    return (
      <div className="grid justify-items-center gap-3 py-2">
        <Spinner label="Collecting your listings" />
        <p className="text-small text-ink-2 tabular-nums">
          {(step.bytes / 1_000_000).toFixed(1)} MB so far
        </p>
        <Button look="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    )
  }
  return (
    <div className="grid gap-3">
      {step.name === 'failed' && (
        <Banner look="error" title="No file arrived" isLive>
          <p>{step.reason}</p>
        </Banner>
      )}
      <ul className="grid gap-3">
        {FORMATS.map((format) => (
          <li key={format} className="flex flex-wrap items-center gap-3">
            <p className="flex-1">
              <b className="font-semibold">{FILE_FORMATS[format].label}</b>{' '}
              {FILE_FORMATS[format].use}
            </p>
            <Button onClick={() => onStart(format)}>Download {FILE_FORMATS[format].label}</Button>
          </li>
        ))}
      </ul>
    </div>
  )
}

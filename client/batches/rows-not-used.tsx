import { ChevronRight, Download } from 'lucide-react'
import { saveFile } from '#client/browser/save-file.ts'
import { Button } from '#client/ui/button.tsx'
import type { Batch } from '#contract/batches/batches.ts'
import { counted } from './batch-words.ts'
import { notUsedFile, notUsedOf } from './not-used.ts'

/** The rows of the file that are no rows of the batch; known in the browser that read the file. */
export function RowsNotUsed({ batch: { id, name } }: { batch: Batch }) {
  const rows = notUsedOf(id)
  if (rows.length === 0) return null
  return (
    <details className="disclosure group/more border-t border-line-soft bg-weld-tint px-4 py-1 text-small md:px-6">
      <summary className="flex min-h-11 items-center gap-1.5 rounded-sm font-semibold text-weld-text">
        <ChevronRight
          aria-hidden="true"
          strokeWidth={1.9}
          className="size-4 flex-none transition-[rotate] group-open/more:rotate-90"
        />
        <span>
          {counted(rows.length)} of your file {rows.length === 1 ? 'was' : 'were'} not used
          <span className="font-normal">: fix {rows.length === 1 ? 'it' : 'them'}</span>
        </span>
      </summary>
      <ul className="grid gap-1 pb-2 text-ink-2">
        {rows.map(({ number, why }) => (
          <li key={number} className="wrap-anywhere">
            <b className="font-semibold text-ink">Row {number}.</b> {why}
          </li>
        ))}
      </ul>
      <Button
        size="small"
        className="mb-1.5 max-md:min-h-11"
        icon={<Download aria-hidden="true" />}
        onClick={() => saveFile(notUsedFile(name, rows))}
      >
        Download {rows.length === 1 ? 'it' : 'them'} to fix
      </Button>
    </details>
  )
}

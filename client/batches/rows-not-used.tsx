import { Download } from 'lucide-react'
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
    <details className="border-t border-line-soft px-4 py-2.5 text-small md:px-6">
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium pointer-coarse:min-h-11">
        {counted(rows.length)} of your file {rows.length === 1 ? 'was' : 'were'} not used
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

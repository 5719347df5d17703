import * as z from 'zod/mini'
import { keepDraft, readDraft } from '#client/browser/drafts.ts'
import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import { csvFile } from './csv-file.ts'
import type { PreviewRow } from './preview.ts'

const NotUsed = z.object({
  rows: z.array(
    z.object({
      number: z.int(),
      why: z.string(),
      cells: z.array(z.string()),
    }),
  ),
})
export type NotUsed = z.infer<typeof NotUsed>['rows'][number]

const keyOf = (batchId: string) => `batch-not-used-${batchId}`

/** Keeps which rows of a file were not sent: the server has never seen them. */
export function keepNotUsed(batchId: string, rows: readonly PreviewRow[]): void {
  const kept = rows.flatMap((row) => {
    const why = whyOf(row)
    return why === null ? [] : [{ number: row.number, why, cells: cellsOf(row) }]
  })
  if (kept.length > 0) keepDraft(keyOf(batchId), { rows: kept })
}

export function notUsedOf(batchId: string): NotUsed[] {
  return readDraft(keyOf(batchId), NotUsed)?.rows ?? []
}

function whyOf(row: PreviewRow): string | null {
  if (row.isLeftOut) return 'You left it out.'
  return row.isUsable ? null : row.sentence
}

function cellsOf({ texts }: PreviewRow): string[] {
  return ITEM_COLUMNS.map(({ field }) => texts[field] ?? '')
}

/** These rows with the columns of our template and why they were not used, to be mended and sent again. */
export function notUsedFile(name: string, rows: readonly NotUsed[]): File {
  return csvFile(`${name}-not-used.csv`, [
    ['Row', 'Why it was not used', ...ITEM_COLUMNS.map(({ heading }) => heading)],
    ...rows.map(({ number, why, cells }) => [String(number), why, ...cells]),
  ])
}

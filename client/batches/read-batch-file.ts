import { BATCH } from '#contract/batches/batches.ts'
import { readTable, type TableRow } from '#contract/batches/table.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { textOf } from './file-text.ts'

/** A file as it was read in the browser. */
export type BatchFile = {
  /** As it is on her disk; what a batch of it is called says `batchNameOf`. */
  name: string
  rows: TableRow[]
}

/** Reads the rows of a CSV file; a sentence where nothing of it can be used. */
export async function readBatchFile(file: File): Promise<BatchFile | { sentence: string }> {
  const read = await textOf(file)
  if ('sentence' in read) return read
  const { parseTable } = await import('#contract/batches/parse-table.ts')
  const reading = readTable(parseTable(read.text))
  if (reading.kind === 'unknown') return { sentence: reading.sentence }
  const { rows } = reading
  if (rows.length > BATCH.rowsMax)
    return {
      sentence: `This file has ${wholeNumber(rows.length)} rows, and a batch at most ${wholeNumber(BATCH.rowsMax)}. Please split it.`,
    }
  return { name: file.name, rows }
}

export function batchNameOf({ name }: BatchFile): string {
  const whole = name.replace(/\.[^.]*$/, '') || 'Batch'
  return whole.length > BATCH.nameMax ? `${whole.slice(0, BATCH.nameMax - 1).trimEnd()}…` : whole
}

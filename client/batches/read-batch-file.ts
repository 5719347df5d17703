import { BATCH } from '#contract/batches/batches.ts'
import { judgeRow, type RowSettings, type RowTexts } from '#contract/batches/row-texts.ts'
import { readTable, type TableRow } from '#contract/batches/table.ts'
import type { AskedInput } from '#contract/listings.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { textOf } from './file-text.ts'

/** A file as it was read in the browser. */
export type BatchFile = { name: string; rows: TableRow[] }

/** A row that can be written, or a sentence about why not; `isBroken` where the file itself is to be mended. */
export type PreviewRow = { number: number; texts: RowTexts } & (
  | { isUsable: true; input: AskedInput }
  | { isUsable: false; sentence: string; isBroken: boolean }
)

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
  return { name: file.name.replace(/\.[^.]*$/, '').slice(0, BATCH.nameMax) || 'Batch', rows }
}

export function previewOf({ number, texts, sentence }: TableRow, usual: RowSettings): PreviewRow {
  if (sentence !== null) return { number, texts, isUsable: false, sentence, isBroken: true }
  const judged = judgeRow(texts, usual)
  if (judged.isUsable) return { number, texts, ...judged }
  return { number, texts, isUsable: false, sentence: judged.sentence, isBroken: false }
}

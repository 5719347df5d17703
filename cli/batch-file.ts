import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { BATCH, type NewBatchRow } from '#contract/batches/batches.ts'
import { parseTable } from '#contract/batches/parse-table.ts'
import { judgeRow } from '#contract/batches/row-texts.ts'
import { readTable } from '#contract/batches/table.ts'
import { LEFT_TO_SHOP } from './left-to-shop.ts'
import { misused } from './failure.ts'

export type BatchFile = {
  name: string
  /** Says which file it is, by its name and all its bytes: sent again it is the same batch. */
  key: string
  rows: NewBatchRow[]
  /** Of the rows that cannot be used. */
  sentences: string[]
}

/** The rows of a CSV file: of our template, of our export, or of the marketplace's. */
export function batchFileOf(file: string, text: string): BatchFile {
  const name =
    basename(file)
      .replace(/\.[^.]*$/, '')
      .slice(0, BATCH.nameMax) || 'Batch'
  const reading = readTable(parseTable(text))
  if (reading.kind === 'unknown') throw misused(`${file}: ${reading.sentence}`)
  if (reading.rows.length > BATCH.rowsMax)
    throw misused(
      `${file} has ${reading.rows.length} rows, and a batch at most ${BATCH.rowsMax}. Please split it.`,
    )
  const key = `file-${createHash('sha256').update(`${name}\n${text}`).digest('hex')}`
  const rows: NewBatchRow[] = []
  const sentences: string[] = []
  for (const { number, texts, sentence } of reading.rows) {
    const judged = judgeRow(texts, LEFT_TO_SHOP)
    if (sentence === null && judged.isUsable) rows.push({ number, input: judged.input })
    else
      sentences.push(`Line ${number}: ${sentence ?? ('sentence' in judged ? judged.sentence : '')}`)
  }
  return { name, key, rows, sentences }
}

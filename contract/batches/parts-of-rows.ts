import { BATCH, type NewBatchRow } from './batches.ts'

/** Below the 64 KiB of a call, with room for its frame. */
const BYTES_AT_ONCE = 56_000

/** Rows in parts that fit into a call each. */
export function partsOf(rows: readonly NewBatchRow[]): NewBatchRow[][] {
  const parts: NewBatchRow[][] = []
  let bytes = Infinity
  for (const row of rows) {
    const size = bytesOf(JSON.stringify(row))
    const last = parts.at(-1)
    if (last && last.length < BATCH.rowsAtOnceMax && bytes + size <= BYTES_AT_ONCE) {
      last.push(row)
      bytes += size
    } else {
      parts.push([row])
      bytes = size
    }
  }
  return parts
}

/** As UTF-8: escaped, each byte but those of plain letters has three characters. */
function bytesOf(text: string): number {
  return encodeURIComponent(text.toWellFormed()).replaceAll(/%../g, '_').length
}

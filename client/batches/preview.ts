import { ITEM_COLUMNS } from '#contract/batches/columns.ts'
import { judgeRow, type RowSettings, type RowTexts } from '#contract/batches/row-texts.ts'
import type { TableRow } from '#contract/batches/table.ts'
import type { AskedInput } from '#contract/listings.ts'
import type { BatchDraft } from './batch-draft.ts'

/** A row that can be written, or a sentence about why not; `isBroken` where the file itself is to be mended. */
export type PreviewRow = {
  number: number
  texts: RowTexts
  isLeftOut: boolean
  /** The row above that says the same, word for word. */
  repeats: number | null
} & (
  | { isUsable: true; input: AskedInput }
  | { isUsable: false; sentence: string; isBroken: boolean }
)

/** The rows of a file as they will be written. */
export function previewOf({ file, leftOut }: BatchDraft, usual: RowSettings): PreviewRow[] {
  const firsts = new Map<string, number>()
  const skipped = new Set(leftOut)
  return file.rows.map((row) => {
    const { number, texts } = row
    const judged = judgedOf(row, usual)
    const isLeftOut = skipped.has(number)
    const said = wordsOf(texts)
    const first = firsts.get(said)
    if (first === undefined && !isLeftOut) firsts.set(said, number)
    const repeats = judged.isUsable && !isLeftOut ? (first ?? null) : null
    return { number, texts, isLeftOut, repeats, ...judged }
  })
}

/** The same for the same texts, in whatever order the file has its columns. */
function wordsOf(texts: RowTexts): string {
  return JSON.stringify(ITEM_COLUMNS.map(({ field }) => texts[field]?.trim() ?? ''))
}

function judgedOf({ texts, sentence }: TableRow, usual: RowSettings) {
  if (sentence !== null) return { isUsable: false, sentence, isBroken: true } as const
  const judged = judgeRow(texts, usual)
  return judged.isUsable
    ? judged
    : ({ isUsable: false, sentence: judged.sentence, isBroken: false } as const)
}

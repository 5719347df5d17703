import { type ClipboardEvent, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { keepRows, NO_ROWS, readRows } from './kept-rows.ts'
import { NOTHING_PASTED, PASTED_DRAFT, PastedTexts } from './pasted-texts.ts'
import { isOfFile, rowsIn } from './read-rows.ts'
import { usePageToast } from './use-page-toast.ts'

/** What is pasted, and the rows of the file that it came from, kept as drafts in this browser; told when it is another listing. */
export function usePasting(onAnother: () => void) {
  const [texts, setTexts] = useState(() => readDraft(PASTED_DRAFT, PastedTexts) ?? NOTHING_PASTED)
  const [file, setFile] = useState(readRows)
  const { rows, chosen } = file
  const { show } = usePageToast()
  const keepFile = (kept: typeof file) => {
    setFile(kept)
    keepRows(kept)
  }
  const change = (changed: PastedTexts) => {
    setTexts(changed)
    if (!isTyped(changed)) dropDraft(PASTED_DRAFT)
    else keepDraft(PASTED_DRAFT, changed)
  }
  const { writingStyle, usesProfile } = texts
  const begin = (row: PastedTexts) => {
    onAnother()
    change({ ...row, writingStyle, usesProfile })
  }
  const choose = (at: number) => {
    const row = rows[at]
    if (row === undefined) return
    keepFile({ rows, chosen: at })
    begin(row)
  }
  const take = (found: PastedTexts[]) => {
    const [first] = found
    keepFile({ rows: found, chosen: 0 })
    if (first) begin(first)
  }
  return {
    texts,
    rows,
    /** Which of them stands in the form. */
    chosen,
    change,
    choose,
    take,
    clear: () => {
      keepFile(NO_ROWS)
      begin(NOTHING_PASTED)
      show({
        title: 'Form cleared',
        action: { label: 'Undo', onPress: () => change(texts) },
      })
    },
    /** Into any field: a row of a file is taken apart. */
    paste: (event: ClipboardEvent) => {
      const text = event.clipboardData.getData('text/plain')
      if (!isOfFile(text)) return
      event.preventDefault()
      void rowsIn(text).then(take)
    },
  }
}

/** Also an alt text alone would go along with the next listing. */
export function isTyped({
  title,
  description,
  tags,
  altText,
  sku,
  listingTitle,
}: PastedTexts): boolean {
  return title + description + tags + altText + sku + listingTitle !== ''
}

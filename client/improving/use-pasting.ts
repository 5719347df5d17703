import { type ClipboardEvent, useState } from 'react'
import { dropDraft, keepDraft, readDraft } from '#client/browser/drafts.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { NOTHING_PASTED, PastedTexts } from './pasted-texts.ts'
import { isOfFile, rowsIn } from './read-rows.ts'
import { PASTED_DRAFT } from './use-improve.ts'

/** What is pasted, kept as a draft in this browser, and the rows of the file that it came from; told when it is another listing. */
export function usePasting(onAnother: () => void) {
  const [texts, setTexts] = useState(() => readDraft(PASTED_DRAFT, PastedTexts) ?? NOTHING_PASTED)
  const [rows, setRows] = useState<PastedTexts[]>([])
  const change = (changed: PastedTexts) => {
    setTexts(changed)
    if (!isTyped(changed)) dropDraft(PASTED_DRAFT)
    else keepDraft(PASTED_DRAFT, changed)
  }
  const { writingStyle, usesProfile } = texts
  const choose = (row: PastedTexts) => {
    onAnother()
    change({ ...row, writingStyle, usesProfile })
  }
  const take = (found: PastedTexts[]) => {
    const [first] = found
    setRows(found)
    if (first) choose(first)
  }
  return {
    texts,
    rows,
    change,
    choose,
    take,
    clear: () => {
      setRows([])
      choose(NOTHING_PASTED)
      showToast({
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

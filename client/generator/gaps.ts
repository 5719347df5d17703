/** What a press on a gap changes: words to type at a place, and where the caret stands after it. */
export type Filling = { at: number; typed: string; caret: number }

/** "Size: " on a line of its own behind everything, or the line where it was begun already. */
export function fillingOf(text: string, label: string): Filling {
  const begun = beginningOf(text, label)
  if (begun !== null) return { at: begun, typed: '', caret: begun }
  const isNewLine = text === '' || text.endsWith('\n')
  const typed = `${isNewLine ? '' : '\n'}${label}: `
  return { at: text.length, typed, caret: text.length + typed.length }
}

function beginningOf(text: string, label: string): number | null {
  let end = -1
  for (const line of text.split('\n')) {
    end += line.length + 1
    if (line.trim().toLowerCase() === `${label.toLowerCase()}:`) return end
  }
  return null
}

/** Types it as a person would: the browser's own undo takes it back, and the form hears of it. */
export function fillIn(field: HTMLTextAreaElement, { at, typed, caret }: Filling): void {
  field.focus()
  field.setSelectionRange(at, at)
  // Nothing else that a page can do to a field is undone with Ctrl+Z.
  // oxlint-disable-next-line typescript/no-deprecated
  if (typed !== '') document.execCommand('insertText', false, typed)
  field.setSelectionRange(caret, caret)
}

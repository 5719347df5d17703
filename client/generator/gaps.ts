/**
 * Begins a line for a fact behind everything, or goes to where it was begun already. Types it as a
 * person would: the browser's own undo takes it back, and the form hears of it.
 */
export function fillGap(field: HTMLTextAreaElement, label: string): void {
  const { value } = field
  const begun = endOfBegun(value, label)
  const end = begun ?? value.length
  const isNewLine = value === '' || value.endsWith('\n')
  field.focus()
  field.setSelectionRange(end, end)
  // Nothing else that a page can do to a field is undone with Ctrl+Z.
  // oxlint-disable-next-line typescript/no-deprecated
  if (begun === null)
    document.execCommand('insertText', false, `${isNewLine ? '' : '\n'}${label}: `)
}

/** Where the line ends that has this label and nothing else. */
function endOfBegun(text: string, label: string): number | null {
  let end = -1
  for (const line of text.split('\n')) {
    end += line.length + 1
    if (line.trim().toLowerCase() === `${label.toLowerCase()}:`) return end
  }
  return null
}

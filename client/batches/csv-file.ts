/** A file of rows of cells that spreadsheets read as it is meant. */
export function csvFile(name: string, rows: readonly string[][]): File {
  const lines = rows.map((cells) => `${cells.map(quoted).join(',')}\r\n`)
  return new File(['\uFEFF', lines.join('')], name, { type: 'text/csv' })
}

/** A spreadsheet would take what begins with these signs for a formula; the reader takes the apostrophe off again. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]/

function quoted(cell: string): string {
  const text = FORMULA.test(cell) ? `'${cell}` : cell
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const CELLS_MIN = 3

/** "Size | Bust | Waist" above "1 | 80 | 62": each row is told with the words above its columns. */
export function withPipedTablesRead(raw: readonly string[]): string[] {
  const read: string[] = []
  let head: string[] = []
  for (const line of raw) {
    const cells = cellsOf(line)
    if (cells.length < CELLS_MIN) head = []
    if (head.length > 0 && cells.length === head.length) {
      const [first = '', ...others] = cells.map((cell, at) => `${head[at] ?? ''} ${cell}`)
      // The words above the columns are told with their first row.
      if (read.at(-1) === head.join(' | ')) read.pop()
      read.push(`• ${first}: ${others.join(', ')}`)
    } else {
      head = cells.length >= CELLS_MIN && !cells.some((cell) => /\d/.test(cell)) ? cells : []
      read.push(head.length > 0 ? head.join(' | ') : line)
    }
  }
  return read
}

function cellsOf(line: string): string[] {
  const cells = line.split('|').map((cell) => cell.trim())
  return cells.every((cell) => cell !== '' && cell.length < CELL_MAX) ? cells : []
}

const CELL_MAX = 30

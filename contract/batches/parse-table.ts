import Papa from 'papaparse'
import type { Table } from './table.ts'

/** The cells of a CSV file, whichever sign stands between them, or of rows that were copied out of one. */
export function parseTable(text: string): Table {
  const { data, errors } = Papa.parse<string[]>(text, { delimitersToGuess: [',', ';', '\t'] })
  const unclosed = errors.filter(({ code }) => code === 'MissingQuotes')
  return { cells: data, unclosed: unclosed.map(({ row = 0 }) => row + 1) }
}

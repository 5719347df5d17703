import type { ReactNode } from 'react'

export type Column<Row> = {
  name: string
  cell: (row: Row) => ReactNode
  /** Numbers stand under each other, at the end of their column. */
  isNumber?: true
  /** Gives way to the other columns: it may break within a word. */
  isLong?: true
}

type TableProps<Row> = {
  label: string
  columns: readonly Column<Row>[]
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** What can be done with a row, at its end. */
  renderActions?: (row: Row) => ReactNode
}

/** Rows of the same kind. On a phone each becomes a small list of its own, with the names of the columns. */
export function Table<Row>(props: TableProps<Row>) {
  const { label, columns, rows, keyOf, renderActions } = props
  return (
    <table aria-label={label} className="table">
      <thead>
        <tr>
          {columns.map(({ name, isNumber }) => (
            <th key={name} scope="col" data-number={isNumber}>
              {name}
            </th>
          ))}
          {renderActions && (
            <th scope="col">
              <span className="sr-only">Actions</span>
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={keyOf(row)}>
            {columns.map(({ name, cell, isNumber, isLong }) => (
              <td key={name} data-column={name} data-number={isNumber} data-long={isLong}>
                {cell(row)}
              </td>
            ))}
            {renderActions && <td className="table-actions">{renderActions(row)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

import { type ReactNode, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'

const AT_ONCE = 50

type LongListProps = {
  label: string
  /** Where there is room for columns, what stands in each; each row names what it needs by itself. */
  columns: readonly string[]
  rows: ReactNode[]
}

/** Rows of a card, fifty at a time. */
export function LongList({ label, columns, rows }: LongListProps) {
  const [shown, setShown] = useState(AT_ONCE)
  const left = rows.length - shown
  return (
    <>
      <div aria-hidden="true" className="batch-row batch-head border-t border-line-soft">
        {columns.map((column, place) => (
          <span key={place}>{column}</span>
        ))}
      </div>
      <ul aria-label={label} className="border-t border-line">
        {rows.slice(0, shown)}
      </ul>
      {left > 0 && (
        <div className="border-t border-line-soft px-4 py-2.5 text-center md:px-6">
          <Button look="quiet" onClick={() => setShown(shown + AT_ONCE)}>
            Show {wholeNumber(Math.min(left, AT_ONCE))} more of {wholeNumber(rows.length)}
          </Button>
        </div>
      )}
    </>
  )
}

import { classNames } from './class-names.ts'

type PunchCardProps = {
  filled: number
  slots: number
  columns?: number
  /** Names the card where no text beside it does. */
  label?: string
  className?: string
}

/** One dot for each slot, the first `filled` of them punched. */
export function PunchCard({ filled, slots, columns = 20, label, className }: PunchCardProps) {
  const rows = Math.ceil(slots / columns)
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      className={classNames('punch-card', className)}
    >
      <path className="punch-open" d={dots({ from: filled, to: slots, columns })} />
      <path className="punch-filled" d={dots({ from: 0, to: filled, columns })} />
    </svg>
  )
}

type Dots = { from: number; to: number; columns: number }

// A line of no length with round ends is a dot, so that a hundred dots are two short paths.
function dots({ from, to, columns }: Dots): string {
  const places = Array.from({ length: Math.max(0, to - from) }, (_, index) => from + index)
  return places
    .map((place) => `M${(place % columns) * 10 + 5} ${Math.floor(place / columns) * 10 + 5}h0`)
    .join('')
}

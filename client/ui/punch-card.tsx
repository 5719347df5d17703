import { classNames } from './class-names.ts'

type PunchCardProps = {
  filled: number
  /** Of the open slots, the first of these are promised: rings of weld. */
  promised?: number
  /** Of the open slots, the last of these are used up: hollow rings. */
  used?: number
  slots: number
  columns?: number
  /** Names the card where no text beside it does. */
  label?: string
  className?: string
}

/** One dot for each slot, the first `filled` of them punched. */
export function PunchCard(props: PunchCardProps) {
  const { filled, promised = 0, used = 0, slots, columns = 20, label, className } = props
  const rows = Math.ceil(slots / columns)
  const naming = label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true }
  return (
    <svg
      {...naming}
      viewBox={`0 0 ${columns * 10} ${rows * 10}`}
      className={classNames('punch-card', className)}
    >
      <path
        className="punch-open"
        d={dots({ from: filled + promised, to: slots - used, columns })}
      />
      {used > 0 && (
        <>
          <path className="punch-used" d={dots({ from: slots - used, to: slots, columns })} />
          <path className="punch-hole" d={dots({ from: slots - used, to: slots, columns })} />
        </>
      )}
      {promised > 0 && (
        <>
          <path className="punch-ring" d={dots({ from: filled, to: filled + promised, columns })} />
          <path className="punch-hole" d={dots({ from: filled, to: filled + promised, columns })} />
        </>
      )}
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

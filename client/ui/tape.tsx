import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { countText } from './counter.tsx'

type TapeProps = {
  length: number
  max: number
  label: string
  /** How the length is told to those who hear it. */
  spoken?: string
  /** What is drawn above the tape, and what is cut into its lower edge. */
  above?: ReactNode
  below?: ReactNode
}

const TICK_STEP = 5
const NUMERAL_STEP = 20

/** A tailor's tape, pulled out to the length of a text. All its places are SVG attributes, so that
 *  a page without script and without inline styles can show it. */
export function Tape({ length, max, label, ...props }: TapeProps) {
  const pulled = Math.min(length, max)
  const end = percent(pulled, max)
  return (
    <div
      role="meter"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuenow={pulled}
      aria-valuetext={props.spoken ?? countText(length, max)}
      className={classNames('tape', length > max && 'tape-over')}
    >
      <svg width="100%" height="26" aria-hidden="true">
        {props.above}
        <rect className="tape-track" width="100%" height="26" rx="3" />
        <rect className="tape-band" width={end} height="26" rx="3" />
        <rect className="tape-light" width={end} height="5" rx="2" />
        <rect className="tape-shade" width={end} y="22" height="4" rx="2" />
        {steps(TICK_STEP, max - 1).map((place) => (
          <Tick key={place} place={place} max={max} isOnTape={place <= length} />
        ))}
        {steps(NUMERAL_STEP, max).map((place) => (
          <Numeral key={place} place={place} max={max} length={length} />
        ))}
        {props.below}
        <rect className="tape-hook" x={end} y="-3" width="5" height="32" rx="1.5" />
      </svg>
    </div>
  )
}

type TickProps = { place: number; max: number; isOnTape: boolean }

function Tick({ place, max, isOnTape }: TickProps) {
  const x = percent(place, max)
  const isLong = place % NUMERAL_STEP === 0
  const height = isLong ? 9 : place % (2 * TICK_STEP) === 0 ? 8 : 5
  return (
    <line
      className={isOnTape ? 'tape-tick tape-tick-on' : 'tape-tick'}
      x1={x}
      x2={x}
      y1="0"
      y2={height}
    />
  )
}

type NumeralProps = { place: number; max: number; length: number }

function Numeral({ place, max, length }: NumeralProps) {
  const distance = Math.abs(place - Math.min(length, max))
  const isLast = place === max
  // The hook would cover a numeral this close to it; the last one stands all before its place.
  if (distance < (isLast ? 9 : 4)) return null
  return (
    <text
      className={classNames(
        'tape-numeral',
        place <= length && 'tape-numeral-on',
        distance < 12 && 'tape-numeral-near',
        isLast && 'tape-numeral-last',
      )}
      x={percent(place, max)}
      dx={isLast ? -4 : 0}
      y="21"
      textAnchor={isLast ? 'end' : 'middle'}
    >
      {place}
    </text>
  )
}

function steps(step: number, last: number): number[] {
  return Array.from({ length: Math.floor(last / step) }, (_, index) => (index + 1) * step)
}

/** Where a place stands on a tape. */
export function percent(place: number, max: number): string {
  return `${Math.round((place / max) * 100_000) / 1000}%`
}

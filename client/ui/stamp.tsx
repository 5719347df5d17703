import { useId } from 'react'
import { classNames } from './class-names.ts'

type StampProps = {
  top: string
  figure: string
  unit: string
  bottom: string
  className?: string
}

/** A rubber stamp of two rings, a little askew. */
export function Stamp({ top, figure, unit, bottom, className }: StampProps) {
  const id = useId()
  const name = `${top} ${figure} ${unit} ${bottom}`
  return (
    <svg
      viewBox="0 0 160 160"
      role="img"
      aria-label={name}
      fill="none"
      stroke="currentColor"
      className={classNames('stamp', className)}
    >
      <path id={`${id}top`} d="M22 80a58 58 0 1 1 116 0" stroke="none" />
      <path id={`${id}bottom`} d="M13.5 80a66.5 66.5 0 0 0 133 0" stroke="none" />
      <circle cx="80" cy="80" r="76" strokeWidth="3" />
      <circle cx="80" cy="80" r="70.5" strokeWidth="1.2" />
      <circle cx="80" cy="80" r="47" strokeWidth="1.2" />
      <g fill="currentColor" stroke="none" textAnchor="middle">
        <text className="stamp-rim">
          <textPath href={`#${id}top`} startOffset="50%">
            {top}
          </textPath>
        </text>
        <text className="stamp-rim">
          <textPath href={`#${id}bottom`} startOffset="50%">
            {bottom}
          </textPath>
        </text>
        <text className="stamp-figure" x="80" y="90">
          {figure}
        </text>
        <text className="stamp-unit" x="80" y="109">
          {unit}
        </text>
      </g>
    </svg>
  )
}

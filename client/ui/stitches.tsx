import { classNames } from './class-names.ts'

export type StitchState = 'met' | 'partly' | 'open'

const LOOKS: Record<StitchState, string> = {
  met: 'stitch-met',
  partly: 'stitch-partly',
  open: '',
}

type StitchesProps = { states: readonly StitchState[]; label: string; className?: string }

/** A seam with one stitch for each thing that is checked; a word beside it says the same. */
export function Stitches({ states, label, className }: StitchesProps) {
  return (
    <div role="img" aria-label={label} className={classNames('stitches', className)}>
      {states.map((state, index) => (
        <span key={index} className={classNames('stitch', LOOKS[state])} />
      ))}
    </div>
  )
}

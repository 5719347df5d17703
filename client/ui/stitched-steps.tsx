import { Check } from 'lucide-react'
import { classNames } from './class-names.ts'
import { Stitches, type StitchState } from './stitches.tsx'

type StitchedStepsProps = {
  /** In their order, at most six. */
  names: readonly string[]
  /** How many of them are finished. */
  done: number
  /** The line above names the step, so that a phone need not name it twice. */
  isToldAbove?: boolean
}

/** How far a piece of work is: a stitch for each step, and its name below it; on a phone that of the step it is at. */
export function StitchedSteps({ names, done, isToldAbove }: StitchedStepsProps) {
  const stateOf = (step: number): StitchState =>
    step < done ? 'met' : step === done ? 'partly' : 'open'
  return (
    <>
      <Stitches
        states={names.map((_, step) => stateOf(step))}
        label="Progress"
        className="stitches-progress"
      />
      <ol
        className={classNames('mt-1.5 grid gap-1.5 text-meta', isToldAbove && 'max-md:sr-only')}
        style={{ gridTemplateColumns: `repeat(${names.length}, minmax(0, 1fr))` }}
      >
        {names.map((name, step) => (
          <StepName key={name} name={name} step={step} state={stateOf(step)} />
        ))}
      </ol>
    </>
  )
}

const TONES: Record<StitchState, string> = {
  met: 'font-semibold text-green-text',
  partly: 'font-semibold text-ink',
  open: 'text-ink-3',
}

/** Under its stitch, also where a phone shows the one name alone. */
const PLACES = [
  'col-start-1',
  'col-start-2',
  'col-start-3',
  'col-start-4',
  'col-start-5',
  'col-start-6',
]

type StepNameProps = { name: string; step: number; state: StitchState }

function StepName({ name, step, state }: StepNameProps) {
  return (
    <li
      aria-current={state === 'partly' ? 'step' : undefined}
      className={classNames(
        'flex items-center gap-1 whitespace-nowrap max-md:not-aria-[current]:sr-only max-md:last:justify-end',
        PLACES[step],
        TONES[state],
      )}
    >
      {state === 'met' && (
        <Check role="img" aria-label="Done:" strokeWidth={1.9} className="size-4" />
      )}
      {name}
    </li>
  )
}

import { Wand } from 'lucide-react'
import type { ReactNode } from 'react'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Button } from '#client/ui/button.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { StitchedSteps } from '#client/ui/stitched-steps.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import { useWaiting } from '#client/listing/submitting/use-waiting.ts'
import { doing, STEPS, stepsDone } from './progress.ts'

type PasteFooterProps = {
  isWriting: boolean
  /** What is being written now. */
  stage: GenerationProgress['stage'] | null
  /** Her credits are used up. */
  isOut: boolean
  /** It was sent like this, and is not worth a credit. */
  isRefused: boolean
  /** Null where nothing is typed. */
  onClear: (() => void) | null
  /** What came of it when it was sent last. */
  children?: ReactNode
}

/** The button that has it written, what that costs, and how far it is. */
export function PasteFooter({ isWriting, stage, children, ...state }: PasteFooterProps) {
  if (isWriting) return <AtWork stage={stage} />
  return (
    <CardFooter className={classNames('grid gap-3', state.onClear && !state.isRefused && IN_VIEW)}>
      {children}
      {!state.isRefused && <AtRest {...state} />}
    </CardFooter>
  )
}

/** As the button of the form for a new listing; on a phone its words would cover the fields. */
const IN_VIEW = 'md:sticky md:bottom-0 md:z-30'

function AtWork({ stage }: Pick<PasteFooterProps, 'stage'>) {
  const waiting = useWaiting(true)
  const isSlow = waiting === 'long' || waiting === 'veryLong'
  const done = stepsDone(stage)
  return (
    <CardFooter className={classNames('grid gap-3', IN_VIEW)}>
      <div ref={takeFocus} tabIndex={-1} role="group" aria-label="At work">
        <StitchedSteps names={STEPS} done={done} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p role="status" className="flex-1 basis-64 text-small text-ink-2">
          <b className="font-semibold text-ink">
            <span className="md:hidden">
              {done + 1} of {STEPS.length}.{' '}
            </span>
            {doing(stage)}
          </b>{' '}
          {isSlow ? 'Slower than usual, still going. ' : ''}
          {LISTING_COST} credit if it mends {FAULTS_MENDED} faults or more.
        </p>
        <Button look="primary" size="large" isBusy className="max-md:w-full">
          Improving…
        </Button>
      </div>
    </CardFooter>
  )
}

/** The button that was pressed is gone. */
function takeFocus(steps: HTMLDivElement | null): void {
  steps?.focus({ preventScroll: true })
}

function AtRest({ isOut, onClear }: Pick<PasteFooterProps, 'isOut' | 'onClear'>) {
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <p role="status" className="flex-1 basis-64 text-small text-ink-2">
        {isOut ? KEPT : AT_REST}
      </p>
      {onClear && (
        <Button look="quiet" onClick={onClear}>
          Clear
        </Button>
      )}
      {isOut ? (
        <BuyCredits look="primary" size="large" className="max-md:w-full" />
      ) : (
        <Button
          type="submit"
          look="primary"
          size="large"
          icon={<Wand aria-hidden="true" />}
          className="max-md:w-full"
        >
          Improve for {LISTING_COST} credit
        </Button>
      )}
    </div>
  )
}

const KEPT = `You need ${LISTING_COST} credit. Everything you pasted stays here.`
const AT_REST = `You compare the two before anything changes. If it mends fewer than ${FAULTS_MENDED} faults, it costs nothing.`

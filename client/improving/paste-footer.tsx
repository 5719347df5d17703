import { ListChecks, Wand } from 'lucide-react'
import type { ReactNode } from 'react'
import { BuyCredits } from '#client/credits/buy-credits.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayOf } from '#client/ui/day-and-time.ts'
import { StitchedSteps } from '#client/ui/stitched-steps.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import type { ImprovedBefore } from '#contract/improving/improving.ts'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { GenerationProgress } from '#contract/listings.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { useWaiting } from '#client/listing/submitting/use-waiting.ts'
import { doing, STEPS, stepsDone } from './progress.ts'

type PasteFooterProps = {
  isWriting: boolean
  /** It was pressed: first it is asked whether the same was improved before. */
  isSending: boolean
  /** What is being written now. */
  stage: GenerationProgress['stage'] | null
  /** Her credits are used up. */
  isOut: boolean
  /** The same was improved before, and is in her history. */
  before: ImprovedBefore | null
  /** Improves it for another credit all the same. */
  onAgain: () => void
  /** It was sent like this, and is not worth a credit. */
  isRefused: boolean
  /** She mends what was refused: then another credit is not what comes next. */
  isMending: boolean
  /** The free check of what was refused and changed since; null where there is nothing to check. */
  onCheck: (() => void) | null
  isChecking: boolean
  /** Null where nothing is typed. */
  onClear: (() => void) | null
  /** What came of it when it was sent last. */
  children?: ReactNode
}

/** The button that has it written, what that costs, and how far it is. */
export function PasteFooter({ isWriting, stage, children, ...state }: PasteFooterProps) {
  if (isWriting) return <AtWork stage={stage} />
  return (
    <>
      {children && (
        <div className="grid gap-3 rounded-b-lg border-t border-line bg-paper px-4 py-3 md:px-6 md:py-[18px]">
          {children}
        </div>
      )}
      {!state.isRefused && (
        <CardFooter className={IN_VIEW}>
          <AtRest {...state} />
        </CardFooter>
      )}
    </>
  )
}

/** As the button of the form for a new listing. */
const IN_VIEW = 'stuck-foot fading-foot sticky bottom-0 z-30 max-md:py-2.5'

function AtWork({ stage }: Pick<PasteFooterProps, 'stage'>) {
  const waiting = useWaiting(true)
  const isSlow = waiting === 'long' || waiting === 'veryLong'
  const done = stepsDone(stage)
  return (
    <CardFooter className={classNames('grid gap-3', IN_VIEW)}>
      <div ref={readFromTop} tabIndex={-1} role="group" aria-label="At work">
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
          {LISTING_COST} credit if it mends {FAULTS_MENDED} faults or more. You can leave this page.
          A new one waits in your history; if there is none, this browser keeps why.
        </p>
        <Button look="primary" size="large" isBusy className="max-md:w-full">
          Improving…
        </Button>
      </div>
    </CardFooter>
  )
}

/** The heading is in view while one waits; this stays at the foot of the window. */
function readFromTop(group: HTMLElement | null): void {
  group?.focus({ preventScroll: true })
  if (group !== null) scrollTo(0, 0)
}

type AtRestProps = Pick<
  PasteFooterProps,
  'isSending' | 'isOut' | 'before' | 'onAgain' | 'isMending' | 'onCheck' | 'isChecking' | 'onClear'
>

function AtRest({ onCheck, isChecking, onClear, ...state }: AtRestProps) {
  const { before, isOut } = state
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1.5 md:gap-y-3">
      <p
        role="status"
        data-news=""
        className={classNames(
          'flex-1 basis-64 text-ink-2 max-md:basis-full max-md:text-meta md:text-small',
          before === null ? 'max-md:order-last' : 'max-md:-order-2',
          onCheck && 'max-md:hidden',
        )}
      >
        {before ? <Before {...before} /> : isOut ? KEPT : <WhatItCosts isBrief={state.isMending} />}
      </p>
      {onClear && (
        <Button look="quiet" className="max-md:order-2" onClick={onClear}>
          Clear
        </Button>
      )}
      {onCheck && (
        <Button
          look="primary"
          size="large"
          data-check=""
          isBusy={isChecking}
          icon={<ListChecks aria-hidden="true" />}
          className="max-md:-order-1 max-md:basis-full md:order-last"
          onClick={onCheck}
        >
          {isChecking ? 'Checking…' : 'Check again, free'}
        </Button>
      )}
      <Paid {...state} />
    </div>
  )
}

/** Between other buttons there is room for the price alone. */
function WhatItCosts({ isBrief }: { isBrief: boolean }) {
  return (
    <>
      {!isBrief && (
        <span className="max-md:hidden">You compare the two before anything changes. </span>
      )}
      {FREE_IF}
    </>
  )
}

/** Told before anything is spent. */
function Before({ improvedAt }: ImprovedBefore) {
  return (
    <>
      <b className="font-semibold text-ink">You improved this listing on {dayOf(improvedAt)}.</b>{' '}
      Opening it is free.
    </>
  )
}

/** What costs a credit; of what was improved before, beside the way to that. */
function Paid({
  isSending,
  isOut,
  before,
  isMending,
  onAgain,
}: Pick<AtRestProps, 'isSending' | 'isOut' | 'before' | 'isMending' | 'onAgain'>) {
  const look = isMending || before !== null ? {} : NEXT
  return (
    <>
      {isOut ? (
        <BuyCredits {...look} className="max-md:flex-1" />
      ) : (
        <Button
          // A key in a field sends nothing that is paid a second time.
          type={before === null ? 'submit' : 'button'}
          {...look}
          isBusy={isSending}
          icon={before === null && <Wand aria-hidden="true" />}
          className="max-md:flex-1"
          onClick={before === null ? undefined : onAgain}
        >
          {isSending
            ? 'Improving…'
            : `${before === null ? 'Improve' : 'Improve again'} for ${LISTING_COST} credit`}
        </Button>
      )}
      {before !== null && (
        <ButtonLink
          look="primary"
          size="large"
          href={`${PAGES.improve}${listingHash(before.id)}`}
          className="max-md:-order-1 max-md:basis-full"
        >
          Open it
        </ButtonLink>
      )}
    </>
  )
}

const NEXT = { look: 'primary', size: 'large' } as const

const KEPT = `You need ${LISTING_COST} credit. Everything you pasted stays here.`
const FREE_IF = `If it mends fewer than ${FAULTS_MENDED} faults, it costs nothing.`

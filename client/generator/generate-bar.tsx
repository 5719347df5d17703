import { PenTool } from 'lucide-react'
import { lazy, type MouseEvent, Suspense, useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { ANOTHER_VERSION, type Hindrance, reasonLine } from './submit-rules.ts'
import { goToField, type NextStep } from './next-step.ts'

const SmallestPack = lazy(async () => ({
  default: (await import('#client/credits/no-credits.tsx')).SmallestPack,
}))

const Unchanged = lazy(async () => ({
  default: (await import('./folded-details.tsx')).Unchanged,
}))

type GenerateBarProps = {
  hindered: Hindrance | null
  /** What is missing first. */
  next: NextStep | null
  credits: number
  isAsking: boolean
  /** Nothing stands in the form yet. */
  isEmpty: boolean
  /** The listing beside the form was written from just these details. */
  isUnchanged: boolean
  /** What failed is tried again beside the form. */
  hasFailed: boolean
}

/** The button that writes the listing, and why it cannot be pressed. Stays in view with the form. */
export function GenerateBar({ hindered, next, credits, isEmpty, ...state }: GenerateBarProps) {
  return (
    <CardFooter className="stuck-foot fading-foot sticky bottom-0 z-30 flex flex-wrap items-center gap-x-4 max-md:gap-x-2 gap-y-1.5 py-2.5 md:py-3">
      {hindered === 'credits' ? (
        <Suspense>
          <SmallestPack
            note={isEmpty ? 'Your listings stay yours.' : 'Everything you typed stays here.'}
          />
        </Suspense>
      ) : (
        <Submit hindered={hindered} next={next} credits={credits} {...state} />
      )}
    </CardFooter>
  )
}

type SubmitProps = Omit<GenerateBarProps, 'isEmpty'>

/** The step that is next stands first, and what waits for it is no more than words; on a phone they share one row. */
const BESIDE_EACH_OTHER = 'max-md:px-2.5 max-md:text-small'

/** What costs again stands behind what costs nothing, and is no louder than words. */
const LAST = 'order-last -mr-3 text-small text-ink-2'

function Submit({ hindered, next, credits, isAsking, isUnchanged, hasFailed }: SubmitProps) {
  const reasonId = useId()
  const isGenerating = hindered === 'generating'
  const isStepFirst = hindered === 'missing' && next !== null
  const isQuiet = isUnchanged && hindered === null
  return (
    <>
      <Button
        type="submit"
        name="generate"
        look={isQuiet || isStepFirst ? 'quiet' : hasFailed ? 'outline' : 'primary'}
        icon={!isQuiet && !isStepFirst && <PenTool aria-hidden="true" />}
        isBusy={isGenerating || isAsking}
        disabled={hindered !== null}
        aria-describedby={reasonId}
        className={isStepFirst ? `${BESIDE_EACH_OTHER} order-last` : isQuiet ? LAST : undefined}
      >
        {isGenerating ? 'Generating...' : isQuiet ? ANOTHER_VERSION : 'Generate Listing'}
      </Button>
      {isStepFirst && next ? (
        <Button
          look="primary"
          id={reasonId}
          className={`${BESIDE_EACH_OTHER} max-md:flex-1`}
          onClick={go}
        >
          Next: {next.words}
        </Button>
      ) : (
        <p
          id={reasonId}
          className="min-w-0 flex-1 text-meta text-ink-3 has-[[data-alike]]:max-md:basis-full"
        >
          {isQuiet ? (
            <Suspense>
              <Unchanged />
            </Suspense>
          ) : (
            reason(hindered, credits)
          )}
        </p>
      )}
    </>
  )

  function go(event: MouseEvent<HTMLButtonElement>) {
    if (next) goToField(event.currentTarget.form, next.field)
  }
}

function reason(hindered: Hindrance | null, credits: number): string {
  if (hindered !== null) return reasonLine(hindered, credits)
  return `${LISTING_COST} credit, ${wholeNumber(credits - LISTING_COST)} left after`
}

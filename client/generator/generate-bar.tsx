import { PenTool } from 'lucide-react'
import { useId } from 'react'
import { Button } from '#client/ui/button.tsx'
import { CardFooter } from '#client/ui/card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { type Hindrance, reasonLine } from './submit-rules.ts'

type GenerateBarProps = { hindered: Hindrance | null; credits: number; isAsking: boolean }

/** The button that writes the listing, and why it cannot be pressed. Stays in view with the form. */
export function GenerateBar({ hindered, credits, isAsking }: GenerateBarProps) {
  const reasonId = useId()
  const isGenerating = hindered === 'generating'
  return (
    <CardFooter className="sticky bottom-0 z-30 flex items-center gap-3 sm:block sm:text-center">
      <Button
        type="submit"
        look="primary"
        size="large"
        icon={<PenTool aria-hidden="true" />}
        isBusy={isGenerating || isAsking}
        disabled={hindered !== null}
        aria-describedby={reasonId}
        className="flex-1 max-sm:px-3 sm:w-full"
        // It fills its bar whatever it says, also when a phone is turned while it is busy.
        style={{ minWidth: 0 }}
      >
        {isGenerating ? 'Generating...' : 'Generate Listing'}
      </Button>
      <p id={reasonId} className="max-w-32 text-meta text-ink-3 sm:mt-2 sm:max-w-none">
        {hindered === null ? (
          <>
            <span className="max-sm:hidden">{reasonLine(null, credits)}</span>
            <span className="sm:hidden">
              {LISTING_COST} credit, {wholeNumber(credits - LISTING_COST)} left
            </span>
          </>
        ) : (
          reasonLine(hindered, credits)
        )}
      </p>
    </CardFooter>
  )
}

import { CircleAlert } from 'lucide-react'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'

type LoadFailureProps = { thing: string; error: Error; onRetry: () => void }

/** A person reads the cause; the number in front of it helps nobody. */
const STATUS = /^\d{3}: /

/** What could not be fetched: why, that nothing of it is lost, and the way to try again. */
export function LoadFailure({ thing, error, onRetry }: LoadFailureProps) {
  return (
    <div role="alert">
      <EmptyState
        swatch={
          <OpenPatch seed={thing}>
            <CircleAlert aria-hidden="true" strokeWidth={1.9} className="text-madder-text" />
          </OpenPatch>
        }
        title={`Your ${thing} could not be loaded`}
        sentence={`${asSentence(error.message.replace(STATUS, ''))} Everything that was saved is safe.`}
        action={<Button onClick={onRetry}>Try again</Button>}
      />
    </div>
  )
}

function asSentence(message: string): string {
  return /[.!?]$/.test(message) ? message : `${message}.`
}

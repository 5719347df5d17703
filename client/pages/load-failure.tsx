import { CircleAlert } from 'lucide-react'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { ApiError } from '#client/api/api-error.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { PAGES } from '#contract/pages.ts'

type LoadFailureProps = { thing: string; error: Error; onRetry: () => void }

/** A person reads the cause; the number in front of it helps nobody. */
const STATUS = /^\d{3}: /

/** What could not be fetched: why, that nothing of it is lost, and the way to try again, unless there is no such thing. */
export function LoadFailure({ thing, error, onRetry }: LoadFailureProps) {
  const swatch = (
    <OpenPatch seed={thing}>
      <CircleAlert aria-hidden="true" strokeWidth={1.9} className="text-madder-text" />
    </OpenPatch>
  )
  if (error instanceof ApiError && error.status === 404)
    return (
      <div role="alert">
        <EmptyState
          swatch={swatch}
          title={`This ${thing} was not found`}
          sentence="It may have been deleted, or the address is not complete."
          action={<ButtonLink href={PAGES.home}>Go to Dashboard</ButtonLink>}
        />
      </div>
    )
  return (
    <div role="alert">
      <EmptyState
        swatch={swatch}
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

import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'

type LoadFailureProps = { thing: string; error: Error; onRetry: () => void }

/** A list that could not be fetched: why, and the way to try again. */
export function LoadFailure({ thing, error, onRetry }: LoadFailureProps) {
  const retry = (
    <Button size="small" onClick={onRetry}>
      Try again
    </Button>
  )
  return (
    <Banner look="error" title={`Your ${thing} could not be loaded`} action={retry} isLive>
      {error.message}
    </Banner>
  )
}

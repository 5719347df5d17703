import { useEffect, useId, useState } from 'react'
import { useApi } from '#client/api/use-api.ts'
import { GoogleG } from '#client/art/mark.tsx'
import { Button } from '#client/ui/button.tsx'
import { routes } from '#contract/routes.ts'

type GoogleButtonProps = { isBusy: boolean; onPress: () => void }

/** Continue with Google. Where that is not set up, it says so instead of leading nowhere. */
export function GoogleButton({ isBusy, onPress }: GoogleButtonProps) {
  const noteId = useId()
  const isMissing = useHasGoogle() === false
  return (
    <div className="grid gap-1.5">
      <Button
        icon={<GoogleG />}
        disabled={isBusy || isMissing}
        aria-describedby={isMissing ? noteId : undefined}
        onClick={onPress}
      >
        Continue with Google
      </Button>
      {isMissing && (
        <p id={noteId} className="text-center text-meta text-ink-3">
          Google sign-in is not set up on this server. Please use your email.
        </p>
      )}
    </div>
  )
}

/** Whether the server knows Google; undefined until it has said so. */
function useHasGoogle(): boolean | undefined {
  const api = useApi()
  const [hasGoogle, setHasGoogle] = useState<boolean>()

  // Asks the server. If it gives no answer, the button stays, and trying it will tell.
  useEffect(() => {
    const leaving = new AbortController()
    api.read(routes.configuration, { signal: leaving.signal }).then(
      ({ identity }) => setHasGoogle(identity.hasGoogle),
      () => undefined,
    )
    return () => leaving.abort()
  }, [api])

  return hasGoogle
}

import { useId } from 'react'
import { GoogleG } from '#client/art/mark.tsx'
import { Button } from '#client/ui/button.tsx'
import { useConfiguration } from './use-configuration.ts'

type GoogleButtonProps = { isBusy: boolean; onPress: () => void }

/** Continue with Google. Where that is not set up, it says so instead of leading nowhere. */
export function GoogleButton({ isBusy, onPress }: GoogleButtonProps) {
  const noteId = useId()
  const isMissing = useConfiguration()?.identity.hasGoogle === false
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

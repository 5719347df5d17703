import { Check } from 'lucide-react'
import { sentenceOr } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { RefusalNotice } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { useAttempt } from './use-attempt.ts'
import { useState } from 'react'

const FAILURE = {
  title: 'Link Not Sent',
  sentenceOf: sentenceOr('The link could not be sent. Please try again.'),
}

/** Has the link written once more for the same address. The newest one counts. */
export function SendLinkAgain({ email }: { email: string }) {
  const { requestPasswordReset } = useSession()
  const { isBusy, refusal, attempt, rest } = useAttempt()
  const [isSent, setIsSent] = useState(false)
  const send = async () => {
    setIsSent(false)
    await requestPasswordReset(email)
    rest()
    setIsSent(true)
  }
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <Button isBusy={isBusy} onClick={() => void attempt({ task: send, failure: FAILURE })}>
        {isBusy ? 'Sending...' : 'Send again'}
      </Button>
      <output className="flex items-center justify-center gap-2 text-small empty:hidden">
        {isSent && (
          <>
            <Check aria-hidden="true" className="size-4 text-green-text" />
            Sent again. Use the newest link.
          </>
        )}
      </output>
    </>
  )
}

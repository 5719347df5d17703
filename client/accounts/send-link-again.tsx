import { useState } from 'react'
import { sentenceOr } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { toasted } from '#client/ui/toasted.ts'
import { useSession } from './session.tsx'

/** Has the link written once more for the same address. The newest one counts. */
export function SendLinkAgain({ email }: { email: string }) {
  const { requestPasswordReset } = useSession()
  const [isBusy, setIsBusy] = useState(false)
  const send = async () => {
    setIsBusy(true)
    await toasted(requestPasswordReset(email), {
      done: { title: 'Sent again', description: 'Use the newest link.' },
      failedTitle: 'No Link Sent',
      failed: sentenceOr('The link could not be sent. Please try again.'),
    })
    setIsBusy(false)
  }
  return (
    <Button isBusy={isBusy} onClick={() => void send()}>
      {isBusy ? 'Sending...' : 'Send again'}
    </Button>
  )
}

import { Check } from 'lucide-react'
import { sentenceOr } from '#client/api/api-error.ts'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { RefusalNotice } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { useAttempt } from './use-attempt.ts'
import { useState } from 'react'

const FAILURE = {
  title: 'Link Not Sent',
  sentenceOf: sentenceOr('The link could not be sent. Please try again.'),
}

const EMAILED = {
  label: 'Send again',
  busy: 'Sending...',
  done: 'Sent again. Use the newest link.',
}

/** Nothing is sent by a server that sends no email, so nothing says so. */
const HANDED_OVER = {
  label: 'Make a new link',
  busy: 'Making the link...',
  done: 'A new link is ready. Ask for the newest one.',
}

type SendLinkAgainProps = {
  email: string
  isInOutbox: boolean
  /** Quiet among other ways on. */
  look?: 'quiet'
}

/** Has the link written once more for the same address. The newest one counts. */
export function SendLinkAgain({ email, isInOutbox, look }: SendLinkAgainProps) {
  const { requestPasswordReset } = useSession()
  const { isBusy, refusal, attempt, rest } = useAttempt()
  const [isSent, setIsSent] = useState(false)
  const words = isInOutbox ? HANDED_OVER : EMAILED
  const send = async () => {
    setIsSent(false)
    await requestPasswordReset(email)
    rest()
    setIsSent(true)
  }
  return (
    <>
      <RefusalNotice refusal={refusal} />
      <Button
        {...(look && { look, size: 'small', className: 'max-md:min-h-11' })}
        isBusy={isBusy}
        onClick={() => void attempt({ task: send, failure: FAILURE })}
      >
        {isBusy ? words.busy : words.label}
      </Button>
      <output
        className={classNames(
          'flex items-center gap-2 text-small empty:hidden',
          look ? 'order-last basis-full px-3 pb-2' : 'justify-center',
        )}
      >
        {isSent && (
          <>
            <Check aria-hidden="true" className="size-4 text-green-text" />
            {words.done}
          </>
        )}
      </output>
    </>
  )
}

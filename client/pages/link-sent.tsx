import type { ReactNode } from 'react'
import { SendLinkAgain } from '#client/accounts/send-link-again.tsx'
import { Button } from '#client/ui/button.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { AskForLink } from '#client/accounts/ask-for-link.tsx'

type LinkSentProps = { email: string; isInOutbox: boolean; onOther: () => void }

/** Where the link is: in the mail, or with whoever runs a server that sends none. */
export function LinkSent({ email, isInOutbox, onOther }: LinkSentProps) {
  if (isInOutbox) {
    return (
      <AnswerScreen
        name="Ask for your link"
        lead={
          <p>
            This site does not send email yet: a person hands your link over. If there is an account
            for <Address>{email}</Address>, its link is ready.
          </p>
        }
      >
        <AskForLink email={email} onOther={onOther} />
      </AnswerScreen>
    )
  }
  return (
    <AnswerScreen
      name="Check your email"
      lead={
        <p>
          If there is an account for <Address>{email}</Address>, a link is on its way. It works
          once, and for {RESET_LINK_MINUTES} minutes.
        </p>
      }
    >
      <div className="grid gap-3 text-ink-2">
        <p>Nothing there? Check your spam folder too.</p>
        <SendLinkAgain email={email} isInOutbox={false} />
        <Button look="quiet" onClick={onOther}>
          Try another address
        </Button>
        <p className="mt-1 border-t border-line pt-5 text-center">
          Remember your password?{' '}
          <a href={PAGES.signIn} className="text-link">
            Sign in
          </a>
        </p>
      </div>
    </AnswerScreen>
  )
}

function Address({ children }: { children: ReactNode }) {
  return <b className="font-semibold wrap-anywhere text-ink">{children}</b>
}

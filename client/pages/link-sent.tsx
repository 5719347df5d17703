import { LinkInOutbox } from '#client/accounts/link-in-outbox.tsx'
import { SendLinkAgain } from '#client/accounts/send-link-again.tsx'
import { Button } from '#client/ui/button.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'

type LinkSentProps = { email: string; isInOutbox: boolean; onOther: () => void }

/** Where the link is: in the mail, or with whoever runs a server that sends none. */
export function LinkSent({ email, isInOutbox, onOther }: LinkSentProps) {
  return (
    <AnswerScreen
      name={isInOutbox ? 'Ask for your link' : 'Check your email'}
      lead={
        <p>
          If there is an account for <b className="font-semibold wrap-anywhere text-ink">{email}</b>
          , {isInOutbox ? 'a link is written' : 'a link is on its way'}. It works once, and for{' '}
          {RESET_LINK_MINUTES} minutes.
        </p>
      }
    >
      {isInOutbox && <LinkInOutbox />}
      <div className="grid gap-3 text-ink-2">
        {!isInOutbox && <p>Nothing there? Check your spam folder too.</p>}
        <SendLinkAgain email={email} />
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

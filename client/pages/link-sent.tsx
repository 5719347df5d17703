import type { ReactNode } from 'react'
import { LinkInOutbox } from '#client/accounts/link-in-outbox.tsx'
import { SendLinkAgain } from '#client/accounts/send-link-again.tsx'
import { useConfiguration } from '#client/accounts/use-configuration.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'

type LinkSentProps = { email: string; isInOutbox: boolean; onOther: () => void }

/** Where the link is: in the mail, or with whoever runs a server that sends none. */
export function LinkSent({ email, isInOutbox, onOther }: LinkSentProps) {
  return (
    <AnswerScreen
      name={isInOutbox ? 'Get your link from us' : 'Check your email'}
      lead={isInOutbox ? <HandedOver email={email} /> : <Emailed email={email} />}
    >
      <div className="grid gap-3 text-ink-2">
        {isInOutbox ? (
          <AskSupport email={email} />
        ) : (
          <p>Nothing there? Check your spam folder too.</p>
        )}
        <SendLinkAgain email={email} isInOutbox={isInOutbox} />
        <Button look="quiet" onClick={onOther}>
          Try another address
        </Button>
        <p className="mt-1 border-t border-line pt-5 text-center">
          Remember your password?{' '}
          <a href={PAGES.signIn} className="text-link">
            Sign in
          </a>
        </p>
        {isInOutbox && <LinkInOutbox />}
      </div>
    </AnswerScreen>
  )
}

function Emailed({ email }: { email: string }) {
  return (
    <p>
      If there is an account for <Address>{email}</Address>, a link is on its way. {LASTS}
    </p>
  )
}

function HandedOver({ email }: { email: string }) {
  return (
    <p>
      This site does not send email yet. If there is an account for <Address>{email}</Address>, a
      link is ready: ask whoever runs the site for it. {LASTS}
    </p>
  )
}

const LASTS = `It works once, and for ${RESET_LINK_MINUTES} minutes.`

function Address({ children }: { children: ReactNode }) {
  return <b className="font-semibold wrap-anywhere text-ink">{children}</b>
}

/** The request, written for her; not where the operator named no address. */
function AskSupport({ email }: { email: string }) {
  const support = useConfiguration()?.supportEmail
  if (!support) return null
  const mail = new URLSearchParams({
    subject: 'A link for a new password',
    body: `Please send me the link for ${email}.`,
  })
  return (
    // To a mail program a plus is no space.
    <ButtonLink look="primary" href={`mailto:${support}?${mail.toString().replaceAll('+', '%20')}`}>
      Write to {support}
    </ButtonLink>
  )
}

import { Copy } from 'lucide-react'
import { LinkInOutbox } from './link-in-outbox.tsx'
import { SendLinkAgain } from './send-link-again.tsx'
import { useConfiguration } from './use-configuration.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { copyText } from '#client/ui/copying/copy-button.tsx'
import { KraftLabel } from '#client/ui/kraft-label.tsx'
import { NumberedStep } from '#client/ui/numbered-step.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'

type AskForLinkProps = { email: string; onOther: () => void }

/** The way to a link that nobody mails: a message to send, and what comes of it. */
export function AskForLink({ email, onOther }: AskForLinkProps) {
  return (
    <>
      <ol className="grid gap-5">
        <NumberedStep look="ring" level={2} number={1} title="Send this message">
          <Message email={email} />
        </NumberedStep>
        <NumberedStep look="ring" level={2} number={2} title="Open the link you get back">
          <p>
            It works once, and for {RESET_LINK_MINUTES} minutes. There you choose a new password.
          </p>
        </NumberedStep>
      </ol>
      <div className="grid justify-items-start border-t border-line pt-4 text-small text-ink-2">
        <p>No link came, or it is too old?</p>
        <div className="-ml-3 flex flex-wrap">
          <SendLinkAgain email={email} isInOutbox look="quiet" />
          <Button look="quiet" size="small" className="max-md:min-h-11" onClick={onOther}>
            Try another address
          </Button>
          <ButtonLink look="quiet" size="small" className="max-md:min-h-11" href={PAGES.signIn}>
            Sign in
          </ButtonLink>
        </div>
        <LinkInOutbox />
      </div>
    </>
  )
}

const SUBJECT = 'A link for a new password'

/** Her request, written for her; to be copied where the operator named no address. */
function Message({ email }: { email: string }) {
  const support = useConfiguration()?.supportEmail
  const body = `Please send me the link for a new password. My account is ${email}.`
  const mail = new URLSearchParams({ subject: SUBJECT, body })
  return (
    <>
      <p>
        {support
          ? `To ${support}:`
          : 'To the person who runs this site, who has left no address here: send it the way you usually reach them.'}
      </p>
      <KraftLabel className="px-5 py-4 text-ink wrap-anywhere">{body}</KraftLabel>
      <p className="grid">
        {support ? (
          <ButtonLink
            look="primary"
            // To a mail program a plus is no space.
            href={`mailto:${support}?${mail.toString().replaceAll('+', '%20')}`}
          >
            Write to {support}
          </ButtonLink>
        ) : (
          <Button
            look="primary"
            icon={<Copy aria-hidden="true" />}
            onClick={() => void copyText({ text: body, thing: 'Message' })}
          >
            Copy the message
          </Button>
        )}
      </p>
    </>
  )
}

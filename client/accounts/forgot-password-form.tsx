import { useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { EmailField } from './email-field.tsx'
import { EntryForm } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { emailTypedBefore } from './typed-email.ts'
import { sentenceOr, useAttempt } from './use-attempt.ts'
import { useConfiguration } from './use-configuration.ts'

/** Asks for a link. The answer is the same whether or not there is an account. */
export function ForgotPasswordForm() {
  const { requestPasswordReset } = useSession()
  const { isBusy, refusal, attempt } = useAttempt()
  const [email, setEmail] = useState(emailTypedBefore)
  const [sentTo, setSentTo] = useState<string | null>(null)

  const ask = () =>
    attempt({
      task: async () => {
        await requestPasswordReset(email)
        setSentTo(email.trim())
      },
      failure: {
        title: 'No Link Sent',
        sentenceOf: sentenceOr('The link could not be sent. Please try again.'),
      },
    })
  if (sentTo !== null) return <LinkSent email={sentTo} />
  return (
    <EntryForm
      label="Forgotten password"
      submitLabel="Send the link"
      busyLabel="Sending..."
      isBusy={isBusy}
      refusal={refusal}
      onSubmit={() => void ask()}
    >
      <EmailField email={email} onChange={setEmail} />
    </EntryForm>
  )
}

function LinkSent({ email }: { email: string }) {
  const configuration = useConfiguration()
  const isKept = configuration?.identity.provider === 'embedded' && configuration.mail === 'outbox'
  return (
    <div className="grid gap-4">
      <Banner look="info" title="Look into your mail" isLive>
        If there is an account for {email}, a link is on its way. It works once, and for{' '}
        {RESET_LINK_MINUTES} minutes. Nothing there? Look among the unwanted mail too.
      </Banner>
      {isKept && (
        <Banner look="warning" title="This server sends no mail">
          The link is a file in the folder <code>outbox</code> of the server’s data directory.
          Whoever runs the server finds its name in the log.
        </Banner>
      )}
    </div>
  )
}

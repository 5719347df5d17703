import { useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { PasswordResetRequest, RESET_LINK_MINUTES } from '#contract/identity.ts'
import { EmailField } from './email-field.tsx'
import { EntryForm } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { emailTypedBefore } from './typed-email.ts'
import { useEntry } from './use-entry.ts'
import { useConfiguration } from './use-configuration.ts'

/** Asks for a link. The answer is the same whether or not there is an account. */
export function ForgotPasswordForm() {
  const { requestPasswordReset } = useSession()
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { field, state } = useEntry({
    schema: PasswordResetRequest,
    initial: { email: emailTypedBefore() },
    send: async ({ email }) => {
      await requestPasswordReset(email)
      setSentTo(email)
    },
    failure: {
      title: 'No Link Sent',
      otherwise: 'The link could not be sent. Please try again.',
    },
  })
  if (sentTo !== null) return <LinkSent email={sentTo} />
  return (
    <EntryForm
      {...state}
      label="Forgotten password"
      submitLabel="Send the link"
      busyLabel="Sending..."
    >
      <EmailField {...field('email')} />
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

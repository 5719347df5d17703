import { PasswordResetRequest } from '#contract/identity.ts'
import { EmailField } from './email-field.tsx'
import { EntryForm } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { emailTypedBefore } from './typed-email.ts'
import { useEntry } from './use-entry.ts'

/** The address that a link is wanted for. */
export function ForgotPasswordForm({ onSent }: { onSent: (email: string) => void }) {
  const { requestPasswordReset } = useSession()
  const { field, errorOf, state } = useEntry({
    schema: PasswordResetRequest,
    initial: { email: emailTypedBefore() },
    missing: { email: 'Enter your email address.' },
    send: async ({ email }) => {
      await requestPasswordReset(email)
      onSent(email)
    },
    failure: {
      title: 'Link Not Sent',
      otherwise: 'The link could not be sent. Please try again.',
    },
  })
  return (
    <EntryForm
      {...state}
      label="Forgotten password"
      submitLabel="Send the link"
      busyLabel="Sending..."
    >
      <EmailField {...field('email')} error={errorOf('email')} />
    </EntryForm>
  )
}

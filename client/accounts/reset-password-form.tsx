import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { identityRoutes, ResetPasswordBody } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { EntryForm } from './entry-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { NEW_PASSWORD } from './password-rules.ts'
import { useEntry } from './use-entry.ts'

const NewPasswordBody = z.object({ password: ResetPasswordBody.shape.newPassword })

type ResetPasswordFormProps = { secret: string; onDone: () => void }

/** The new password, set with the secret of a mailed link. */
export function ResetPasswordForm({ secret, onDone }: ResetPasswordFormProps) {
  const api = useApi()
  const { field, state, refusal } = useEntry({
    schema: NewPasswordBody,
    initial: { password: '', confirmation: '' },
    ...NEW_PASSWORD,
    send: async ({ password }) => {
      const body = { token: secret, newPassword: password }
      await api.send(identityRoutes.resetPassword, { body })
      onDone()
    },
    failure: {
      title: 'Password Not Changed',
      otherwise: 'The password could not be changed. Please try again.',
    },
  })
  return (
    <div className="grid gap-4">
      <EntryForm
        {...state}
        label="Choose a new password"
        submitLabel="Set new password"
        busyLabel="Saving..."
      >
        <NewPasswordFields
          field={field}
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        />
      </EntryForm>
      {refusal && <ButtonLink href={PAGES.forgotPassword}>Request a new link</ButtonLink>}
    </div>
  )
}

import * as z from 'zod/mini'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { ChangePasswordBody } from '#contract/identity.ts'
import { EntryForm } from './entry-form.tsx'
import type { PasswordChange } from '#client/accounts/identity/identity.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { NEW_PASSWORD } from './password-rules.ts'
import { useEntry } from './use-entry.ts'

type ChangePasswordFormProps = {
  email: string
  change: (change: PasswordChange) => Promise<void>
}

const { currentPassword, newPassword } = ChangePasswordBody.shape
const Passwords = z.object({ currentPassword, password: newPassword })

export function ChangePasswordForm({ email, change }: ChangePasswordFormProps) {
  const { field, state, reset, rest } = useEntry({
    schema: Passwords,
    initial: { currentPassword: '', password: '', confirmation: '' },
    ...NEW_PASSWORD,
    send: async (typed) => {
      await change({ currentPassword: typed.currentPassword, newPassword: typed.password })
      reset()
      rest()
      showToast({
        title: 'Password Changed',
        description: 'All other browsers are signed out, and access tokens are revoked.',
      })
    },
    failure: {
      title: 'Password Not Changed',
      otherwise: 'The password could not be changed. Please try again.',
    },
  })
  return (
    <div className="pt-1 pb-4">
      <EntryForm
        {...state}
        label="Change password"
        submitLabel="Change password"
        busyLabel="Saving..."
      >
        {/* Tells password managers whose password is being changed. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password">
          {(control) => (
            <PasswordInput
              {...control}
              {...field('currentPassword')}
              name="current-password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <NewPasswordFields
          field={field}
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        />
      </EntryForm>
    </div>
  )
}

import { useState } from 'react'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { EntryForm } from './entry-form.tsx'
import type { PasswordChange } from './identity.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { passwordProblem } from './sign-up-rules.ts'
import { sentenceOr, useAttempt } from './use-attempt.ts'

type ChangePasswordFormProps = {
  email: string
  change: (change: PasswordChange) => Promise<void>
}

const EMPTY = { currentPassword: '', password: '', confirmation: '' }

export function ChangePasswordForm({ email, change }: ChangePasswordFormProps) {
  const { isBusy, refusal, refuse, attempt, rest } = useAttempt()
  const [typed, setTyped] = useState(EMPTY)

  const save = async () => {
    const { currentPassword, password, confirmation } = typed
    const problem = passwordProblem(password, confirmation)
    if (problem) return refuse(problem)
    await attempt({
      task: async () => {
        await change({ currentPassword, newPassword: password })
        setTyped(EMPTY)
        rest()
        showToast({
          title: 'Password Changed',
          description: 'Every other browser has been signed out.',
        })
      },
      failure: {
        title: 'Password Not Changed',
        sentenceOf: sentenceOr('The password could not be changed. Please try again.'),
      },
    })
  }
  return (
    <div className="pt-1 pb-4">
      <EntryForm
        label="Change password"
        submitLabel="Change password"
        busyLabel="Saving..."
        isBusy={isBusy}
        refusal={refusal}
        onSubmit={() => void save()}
      >
        {/* Tells password managers whose password is being changed. */}
        <input type="text" name="email" autoComplete="username" value={email} readOnly hidden />
        <Field label="Current password">
          {(control) => (
            <PasswordInput
              {...control}
              name="current-password"
              autoComplete="current-password"
              required
              value={typed.currentPassword}
              onChange={(event) => setTyped({ ...typed, currentPassword: event.target.value })}
            />
          )}
        </Field>
        <NewPasswordFields
          password={typed}
          onChange={(password) => setTyped({ ...typed, ...password })}
          labels={{ password: 'New password', confirmation: 'Confirm new password' }}
        />
      </EntryForm>
    </div>
  )
}

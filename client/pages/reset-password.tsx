import { ResetPasswordForm } from '#client/accounts/reset-password-form.tsx'
import { EntryScreen } from './entry-screen.tsx'

export function ResetPassword() {
  return (
    <EntryScreen name="Choose a new password" lead="It replaces the one you forgot.">
      <ResetPasswordForm />
    </EntryScreen>
  )
}

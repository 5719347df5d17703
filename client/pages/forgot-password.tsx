import { ForgotPasswordForm } from '#client/accounts/forgot-password-form.tsx'
import { PAGES } from '#contract/pages.ts'
import { EntryScreen } from './entry-screen.tsx'

export function ForgotPassword() {
  return (
    <EntryScreen
      name="Forgot your password?"
      lead="We mail you a link with which you choose a new one."
    >
      <ForgotPasswordForm />
      <p className="text-center text-ink-2">
        Remembered it?{' '}
        <a href={PAGES.signIn} className="text-link">
          Sign in
        </a>
      </p>
    </EntryScreen>
  )
}

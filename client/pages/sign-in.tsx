import { SignInForm } from '#client/accounts/sign-in-form.tsx'
import { PAGES } from '#contract/pages.ts'
import { EntryScreen } from './entry-screen.tsx'

export function SignIn() {
  return (
    <EntryScreen name="Sign in" lead="Pick up where you left off.">
      <SignInForm />
      <p className="text-center text-ink-2">
        New here?{' '}
        <a href={PAGES.signUp + location.search} className="text-link">
          Create an account
        </a>
      </p>
    </EntryScreen>
  )
}

import { SignInForm } from '#client/accounts/sign-in-form.tsx'
import { EntryScreen } from './entry-screen.tsx'

export function SignIn() {
  return (
    <EntryScreen name="Sign in" lead="Pick up where you left off.">
      <SignInForm />
    </EntryScreen>
  )
}

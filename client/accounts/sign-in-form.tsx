import { useState } from 'react'
import { Link } from 'wouter'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { PAGES } from '#contract/pages.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { useSession } from './session.tsx'
import { typedEmail } from './typed-email.ts'
import { sentenceOr, useAttempt } from './use-attempt.ts'
import { useGoogle } from './use-google.ts'
import { welcome } from './welcome.ts'

/** Signs in with email and password, or with Google. The page follows the session. */
export function SignInForm() {
  const session = useSession()
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  const signIn = () =>
    attempt({
      task: async () => {
        await session.signIn({ email, password })
        welcome('welcome_back')
      },
      failure: {
        title: 'Sign In Failed',
        sentenceOf: sentenceOr('Please check your credentials and try again.'),
      },
    })
  const signInWithGoogle = useGoogle(
    { title: 'Sign In Failed', failed: 'Failed to sign in with Google.' },
    { attempt, refuse },
  )
  return (
    <CredentialsForm
      label="Sign in"
      submitLabel="Sign In"
      busyLabel="Signing in..."
      isBusy={isBusy}
      refusal={refusal}
      onGoogle={signInWithGoogle}
      onSubmit={() => void signIn()}
    >
      <EmailField email={email} onChange={setEmail} />
      <Field label="Password">
        {(control) => (
          <PasswordInput
            {...control}
            name="password"
            autoComplete="current-password"
            required
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        )}
      </Field>
      <Link
        href={PAGES.forgotPassword}
        state={typedEmail(email)}
        className="text-link justify-self-start text-small"
      >
        Forgot your password?
      </Link>
    </CredentialsForm>
  )
}

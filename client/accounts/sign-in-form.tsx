import { useState } from 'react'
import { Field, PasswordInput, TextInput } from '#client/ui/field.tsx'
import { showToast } from '#client/ui/toasts.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { useSession } from './session.tsx'
import { sentenceOr, useAttempt } from './use-attempt.ts'

/** Signs in with email and password, or with Google. The page follows the session. */
export function SignInForm() {
  const session = useSession()
  const { isBusy, refusal, attempt } = useAttempt()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')

  const signIn = () =>
    attempt({
      task: async () => {
        await session.signIn({ email, password })
        showToast({ title: 'Welcome back!', description: 'You are signed in.' })
      },
      failure: {
        title: 'Sign In Failed',
        sentenceOf: sentenceOr('Please check your credentials and try again.'),
      },
    })
  const signInWithGoogle = () =>
    attempt({
      task: session.signInWithGoogle,
      failure: { title: 'Sign In Failed', sentenceOf: () => 'Failed to sign in with Google.' },
    })
  return (
    <CredentialsForm
      label="Sign in"
      submitLabel="Sign In"
      busyLabel="Signing in..."
      isBusy={isBusy}
      refusal={refusal}
      onGoogle={() => void signInWithGoogle()}
      onSubmit={() => void signIn()}
    >
      <Field label="Email">
        {(control) => (
          <TextInput
            {...control}
            type="email"
            name="email"
            autoComplete="username"
            placeholder="you@yourshop.com"
            required
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
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
    </CredentialsForm>
  )
}

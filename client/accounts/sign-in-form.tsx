import { useState } from 'react'
import { Link } from 'wouter'
import { ApiError } from '#client/api/api-error.ts'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { SignInBody } from '#contract/identity.ts'
import { SIGN_UP_CREDITS } from '#contract/opening-credits.ts'
import { PAGES } from '#contract/pages.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { OtherWayIn } from './other-way-in.tsx'
import { useSession } from './session.tsx'
import { emailTypedBefore, type TypedEmail } from './typed-email.ts'
import { useEntry } from './use-entry.ts'
import { useGoogle } from './use-google.ts'
import { welcome } from './welcome.ts'

/** Signs in with email and password, or with Google. The page follows the session. */
export function SignInForm() {
  const session = useSession()
  // Which of the two is wrong, nobody is told.
  const [areWrong, setAreWrong] = useState(false)
  const { values, field, errorOf, state, ...attempts } = useEntry({
    schema: SignInBody,
    initial: { email: emailTypedBefore(), password: '' },
    missing: { email: 'Enter your email address.', password: 'Enter your password.' },
    send: async (credentials) => {
      setAreWrong(false)
      await session.signIn(credentials).catch((error: unknown) => {
        setAreWrong(error instanceof ApiError && error.status === 401)
        throw error
      })
      welcome('welcome_back')
    },
    failure: {
      title: 'Sign In Failed',
      otherwise: 'Please check your credentials and try again.',
    },
  })
  const signInWithGoogle = useGoogle(
    { title: 'Sign In Failed', failed: 'Failed to sign in with Google.' },
    attempts,
  )
  const wrong = areWrong ? { 'aria-invalid': true } : {}
  return (
    <>
      <CredentialsForm
        {...state}
        label="Sign in"
        submitLabel="Sign In"
        busyLabel="Signing in..."
        onGoogle={signInWithGoogle}
      >
        <EmailField {...field('email')} {...wrong} error={errorOf('email')} />
        <Field label="Password" error={errorOf('password')}>
          {(control) => (
            <PasswordInput
              {...control}
              {...field('password')}
              {...wrong}
              name="password"
              autoComplete="current-password"
              required
            />
          )}
        </Field>
        <Link
          href={PAGES.forgotPassword}
          state={{ email: values.email.trim() } satisfies TypedEmail}
          className="text-link justify-self-start text-small"
        >
          Forgot your password?
        </Link>
      </CredentialsForm>
      <OtherWayIn
        question={`New here? You start with ${SIGN_UP_CREDITS} free credits.`}
        page={PAGES.signUp}
        label="Create an account"
        email={values.email}
      />
    </>
  )
}

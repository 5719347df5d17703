import { Link } from 'wouter'
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
  const { values, field, state, ...attempts } = useEntry({
    schema: SignInBody,
    initial: { email: emailTypedBefore(), password: '' },
    send: async (credentials) => {
      await session.signIn(credentials)
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
  return (
    <>
      <CredentialsForm
        {...state}
        label="Sign in"
        submitLabel="Sign In"
        busyLabel="Signing in..."
        onGoogle={signInWithGoogle}
      >
        <EmailField {...field('email')} />
        <Field label="Password">
          {(control) => (
            <PasswordInput
              {...control}
              {...field('password')}
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

import * as z from 'zod/mini'
import { SignUpBody } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { CredentialsForm } from './credentials-form.tsx'
import { EmailField } from './email-field.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'
import { NEW_PASSWORD } from './password-rules.ts'
import { OtherWayIn } from './other-way-in.tsx'
import { useSession } from './session.tsx'
import { emailTypedBefore } from './typed-email.ts'
import { useEntry } from './use-entry.ts'
import { useGoogle } from './use-google.ts'
import { welcome } from './welcome.ts'

// The form has a field more, in which the password is typed again.
const { email, password } = SignUpBody.shape
const Typed = z.object({ email, password })

/** Opens an account with email and password, or with Google. The page follows the session. */
export function SignUpForm() {
  const session = useSession()
  const { values, field, errorOf, state, ...attempts } = useEntry({
    schema: Typed,
    initial: { email: emailTypedBefore(), password: '', confirmation: '' },
    ...NEW_PASSWORD,
    missing: {
      email: 'Enter your email address.',
      password: 'Choose a password.',
      confirmation: 'Type the password once more.',
    },
    send: async (typed) => {
      await session.signUp(typed)
      welcome('welcome')
    },
    failure: {
      title: 'Sign Up Failed',
      otherwise: 'Failed to create account. Please try again.',
    },
  })
  const signUpWithGoogle = useGoogle(
    { title: 'Sign Up Failed', failed: 'Failed to sign up with Google.' },
    attempts,
  )
  return (
    <>
      <CredentialsForm
        {...state}
        label="Sign up"
        submitLabel="Sign Up"
        busyLabel="Creating your account..."
        onGoogle={signUpWithGoogle}
      >
        <EmailField {...field('email')} error={errorOf('email')} />
        <NewPasswordFields field={field} errorOf={errorOf} />
        <p className="text-meta text-ink-2">
          By signing up you accept the{' '}
          <a href={PAGES.terms} className="text-link">
            Terms
          </a>
          .{' '}
          <a href={PAGES.privacy} className="text-link">
            Privacy
          </a>{' '}
          says what we keep about you.
        </p>
      </CredentialsForm>
      <OtherWayIn
        question="Already have an account?"
        page={PAGES.signIn}
        label="Sign in"
        email={values.email}
      />
    </>
  )
}

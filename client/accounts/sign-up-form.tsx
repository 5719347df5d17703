import { useState } from 'react'
import { CredentialsForm } from './credentials-form.tsx'
import { useSession } from './session.tsx'
import { type NewAccount, SignUpFields } from './sign-up-fields.tsx'
import { passwordProblem } from './sign-up-rules.ts'
import { sentenceOr, useAttempt } from './use-attempt.ts'
import { useGoogle } from './use-google.ts'
import { welcome } from './welcome.ts'

/** Opens an account with email and password, or with Google. The page follows the session. */
export function SignUpForm() {
  const session = useSession()
  const { isBusy, refusal, refuse, attempt } = useAttempt()
  const [account, setAccount] = useState<NewAccount>({ email: '', password: '', confirmation: '' })
  const { email, password, confirmation } = account

  const signUp = async () => {
    const problem = passwordProblem(password, confirmation)
    if (problem) return refuse(problem)
    await attempt({
      task: async () => {
        await session.signUp({ email, password })
        welcome('welcome')
      },
      failure: {
        title: 'Sign Up Failed',
        sentenceOf: sentenceOr('Failed to create account. Please try again.'),
      },
    })
  }
  const signUpWithGoogle = useGoogle(
    { title: 'Sign Up Failed', failed: 'Failed to sign up with Google.' },
    { attempt, refuse },
  )
  return (
    <CredentialsForm
      label="Sign up"
      submitLabel="Sign Up"
      busyLabel="Creating your account..."
      isBusy={isBusy}
      refusal={refusal}
      onGoogle={signUpWithGoogle}
      onSubmit={() => void signUp()}
    >
      <SignUpFields account={account} onChange={setAccount} />
    </CredentialsForm>
  )
}

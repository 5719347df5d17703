import { useState } from 'react'
import { ResetPasswordForm } from '#client/accounts/reset-password-form.tsx'
import { useSecretOfAddress } from '#client/accounts/use-secret-of-address.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { DoneSeal } from '#client/ui/done-seal.tsx'
import { EntryScreen } from './entry-screen.tsx'

/** Chooses a new password with the secret of a mailed link. */
export function ResetPassword() {
  const secret = useSecretOfAddress(PAGES.resetPassword)
  return secret === '' ? <WithoutLink /> : <NewPassword key={secret} secret={secret} />
}

function NewPassword({ secret }: { secret: string }) {
  const [isDone, setIsDone] = useState(false)
  if (isDone) {
    return (
      <AnswerScreen
        name="Your password is new"
        lead="All browsers are signed out of your account, and access tokens are revoked."
      >
        <DoneSeal className="order-first -mb-3" />
        {/* A page of its own: whoever was signed in here is so no longer. */}
        <Button look="primary" onClick={() => location.assign(PAGES.signIn)}>
          Sign In
        </Button>
      </AnswerScreen>
    )
  }
  return (
    <EntryScreen name="Choose a new password" lead="It replaces the one you forgot.">
      <ResetPasswordForm secret={secret} onDone={() => setIsDone(true)} />
    </EntryScreen>
  )
}

function WithoutLink() {
  return (
    <EntryScreen
      name="Open the link again"
      lead="This page needs the link from our email. Please open it once more, or ask for a new one. Your password was not changed."
    >
      <ButtonLink look="primary" href={PAGES.forgotPassword}>
        Request a new link
      </ButtonLink>
    </EntryScreen>
  )
}

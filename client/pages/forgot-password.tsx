import { useState } from 'react'
import { ForgotPasswordForm } from '#client/accounts/forgot-password-form.tsx'
import { LinkInOutbox } from '#client/accounts/link-in-outbox.tsx'
import { Button } from '#client/ui/button.tsx'
import { RESET_LINK_MINUTES } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { AnswerScreen } from './answer-screen.tsx'
import { EntryScreen } from './entry-screen.tsx'

/** Asks for a link. The answer is the same whether or not there is an account. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  if (sentTo !== null) return <LinkSent email={sentTo} onAgain={() => setSentTo(null)} />
  return (
    <EntryScreen
      name="Forgot your password?"
      lead="We mail you a link with which you choose a new one."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      <p className="text-center text-ink-2">
        Remembered it?{' '}
        <a href={PAGES.signIn} className="text-link">
          Sign in
        </a>
      </p>
    </EntryScreen>
  )
}

function LinkSent({ email, onAgain }: { email: string; onAgain: () => void }) {
  return (
    <AnswerScreen
      name="Check your mail"
      lead={
        <p>
          If there is an account for <b className="font-semibold wrap-anywhere text-ink">{email}</b>
          , a link is on its way. It works once, and for {RESET_LINK_MINUTES} minutes.
        </p>
      }
    >
      <LinkInOutbox />
      <div className="grid gap-4 border-t border-line pt-5 text-ink-2">
        <p>Nothing there? Look among the unwanted mail too.</p>
        <Button onClick={onAgain}>Try another address</Button>
        <p className="text-center">
          Remembered it?{' '}
          <a href={PAGES.signIn} className="text-link">
            Sign in
          </a>
        </p>
      </div>
    </AnswerScreen>
  )
}

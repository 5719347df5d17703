import { useState } from 'react'
import { useIsLinkInOutbox } from '#client/accounts/link-in-outbox.tsx'
import { ForgotPasswordForm } from '#client/accounts/forgot-password-form.tsx'
import { PAGES } from '#contract/pages.ts'
import { EntryScreen } from './entry-screen.tsx'
import { LinkSent } from './link-sent.tsx'

/** Asks for a link. The answer is the same whether or not there is an account. */
export function ForgotPassword() {
  const [sentTo, setSentTo] = useState<string | null>(null)
  // Asked while the address is typed, so that nothing is said that must be taken back.
  const isInOutbox = useIsLinkInOutbox()
  if (sentTo !== null)
    return <LinkSent email={sentTo} isInOutbox={isInOutbox} onOther={() => setSentTo(null)} />
  return (
    <EntryScreen
      name="Forgot your password?"
      lead="Enter your email for a link to choose a new one."
    >
      <ForgotPasswordForm onSent={setSentTo} />
      <p className="text-center text-ink-2">
        Remember your password?{' '}
        <a href={PAGES.signIn} className="text-link">
          Sign in
        </a>
      </p>
    </EntryScreen>
  )
}

import { useState } from 'react'
import { ApiError, sentenceOr } from '#client/api/api-error.ts'
import { useApi } from '#client/api/use-api.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { FRESH_SIGN_IN_MINUTES, OPENING_CREDITS_AGAIN_MONTHS, meRoutes } from '#contract/me.ts'
import { RefusalNotice } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { useAttempt } from './use-attempt.ts'

type DeleteAccountProps = { user: CurrentUser; hasPassword: boolean }

/** Deletes the account for good, once it is sure who asks. Then nothing is left to be signed in to. */
export function DeleteAccount({ user, hasPassword }: DeleteAccountProps) {
  const api = useApi()
  const { confirm, signOut } = useSession()
  const { isBusy, refusal, attempt, rest } = useAttempt()
  const [password, setPassword] = useState<string | null>(null)

  const deleteAccount = () =>
    attempt({
      task: async () => {
        if (password !== null) await confirm({ email: user.email, password })
        try {
          await api.send(meRoutes.deleteAccount, {})
        } catch (error) {
          if (!wantsFreshSignIn(error) || password !== null) throw error
          setPassword('')
          return rest()
        }
        await signOut()
      },
      failure: {
        title: 'Account Not Deleted',
        sentenceOf: sentenceOr('The account could not be deleted. Please try again.'),
      },
    })
  return (
    <form
      aria-label="Delete account"
      className="grid gap-4 pt-1 pb-4"
      onSubmit={(event) => {
        event.preventDefault()
        void deleteAccount()
      }}
    >
      <WhatIsLost credits={user.credits} />
      <RefusalNotice refusal={refusal} />
      {password !== null && hasPassword && (
        <ProveYourself password={password} onChange={setPassword} />
      )}
      {password !== null && !hasPassword ? (
        <SignInAgain onSignOut={() => void signOut()} />
      ) : (
        <Button look="destructive" type="submit" isBusy={isBusy}>
          {isBusy ? 'Deleting...' : 'Delete my account for good'}
        </Button>
      )}
    </form>
  )
}

function WhatIsLost({ credits }: { credits: number }) {
  const lost =
    credits === 1 ? 'Your 1 credit is lost' : `Your ${wholeNumber(credits)} credits are lost`
  return (
    <ul className="grid list-disc gap-1.5 pl-5 text-small text-ink-2">
      <li>Your email, listings and footers are erased. This cannot be undone.</li>
      <li>
        <strong className="text-ink">{credits > 0 ? lost : 'You have no credits to lose'}</strong>,
        and no purchase can be given back any more.
      </li>
      <li>The record of credits and purchases is kept without your name, as accounting asks.</li>
      <li>
        If you come back with this email within {OPENING_CREDITS_AGAIN_MONTHS} months, you start
        without free credits.
      </li>
    </ul>
  )
}

type ProveYourselfProps = { password: string; onChange: (password: string) => void }

function ProveYourself({ password, onChange }: ProveYourselfProps) {
  return (
    <Field
      label="Your password"
      hint={`You signed in more than ${FRESH_SIGN_IN_MINUTES} minutes ago.`}
    >
      {(control) => (
        <PasswordInput
          {...control}
          ref={focusOnce}
          name="current-password"
          autoComplete="current-password"
          required
          value={password}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </Field>
  )
}

function SignInAgain({ onSignOut }: { onSignOut: () => void }) {
  return (
    <Banner
      look="error"
      title="Nothing is deleted yet"
      action={
        <Button ref={focusOnce} onClick={onSignOut}>
          Sign out now
        </Button>
      }
      isLive
    >
      You signed in more than {FRESH_SIGN_IN_MINUTES} minutes ago. Please sign in once more, and
      delete the account then.
    </Banner>
  )
}

// The question appears where nothing was; whoever pressed the button is to answer it.
function focusOnce(control: HTMLElement | null): void {
  control?.focus()
}

function wantsFreshSignIn(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'sign_in_again'
}

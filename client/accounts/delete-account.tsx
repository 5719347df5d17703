import { type ComponentProps, useState } from 'react'
import * as z from 'zod/mini'
import { useApi } from '#client/api/use-api.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Field, PasswordInput } from '#client/ui/field.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { CurrentUser } from '#contract/accounts.ts'
import { FRESH_SIGN_IN_MINUTES, OPENING_CREDITS_AGAIN_MONTHS, meRoutes } from '#contract/me.ts'
import { RefusalNotice } from './entry-form.tsx'
import { useSession } from './session.tsx'
import { useEntry } from './use-entry.ts'
import { wantsFreshSignIn } from './wants-fresh-sign-in.ts'

type DeleteAccountProps = { user: CurrentUser; hasPassword: boolean }

const Typed = z.object({ password: z.string() })

/** Deletes the account for good, once it is sure who asks. Then nothing is left to be signed in to. */
export function DeleteAccount({ user, hasPassword }: DeleteAccountProps) {
  const api = useApi()
  const { confirm, signOut } = useSession()
  const [isAsked, setIsAsked] = useState(false)
  const { field, rest, state } = useEntry({
    schema: Typed,
    initial: { password: '' },
    send: async ({ password }): Promise<void> => {
      if (isAsked) await confirm({ email: user.email, password })
      try {
        await api.send(meRoutes.deleteAccount, {})
      } catch (error) {
        if (!wantsFreshSignIn(error) || isAsked) throw error
        setIsAsked(true)
        rest()
        return
      }
      await signOut()
    },
    failure: {
      title: 'Account Not Deleted',
      otherwise: 'The account could not be deleted. Please try again.',
    },
  })
  return (
    <form aria-label="Delete account" className="grid gap-4 pt-1 pb-4" onSubmit={state.onSubmit}>
      <WhatIsLost credits={user.credits} />
      <RefusalNotice refusal={state.refusal} />
      {isAsked && hasPassword && <ProveYourself field={field('password')} />}
      {isAsked && !hasPassword ? (
        <SignInAgain onSignOut={() => void signOut()} />
      ) : (
        <Button look="destructive" type="submit" isBusy={state.isBusy}>
          {state.isBusy ? 'Deleting...' : 'Delete my account for good'}
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
        and purchases can no longer be refunded.
      </li>
      <li>
        The record of credits and purchases is kept without your name, as accounting rules require.
      </li>
      <li>
        If you come back with this email within {OPENING_CREDITS_AGAIN_MONTHS} months, you start
        without free credits.
      </li>
    </ul>
  )
}

type ProveYourselfProps = { field: Pick<ComponentProps<'input'>, 'value' | 'onChange'> }

function ProveYourself({ field }: ProveYourselfProps) {
  return (
    <Field
      label="Your password"
      hint={`You signed in more than ${FRESH_SIGN_IN_MINUTES} minutes ago.`}
    >
      {(control) => (
        <PasswordInput
          {...control}
          {...field}
          ref={focusOnce}
          name="current-password"
          autoComplete="current-password"
          required
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

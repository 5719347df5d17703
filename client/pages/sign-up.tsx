import { lazy, Suspense } from 'react'
import { SignUpForm } from '#client/accounts/sign-up-form.tsx'
import { packageAhead } from '#client/credits/package-ahead.ts'
import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { EntryScreen } from './entry-screen.tsx'

const PackAhead = lazy(async () => ({
  default: (await import('#client/credits/pack-ahead.tsx')).PackAhead,
}))

export function SignUp() {
  const lead = (
    <div className="grid gap-3">
      {packageAhead(location.search) !== null && (
        <Suspense fallback={<br />}>
          <PackAhead />
        </Suspense>
      )}
      <OpeningCredits />
    </div>
  )
  return (
    <EntryScreen name="Sign up" lead={lead}>
      <SignUpForm />
    </EntryScreen>
  )
}

function OpeningCredits() {
  return (
    <p>
      <strong>{SIGN_UP_CREDITS} free credits</strong> to start: {FREE_PLAN_CREDITS} from the free
      plan and {WELCOME_BONUS_CREDITS} as a welcome bonus. Each writes a listing.
    </p>
  )
}

import { SignUpForm } from '#client/accounts/sign-up-form.tsx'
import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { EntryScreen } from './entry-screen.tsx'

export function SignUp() {
  return (
    <EntryScreen name="Sign up" lead={<OpeningCredits />}>
      <SignUpForm />
    </EntryScreen>
  )
}

function OpeningCredits() {
  return (
    <p>
      You start with <strong>{SIGN_UP_CREDITS} free credits</strong>: {FREE_PLAN_CREDITS} from the
      free plan and {WELCOME_BONUS_CREDITS} as a welcome bonus. One credit writes one complete
      listing.
    </p>
  )
}

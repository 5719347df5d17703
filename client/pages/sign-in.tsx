import { lazy, Suspense } from 'react'
import { Redirect } from 'wouter'
import { SignInForm } from '#client/accounts/sign-in-form.tsx'
import { CHOSEN_HASH, checkoutAddress, rememberedPackage } from '#client/credits/chosen-package.ts'
import { packageAhead } from '#client/credits/package-ahead.ts'
import { PAGES } from '#contract/pages.ts'
import { EntryScreen } from './entry-screen.tsx'

// Few come with a pack in hand, and the prices are no part of signing in.
const PackAhead = lazy(async () => ({
  default: (await import('#client/credits/pack-ahead.tsx')).PackAhead,
}))

export function SignIn() {
  // The buttons beside the prices lead here, and who presses one there has hardly an account yet.
  const chosen = location.hash === CHOSEN_HASH ? rememberedPackage() : null
  if (chosen !== null) {
    const next = encodeURIComponent(checkoutAddress(chosen))
    return <Redirect to={`${PAGES.signUp}?next=${next}`} replace />
  }
  const lead =
    packageAhead(location.search) === null ? (
      'Pick up where you left off.'
    ) : (
      <Suspense fallback={<br />}>
        <PackAhead />
      </Suspense>
    )
  return (
    <EntryScreen name="Sign in" lead={lead}>
      <SignInForm />
    </EntryScreen>
  )
}

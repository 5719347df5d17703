import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { PAGES } from '#contract/pages.ts'
import { HomeLink } from './layout/public-header.tsx'
import { Screen } from './layout/screen.tsx'
import { signInAddress } from './pages/after-sign-in.ts'
import { Spinner } from './ui/loading.tsx'

const AccessRequired = lazy(async () => ({
  default: (await import('./pages/access-required.tsx')).AccessRequired,
}))
const ForgotPassword = lazy(async () => ({
  default: (await import('./pages/forgot-password.tsx')).ForgotPassword,
}))
const PageBehindSignIn = lazy(async () => ({
  default: (await import('./pages/page-not-found.tsx')).PageBehindSignIn,
}))
const ResetPassword = lazy(async () => ({
  default: (await import('./pages/reset-password.tsx')).ResetPassword,
}))
const SignIn = lazy(async () => ({ default: (await import('./pages/sign-in.tsx')).SignIn }))
const SignUp = lazy(async () => ({ default: (await import('./pages/sign-up.tsx')).SignUp }))

/** What the application shows to visitors; the public pages are documents of their own. */
export function VisitorScreens({ hasLapsed }: { hasLapsed: boolean }) {
  return (
    <Suspense fallback={<Spinner label="Opening the page" className="min-h-dvh" />}>
      <Switch>
        <Route path={PAGES.signIn} component={SignIn} />
        <Route path={PAGES.signUp} component={SignUp} />
        <Route path={PAGES.forgotPassword} component={ForgotPassword} />
        <Route path={PAGES.resetPassword} component={ResetPassword} />
        {hasLapsed && (
          <Route>
            <Redirect to={signInAddress(location.pathname + location.search + location.hash)} />
          </Route>
        )}
        <Route>
          <Screen header={<VisitorHeader />}>
            <Switch>
              <Route path={PAGES.admin} component={AccessRequired} />
              <Route component={PageBehindSignIn} />
            </Switch>
          </Screen>
        </Route>
      </Switch>
    </Suspense>
  )
}

function VisitorHeader() {
  return (
    <header className="border-b border-line bg-sheet">
      <div className="page-wrap flex h-(--header-height) items-center">
        <HomeLink reader="visitor" />
      </div>
    </header>
  )
}

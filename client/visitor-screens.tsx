import { type ComponentType, lazy, Suspense, useEffect } from 'react'
import { Redirect, Route, Switch } from 'wouter'
import { PAGES, type ScreenFor } from '#contract/pages.ts'
import { HomeLink } from './layout/public-header.tsx'
import { Screen } from './layout/screen.tsx'
import { signInAddress } from './pages/after-sign-in.ts'
import { Spinner } from './ui/loading.tsx'

const AccessRequired = lazy(async () => ({
  default: (await import('./pages/access-required.tsx')).AccessRequired,
}))
const PageBehindSignIn = lazy(async () => ({
  default: (await import('./pages/page-not-found.tsx')).PageBehindSignIn,
}))

/** A visitor's page without a screen does not compile. */
const SCREENS = {
  [PAGES.signIn]: screenOf(async () => (await import('./pages/sign-in.tsx')).SignIn),
  [PAGES.signUp]: screenOf(async () => (await import('./pages/sign-up.tsx')).SignUp),
  [PAGES.forgotPassword]: screenOf(
    async () => (await import('./pages/forgot-password.tsx')).ForgotPassword,
  ),
  [PAGES.resetPassword]: screenOf(
    async () => (await import('./pages/reset-password.tsx')).ResetPassword,
  ),
  [PAGES.confirmAddress]: screenOf(
    async () => (await import('./pages/confirm-address.tsx')).ConfirmAddress,
  ),
} satisfies Record<ScreenFor<'visitor' | 'anyone'>, unknown>

type VisitorScreensProps = { hasLapsed: boolean; loadPage: (path: string) => void }

/** What the application shows to visitors; the public pages are documents of their own. */
export function VisitorScreens({ hasLapsed, loadPage }: VisitorScreensProps) {
  return (
    <Suspense fallback={<Spinner label="Opening the page" className="min-h-dvh" />}>
      <Switch>
        {Object.entries(SCREENS).map(([path, Page]) => (
          <Route key={path} path={path} component={Page} />
        ))}
        {hasLapsed && (
          <Route>
            <Redirect to={signInAddress(location.pathname + location.search + location.hash)} />
          </Route>
        )}
        <Route path={PAGES.home}>
          <LandingPage loadPage={loadPage} />
        </Route>
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

/** A document of the server's: who comes back to it in here, by the Back button, has it loaded. */
function LandingPage({ loadPage }: Pick<VisitorScreensProps, 'loadPage'>) {
  useEffect(() => loadPage(PAGES.home), [loadPage])
  return <Spinner label="Opening the page" className="min-h-dvh" />
}

function screenOf(load: () => Promise<ComponentType>) {
  return lazy(async () => ({ default: await load() }))
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

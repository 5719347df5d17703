import { QueryClientProvider } from '@tanstack/react-query'
import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { PAGES } from '#contract/pages.ts'
import { arrivalOf } from './accounts/google-outcome.ts'
import { useSession } from './accounts/session.tsx'
import { useCurrentUser } from './accounts/use-current-user.ts'
import { welcome } from './accounts/welcome.ts'
import { createCache } from './api/cache.ts'
import { pageAt } from './in-app-links.ts'
import { AppHeader } from './layout/app-header.tsx'
import { Screen } from './layout/screen.tsx'
import { pageAfterSignIn } from './pages/after-sign-in.ts'
import { CrashGuard } from './pages/crash.tsx'
import { Spinner } from './ui/loading.tsx'

const importPage = {
  [PAGES.home]: async () => ({ default: (await import('./pages/dashboard.tsx')).Dashboard }),
  [PAGES.history]: async () => ({ default: (await import('./pages/history.tsx')).History }),
  [PAGES.footers]: async () => ({ default: (await import('./pages/footers.tsx')).Footers }),
  [PAGES.credits]: async () => ({ default: (await import('./pages/credits.tsx')).Credits }),
  [PAGES.admin]: async () => ({ default: (await import('./pages/admin.tsx')).Admin }),
  [PAGES.checkout]: async () => ({ default: (await import('./pages/checkout.tsx')).Checkout }),
}
const Dashboard = lazy(importPage[PAGES.home])
const History = lazy(importPage[PAGES.history])
const Footers = lazy(importPage[PAGES.footers])
const Credits = lazy(importPage[PAGES.credits])
const Admin = lazy(importPage[PAGES.admin])
const Checkout = lazy(importPage[PAGES.checkout])
const ResetPassword = lazy(async () => ({
  default: (await import('./pages/reset-password.tsx')).ResetPassword,
}))
const PageNotFound = lazy(async () => ({
  default: (await import('./pages/page-not-found.tsx')).PageNotFound,
}))

/** Fetches the code of a page before it is known whether it will be shown. */
export async function prefetchPage(path: string): Promise<void> {
  const wanted = Object.entries(importPage).find(([page]) => page === path)
  await wanted?.[1]()
}

/** What the application shows to whoever is signed in: one header, and a page below it. */
export function MemberScreens() {
  // The cache lives and goes with these screens, so nobody finds another person's listings in it.
  const [cache] = useState(createCache)
  const [path] = useLocation()
  return (
    <QueryClientProvider client={cache}>
      <Switch>
        {/* Whoever pays is not distracted: this page has no header. */}
        <Route path={PAGES.checkout}>
          <Opening path={path}>
            <Checkout />
          </Opening>
        </Route>
        {/* The link of a mail works in any browser, also where somebody is signed in. */}
        <Route path={PAGES.resetPassword}>
          <Opening path={path}>
            <ResetPassword />
          </Opening>
        </Route>
        <Route>
          <Screen header={<MemberHeader path={path} />}>
            <Opening path={path}>
              <MemberRoutes />
            </Opening>
          </Screen>
        </Route>
      </Switch>
    </QueryClientProvider>
  )
}

function Opening({ path, children }: { path: string; children: ReactNode }) {
  return (
    <CrashGuard key={path}>
      <Suspense fallback={<Spinner label="Opening the page" className="min-h-[60dvh]" />}>
        {children}
      </Suspense>
    </CrashGuard>
  )
}

function MemberRoutes() {
  return (
    <Switch>
      <Route path={PAGES.home} component={Dashboard} />
      <Route path={PAGES.history} component={History} />
      <Route path={PAGES.footers} component={Footers} />
      <Route path={PAGES.credits} component={Credits} />
      <Route path={PAGES.admin} component={Admin} />
      <Route path={PAGES.signIn} component={PastSignIn} />
      <Route path={PAGES.signUp} component={PastSignIn} />
      <Route path={PAGES.forgotPassword} component={PastSignIn} />
      <Route component={PageNotFound} />
    </Switch>
  )
}

function MemberHeader({ path }: { path: string }) {
  const { signOut } = useSession()
  const { data: user } = useCurrentUser()
  return (
    <AppHeader
      current={pageAt(path) ?? PAGES.home}
      isAdmin={user?.isAdmin ?? false}
      onSignOut={() => void signOut()}
    />
  )
}

function PastSignIn() {
  const search = useSearch()
  // Greets whoever Google has led back to this page; the toast stands outside the screens.
  useEffect(() => {
    const arrival = arrivalOf(search)
    if (arrival !== null) welcome(arrival)
  }, [search])
  return <Redirect to={pageAfterSignIn(search)} replace />
}

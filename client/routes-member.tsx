import { lazy, Suspense } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { PAGES } from '#contract/pages.ts'
import { useSession } from './accounts/session.tsx'
import { useCurrentUser } from './accounts/use-current-user.ts'
import { pageAt } from './in-app-links.ts'
import { AppHeader } from './layout/app-header.tsx'
import { Screen } from './layout/screen.tsx'
import { pageAfterSignIn } from './pages/after-sign-in.ts'
import { CrashGuard } from './pages/crash.tsx'
import { PageNotFound } from './pages/page-not-found.tsx'
import { Spinner } from './ui/loading.tsx'

const Dashboard = lazy(async () => ({ default: (await import('./pages/dashboard.tsx')).Dashboard }))
const History = lazy(async () => ({ default: (await import('./pages/history.tsx')).History }))
const Footers = lazy(async () => ({ default: (await import('./pages/footers.tsx')).Footers }))

/** What the application shows to whoever is signed in: one header, and a page below it. */
export function MemberRoutes() {
  const { signOut } = useSession()
  const [path] = useLocation()
  const { data: user } = useCurrentUser()
  const header = (
    <AppHeader
      current={pageAt(path) ?? PAGES.home}
      isAdmin={user?.isAdmin ?? false}
      onSignOut={() => void signOut()}
    />
  )
  return (
    <Screen header={header}>
      <CrashGuard key={path}>
        <Suspense fallback={<Spinner label="Opening the page" className="min-h-[60dvh]" />}>
          <Switch>
            <Route path={PAGES.home} component={Dashboard} />
            <Route path={PAGES.history} component={History} />
            <Route path={PAGES.footers} component={Footers} />
            <Route path={PAGES.signIn} component={PastSignIn} />
            <Route path={PAGES.signUp} component={PastSignIn} />
            <Route component={PageNotFound} />
          </Switch>
        </Suspense>
      </CrashGuard>
    </Screen>
  )
}

function PastSignIn() {
  return <Redirect to={pageAfterSignIn(useSearch())} replace />
}

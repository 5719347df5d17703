import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { Redirect, Route, Switch, useLocation, useSearch } from 'wouter'
import { accountRoutes, type CurrentUser } from '#contract/accounts.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { PAGE_ROWS, PAGES, type ScreenFor } from '#contract/pages.ts'
import { arrivalOf } from '#client/accounts/identity/google-outcome.ts'
import { useSession } from './accounts/session.tsx'
import { useCurrentUser } from './accounts/use-current-user.ts'
import { welcome } from './accounts/welcome.ts'
import { createCache } from './api/cache.ts'
import { draftNames } from './browser/drafts.ts'
import { Till } from './credits/till.tsx'
import { useIsBeingSet } from './generator/writing/being-set.ts'
import { pageAt } from './in-app-links.ts'
import { AppHeader } from './layout/app-header.tsx'
import { Screen } from './layout/screen.tsx'
import { pageAfterSignIn } from './pages/after-sign-in.ts'
import { CrashGuard } from './pages/crash.tsx'
import { Spinner } from './ui/loading.tsx'
import { useLatePart } from './ui/use-late-part.ts'

// All that belongs to it; what is opened more rarely it fetches itself.
const HISTORY = screenOf(async () => (await import('./pages/history-screens.tsx')).HistoryScreens)

/** A member's page without a screen does not compile. */
const SCREENS = {
  [PAGES.home]: screenOf(async () => (await import('./pages/dashboard.tsx')).Dashboard),
  [PAGES.history]: HISTORY,
  [PAGES.versions]: HISTORY,
  [PAGES.deleted]: HISTORY,
  [PAGES.batches]: screenOf(async () => (await import('./pages/batches.tsx')).Batches),
  [PAGES.improve]: screenOf(async () => (await import('./pages/one-listing/improve.tsx')).Improve),
  [PAGES.footers]: screenOf(async () => (await import('./pages/footers.tsx')).Footers),
  [PAGES.shopProfile]: screenOf(
    async () => (await import('./pages/shop-profile.tsx')).ShopProfilePage,
  ),
  [PAGES.accessTokens]: screenOf(
    async () => (await import('./pages/access-tokens.tsx')).AccessTokens,
  ),
  [PAGES.credits]: screenOf(async () => (await import('./pages/credits.tsx')).Credits),
  [PAGES.receipt]: screenOf(async () => (await import('./pages/receipt.tsx')).ReceiptPage),
  [PAGES.admin]: screenOf(async () => (await import('./pages/admin.tsx')).Admin),
  [PAGES.checkout]: screenOf(async () => (await import('./pages/checkout.tsx')).Checkout),
} satisfies Record<ScreenFor<'member' | 'admin'>, unknown>
const Checkout = SCREENS[PAGES.checkout].Screen
const ResetPassword = lazy(async () => ({
  default: (await import('./pages/reset-password.tsx')).ResetPassword,
}))
const ConfirmAddress = lazy(async () => ({
  default: (await import('./pages/confirm-address.tsx')).ConfirmAddress,
}))
const PageNotFound = lazy(async () => ({
  default: (await import('./pages/page-not-found.tsx')).PageNotFound,
}))

const importQuestion = () => import('./pages/sign-out-question.tsx')
const SignOutQuestion = lazy(async () => ({ default: (await importQuestion()).SignOutQuestion }))

/** Fetches the code of a page before it is known whether it will be shown. */
export async function prefetchPage(path: string): Promise<void> {
  const wanted = Object.entries(SCREENS).find(([page]) => page === path)
  await wanted?.[1].load()
}

function screenOf(load: () => Promise<ComponentType>) {
  return { load, Screen: lazy(async () => ({ default: await load() })) }
}

/** What the application shows to whoever is signed in: one header, and a page below it. */
export function MemberScreens({ account }: { account: Promise<CurrentUser> }) {
  // The cache lives and goes with these screens, so nobody finds another person's listings in it.
  const [cache] = useState(() => cacheOf(account))
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
        <Route path={PAGES.resetPassword}>
          <Opening path={path}>
            <ResetPassword />
          </Opening>
        </Route>
        <Route path={PAGES.confirmAddress}>
          <Opening path={path}>
            <ConfirmAddress />
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

function cacheOf(account: Promise<CurrentUser>): QueryClient {
  const cache = createCache()
  void cache.prefetchQuery({
    queryKey: [accountRoutes.currentUser.path],
    queryFn: () => account,
  })
  return cache
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
      {Object.entries(SCREENS).map(([path, { Screen: Page }]) => (
        <Route key={path} path={path} component={Page} />
      ))}
      {PAGE_ROWS.filter(({ access }) => access === 'visitor').map(({ path }) => (
        <Route key={path} path={path} component={PastSignIn} />
      ))}
      <Route component={PageNotFound} />
    </Switch>
  )
}

function MemberHeader({ path }: { path: string }) {
  const { signOut } = useSession()
  const { data: user } = useCurrentUser()
  // The credit goes before her eyes, with the listing that it bought.
  const isBeingSet = useIsBeingSet()
  const [isLeaving, setIsLeaving] = useState(false)
  useLatePart(isLeaving, importQuestion)
  const leave = () => void signOut()
  return (
    <>
      <AppHeader
        current={pageAt(path) ?? PAGES.home}
        isAdmin={user?.isAdmin ?? false}
        till={user && <Till key={path} credits={user.credits + (isBeingSet ? LISTING_COST : 0)} />}
        onSignOut={() => (draftNames().length === 0 ? leave() : setIsLeaving(true))}
      />
      {isLeaving && (
        <Suspense>
          <SignOutQuestion onStay={() => setIsLeaving(false)} onLeave={leave} />
        </Suspense>
      )}
    </>
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

import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import type { Identity } from '#client/accounts/identity/identity.ts'
import { SessionProvider, useSession } from './accounts/session.tsx'
import { createApi } from './api/client.ts'
import { ApiContext } from './api/use-api.ts'
import { useInAppLinks } from './in-app-links.ts'
import { CrashGuard } from './pages/crash.tsx'
import { HasMoved } from './pages/heading/page-heading.tsx'
import { Unreachable } from './pages/unreachable.tsx'
import { Spinner } from './ui/loading.tsx'
import { Toaster } from './ui/toasts/toast.tsx'
import { TooltipProvider } from './ui/tooltip.tsx'

const VisitorScreens = lazy(async () => ({
  default: (await import('./visitor-screens.tsx')).VisitorScreens,
}))
const MemberScreens = lazy(async () => ({
  default: (await import('./member-screens.tsx')).MemberScreens,
}))

type AppProps = { identity: Identity; loadPage: (path: string) => void }

/** The application: what the screens stand on, and which screens there are for whom. */
export function App({ identity, loadPage }: AppProps) {
  const [api] = useState(() => createApi(identity.tokens))
  return (
    <CrashGuard>
      <ApiContext value={api}>
        <SessionProvider identity={identity} loadPage={loadPage}>
          <TooltipProvider>
            <Screens loadPage={loadPage} />
            <Toaster />
          </TooltipProvider>
        </SessionProvider>
      </ApiContext>
    </CrashGuard>
  )
}

function Screens({ loadPage }: Pick<AppProps, 'loadPage'>) {
  useInAppLinks()
  return (
    <HasMoved value={useHasMoved()}>
      <Suspense fallback={<Opening />}>
        <ScreensOfSession loadPage={loadPage} />
      </Suspense>
    </HasMoved>
  )
}

function ScreensOfSession({ loadPage }: Pick<AppProps, 'loadPage'>) {
  const { state } = useSession()
  switch (state.status) {
    case 'loading':
      return <Opening />
    case 'leaving':
      return <Spinner label="Leaving" className="min-h-dvh" />
    case 'unreachable':
      return <Unreachable message={state.message} />
    case 'signedOut':
      return <VisitorScreens hasLapsed={state.hasLapsed === true} loadPage={loadPage} />
    case 'signedIn':
      return <MemberScreens key={state.user.id} account={state.account} />
    default:
      return state satisfies never
  }
}

function Opening() {
  return <Spinner label="Opening Listwright" className="min-h-dvh" />
}

function useHasMoved(): boolean {
  const [path] = useLocation()
  const [firstPath] = useState(path)
  const [hasMoved, setHasMoved] = useState(false)
  if (path !== firstPath && !hasMoved) setHasMoved(true)
  return hasMoved
}

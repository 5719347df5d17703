import { QueryClientProvider } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { onTestFinished, vi } from 'vitest'
import { render } from 'vitest-browser-react'
import type { Identity } from '#client/accounts/identity/identity.ts'
import { createCache } from '#client/api/cache.ts'
import { createApi } from '#client/api/client.ts'
import { ApiContext } from '#client/api/use-api.ts'
import { App } from '#client/app.tsx'
import { Toaster } from '#client/ui/toasts/toast.tsx'
import { dismissToast } from '#client/ui/toasts/toasts.ts'
import { TooltipProvider } from '#client/ui/tooltip.tsx'
import { fakeIdentity, NOBODY } from './fake-identity.ts'

/** A part of a screen for someone who is signed in, with everything it stands on. */
export async function renderScreen(
  screen: ReactNode,
  { path = '/', entry = null }: { path?: string; entry?: unknown } = {},
) {
  goTo(path, entry)
  onTestFinished(dismissToast)
  const api = createApi(fakeIdentity(NOBODY).tokens)
  return render(
    <QueryClientProvider client={createCache()}>
      <ApiContext value={api}>
        <TooltipProvider>{screen}</TooltipProvider>
        <Toaster />
      </ApiContext>
    </QueryClientProvider>,
  )
}

/** The whole application at an address. `loadPage` stands in for leaving the document. */
export async function renderApp({ path, identity }: { path: string; identity: Identity }) {
  goTo(path)
  onTestFinished(dismissToast)
  const loadPage = vi.fn<(path: string) => void>()
  const { unmount } = await render(<App identity={identity} loadPage={loadPage} />)
  return { loadPage, unmount }
}

/** Shows another address without loading it, with what its entry of the history knows, and brings the old one back after the test. */
function goTo(path: string, entry: unknown = null): void {
  const before = location.href
  history.replaceState(entry, '', path)
  onTestFinished(() => history.replaceState(null, '', before))
}

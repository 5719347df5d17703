// This comes before everything that makes a schema.
import './api/without-eval.ts'
import './theme.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { hasHint } from './accounts/hint-cookie.ts'
import { embeddedIdentity } from './accounts/identity-embedded.ts'
import { App } from './app.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
// Dialogs hold the page still with a style element, which our security policy wants signed.
if (nonce) setNonce(nonce)

// Whoever was signed in will need these screens; they come while the session is being asked for.
if (hasHint()) prefetchScreens().catch(() => undefined)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to show the application in')
createRoot(root).render(
  <StrictMode>
    <App identity={embeddedIdentity()} loadPage={loadPage} />
  </StrictMode>,
)

async function prefetchScreens(): Promise<void> {
  const { prefetchPage } = await import('./member-screens.tsx')
  await prefetchPage(location.pathname)
}

function loadPage(path: string): void {
  // The browser may keep this document for its Back button; it then starts anew, with nothing in it.
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  location.replace(path)
}

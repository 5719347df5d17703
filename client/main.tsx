// This comes before everything that makes a schema.
import './api/without-eval.ts'
import './theme.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { embeddedIdentity } from './accounts/identity-embedded.ts'
import { App } from './app.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[name="csp-nonce"]')?.content
// Dialogs hold the page still with a style element, which our security policy wants signed.
if (nonce) setNonce(nonce)

const root = document.getElementById('root')
if (root === null) throw new Error('The page has no #root to show the application in')
createRoot(root).render(
  <StrictMode>
    <App identity={embeddedIdentity()} loadPage={loadPage} />
  </StrictMode>,
)

function loadPage(path: string): void {
  // The browser may keep this document for its Back button; it then starts anew, with nothing in it.
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  location.replace(path)
}

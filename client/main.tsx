// This comes before everything that makes a schema.
import './api/without-eval.ts'
import './member.css'
import { setNonce } from 'get-nonce'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import {
  firebaseSettings,
  type FirebaseSettings,
} from '#client/accounts/identity/firebase-settings.ts'
import { hasHint } from '#client/accounts/identity/hint-cookie.ts'
import { embeddedIdentity } from '#client/accounts/identity/embedded.ts'
import type { Identity } from '#client/accounts/identity/identity.ts'
import { App } from './app.tsx'
import { noteMissingParts } from './browser/missing-part.ts'
import { Unreachable } from './pages/unreachable.tsx'
import { Spinner } from './ui/loading.tsx'

const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.nonce
// Dialogs hold the page still with a style element, which our security policy wants signed.
if (nonce) setNonce(nonce)

noteMissingParts()

// Not before: nothing is written in them until the scripts have run, and on a slow network they would hold those up.
for (const face of ['1em "Besley Variable"', '1em "Figtree Variable"'])
  document.fonts.load(face).catch(() => undefined)

// Whoever was signed in will need these screens; they come while the session is being asked for.
if (hasHint()) prefetchScreens().catch(() => undefined)

const place = document.getElementById('root')
if (place === null) throw new Error('The page has no #root to show the application in')
const root = createRoot(place)

const firebase = firebaseSettings()
if (firebase === null) show(embeddedIdentity())
else void showWithFirebase(firebase)

function show(identity: Identity): void {
  root.render(
    <StrictMode>
      <App identity={identity} loadPage={loadPage} />
    </StrictMode>,
  )
}

async function showWithFirebase(settings: FirebaseSettings): Promise<void> {
  root.render(<Spinner label="Opening Listwright" className="min-h-dvh" />)
  try {
    const { firebaseIdentity } = await import('#client/accounts/identity/firebase.ts')
    show(firebaseIdentity(settings))
  } catch {
    root.render(
      <Unreachable message="Sign-in could not be loaded. Check your internet connection and try again." />,
    )
  }
}

async function prefetchScreens(): Promise<void> {
  const { prefetchPage } = await import('./member-screens.tsx')
  await prefetchPage(location.pathname)
}

function loadPage(path: string): void {
  // The browser may keep this document for its Back button; it then starts anew, with nothing in it.
  addEventListener('pageshow', (event) => event.persisted && location.reload())
  location.replace(path)
}

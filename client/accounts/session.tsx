import { createContext, type ReactNode, use, useEffect, useEffectEvent, useState } from 'react'
import type { Api } from '#client/api/client.ts'
import { useApi } from '#client/api/use-api.ts'
import { showToast } from '#client/ui/toasts/toasts.ts'
import { PAGES } from '#contract/pages.ts'
import { accountRoutes, type CurrentUser } from '#contract/accounts.ts'
import { claimStorage, forgetAccount, watchOwner } from '#client/browser/owned-storage.ts'
import { clearHint, setHint } from '#client/accounts/identity/hint-cookie.ts'
import type { Identity, IdentityReport, IdentityUser } from '#client/accounts/identity/identity.ts'
import { logError, logWarning } from '#client/browser/log.ts'

export type SessionState =
  | { status: 'loading' }
  /** Lapsed: whoever was signed in did not leave, but was asked to sign in again. */
  | { status: 'signedOut'; hasLapsed?: true }
  | { status: 'signedIn'; user: IdentityUser; account: Promise<CurrentUser> }
  | { status: 'leaving' }
  | { status: 'unreachable'; message: string }

export type Session = {
  /** Who signs people in. */
  name: Identity['name']
  state: SessionState
  /** Signs in; the state follows. Rejects with a sentence for the person. */
  signIn: Identity['signIn']
  signUp: Identity['signUp']
  signInWithGoogle: Identity['signInWithGoogle']
  freeAddress: Identity['freeAddress']
  confirm: Identity['confirm']
  requestPasswordReset: Identity['requestPasswordReset']
  changePassword: Identity['changePassword']
  /** Forgets everything of the account here and ends on the landing page. */
  signOut: () => Promise<void>
}

const SessionContext = createContext<Session | null>(null)

export function useSession(): Session {
  const session = use(SessionContext)
  if (session === null) throw new Error('useSession needs a SessionProvider around it')
  return session
}

type SessionProviderProps = {
  identity: Identity
  /** Loads a page anew, so that nothing of this one stays in memory. */
  loadPage: (path: string) => void
  children: ReactNode
}

/** Knows who is signed in: loading until the first report, then signed in or signed out. */
export function SessionProvider({ identity, loadPage, children }: SessionProviderProps) {
  const api = useApi()
  const [state, setState] = useState<SessionState>({ status: 'loading' })

  // The screens go with the state, and with them all that they had fetched.
  const leave = () => {
    setState({ status: 'leaving' })
    api.abandon()
    clearHint()
    loadPage(PAGES.home)
  }
  const lapse = () => {
    clearHint()
    showToast({ title: 'Please sign in again', description: SESSION_OVER })
    setState({ status: 'signedOut', hasLapsed: true })
  }
  const receive = useEffectEvent(async (report: IdentityReport) => {
    switch (report.kind) {
      case 'user':
        claimStorage(report.user.id)
        if (identity.name === 'firebase') setHint()
        setState({ status: 'signedIn', user: report.user, account: accountAhead(api) })
        // No screen waits for these: its own first call opens the account as well.
        await syncUser(api, identity)
        return sendFingerprint(api, report.user.id)
      case 'nobody':
        if (state.status === 'signedIn') return lapse()
        clearHint()
        // The server took the browser for a member's; the landing page belongs here.
        if (location.pathname === PAGES.home) return leave()
        return setState({ status: 'signedOut' })
      case 'unreachable':
        return setState({ status: 'unreachable', message: report.message })
      default:
        return report satisfies never
    }
  })
  // Listens to the identity provider, which alone knows who is signed in.
  useEffect(() => identity.watch((report) => void receive(report)), [identity])

  const followOwner = useEffectEvent((ownerId: unknown) => {
    if (state.status !== 'signedIn' || ownerId === state.user.id) return
    // The hint stays: it speaks of whoever has signed in over there.
    setState({ status: 'leaving' })
    api.abandon()
    loadPage(PAGES.home)
  })
  // Listens to the other tabs: whoever signs out there leaves nothing open, or typed anew, in here.
  useEffect(() => watchOwner(followOwner), [])

  const signOut = async () => {
    setState({ status: 'leaving' })
    // Each would be refused once the session is over, and could write down something after all.
    api.abandon()
    await identity.signOut().catch((error: unknown) => logError('Error signing out', error))
    forgetAccount()
    leave()
  }
  return <SessionContext value={{ ...identity, state, signOut }}>{children}</SessionContext>
}

const SESSION_OVER =
  'Your session has ended. What you typed is kept in this browser until you are back.'

const SYNC = { embedded: accountRoutes.syncLocal, firebase: accountRoutes.syncFirebase }

/** Asked for while the screens that show it are still being drawn; they tell it when this fails. */
function accountAhead(api: Api): Promise<CurrentUser> {
  const account = api.read(accountRoutes.currentUser)
  account.catch(() => undefined)
  return account
}

// Whoever is signed in stays so when this fails.
async function syncUser(api: Api, identity: Identity): Promise<void> {
  try {
    const idToken = (await identity.tokens.current()) ?? ''
    await api.send(SYNC[identity.name], { body: { idToken } })
  } catch (error) {
    logError('Error syncing user with backend', error)
  }
}

async function sendFingerprint(api: Api, userId: string): Promise<void> {
  try {
    const { sendOnce } = await import('#client/accounts/identity/fingerprint.ts')
    await sendOnce(api, userId)
  } catch (error) {
    logWarning('Failed to update fingerprint', error)
  }
}

import { ApiError } from '#client/api/api-error.ts'
import { type Api, createApi } from '#client/api/client.ts'
import { googleRoutes } from '#contract/google.ts'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { arrivalOf, pageWithoutOutcome } from './google-outcome.ts'
import { hasHint, markLeaving } from './hint-cookie.ts'
import type { Identity } from './identity.ts'
import { followOnePerson } from './one-person.ts'

const COOKIES_REFUSED =
  'Your browser did not keep the sign-in. Please allow cookies for this site and try again.'

/** The identity provider that is part of the server: a session cookie that only mints ID tokens. */
export function embeddedIdentity(): Identity {
  const api = createApi({ current: async () => null, renewed: async () => null })
  const person = followOnePerson(() => mintToken(api))
  // While the first screen is still being drawn, which takes a slow phone as long as the answer does.
  let first = isExpected() ? person.asked() : null
  const enter = async () => {
    const report = person.tell(await person.asked())
    if (report.kind === 'nobody') throw new Error(COOKIES_REFUSED)
  }
  return {
    name: 'embedded',
    tokens: person.tokens,
    watch: (onReport) => {
      person.watchers.add(onReport)
      if (isExpected()) void (first ?? person.asked()).then(person.tell)
      else onReport({ kind: 'nobody' })
      first = null
      return () => person.watchers.delete(onReport)
    },
    signIn: async (credentials) => {
      await api.send(identityRoutes.signIn, { body: credentials })
      await enter()
    },
    signUp: async (credentials) => {
      await api.send(identityRoutes.signUp, { body: credentials })
      await enter()
    },
    signInWithGoogle: async () => {
      const body = { provider: 'google', callbackURL: pageWithoutOutcome() } as const
      const { url } = await api.send(googleRoutes.startGoogle, { body })
      location.assign(url)
      return null
    },
    freeAddress: async () => {
      await api.send(googleRoutes.freeAddress, {})
      await enter()
    },
    signOut: async () => {
      person.forget()
      markLeaving()
      await api.send(identityRoutes.signOut, {})
    },
    confirm: async (credentials) => {
      await api.send(identityRoutes.signIn, { body: credentials })
      if ((await person.tokens.renewed()) === null) throw new Error(COOKIES_REFUSED)
    },
    requestPasswordReset: async (email) => {
      await api.send(identityRoutes.requestPasswordReset, { body: { email } })
    },
    changePassword: async (change) => {
      await api.send(identityRoutes.changePassword, { body: change })
    },
  }
}

/**
 * Each page comes with a hint where there is a session; without one asking would leave a 401 in the console.
 * At home the application itself says that there is a session.
 */
function isExpected(): boolean {
  return hasHint() || arrivalOf(location.search) !== null || location.pathname === PAGES.home
}

/** A new ID token, or null when the session is over. */
async function mintToken(api: Api): Promise<string | null> {
  try {
    const { token } = await api.read(identityRoutes.mintToken)
    return token
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return null
    throw error
  }
}

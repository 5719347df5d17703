import * as z from 'zod/mini'
import { ApiError, messageOf } from '#client/api/api-error.ts'
import { type Api, createApi } from '#client/api/client.ts'
import { identityRoutes } from '#contract/identity.ts'
import { PAGES } from '#contract/pages.ts'
import { route } from '#contract/route.ts'
import { hasHint, setHint } from './hint-cookie.ts'
import { claimsOf, holdToken } from './id-token.ts'
import type { Identity, IdentityReport } from './identity.ts'

/** Answered only where sign-in with Google is set up; see the public configuration. */
const startGoogle = route({
  method: 'POST',
  path: '/api/identity/sign-in/social',
  summary: 'Where Google asks the person',
  access: 'anyone',
  body: z.object({ provider: z.literal('google'), callbackURL: z.string() }),
  answer: z.object({ url: z.url() }),
})

const COOKIES_REFUSED =
  'Your browser did not keep the sign-in. Please allow cookies for this site and try again.'

/** The identity provider that is part of the server: a session cookie that only mints ID tokens. */
export function embeddedIdentity(): Identity {
  const api = createApi({ current: async () => null, renewed: async () => null })
  const tokens = holdToken(() => mintToken(api))
  const watchers = new Set<(report: IdentityReport) => void>()
  const reportUser = async () => {
    const report = await lookUp(tokens.renewed)
    for (const onReport of watchers) onReport(report)
    return report
  }
  const enter = async () => {
    const report = await reportUser()
    if (report.kind === 'nobody') throw new Error(COOKIES_REFUSED)
  }
  return {
    tokens,
    watch: (onReport) => {
      watchers.add(onReport)
      // Without the hint nobody is signed in, and asking would leave a 401 in the console.
      if (hasHint()) void reportUser()
      else onReport({ kind: 'nobody' })
      return () => watchers.delete(onReport)
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
      const body = { provider: 'google', callbackURL: PAGES.home } as const
      const { url } = await api.send(startGoogle, { body })
      // Google leads back to the home page, which then has to ask who came.
      setHint()
      location.assign(url)
    },
    signOut: async () => {
      tokens.forget()
      await api.send(identityRoutes.signOut, {})
    },
    confirm: async (credentials) => {
      await api.send(identityRoutes.signIn, { body: credentials })
      if ((await tokens.renewed()) === null) throw new Error(COOKIES_REFUSED)
    },
    requestPasswordReset: async (email) => {
      await api.send(identityRoutes.requestPasswordReset, { body: { email } })
    },
    changePassword: async (change) => {
      await api.send(identityRoutes.changePassword, { body: change })
    },
  }
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

async function lookUp(renewedToken: () => Promise<string | null>): Promise<IdentityReport> {
  try {
    const token = await renewedToken()
    if (token === null) return { kind: 'nobody' }
    const { sub, email } = claimsOf(token)
    return { kind: 'user', user: { id: sub, email } }
  } catch (error) {
    return { kind: 'unreachable', message: messageOf(error, 'Sign-in could not be checked.') }
  }
}

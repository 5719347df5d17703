import type { FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import { networkOf } from '#server/accounts/network.ts'
import type { Handlers } from '#server/http/serve.ts'
import { attemptLimits } from './attempts.ts'
import { sessionCookie } from './cookie.ts'
import { counters } from './counters.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import { ownSite } from './own-site.ts'
import type { PasswordParts } from './password-changes.ts'
import { passwordHandlers } from './password-routes.ts'

type Parts = PasswordParts & {
  identity: EmbeddedIdentity
  /** Whether sign-ups from this request's address are counted. */
  isCounted: (request: FastifyRequest) => boolean
}

/** The embedded identity provider over HTTP: a cookie that only mints ID tokens. */
export function identityHandlers(parts: Parts): Handlers<typeof identityRoutes> {
  const { identity, origin } = parts
  const limits = attemptLimits(counters(parts.db, parts.clock))
  const cookie = sessionCookie(origin)
  return {
    ...passwordHandlers({ ...parts, limits }),
    signUp: async ({ body, request, reply }) => {
      ownSite(request, origin)
      if (parts.isCounted(request)) await limits.signUp(networkOf(request.ip))
      const { person, sessionSecret } = await identity.signUp(body)
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signIn: async ({ body, request, reply }) => {
      ownSite(request, origin)
      const guess = { email: body.email, network: networkOf(request.ip) }
      await limits.guess(guess)
      const { person, sessionSecret } = await identity.signIn(body)
      await limits.forgive(guess)
      // Whoever proves anew who they are gets a new session, and the old one goes.
      await identity.signOut(cookie.read(request))
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signOut: async ({ request, reply }) => {
      ownSite(request, origin)
      await identity.signOut(cookie.read(request))
      cookie.clear(reply)
    },
    mintToken: async ({ request }) => {
      ownSite(request, origin)
      const secret = cookie.read(request)
      if (secret !== '') await limits.token(secret)
      return { token: await identity.mintToken(secret) }
    },
    publicKeys: async () => ({ keys: await identity.publicKeys() }),
  }
}

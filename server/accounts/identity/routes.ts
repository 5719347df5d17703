import type { FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import { networkOf } from '#server/accounts/network.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Clock } from '#server/platform/clock.ts'
import { attemptLimits } from './attempts.ts'
import { sessionCookie } from './cookie.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import { ownSite } from './own-site.ts'

type Parts = {
  identity: EmbeddedIdentity
  clock: Clock
  /** The site's own origin: no other page may sign anyone in or out. */
  origin: string
  /** Whether sign-ups from this request's address are counted. */
  isCounted: (request: FastifyRequest) => boolean
}

/** The embedded identity provider over HTTP: a cookie that only mints ID tokens. */
export function identityHandlers(parts: Parts): Handlers<typeof identityRoutes> {
  const { identity, origin } = parts
  const limits = attemptLimits(parts.clock)
  const cookie = sessionCookie(origin)
  return {
    signUp: async ({ body, request, reply }) => {
      ownSite(request, origin)
      if (parts.isCounted(request)) limits.signUp(networkOf(request.ip))
      const { person, sessionSecret } = await identity.signUp(body)
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signIn: async ({ body, request, reply }) => {
      ownSite(request, origin)
      const guess = { email: body.email, network: networkOf(request.ip) }
      limits.guess(guess)
      const { person, sessionSecret } = await identity.signIn(body)
      limits.forgive(guess)
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
      return { token: await identity.mintToken(cookie.read(request)) }
    },
    publicKeys: async () => ({ keys: await identity.publicKeys() }),
  }
}

import type { FastifyRequest } from 'fastify'
import type { identityRoutes } from '#contract/identity.ts'
import { refuseSuspendedPerson } from '#server/accounts/suspension.ts'
import type { Handlers } from '#server/http/serve.ts'
import { guessLimits } from '#server/limits/guesses.ts'
import { limiter } from '#server/limits/limiter.ts'
import { networkOf } from '#server/limits/network.ts'
import { noteCaller } from '#server/platform/circumstances.ts'
import { Problem } from '#server/platform/problem.ts'
import { addressHandlers } from './address-routes.ts'
import { mailConfirmation } from './addresses.ts'
import { ISSUER } from './issuer.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { sessionCookie } from './cookie.ts'
import type { EmbeddedIdentity } from './embedded.ts'
import { ownSite } from './own-site.ts'
import type { PasswordServices } from './password-changes.ts'
import { passwordHandlers } from './password-routes.ts'

type IdentityServices = PasswordServices & {
  supportEmail: string | undefined
  identity: EmbeddedIdentity
  /** Whether sign-ups from this request's address are counted. */
  isCounted: (request: FastifyRequest) => boolean
}

/** The embedded identity provider over HTTP: a cookie that only mints ID tokens. */
export function identityHandlers(services: IdentityServices): Handlers<typeof identityRoutes> {
  const { identity, origin } = services
  const limits = limiter(services.db, services.clock)
  const guesses = guessLimits(services.db, services.clock)
  const cookie = sessionCookie(origin)
  return {
    ...passwordHandlers({ ...services, limits, guesses }),
    ...addressHandlers({ ...services, limits }),
    signUp: async ({ body, request, reply }) => {
      ownSite(request, origin)
      if (services.isCounted(request))
        await limits.take('signUpsFromOneNetwork', networkOf(request.ip))
      refuseCommonPassword({ ...body, field: 'password' })
      const { person, sessionSecret } = await identity.signUp(body)
      noteCaller(person.id)
      // The account is there, whatever becomes of the mail; it can be sent again.
      await mailConfirmation(services, person).catch((error: unknown) =>
        services.log.error({ err: error }, 'A link to confirm an address could not be made'),
      )
      // The account that this browser was signed in to before is not left open behind it.
      await identity.signOut(cookie.read(request))
      cookie.set(reply, sessionSecret)
      return { user: person }
    },
    signIn: async ({ body, request, reply }) => {
      ownSite(request, origin)
      const guess = { email: body.email, network: networkOf(request.ip) }
      await guesses.guess(guess)
      const { person, sessionSecret } = await identity.signIn(body)
      await refuseSuspendedPerson(services.db, {
        issuer: ISSUER,
        subject: person.id,
        supportEmail: services.supportEmail,
      }).catch(async (error: unknown) => {
        await identity.signOut(sessionSecret)
        throw error
      })
      await guesses.forgive(guess)
      noteCaller(person.id)
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
    mintToken: async ({ request, reply }) => {
      ownSite(request, origin)
      const secret = cookie.read(request)
      if (secret !== '') await limits.take('tokensOfOneSession', secret)
      const { token, isExtended } = await identity.mintToken(secret).catch((error: unknown) => {
        // Pages would go on taking the browser for a member's.
        if (error instanceof Problem && error.code === 'not_signed_in') cookie.clear(reply)
        throw error
      })
      if (isExtended) cookie.set(reply, secret)
      return { token }
    },
    publicKeys: async () => ({ keys: await identity.publicKeys() }),
  }
}

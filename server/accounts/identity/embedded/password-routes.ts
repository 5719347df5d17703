import type { passwordRoutes } from '#contract/identity.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { GuessLimits } from '#server/limits/guesses.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { networkOf } from '#server/limits/network.ts'
import { sessionCookie } from './cookie.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { ownSite } from './own-site.ts'
import {
  changePassword,
  ownerOf,
  type PasswordServices,
  requestReset,
  resetPassword,
} from './password-changes.ts'

type RouteServices = PasswordServices & { limits: Limiter; guesses: GuessLimits }

/** Forgotten and changed passwords over HTTP. */
export function passwordHandlers(services: RouteServices): Handlers<typeof passwordRoutes> {
  const { limits, guesses, origin } = services
  const cookie = sessionCookie(origin)
  return {
    requestPasswordReset: async ({ body, request, reply }) => {
      ownSite(request, origin)
      // The same for addresses with and without an account: the limit gives nobody away.
      await limits.take('resetsFromOneNetwork', networkOf(request.ip))
      await limits.take('resetsForOneAddress', body.email)
      // Only then, so that neither the answer nor its time tells who has an account.
      reply.raw.once('close', () => requestReset(services, body.email))
    },
    resetPassword: async ({ body, request }) => {
      ownSite(request, origin)
      refuseCommonPassword({ password: body.newPassword, field: 'newPassword' })
      await resetPassword(services, body)
    },
    changePassword: async ({ body, request }) => {
      ownSite(request, origin)
      const owner = await ownerOf(services, cookie.read(request))
      const { email } = owner
      refuseCommonPassword({ password: body.newPassword, email, field: 'newPassword' })
      const guess = { email, network: networkOf(request.ip) }
      await guesses.guess(guess)
      await changePassword(services, owner, body)
      await guesses.forgive(guess)
    },
  }
}

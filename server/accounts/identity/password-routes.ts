import type { passwordRoutes } from '#contract/identity.ts'
import { networkOf } from '#server/accounts/network.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { AttemptLimits } from './attempts.ts'
import { sessionCookie } from './cookie.ts'
import { ownSite } from './own-site.ts'
import {
  changePassword,
  ownerOf,
  type PasswordParts,
  requestReset,
  resetPassword,
} from './password-changes.ts'

type Parts = PasswordParts & { limits: AttemptLimits }

/** Forgotten and changed passwords over HTTP. */
export function passwordHandlers(parts: Parts): Handlers<typeof passwordRoutes> {
  const { limits, origin } = parts
  const cookie = sessionCookie(origin)
  return {
    requestPasswordReset: async ({ body, request, reply }) => {
      ownSite(request, origin)
      await limits.reset({ email: body.email, network: networkOf(request.ip) })
      // Only then, so that neither the answer nor its time tells who has an account.
      reply.raw.once('close', () => requestReset(parts, body.email))
    },
    resetPassword: async ({ body, request }) => {
      ownSite(request, origin)
      await resetPassword(parts, body)
    },
    changePassword: async ({ body, request }) => {
      ownSite(request, origin)
      const owner = await ownerOf(parts, cookie.read(request))
      const guess = { email: owner.email, network: networkOf(request.ip) }
      await limits.guess(guess)
      await changePassword(parts, owner, body)
      await limits.forgive(guess)
    },
  }
}

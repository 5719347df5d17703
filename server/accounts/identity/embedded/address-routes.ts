import type { addressRoutes } from '#contract/addresses.ts'
import type { Handlers } from '#server/http/serve.ts'
import type { Limiter } from '#server/limits/limiter.ts'
import { answerForAddress, mailConfirmation, wantAddress } from './addresses.ts'
import { sessionCookie } from './cookie.ts'
import { ownSite } from './own-site.ts'
import { ownerOf, type PasswordServices } from './password-changes.ts'

type RouteServices = PasswordServices & { limits: Limiter }

/** Confirmed and changed addresses over HTTP. */
export function addressHandlers(services: RouteServices): Handlers<typeof addressRoutes> {
  const { limits, origin } = services
  const cookie = sessionCookie(origin)
  return {
    sendConfirmation: async ({ request }) => {
      ownSite(request, origin)
      const owner = await ownerOf(services, cookie.read(request))
      if (owner.emailVerified) return
      await limits.take('addressMailsOfOnePerson', owner.id)
      await mailConfirmation(services, owner)
    },
    changeAddress: async ({ body: { email }, request }) => {
      ownSite(request, origin)
      const owner = await ownerOf(services, cookie.read(request))
      await limits.take('addressMailsOfOnePerson', owner.id)
      await limits.take('addressMailsToOneAddress', email)
      await wantAddress(services, owner, email)
    },
    answerForAddress: async ({ body, request }) => {
      ownSite(request, origin)
      await answerForAddress(services, body)
    },
  }
}

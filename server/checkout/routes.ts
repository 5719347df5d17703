import { checkoutRoutes } from '#contract/checkout.ts'
import { history } from '#server/credits/history.ts'
import type { Database } from '#server/database/database.ts'
import type { Handlers } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'
import { addCredits, type CheckoutParts, openSession } from './checkout.ts'
import { listOpenRefundRequests, listRefundRequests, refund, requestRefund } from './refunds.ts'

type Parts = { db: Database; checkout: CheckoutParts | null }

export function checkoutHandlers({ db, checkout }: Parts): Handlers<typeof checkoutRoutes> {
  const on = () => {
    if (checkout === null) throw new Problem('payments_off')
    return checkout
  }
  return {
    createPaymentIntent: async ({ actor, body, idempotencyKey }) =>
      openSession(on(), { userId: actor.id, packageKey: body.package, idempotencyKey }),
    addCredits: async ({ actor, body }) =>
      addCredits(on(), { userId: actor.id, intentId: body.paymentIntentId }),
    listCreditEntries: async ({ actor, query: { limit, cursor }, reply }) => {
      const { entries, nextCursor } = await history(db, { userId: actor.id, limit, cursor })
      if (nextCursor !== null) {
        const next = new URLSearchParams({ limit: String(limit), cursor: String(nextCursor) })
        void reply.header(
          'link',
          `<${checkoutRoutes.listCreditEntries.path}?${next.toString()}>; rel="next"`,
        )
      }
      return entries
    },
    listRefundRequests: async ({ actor }) => listRefundRequests(db, actor.id),
    requestRefund: async ({ actor, body }) =>
      requestRefund(on(), { userId: actor.id, intentId: body.paymentIntentId }),
    listOpenRefundRequests: async () => listOpenRefundRequests(db),
    refund: async ({ actor, body }) =>
      refund(on(), { adminId: actor.id, intentId: body.paymentIntentId }),
  }
}

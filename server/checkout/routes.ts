import * as z from 'zod/mini'
import { ADMIN_SIGN_IN_AGAIN } from '#contract/admin.ts'
import type { checkoutRoutes } from '#contract/checkout.ts'
import type { creditEntryRoutes } from '#contract/credits.ts'
import type { paymentWarningRoutes } from '#contract/payment-warnings.ts'
import type { receiptRoutes } from '#contract/receipts.ts'
import { refuseStaleSignIn } from '#server/accounts/fresh-sign-in.ts'
import { history, sums } from '#server/credits/history.ts'
import type { Database } from '#server/database/database.ts'
import { asId } from '#server/database/ids.ts'
import { asCursor, positionIn } from '#server/http/cursor.ts'
import type { Handlers } from '#server/http/serve.ts'
import { Problem } from '#server/platform/problem.ts'
import { addCredits, type Checkout, openSession } from './checkout.ts'
import { receiptOf, type Seller } from './receipts.ts'
import { declineRefund, listOpenRefundRequests, listRefundRequests } from './refund-requests.ts'
import { refund, requestRefund } from './refunds.ts'
import { listOpenWarnings } from './warnings.ts'

type CheckoutServices = { db: Database; checkout: Checkout | null; seller: Seller }

export function checkoutHandlers({
  db,
  checkout,
  seller,
}: CheckoutServices): Handlers<
  typeof checkoutRoutes &
    typeof creditEntryRoutes &
    typeof receiptRoutes &
    typeof paymentWarningRoutes
> {
  const on = () => {
    if (checkout === null) throw new Problem('payments_off')
    return checkout
  }
  return {
    createPaymentIntent: async ({ actor, body, idempotencyKey, request }) =>
      openSession(on(), {
        userId: actor.id,
        networkAddress: request.ip,
        packageKey: body.package,
        idempotencyKey,
      }),
    addCredits: async ({ actor, body }) =>
      addCredits(on(), { userId: actor.id, intentId: body.paymentIntentId }),
    listCreditEntries: async ({ actor, query: { limit, cursor, only } }) => {
      const { entries, nextCursor } = await history(db, {
        userId: actor.id,
        limit,
        cursor: cursor === undefined ? undefined : positionIn(cursor, z.int()),
        isOfPayments: only === 'payments',
      })
      return { page: entries, nextCursor: nextCursor === null ? null : asCursor(nextCursor) }
    },
    creditSums: async ({ actor, query }) => sums(db, { userId: actor.id, ...query }),
    receipt: async ({ actor, params: { paymentIntentId: intentId } }) =>
      receiptOf(db, { userId: actor.id, intentId: asId(intentId), seller }),
    listRefundRequests: async ({ actor }) => listRefundRequests(db, actor.id),
    requestRefund: async ({ actor, body }) =>
      requestRefund(on(), { userId: actor.id, intentId: body.paymentIntentId }),
    listOpenRefundRequests: async () => listOpenRefundRequests(db),
    listPaymentWarnings: async () => listOpenWarnings(db),
    refund: async ({ actor: { id: adminId, authTime: signedInAt }, body }) => {
      const open = on()
      refuseStaleSignIn({ signedInAt, now: open.clock.now(), detail: ADMIN_SIGN_IN_AGAIN })
      return refund(open, { adminId, intentId: body.paymentIntentId })
    },
    declineRefund: async ({ actor, body: { paymentIntentId, reason } }) =>
      declineRefund(on(), { adminId: actor.id, intentId: paymentIntentId, reason }),
  }
}

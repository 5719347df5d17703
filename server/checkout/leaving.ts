import { Problem } from '#server/platform/problem.ts'
import type { Checkout } from './checkout.ts'
import { settle } from './settle.ts'

/**
 * Cancels what a person who leaves has not paid. Throws Problem('payment_under_way') when one is with
 * the bank already, or was paid in this moment: its credits would be gone before they were seen.
 */
export async function cancelOpenPayments(checkout: Checkout, userId: string): Promise<void> {
  const { db, provider } = checkout
  const open = await db
    .selectFrom('payments')
    .select('providerPaymentId')
    .where('userId', '=', userId)
    .where('provider', '=', provider.name)
    .where('status', 'in', ['created', 'pending'])
    .execute()
  for (const { providerPaymentId: intentId } of open) {
    // One that is being opened right now has no name yet; what it brings is given back.
    if (intentId === null) continue
    if (!(await isCanceled(checkout, intentId))) throw new Problem('payment_under_way')
  }
}

async function isCanceled(checkout: Checkout, intentId: string): Promise<boolean> {
  try {
    await checkout.provider.cancel(intentId)
    const settlement = await settle(checkout, intentId)
    return settlement === null || settlement.payment.status === 'canceled'
  } catch (error) {
    // Nobody has to stay because the provider is away: it is canceled later, or given back.
    if (error instanceof Problem && error.code === 'payment_service_unavailable') return true
    throw error
  }
}

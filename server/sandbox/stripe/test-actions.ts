import { openBooks } from './books.ts'
import { closeDispute, escalateInquiry, giveBack, openDispute, warnOfFraud } from './giving-back.ts'
import type { Desk } from './messages.ts'
import type { TestAction } from './page.ts'

/** Does to a payment what a bank, a cardholder or the provider's own dashboard would do. */
export async function doTestAction(
  desk: Desk,
  { action, intentId }: { action: TestAction; intentId: string },
): Promise<object> {
  switch (action) {
    case 'refund-part': {
      const { intent } = await openBooks(desk.tx, intentId)
      return giveBack(desk, { intentId, amountCents: Math.floor(intent.amountCents / 3) })
    }
    case 'refund':
      return giveBack(desk, { intentId })
    case 'dispute':
      return openDispute(desk, intentId)
    case 'inquiry':
      return openDispute(desk, intentId, 'warning_needs_response')
    case 'inquiry-closed':
      return closeDispute(desk, { intentId, status: 'warning_closed' })
    case 'inquiry-disputed':
      return escalateInquiry(desk, intentId)
    case 'fraud-warning':
      return warnOfFraud(desk, intentId)
    case 'dispute-won':
      return closeDispute(desk, { intentId, status: 'won' })
    case 'dispute-lost':
      return closeDispute(desk, { intentId, status: 'lost' })
    default:
      throw new Error(`Nobody does ${String(action satisfies never)}`)
  }
}

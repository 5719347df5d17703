import { Admin } from '#client/pages/admin.tsx'
import type { AdminOverview, AdminUser } from '#contract/admin.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import type { PaymentWarning } from '#contract/payment-warnings.ts'
import { type Answers, fakeApi } from './fake-api.ts'
import { renderScreen } from './render.tsx'
import { aUser } from './samples.ts'

const AT = '2025-11-14T12:00:00.000Z'

export function aMember(given: Partial<AdminUser> = {}): AdminUser {
  return {
    id: 'user-2',
    email: 'ben@bench.shop',
    credits: 12,
    createdAt: AT,
    signupIpAddress: '203.0.113.7',
    fingerprint: 'k3v9x0a1b2c3',
    suspension: null,
    ...given,
  }
}

export function aRefundRequest(given: Partial<AdminRefundRequest> = {}): AdminRefundRequest {
  return {
    id: 'request-1',
    paymentIntentId: 'pi_1',
    status: 'open',
    declineReason: null,
    createdAt: AT,
    email: 'ben@bench.shop',
    credits: 50,
    amount: 1999,
    purchasedAt: AT,
    isPossible: true,
    ...given,
  }
}

export function aPaymentWarning(given: Partial<PaymentWarning> = {}): PaymentWarning {
  return {
    id: 'du_1',
    kind: 'dispute',
    reason: 'fraudulent',
    email: 'ben@bench.shop',
    paymentIntentId: 'pi_1',
    credits: 50,
    amount: 1999,
    answerBy: new Date(2035, 11, 3, 12).toISOString(),
    ...given,
  }
}

export function anOverview(given: Partial<AdminOverview> = {}): AdminOverview {
  return {
    users: 2,
    totalCredits: 22,
    duplicateGroups: 0,
    groupsBy: { signupIpAddress: 0, fingerprint: 0 },
    listings: 3,
    ...given,
  }
}

/** The admin panel at a tab, in a shop with one other member. */
export async function openAdmin(tab: string, more: Answers = {}) {
  const server = fakeApi({
    currentUser: aUser({ isAdmin: true }),
    adminOverview: anOverview(),
    listAuditLines: [],
    listUsers: [aMember()],
    listDuplicates: [],
    listOpenRefundRequests: [],
    listPaymentWarnings: [],
    ...more,
  })
  await renderScreen(<Admin />, { path: `/admin?tab=${tab}` })
  return server
}

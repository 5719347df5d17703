import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import { useFreshSignIn } from '#client/accounts/fresh-sign-in.tsx'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { usePages } from '#client/api/use-pages.ts'
import { adminRoutes, type AdminUser, type DuplicateTrait, type UserSort } from '#contract/admin.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { paymentWarningRoutes } from '#contract/payment-warnings.ts'
import { PAGE } from '#contract/paging.ts'
import { accountRoutes } from '#contract/accounts.ts'

// Without a limit the server would answer with every user there is.
const A_PAGE = { limit: String(PAGE.default) }

export type UserFilters = { search: string; sort: UserSort }

export function useOverview() {
  return useAnswer(adminRoutes.adminOverview)
}

/** Users that match, page by page. */
export function useUsers({ search, sort }: UserFilters) {
  return usePages(adminRoutes.listUsers, { ...A_PAGE, sort, ...(search && { search }) })
}

/** Accounts that share an address or a fingerprint, page by page. */
export function useDuplicates(trait: DuplicateTrait) {
  return usePages(adminRoutes.listDuplicates, { by: trait })
}

/** What admins did, newest first, page by page. */
export function useAuditLines() {
  return usePages(adminRoutes.listAuditLines)
}

export function useOpenRefundRequests() {
  return useAnswer(checkoutRoutes.listOpenRefundRequests)
}

/** What banks say against payments. */
export function usePaymentWarnings() {
  return useAnswer(paymentWarningRoutes.listPaymentWarnings)
}

/** Sets a balance, unless it has moved since the admin saw it. */
export function useSetCredits() {
  const api = useApi()
  const freshly = useFreshSignIn()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ user, credits }: { user: AdminUser; credits: number }) =>
      freshly(() =>
        api.send(adminRoutes.setCredits, {
          params: { userId: user.id },
          body: { credits, expectedCredits: user.credits },
        }),
      ),
    onSettled: () => refreshAll(cache),
  })
}

/** Suspends an account with a reason, or lifts that without one. */
export function useSetSuspension() {
  const api = useApi()
  const freshly = useFreshSignIn()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: ({ user, reason }: { user: AdminUser; reason: string | null }) =>
      freshly(() =>
        api.send(adminRoutes.setSuspension, { params: { userId: user.id }, body: { reason } }),
      ),
    onSettled: () => refreshAll(cache),
  })
}

export function useRefund() {
  const api = useApi()
  const freshly = useFreshSignIn()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (paymentIntentId: string) =>
      freshly(() => api.send(checkoutRoutes.refund, { body: { paymentIntentId } })),
    onSettled: () => refreshAll(cache),
  })
}

export function useDeclineRefund() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (body: { paymentIntentId: string; reason: string }) =>
      api.send(checkoutRoutes.declineRefund, { body }),
    onSettled: () => refreshAll(cache),
  })
}

const SHOWN = [
  ...Object.values(adminRoutes),
  checkoutRoutes.listOpenRefundRequests,
  paymentWarningRoutes.listPaymentWarnings,
  // An admin can change their own balance.
  accountRoutes.currentUser,
]

// Whatever an admin does moves several of these; only what is on the screen is fetched again now.
function refreshAll(cache: QueryClient): void {
  for (const { path } of SHOWN) void cache.invalidateQueries({ queryKey: [path] })
}

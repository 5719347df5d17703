import type { QueryClient } from '@tanstack/react-query'
import { usePages } from '#client/api/use-pages.ts'
import { creditEntryRoutes } from '#contract/credits.ts'
import { accountRoutes } from '#contract/accounts.ts'

/** The person's ledger, newest entry first, page by page. */
export function useCreditEntries() {
  return usePages(creditEntryRoutes.listCreditEntries)
}

/** What was bought and what became of it, apart from the pages of the ledger that have been read. */
export function usePayments() {
  return usePages(creditEntryRoutes.listCreditEntries, { only: 'payments' })
}

/** To be called when money or credits have moved. */
export function refreshBalance(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [accountRoutes.currentUser.path] })
  void cache.invalidateQueries({ queryKey: [creditEntryRoutes.listCreditEntries.path] })
}

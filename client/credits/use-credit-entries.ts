import { type QueryClient, useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import { routes } from '#contract/routes.ts'

const ENTRIES_KEY = [checkoutRoutes.listCreditEntries.path]

/** The person's ledger, newest entry first, page by page. */
export function useCreditEntries() {
  const api = useApi()
  return useInfiniteQuery({
    queryKey: ENTRIES_KEY,
    queryFn: ({ pageParam }) => api.readPage(checkoutRoutes.listCreditEntries, pageParam),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
  })
}

/** To be called when money or credits have moved. */
export function refreshBalance(cache: QueryClient): void {
  void cache.invalidateQueries({ queryKey: [routes.currentUser.path] })
  void cache.invalidateQueries({ queryKey: ENTRIES_KEY })
}

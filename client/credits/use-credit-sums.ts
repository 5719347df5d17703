import { useQuery } from '@tanstack/react-query'
import { searchOf } from '#client/api/use-pages.ts'
import { useApi } from '#client/api/use-api.ts'
import { creditEntryRoutes } from '#contract/credits.ts'
import { receiptRoutes } from '#contract/receipts.ts'

/** Between which moments; without any it is the whole ledger. */
export type SumsAsked = { since: string; before: string } | Record<string, never>

/** What the ledger came to, also the entries that have not been read. Below the entries' address: refreshed with them. */
export function useCreditSums(asked: SumsAsked) {
  const api = useApi()
  return useQuery({
    queryKey: [creditEntryRoutes.listCreditEntries.path, 'sums', asked],
    queryFn: ({ signal }) =>
      api.read(receiptRoutes.creditSums, { search: searchOf(asked), signal }),
  })
}

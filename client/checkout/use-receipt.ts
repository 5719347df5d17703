import { useQuery } from '@tanstack/react-query'
import { useApi } from '#client/api/use-api.ts'
import { receiptRoutes } from '#contract/receipts.ts'

/** The receipt of a purchase of the person's own. */
export function useReceipt(paymentIntentId: string) {
  const api = useApi()
  return useQuery({
    queryKey: [receiptRoutes.receipt.path, paymentIntentId],
    queryFn: ({ signal }) =>
      api.send(receiptRoutes.receipt, { params: { paymentIntentId }, signal }),
  })
}

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useAnswer } from '#client/api/use-answer.ts'
import { useApi } from '#client/api/use-api.ts'
import { checkoutRoutes } from '#contract/checkout.ts'

/** The person's own refund requests. */
export function useRefundRequests() {
  return useAnswer(checkoutRoutes.listRefundRequests)
}

/** Asks for a purchase to be given back. */
export function useRequestRefund() {
  const api = useApi()
  const cache = useQueryClient()
  return useMutation({
    mutationFn: (paymentIntentId: string) =>
      api.send(checkoutRoutes.requestRefund, { body: { paymentIntentId } }),
    onSettled: () =>
      cache.invalidateQueries({ queryKey: [checkoutRoutes.listRefundRequests.path] }),
  })
}

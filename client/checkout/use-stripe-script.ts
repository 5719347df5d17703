import { loadStripe } from '@stripe/stripe-js/pure/index.js'
import { useQuery } from '@tanstack/react-query'
import { logError } from '#client/browser/log.ts'

/** Stripe's own script, which must come from Stripe; null only where there is no window. */
export function useStripeScript(publishableKey: string) {
  return useQuery({
    queryKey: ['stripe', publishableKey],
    queryFn: async () => {
      try {
        return await loadStripe(publishableKey)
      } catch (error) {
        logError('Error loading the script of the card form', error)
        throw error
      }
    },
    // It is a living object, not an answer that could be compared with the one before.
    structuralSharing: false,
  })
}

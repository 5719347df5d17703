import { useQuery } from '@tanstack/react-query'
import { logError } from '#client/browser/log.ts'
import { useApi } from '#client/api/use-api.ts'
import { checkoutRoutes } from '#contract/checkout.ts'
import type { PackageKey } from '#contract/credits.ts'

type Wanted = {
  /** A repeated call of one attempt finds the session that a lost answer had opened. */
  attempt: string
  packageKey: PackageKey
  isWanted: boolean
}

/** Opens one payment session for a package. Trying again asks for the same one. */
export function usePaymentSession({ attempt, packageKey, isWanted }: Wanted) {
  const api = useApi()
  const key = `${attempt}-${packageKey}`
  return useQuery({
    enabled: isWanted,
    queryKey: [checkoutRoutes.createPaymentIntent.path, key],
    queryFn: async () => {
      try {
        return await api.send(checkoutRoutes.createPaymentIntent, {
          body: { package: packageKey },
          idempotencyKey: key,
        })
      } catch (error) {
        logError('Error creating payment session', error)
        throw error
      }
    },
  })
}

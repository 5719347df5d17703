import type { ProviderState } from '#server/checkout/provider.ts'

/** What a provider says of a Growth package that was paid. */
export function aState(wanted: Partial<ProviderState> = {}): ProviderState {
  return {
    intentId: 'pi_1',
    clientSecret: 'pi_1_secret_1',
    status: 'succeeded',
    receivedCents: 1999,
    refundedCents: 0,
    currency: 'usd',
    dispute: 'none',
    warnings: [],
    order: null,
    ...wanted,
  }
}

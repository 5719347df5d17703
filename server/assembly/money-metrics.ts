import type { PaymentEvent } from '#server/checkout/payment-events.ts'
import type { Metric } from '#server/http/exposition.ts'

/** What was paid, given back and disputed since the process started. */
export function countMoney() {
  const counts = new Map<PaymentEvent['what'], { events: number; cents: number }>()
  return {
    note: ({ what, cents }: PaymentEvent): void => {
      const { events, cents: before } = counts.get(what) ?? { events: 0, cents: 0 }
      counts.set(what, { events: events + 1, cents: before + cents })
    },
    read: async (): Promise<Metric[]> => [
      {
        name: 'listwright_payments_total',
        help: 'Payments that were paid, refunded, disputed, won back, canceled or not what was ordered.',
        type: 'counter',
        samples: [...counts].map(([what, { events }]) => ({ labels: { what }, value: events })),
      },
      {
        name: 'listwright_payment_cents_total',
        help: 'What those payments moved, in cents: paid and won back is income, refunded and disputed is lost.',
        type: 'counter',
        samples: [...counts].map(([what, { cents }]) => ({ labels: { what }, value: cents })),
      },
    ],
  }
}

import { WARNING_KINDS } from '#contract/payment-warnings.ts'
import type { PaymentEvent } from '#server/checkout/payment-events.ts'
import { countOpenWarnings } from '#server/checkout/warnings.ts'
import type { Database } from '#server/database/database.ts'
import type { Metric } from '#server/http/exposition.ts'

/** What was paid, given back and disputed since the process started, and what is open against payments. */
export function countMoney(db: Database) {
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
    readWarnings: async (): Promise<Metric[]> => warningMetrics(await countOpenWarnings(db)),
  }
}

type OpenWarnings = Awaited<ReturnType<typeof countOpenWarnings>>

function warningMetrics(open: OpenWarnings): Metric[] {
  return [
    {
      name: 'listwright_payment_warnings',
      help: 'Disputes, inquiries and warnings of fraud that wait for an admin, of all processes.',
      type: 'gauge',
      samples: WARNING_KINDS.map((kind) => ({
        labels: { kind },
        value: open.find((one) => one.kind === kind)?.count ?? 0,
      })),
    },
    {
      name: 'listwright_payment_warning_seconds_left',
      help: 'Until the first of them wants an answer; below 0 the day is past.',
      type: 'gauge',
      samples: open.flatMap(({ kind, secondsLeft }) =>
        secondsLeft === null ? [] : [{ labels: { kind }, value: secondsLeft }],
      ),
    },
  ]
}

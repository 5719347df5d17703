import type { ReactNode } from 'react'
import { WaysBack } from './ways-back.tsx'

/** The heading of the half where one pays. */
export const PAYMENT_ID = 'payment'

type CheckoutSplitProps = { order: ReactNode; payment: ReactNode }

/** The checkout's two halves, the order and its payment; one below the other on small screens. */
export function CheckoutSplit({ order, payment }: CheckoutSplitProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-sheet lg:grid lg:grid-cols-2">
      <section
        aria-label="Order summary"
        className="bg-sunk px-4 pt-4 pb-9 lg:px-18 lg:pt-9 lg:pb-14"
      >
        <div className="mx-auto grid max-w-[520px] content-start lg:mr-0 lg:max-w-[480px]">
          <WaysBack />
          {order}
        </div>
      </section>
      <section aria-labelledby={PAYMENT_ID} className="px-4 pt-8 pb-9 lg:px-18 lg:pt-28 lg:pb-14">
        <div className="mx-auto max-w-[520px] lg:ml-0 lg:max-w-[480px]">
          <h2
            id={PAYMENT_ID}
            tabIndex={-1}
            className="mb-5 font-display text-[1.625rem] leading-tight font-semibold"
          >
            Pay by card
          </h2>
          {payment}
        </div>
      </section>
    </main>
  )
}

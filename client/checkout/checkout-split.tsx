import type { ReactNode } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import { WaysBack } from './ways-back.tsx'

/** The heading of the half where one pays. */
export const PAYMENT_ID = 'payment'

type CheckoutSplitProps = {
  order: ReactNode
  /** The heading of the payment. */
  title: string
  /** Then what it brought comes first, on small screens too. */
  isPaid: boolean
  payment: ReactNode
}

/** The checkout's two halves, the order and its payment; one below the other on small screens. */
export function CheckoutSplit({ order, title, isPaid, payment }: CheckoutSplitProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-sheet lg:grid lg:grid-cols-2">
      {isPaid && (
        <div className="border-b border-line px-4 pt-3 max-lg:order-first lg:hidden">
          <div className="mx-auto max-w-[520px]">
            <WaysBack />
          </div>
        </div>
      )}
      <section
        aria-label="Order summary"
        className="bg-sunk px-4 pt-3 pb-2 lg:px-18 lg:pt-9 lg:pb-14"
      >
        <div className="mx-auto grid max-w-[520px] content-start lg:mr-0 lg:max-w-[480px]">
          <div className={isPaid ? 'max-lg:hidden' : undefined}>
            <WaysBack />
          </div>
          {order}
        </div>
      </section>
      <section
        aria-labelledby={PAYMENT_ID}
        className={classNames(
          'px-4 pt-6 pb-9 lg:px-18 lg:pt-28 lg:pb-14',
          isPaid && 'max-lg:order-first',
        )}
      >
        <div className="mx-auto max-w-[520px] lg:ml-0 lg:max-w-[480px]">
          <h2
            id={PAYMENT_ID}
            tabIndex={-1}
            className={classNames(
              'font-display leading-tight font-semibold',
              isPaid ? 'mb-2 text-[2rem] lg:text-[2.375rem]' : 'mb-4 text-[1.625rem] lg:mb-5',
            )}
          >
            {title}
          </h2>
          {payment}
        </div>
      </section>
    </main>
  )
}

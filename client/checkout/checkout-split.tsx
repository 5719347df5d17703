import { ArrowLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Wordmark } from '#client/art/mark.tsx'
import { PAGES } from '#contract/pages.ts'

type CheckoutSplitProps = { order: ReactNode; payment?: ReactNode }

/** The checkout's two halves, the order and its payment; one below the other on small screens. */
export function CheckoutSplit({ order, payment }: CheckoutSplitProps) {
  return (
    <main id="main" className="flex min-h-dvh flex-col bg-sheet lg:grid lg:grid-cols-2">
      <section
        aria-label="Order summary"
        className="bg-sunk px-4 pt-6 pb-9 lg:px-18 lg:pt-11 lg:pb-14"
      >
        <div className="mx-auto grid max-w-[520px] content-start lg:mr-0 lg:max-w-[480px]">
          <WaysBack />
          {order}
        </div>
      </section>
      {payment && (
        <section aria-labelledby="payment" className="px-4 pt-8 pb-9 lg:px-18 lg:pt-28 lg:pb-14">
          <div className="mx-auto max-w-[520px] lg:ml-0 lg:max-w-[480px]">
            <h2
              id="payment"
              className="mb-5 font-display text-[1.625rem] leading-tight font-semibold"
            >
              Pay by card
            </h2>
            {payment}
          </div>
        </section>
      )}
    </main>
  )
}

function WaysBack() {
  return (
    <>
      <a
        href={PAGES.landing}
        aria-label="Listwright home"
        className="mb-2.5 justify-self-start rounded-sm py-2 lg:mb-8"
      >
        <Wordmark />
      </a>
      <a
        href={PAGES.home}
        className="-ml-1.5 mb-2.5 inline-flex min-h-11 items-center gap-2 justify-self-start rounded-sm px-1.5 font-semibold text-ink-2 underline-offset-3 hover:text-ink hover:underline"
      >
        <ArrowLeft aria-hidden="true" className="size-4.5" strokeWidth={1.9} />
        Back to Dashboard
      </a>
    </>
  )
}

import { useId, useState } from 'react'
import { classNames } from '#client/ui/class-names.ts'
import type { CreditPackage } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import { OtherPackages } from './other-packages.tsx'
import { Ticket } from './ticket.tsx'

type OrderSummaryProps = {
  offer: CreditPackage
  description: string | undefined
  balance: number | undefined
  /** From then on the package cannot be changed any more. */
  isPaying: boolean
  hasPaid: boolean
}

/** What one gets, and for how much. In one column it is a line, so that the card is in view. */
export function OrderSummary({ offer, isPaying, ...ticket }: OrderSummaryProps) {
  const [isOpen, setIsOpen] = useState(false)
  const ticketId = useId()
  return (
    <>
      <div
        className={classNames(
          'flex items-baseline justify-between gap-4 lg:block',
          ticket.hasPaid && 'max-lg:mt-4 max-lg:mb-3',
        )}
      >
        <h1 tabIndex={-1} className="text-h3 font-medium text-ink-2">
          {offer.name} pack<span className="lg:hidden">, {offer.credits} credits</span>
        </h1>
        <p className="font-display text-[1.75rem] leading-none font-semibold tracking-logo lg:mt-1.5 lg:text-[4rem] forced-colors:leading-[1.5]">
          {dollars(offer.priceCents)}
        </p>
      </div>
      <div className="flex items-center justify-between gap-4 lg:mt-2.5 lg:mb-6">
        {!ticket.hasPaid && (
          <button
            type="button"
            aria-expanded={isOpen}
            aria-controls={ticketId}
            className="min-h-11 text-small text-link lg:hidden"
            onClick={() => setIsOpen(!isOpen)}
          >
            {isOpen ? 'Hide what you get' : 'See what you get'}
          </button>
        )}
        <p className="text-small text-ink-2 max-lg:ml-auto">Paid once, no subscription</p>
      </div>
      <div
        id={ticketId}
        className={classNames(
          'max-lg:pt-1 max-lg:pb-4',
          !isOpen && !ticket.hasPaid && 'max-lg:hidden',
        )}
      >
        <Ticket offer={offer} {...ticket} />
        {!isPaying && <OtherPackages chosen={offer.key} />}
      </div>
    </>
  )
}

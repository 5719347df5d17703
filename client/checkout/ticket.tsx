import { useState } from 'react'
import { countedCredits } from '#client/accounts/counted-credits.ts'
import { classNames } from '#client/ui/class-names.ts'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import type { CreditPackage } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'

/** The dots in a row of the punch card. */
const COLUMNS = 25

type TicketProps = {
  offer: CreditPackage
  /** In the server's words; not known while the payment session is being created. */
  description: string | undefined
  /** Not known while the person is being fetched. */
  balance: number | undefined
  hasPaid: boolean
}

/** What is being bought, as a ticket: its credits as dots, and the sum below the perforation. */
export function Ticket({ offer, description, balance, hasPaid }: TicketProps) {
  const { credits, priceCents, perCreditCents } = offer
  return (
    <div className="relative rounded-lg bg-sheet shadow-e1">
      <div className="px-6.5 pt-5.5 pb-5">
        <h2 className="font-display text-h2 font-semibold">{credits} credits</h2>
        <p className={classNames('mt-[3px] min-h-[1lh] text-ink-2', hasPaid && 'max-sm:pr-20')}>
          {description}
        </p>
        <div className="mt-4.5">
          <PunchCard filled={credits} slots={credits} columns={COLUMNS} />
        </div>
        {hasPaid && <PaidStamp />}
      </div>
      <div className="ticket-perforation" />
      <dl className="grid gap-2 px-6.5 pt-4 pb-5">
        <Line term="Your balance now" value={inCredits(balance)} />
        {!hasPaid && (
          <Line
            term="After this purchase"
            value={inCredits(balance === undefined ? undefined : balance + credits)}
          />
        )}
        <Line term="Price per credit" value={dollars(perCreditCents)} />
        <Line term="Total" value={dollars(priceCents)} isTotal />
      </dl>
    </div>
  )
}

function PaidStamp() {
  const [today] = useState(() => new Date().toISOString())
  return (
    <p className="ticket-paid absolute top-5 right-5 sm:right-6">
      <span className="block">Paid</span>
      <span className="ticket-paid-day max-sm:hidden">{dayOf(today)}</span>
    </p>
  )
}

type LineProps = { term: string; value: string; isTotal?: boolean }

function Line({ term, value, isTotal = false }: LineProps) {
  return (
    <div
      className={
        isTotal
          ? 'flex justify-between gap-4 pt-2 font-display text-[1.1875rem] leading-snug font-semibold'
          : 'flex justify-between gap-4'
      }
    >
      <dt className={isTotal ? undefined : 'text-ink-2'}>{term}</dt>
      <dd className={isTotal ? undefined : 'font-medium'}>{value}</dd>
    </div>
  )
}

function inCredits(count: number | undefined): string {
  return count === undefined ? '…' : countedCredits(count)
}

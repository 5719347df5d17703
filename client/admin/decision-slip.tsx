import type { ReactNode } from 'react'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card, CardFooter, CardHeader } from '#client/ui/card.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import type { AdminRefundRequest } from '#contract/checkout.ts'
import { dollars } from '#contract/money.ts'
import { dayAsked } from './day-asked.ts'
import { useUsers } from './use-admin.ts'
import { addressOfUsers } from './use-user-filters.ts'

type DecisionSlipProps = {
  request: AdminRefundRequest
  onRefund: () => void
  onDecline: () => void
}

/** What a refund is decided on: who asks, what was bought, and what of it was used. */
export function DecisionSlip({ request, onRefund, onDecline }: DecisionSlipProps) {
  const { email, amount, credits, purchasedAt, createdAt, isPossible } = request
  return (
    <li>
      <Card aria-label={`Refund request of ${email}`}>
        <CardHeader
          title={<span className="font-sans">{email}</span>}
          note={`Requested on ${dayOf(createdAt)}, ${dayAsked(request)}`}
          actions={
            <p className="ml-auto font-display text-h2 leading-none font-semibold">
              {dollars(amount)}
            </p>
          }
        />
        <dl className="px-4 text-small md:px-6">
          <Fact term="Bought">
            {wholeNumber(credits)} credits for {dollars(amount)} on {dayOf(purchasedAt)}
          </Fact>
          <Fact term="Used">
            <Used request={request} />
          </Fact>
          {!isPossible && (
            <Fact term="Note">
              The money was already returned by a dispute or another refund. The request can only be
              declined.
            </Fact>
          )}
        </dl>
        <CardFooter className="flex flex-wrap items-center gap-2 md:py-3.5">
          {isPossible ? (
            <Button look="primary" className="max-sm:flex-1" onClick={onRefund}>
              Refund {dollars(amount)}
              <span className="sr-only"> to {email}</span>
            </Button>
          ) : (
            <Button look="primary" className="max-sm:flex-1" onClick={onDecline}>
              Decline<span className="sr-only"> {email}</span>
            </Button>
          )}
          <ButtonLink className="max-sm:flex-1" href={addressOfUsers(email)}>
            View account
          </ButtonLink>
          {isPossible && (
            <p className="text-meta text-ink-2 max-sm:basis-full">
              Requested in time, so it cannot be declined.
            </p>
          )}
        </CardFooter>
      </Card>
    </li>
  )
}

type FactProps = { term: string; children: ReactNode }

function Fact({ term, children }: FactProps) {
  return (
    <div className="grid gap-x-4 gap-y-0.5 border-t border-line-soft py-2.5 sm:grid-cols-[92px_minmax(0,1fr)]">
      <dt className="font-semibold">{term}</dt>
      <dd className="text-ink-2">{children}</dd>
    </div>
  )
}

/** A balance does not know its credits apart: what is still in it counts for the purchase first. */
function Used({ request: { email, credits } }: { request: AdminRefundRequest }) {
  const { data } = useUsers({ search: email, sort: 'newest' })
  const found = data?.pages.flatMap(({ answer }) => answer).find((user) => user.email === email)
  if (found === undefined) return data === undefined ? '…' : 'The account is gone'
  const used = Math.max(0, credits - found.credits)
  const balance = `The balance is ${wholeNumber(found.credits)} now.`
  return `${used === 0 ? 'None' : wholeNumber(used)} of the ${wholeNumber(credits)}. ${balance}`
}

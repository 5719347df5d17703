import { Wordmark } from '#client/art/mark.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayOf } from '#client/ui/day-and-time.ts'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import type { Receipt as Bought } from '#contract/receipts.ts'

/** The dots in a row of the punch card. */
const DOTS_A_ROW = 25

/** A purchase as the ticket that was bought, for the buyer's own books. */
export function Receipt({ receipt }: { receipt: Bought }) {
  const { credits, creditsGivenBack } = receipt
  return (
    <section
      aria-label={`Receipt ${receipt.number}`}
      className="relative rounded-lg bg-sheet shadow-e1 [--ticket-ground:var(--color-paper)] print:shadow-none"
    >
      <div className="grid gap-6 px-5 pt-6 pb-6 md:px-8 md:pt-8 md:pb-7">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <Wordmark />
          <Seller seller={receipt.seller} />
        </div>
        <div className="flex items-end justify-between gap-4">
          <div>
            <h2 className="font-display text-[2rem] leading-tight font-semibold md:text-[2.375rem]">
              {wholeNumber(credits)} credits
            </h2>
            <p className="mt-[3px] text-ink-2">
              {PACKAGES[receipt.package].name}: {wholeNumber(credits)} listing credits
            </p>
          </div>
          <p className="ticket-paid flex-none">
            {creditsGivenBack === credits ? 'Refunded' : 'Paid'}
          </p>
        </div>
        <PunchCard
          filled={credits - creditsGivenBack}
          used={creditsGivenBack}
          slots={credits}
          columns={DOTS_A_ROW}
        />
      </div>
      <div className="ticket-perforation" />
      <div className="px-5 pt-5 pb-6 md:px-8 md:pb-7">
        <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-6 gap-y-2 text-small">
          <Line name="Receipt">{receipt.number}</Line>
          <Line name="Date">{dayOf(receipt.purchasedAt)}</Line>
          <Line name="Buyer">{receipt.buyer}</Line>
          <Line name="Payment" isLong>
            {receipt.paymentIntentId}
          </Line>
        </dl>
        <Sum receipt={receipt} />
      </div>
    </section>
  )
}

function Seller({ seller: { name, address, supportEmail } }: Pick<Bought, 'seller'>) {
  return (
    <address className="min-w-0 text-small text-ink-2 not-italic sm:text-right">
      {[name, address, supportEmail].map(
        (line) =>
          line !== null && (
            <p key={line} className="wrap-anywhere">
              {line}
            </p>
          ),
      )}
    </address>
  )
}

type LineProps = { name: string; isLong?: boolean; children: string }

/** What is long and no words never breaks; a phone gives it a row of its own. */
function Line({ name, isLong = false, children }: LineProps) {
  return (
    <>
      <dt className={classNames('text-ink-2', isLong && 'max-sm:col-span-2')}>{name}</dt>
      <dd
        className={classNames(
          'min-w-0 font-medium',
          isLong
            ? 'text-meta whitespace-nowrap max-sm:col-span-2 max-sm:-mt-2 max-[359px]:text-tick sm:text-right'
            : 'text-right wrap-anywhere',
        )}
      >
        {children}
      </dd>
    </>
  )
}

function Sum({ receipt }: { receipt: Bought }) {
  const { credits, amount, tax, currency, creditsGivenBack } = receipt
  return (
    <>
      <table className="mt-4 w-full border-collapse border-t border-line-ink text-left">
        <tbody>
          <tr className="font-display text-[1.1875rem] leading-snug">
            <th scope="row" className="pt-3 pr-4 font-semibold">
              Total paid
            </th>
            <td className="pt-3 text-right font-semibold whitespace-nowrap">
              {dollars(amount)} {currency.toUpperCase()}
            </td>
          </tr>
          {tax !== null && tax > 0 && (
            <tr className="text-small text-ink-2">
              <th scope="row" className="pt-1 pr-4 font-normal">
                Tax included
              </th>
              <td className="pt-1 text-right whitespace-nowrap">{dollars(tax)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {creditsGivenBack > 0 && (
        <p className="mt-3 text-small text-ink-2">
          {creditsGivenBack === credits
            ? 'This purchase was refunded.'
            : `${wholeNumber(creditsGivenBack)} of the credits were refunded.`}
        </p>
      )}
    </>
  )
}

import { Wordmark } from '#client/art/mark.tsx'
import { dayOf } from '#client/ui/day-and-time.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PACKAGES } from '#contract/credits.ts'
import { dollars } from '#contract/money.ts'
import type { Receipt as Bought } from '#contract/receipts.ts'

/** A purchase on a sheet of paper, for the buyer's own books. */
export function Receipt({ receipt }: { receipt: Bought }) {
  return (
    <section
      aria-label={`Receipt ${receipt.number}`}
      className="grid gap-6 rounded-lg bg-sheet p-6 shadow-e1 md:p-10 print:p-0 print:shadow-none"
    >
      <div className="flex flex-wrap items-start justify-between gap-4">
        <Wordmark />
        <Seller seller={receipt.seller} />
      </div>
      <dl className="grid grid-cols-[auto_1fr] gap-x-6 gap-y-2 text-small">
        <Line name="Receipt">{receipt.number}</Line>
        <Line name="Date">{dayOf(receipt.purchasedAt)}</Line>
        <Line name="Buyer">{receipt.buyer}</Line>
        <Line name="Payment">{receipt.paymentIntentId}</Line>
      </dl>
      <Sum receipt={receipt} />
    </section>
  )
}

function Seller({ seller: { name, address, supportEmail } }: Pick<Bought, 'seller'>) {
  return (
    <address className="min-w-0 text-small not-italic">
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

function Line({ name, children }: { name: string; children: string }) {
  return (
    <>
      <dt className="text-ink-2">{name}</dt>
      <dd className="min-w-0 font-semibold wrap-anywhere">{children}</dd>
    </>
  )
}

function Sum({ receipt }: { receipt: Bought }) {
  const { credits, amount, tax, currency, creditsGivenBack } = receipt
  return (
    <table className="w-full border-collapse text-left">
      <tbody>
        <tr className="border-t border-line">
          <th scope="row" className="py-3 pr-4 font-normal">
            {PACKAGES[receipt.package].name}: {wholeNumber(credits)} listing credits
          </th>
          <td className="py-3 text-right whitespace-nowrap">{dollars(amount)}</td>
        </tr>
        <tr className="border-t border-line-ink">
          <th scope="row" className="py-3 pr-4 font-semibold">
            Total paid
          </th>
          <td className="py-3 text-right font-semibold whitespace-nowrap">
            {dollars(amount)} {currency.toUpperCase()}
          </td>
        </tr>
        {tax !== null && tax > 0 && (
          <tr>
            <th scope="row" className="pb-3 pr-4 font-normal text-ink-2">
              Tax included
            </th>
            <td className="pb-3 text-right whitespace-nowrap text-ink-2">{dollars(tax)}</td>
          </tr>
        )}
        {creditsGivenBack > 0 && (
          <tr className="border-t border-line">
            <td colSpan={2} className="py-3">
              {creditsGivenBack === credits
                ? 'This purchase was given back.'
                : `${wholeNumber(creditsGivenBack)} of the credits were given back with their money.`}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  )
}

import { Printer } from 'lucide-react'
import { useSearch } from 'wouter'
import { Receipt } from '#client/checkout/receipt.tsx'
import { receiptAsked } from '#client/credits/receipt-address.ts'
import { useReceipt } from '#client/checkout/use-receipt.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

/** The receipt of one purchase, to be printed or kept. */
export function ReceiptPage() {
  const { data: receipt, error, refetch } = useReceipt(receiptAsked(useSearch()))
  return (
    <div className="mx-auto grid max-w-[560px] gap-5 py-4">
      <header className="flex flex-wrap items-end justify-between gap-4 print:hidden">
        <div>
          <PageHeading name="Receipt" />
          <a href={PAGES.credits} className="text-link text-small">
            Back to your credit history
          </a>
        </div>
        {receipt && (
          <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
            Print
          </Button>
        )}
      </header>
      {receipt && <Receipt receipt={receipt} />}
      {!receipt && error && (
        <LoadFailure thing="receipt" error={error} onRetry={() => void refetch()} />
      )}
      {!receipt && !error && <Spinner label="Loading your receipt" className="min-h-64" />}
    </div>
  )
}

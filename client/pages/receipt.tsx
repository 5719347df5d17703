import { Printer } from 'lucide-react'
import { useSearch } from 'wouter'
import { Receipt } from '#client/checkout/receipt.tsx'
import { receiptAsked } from '#client/credits/receipt-address.ts'
import { useReceipt } from '#client/checkout/use-receipt.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'

/** The receipt of one purchase, to be printed or kept. */
export function ReceiptPage() {
  const { data: receipt, error, refetch } = useReceipt(receiptAsked(useSearch()))
  return (
    <div className="mx-auto grid max-w-[560px] gap-5 py-4">
      <div className="print:hidden">
        <PageTop
          name="Receipt"
          back={{ href: PAGES.credits, label: 'Credit history' }}
          actions={
            receipt && (
              <Button icon={<Printer aria-hidden="true" />} onClick={() => print()}>
                Print
              </Button>
            )
          }
        >
          What you paid, to print or to keep.
        </PageTop>
      </div>
      {receipt && <Receipt receipt={receipt} />}
      {!receipt && error && (
        <LoadFailure thing="receipt" error={error} onRetry={() => void refetch()} />
      )}
      {!receipt && !error && <Spinner label="Loading your receipt" className="min-h-64" />}
    </div>
  )
}

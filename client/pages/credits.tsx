import { useState } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { Balance } from '#client/credits/balance.tsx'
import { CreditEntries } from '#client/credits/credit-entries.tsx'
import { PurchaseDialog } from '#client/credits/purchase-dialog.tsx'
import { useCreditEntries } from '#client/credits/use-credit-entries.ts'
import { useRefundRequests } from '#client/credits/use-refund-requests.ts'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { REFUND_DAYS } from '#contract/credits.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageHeading } from './page-heading.tsx'

/** Where the credits came from and where they went. */
export function Credits() {
  const { data: user } = useCurrentUser()
  const ledger = useCreditEntries()
  const requests = useRefundRequests()
  const [isBuying, setIsBuying] = useState(false)
  const entries = ledger.data?.pages.flatMap(({ answer }) => answer)
  return (
    <div className="mx-auto grid max-w-[860px] gap-6 py-4">
      <header className="flex flex-wrap items-end gap-4">
        <div className="flex-1 basis-64">
          <PageHeading name="Credit history" />
          <p className="text-ink-3">
            Every credit that came and went. A purchase can be given back for {REFUND_DAYS} days.
          </p>
        </div>
        <div className="flex flex-wrap items-end gap-4">
          <div className="pb-1.5">{user && <Balance credits={user.credits} />}</div>
          <Button look="primary" onClick={() => setIsBuying(true)}>
            Buy Credits
          </Button>
        </div>
      </header>
      {!entries && ledger.error && (
        <LoadFailure thing="credits" error={ledger.error} onRetry={() => void ledger.refetch()} />
      )}
      {!entries && !ledger.error && (
        <Spinner label="Loading your credit history" className="min-h-64" />
      )}
      {entries && <CreditEntries entries={entries} requests={requests.data ?? []} />}
      {ledger.hasNextPage && (
        <Button
          className="justify-self-center"
          isBusy={ledger.isFetchingNextPage}
          onClick={() => void ledger.fetchNextPage()}
        >
          Show older
        </Button>
      )}
      <PurchaseDialog isOpen={isBuying} onOpenChange={setIsBuying} />
    </div>
  )
}

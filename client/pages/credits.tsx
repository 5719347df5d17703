import { useState } from 'react'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { BalanceCard } from '#client/credits/balance-card.tsx'
import { totalsOf } from '#client/credits/credit-days.ts'
import { CreditEntries } from '#client/credits/credit-entries.tsx'
import { Purchases } from '#client/credits/purchases.tsx'
import { PurchaseDialog } from '#client/credits/purchase-dialog.tsx'
import { useCreditEntries, usePayments } from '#client/credits/use-credit-entries.ts'
import { useCreditSums } from '#client/credits/use-credit-sums.ts'
import { useRefundRequests } from '#client/credits/use-refund-requests.ts'
import { OpenPatch } from '#client/art/open-patch.tsx'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { LISTING_COST } from '#contract/credits.ts'
import { PAGES } from '#contract/pages.ts'
import { LoadFailure } from './load-failure.tsx'
import { PageTop } from './heading/page-top.tsx'

/** Where the credits came from and where they went. */
export function Credits() {
  const { data: user } = useCurrentUser()
  const ledger = useCreditEntries()
  const payments = usePayments()
  const requests = useRefundRequests()
  const [now] = useState(() => Date.now())
  const [isBuying, setIsBuying] = useState(false)
  const entries = ledger.data?.pages.flatMap(({ answer }) => answer)
  const { data: moved } = useCreditSums({})
  const isUnused =
    entries !== undefined &&
    moved !== undefined &&
    totalsOf(moved).used === 0 &&
    (user?.credits ?? 0) >= LISTING_COST
  return (
    <div className="grid grid-cols-1 gap-6 py-4">
      <PageTop name="Credit history" back={{ href: PAGES.home, label: 'Dashboard' }}>
        Every credit added and used, newest first.
      </PageTop>
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_392px]">
        <div className="grid grid-cols-1 gap-6 lg:order-last">
          {user && (
            <BalanceCard
              credits={user.credits}
              ledger={moved ?? null}
              onBuy={() => setIsBuying(true)}
              isQuiet={isUnused}
            />
          )}
          <Purchases payments={payments} requests={requests.data ?? []} now={now} />
          {entries && !payments.data && payments.error && (
            <LoadFailure
              thing="purchases"
              error={payments.error}
              onRetry={() => void payments.refetch()}
            />
          )}
        </div>
        <div className="grid grid-cols-1 gap-6">
          {!entries && ledger.error && (
            <LoadFailure
              thing="credits"
              error={ledger.error}
              onRetry={() => {
                void ledger.refetch()
                if (!payments.data) void payments.refetch()
              }}
            />
          )}
          {!entries && !ledger.error && (
            <Spinner label="Loading your credit history" className="min-h-64" />
          )}
          {entries && <CreditEntries entries={entries} now={now} isCut={ledger.hasNextPage} />}
          {isUnused && <NothingUsed />}
          {ledger.hasNextPage && (
            <Button
              className="justify-self-center"
              isBusy={ledger.isFetchingNextPage}
              onClick={() => void ledger.fetchNextPage()}
            >
              Show older
            </Button>
          )}
        </div>
      </div>
      <PurchaseDialog isOpen={isBuying} onOpenChange={setIsBuying} />
    </div>
  )
}

/** Nothing was written yet: what the credits are for. */
function NothingUsed() {
  return (
    <EmptyState
      swatch={<OpenPatch seed="credits" />}
      title="No credits used yet"
      sentence="Each listing you write appears here with its name and cost. A failed attempt costs nothing."
      action={
        <ButtonLink look="primary" href={PAGES.home}>
          Write the first one
        </ButtonLink>
      }
    />
  )
}

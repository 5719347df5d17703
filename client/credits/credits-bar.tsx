import { Plus } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { TAG } from '#contract/listings.ts'
import { PAGES } from '#contract/pages.ts'
import { Balance } from './balance.tsx'

const importDialog = () => import('./purchase-dialog.tsx')
const PurchaseDialog = lazy(async () => ({ default: (await importDialog()).PurchaseDialog }))

/** Beyond this many the dots stop and the number speaks. */
const DOTS_MAX = 50
const DOTS_A_ROW = 25
const DOT_PX = 11

/** The balance, and the way to more. */
export function CreditsBar({ credits }: { credits: number }) {
  const [isBuying, setIsBuying] = useState(false)
  const [creditsAtFirst] = useState(credits)
  const buy = () => setIsBuying(true)
  const isDialogWanted = useLatePart(isBuying, importDialog)
  return (
    <div className="grid grid-cols-1 gap-4">
      <section
        aria-label="Credits"
        className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-lg bg-sheet py-3.5 pr-4 pl-4 shadow-e1 md:pl-6"
      >
        <Balance credits={credits} />
        <Dots credits={credits} />
        <p className="order-last basis-full text-small text-ink-2 lg:order-none lg:flex-1 lg:basis-0">
          One credit writes one complete listing with {TAG.max} tags. Credits never expire.{' '}
          <a href={PAGES.credits} className="text-link whitespace-nowrap">
            Credit history
          </a>
        </p>
        <BuyButton onPress={buy} className="ml-auto" />
      </section>
      {credits < LISTING_COST && (
        <Banner
          look="error"
          title="No credits remaining"
          action={<BuyButton onPress={buy} />}
          isLive={creditsAtFirst >= LISTING_COST}
        >
          <p>Purchase credits to continue generating optimized marketplace listings.</p>
        </Banner>
      )}
      <Suspense>
        {isDialogWanted && <PurchaseDialog isOpen={isBuying} onOpenChange={setIsBuying} />}
      </Suspense>
    </div>
  )
}

function Dots({ credits }: { credits: number }) {
  const dots = Math.min(Math.max(credits, 0), DOTS_MAX)
  if (dots === 0) return null
  return (
    <div
      className="order-1 max-w-full md:order-none"
      style={{ width: `${Math.min(dots, DOTS_A_ROW) * DOT_PX}px` }}
    >
      <PunchCard filled={dots} slots={dots} columns={Math.min(dots, DOTS_A_ROW)} />
    </div>
  )
}

function BuyButton({ onPress, className }: { onPress: () => void; className?: string }) {
  return (
    <Button icon={<Plus aria-hidden="true" />} onClick={onPress} className={className}>
      Buy Credits
    </Button>
  )
}

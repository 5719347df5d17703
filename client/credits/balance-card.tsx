import { Plus } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { TAG } from '#contract/listings.ts'
import { Balance } from './balance.tsx'
import { type Moved, totalsOf } from './credit-days.ts'

/** Beyond this many the dots stop and the number speaks. */
const DOTS_MAX = 100
const DOTS_A_ROW = 20

type BalanceCardProps = {
  credits: number
  /** What moved in the whole ledger; null while that is not known. */
  ledger: readonly Moved[] | null
  onBuy: () => void
  /** There is a better next step than to buy more. */
  isQuiet?: boolean
}

/** What is left, what it came from, and the way to more. */
export function BalanceCard({ credits, ledger, onBuy, isQuiet = false }: BalanceCardProps) {
  const look = isQuiet ? 'outline' : 'primary'
  return (
    <Card aria-label="Balance" className="grid gap-4 p-4 md:p-6">
      <div className="flex flex-wrap items-end justify-between gap-3">
        <Balance credits={credits} isLarge />
        <BuyButton look={look} onPress={onBuy} className="lg:hidden" />
      </div>
      <Dots credits={credits} used={ledger ? totalsOf(ledger).used : 0} />
      {ledger && <Totals ledger={ledger} />}
      <p className="text-small text-ink-3 max-lg:hidden">
        One credit writes one complete listing with up to {TAG.max} tags. Credits never expire.
      </p>
      <BuyButton look={look} onPress={onBuy} className="max-lg:hidden" />
    </Card>
  )
}

/** A dot for each credit there is, then a ring for each that was used, as long as those find room. */
function Dots({ credits, used }: { credits: number; used: number }) {
  if (credits > DOTS_MAX) return null
  const rings = credits + used <= DOTS_MAX ? used : 0
  const slots = credits + rings
  if (slots === 0) return null
  return (
    <div>
      <PunchCard
        filled={credits}
        used={rings}
        slots={slots}
        columns={DOTS_A_ROW}
        className="max-w-86"
      />
      {rings > 0 && (
        <p className="mt-2 text-meta text-ink-3">
          A dot is a credit you have, a ring one you used.
        </p>
      )}
    </div>
  )
}

type BuyButtonProps = { look: 'primary' | 'outline'; onPress: () => void; className: string }

function BuyButton({ look, onPress, className }: BuyButtonProps) {
  return (
    <Button look={look} icon={<Plus aria-hidden="true" />} onClick={onPress} className={className}>
      Buy Credits
    </Button>
  )
}

function Totals({ ledger }: { ledger: readonly Moved[] }) {
  const { bought, free, used, removed } = totalsOf(ledger)
  const lines = [
    ['Bought', bought],
    ['Free', free],
    ['Used for listings', used],
    ['Removed', removed],
  ] as const
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-2 text-small max-lg:hidden">
      {lines
        .filter(([, credits]) => credits > 0)
        .map(([term, credits]) => (
          <div key={term} className="contents">
            <dt className="text-ink-2">{term}</dt>
            <dd className="text-right font-semibold">{wholeNumber(credits)}</dd>
          </div>
        ))}
    </dl>
  )
}

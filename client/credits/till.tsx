import { useState } from 'react'
import { PunchCard } from '#client/ui/punch-card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { LISTING_COST } from '#contract/credits.ts'
import { PAGES } from '#contract/pages.ts'
import { BuyCredits } from './buy-credits.tsx'

/** Beyond this many the dots stop and the number speaks. */
const DOTS_MAX = 50
const DOTS_A_ROW = 25
const DOT_PX = 9
/** From here on a phone has no room for the word beside it. */
const LONG_NUMBER = 1000

/** The credits in the head of every page: how many, and the way to more. One that is spent leaves a ring. */
export function Till({ credits }: { credits: number }) {
  const isSpent = useIsSpent(credits)
  return (
    <section
      aria-label="Credits"
      className={classNames(
        'till',
        credits < LISTING_COST && 'till-empty',
        credits >= LONG_NUMBER && 'till-long',
      )}
    >
      <a href={PAGES.credits} title="Credit history" className="till-number">
        <b key={credits} className={isSpent ? 'till-spent' : undefined}>
          {wholeNumber(credits)}
        </b>{' '}
        {credits === 1 ? 'credit' : 'credits'}
      </a>
      <Dots credits={credits} rings={isSpent ? LISTING_COST : 0} />
      <BuyCredits size="small" className="till-buy" />
    </section>
  )
}

/** Whether one went while this page was open. */
function useIsSpent(credits: number): boolean {
  const [most, setMost] = useState(credits)
  if (credits > most) setMost(credits)
  return credits < most
}

function Dots({ credits, rings }: { credits: number; rings: number }) {
  const slots = credits + rings
  if (slots <= 0 || slots > DOTS_MAX) return null
  const columns = Math.min(slots, DOTS_A_ROW)
  return (
    <div className="till-dots" style={{ width: `${columns * DOT_PX}px` }}>
      <PunchCard filled={credits} promised={rings} slots={slots} columns={columns} />
    </div>
  )
}

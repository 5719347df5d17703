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

/** The credits in the head of every page: how many, and the way to more. */
export function Till({ credits }: { credits: number }) {
  return (
    <section
      aria-label="Credits"
      className={classNames('till', credits < LISTING_COST && 'till-empty')}
    >
      <a href={PAGES.credits} title="Credit history" className="till-number">
        <b>{wholeNumber(credits)}</b> {credits === 1 ? 'credit' : 'credits'}
      </a>
      <Dots credits={credits} />
      <BuyCredits size="small" className="till-buy" />
    </section>
  )
}

function Dots({ credits }: { credits: number }) {
  if (credits <= 0 || credits > DOTS_MAX) return null
  const columns = Math.min(credits, DOTS_A_ROW)
  return (
    <div className="till-dots" style={{ width: `${columns * DOT_PX}px` }}>
      <PunchCard filled={credits} slots={credits} columns={columns} />
    </div>
  )
}

import { PenTool } from 'lucide-react'
import { useEffect, useState } from 'react'
import { prefersReducedMotion } from '#client/browser/reduced-motion.ts'
import { receiptAddress } from '#client/credits/receipt-address.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { wholeNumber } from '#client/ui/whole-number.ts'
import { PAGES } from '#contract/pages.ts'

const COUNTING_MS = 900
const PUNCH_STEP_MS = 12
/** Beyond this many dots the number speaks alone. */
const DOTS_MAX = 200
const DOTS_A_ROW = 20

type PaidProps = {
  /** What was bought just now. */
  bought: number
  /** What there is now, the bought ones among it. */
  credits: number
  paymentIntentId: string
  /** The dashboard is about to open by itself. */
  isLeaving: boolean
}

/** The moment after paying: the balance grows by what was bought, and the bench is one press away. */
export function Paid({ bought, credits, paymentIntentId, isLeaving }: PaidProps) {
  const before = Math.max(0, credits - bought)
  const shown = useCountedUp(before, credits)

  // On a phone one has scrolled down to the card; the scroll is the browser's.
  useEffect(() => {
    scrollTo(0, 0)
  }, [])

  return (
    <div className="grid gap-6">
      <p role="status" className="text-ink-2">
        <b className="font-semibold text-ink">Payment Successful</b>
        <span className="block">
          Your {wholeNumber(bought)} credits have been added. They never expire.
        </span>
      </p>
      <p className="flex items-baseline gap-3 text-lead text-ink-2">
        <span className="sr-only">{wholeNumber(credits)}</span>
        <span
          aria-hidden="true"
          className="font-display text-[5.5rem] leading-none font-semibold tracking-logo text-ink lg:text-[8rem]"
        >
          {wholeNumber(shown)}
        </span>
        credits, {wholeNumber(before)} before
      </p>
      <div>
        <p className="flex flex-wrap gap-2.5">
          <ButtonLink
            look="primary"
            size="large"
            icon={<PenTool aria-hidden="true" />}
            href={PAGES.home}
            className="max-sm:w-full"
          >
            Write the next listing
          </ButtonLink>
          <ButtonLink size="large" href={receiptAddress(paymentIntentId)} className="max-sm:w-full">
            See the receipt
          </ButtonLink>
        </p>
        <p className="mt-2.5 text-small text-ink-3">
          {isLeaving
            ? 'The dashboard opens automatically in 2 seconds.'
            : 'This page stays open until you leave it.'}
        </p>
      </div>
      {credits <= DOTS_MAX && <Dots before={before} credits={credits} />}
    </div>
  )
}

/** A dot for each credit; those just bought are punched in one after the other. */
function Dots({ before, credits }: { before: number; credits: number }) {
  return (
    <div
      aria-hidden="true"
      className="grid gap-[7px]"
      style={{ gridTemplateColumns: `repeat(${DOTS_A_ROW}, 1fr)` }}
    >
      {Array.from({ length: credits }, (_, place) => (
        <span
          key={place}
          className={place < before ? 'paid-dot' : 'paid-dot paid-dot-new'}
          style={
            place < before ? undefined : { animationDelay: `${(place - before) * PUNCH_STEP_MS}ms` }
          }
        />
      ))}
    </div>
  )
}

/** Goes from one number to another in a short while; at once for whoever wants things to stand still. */
function useCountedUp(from: number, to: number): number {
  const [shown, setShown] = useState(() => (prefersReducedMotion() ? to : from))

  // The frames are the browser's.
  useEffect(() => {
    if (prefersReducedMotion()) return undefined
    const startedAt = performance.now()
    const step = (now: number) => {
      const done = Math.min(1, (now - startedAt) / COUNTING_MS)
      setShown(Math.round(from + (to - from) * (1 - (1 - done) ** 3)))
      if (done < 1) frame = requestAnimationFrame(step)
    }
    let frame = requestAnimationFrame(step)
    return () => cancelAnimationFrame(frame)
  }, [from, to])

  return shown
}

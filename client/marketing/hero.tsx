import type { Reader } from '#contract/site.ts'
import {
  FREE_PLAN_CREDITS,
  SIGN_UP_CREDITS,
  WELCOME_BONUS_CREDITS,
} from '#contract/opening-credits.ts'
import { TAG } from '#contract/listings.ts'
import { ButtonLink } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { CALLS } from './calls.ts'
import { HeroPicture } from './hero-picture.tsx'

/** What Listwright does, in one sentence and one picture. */
export function Hero({ reader }: { reader: Reader }) {
  const call = CALLS[reader]
  return (
    <section
      className={classNames(
        'page-wrap grid items-center gap-9 py-9 sm:gap-12 sm:py-14 lg:grid-cols-[minmax(0,1.02fr)_minmax(0,1fr)] lg:gap-6',
        ABOVE_FOLD,
      )}
    >
      <div className="max-w-[40rem]">
        <h1 className="font-display text-hero font-semibold">
          You made it by hand.{' '}
          <em className="block font-medium tracking-logo text-green-text">Let’s get it found.</em>
        </h1>
        <p className="mt-4.5 max-w-[33em] text-lead text-pretty text-ink-2 sm:mt-6.5">
          Describe your item, add your keywords, and Listwright turns your own words into the
          marketplace listing: a title, a description, up to {TAG.max} tags, alt text, and the
          reasons behind them.
        </p>
        <p className="mt-8 flex flex-wrap gap-3">
          <ButtonLink look="primary" size="large" href={call.href} className="max-sm:w-full">
            {call.label}
          </ButtonLink>
          <ButtonLink size="large" href="#anatomy" className="max-sm:w-full">
            See a finished listing
          </ButtonLink>
        </p>
        <p className="mt-4.5 text-small text-balance text-ink-3 max-sm:text-center">
          {reader === 'visitor' && <FreeCredits />} No subscription. Credits never expire.
        </p>
      </div>
      <HeroPicture />
    </section>
  )
}

/** With the header above and the band of cloths below, a sixteenth of the width, it fills the window: the band is not cut. */
const ABOVE_FOLD = 'lg:py-[clamp(1.5rem,calc((100svh-6.25vw-43.5rem)/2),4.5rem)]'

function FreeCredits() {
  return (
    <>
      Begin with {SIGN_UP_CREDITS}: {FREE_PLAN_CREDITS} free credits and a welcome bonus of{' '}
      {WELCOME_BONUS_CREDITS} more.
    </>
  )
}

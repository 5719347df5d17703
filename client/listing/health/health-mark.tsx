import { Stitches } from '#client/ui/stitches.tsx'
import type { HealthListing } from '#marketplace/health/check.ts'
import { checksOnce } from './checks-once.ts'

/** How many of the checks a listing passes, in a few stitches and characters: "9 of 10". */
export function HealthMark({ listing }: { listing: HealthListing }) {
  const { states } = checksOnce(listing)
  const passed = states.filter((state) => state === 'met').length
  return (
    <div className="flex items-center gap-2.5 text-small whitespace-nowrap text-ink-2">
      <div aria-hidden="true">
        <Stitches className="stitches-small" states={states} label="" />
      </div>
      <span className="md:min-w-14">
        {passed} of {states.length}
        <span className="sr-only"> checks pass</span>
      </span>
    </div>
  )
}

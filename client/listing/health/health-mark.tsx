import { CircleCheck, CircleDot } from 'lucide-react'
import type { HealthListing } from '#marketplace/health/check.ts'
import { passedChecks } from './passed-checks.ts'

/** How many of the checks a listing passes, in a few characters: "9 of 10". */
export function HealthMark({ listing }: { listing: HealthListing }) {
  const { passed, count } = passedChecks(listing)
  const isWhole = passed === count
  const Icon = isWhole ? CircleCheck : CircleDot
  return (
    <span className="inline-flex min-w-[5.5rem] items-center gap-1.5 text-small whitespace-nowrap text-ink-2">
      <Icon
        aria-hidden="true"
        strokeWidth={1.9}
        className={isWhole ? 'size-4 text-green-text' : 'size-4 text-weld-text'}
      />
      <span>
        {passed} of {count}
        <span className="sr-only"> checks pass</span>
      </span>
    </span>
  )
}

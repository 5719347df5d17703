import { ChevronDown, CircleCheck, CircleDot } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Stitches } from '#client/ui/stitches.tsx'
import { listingHealth } from '#marketplace/health.ts'
import type { HealthCheck, HealthListing } from '#marketplace/health/check.ts'

/** How well a listing is set: ten stitches, the next thing to fix, and all checks on request. */
export function HealthStrip({ listing }: { listing: HealthListing }) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const checks = listingHealth(listing)
  const met = checks.filter(({ state }) => state === 'met').length
  return (
    <section
      aria-label="Listing health"
      className="border-t border-green-line bg-green-tint px-4 py-4 md:px-6"
    >
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-5 gap-y-1.5 md:grid-cols-[auto_1fr_auto]">
        <p className="font-display text-[1.625rem] leading-none font-semibold md:row-span-2">
          {met}
          <span className="font-sans text-ui font-medium text-ink-3"> of {checks.length}</span>
        </p>
        <Stitches
          states={checks.map(({ state }) => state)}
          label={`${met} of ${checks.length} checks pass`}
        />
        <Button
          look="quiet"
          size="small"
          aria-expanded={isOpen}
          aria-controls={isOpen ? listId : undefined}
          onClick={() => setIsOpen(!isOpen)}
          className="order-last -ml-3 justify-self-start md:order-none md:row-span-2 md:ml-0"
        >
          All checks
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-[rotate]', isOpen && 'rotate-180')}
          />
        </Button>
        <p className="col-span-2 text-small text-ink-2 md:col-span-1">
          <b className="font-semibold text-ink">Listing health.</b> {nextStep(checks)}
        </p>
      </div>
      {isOpen && <CheckList id={listId} checks={checks} />}
    </section>
  )
}

function nextStep(checks: readonly HealthCheck[]): string {
  const unmet = checks.filter(({ state }) => state !== 'met')
  const [first] = unmet
  if (first === undefined) return 'Ready to copy. Every check passes.'
  return `${unmet.length === 1 ? 'One' : unmet.length} to fix. ${first.finding}`
}

function CheckList({ id, checks }: { id: string; checks: readonly HealthCheck[] }) {
  return (
    <ul id={id} className="mt-3.5 grid gap-x-6 gap-y-1.5 text-small md:grid-cols-2">
      {checks.map((check) => (
        <Check key={check.id} check={check} />
      ))}
    </ul>
  )
}

function Check({ check: { state, label, finding } }: { check: HealthCheck }) {
  const isMet = state === 'met'
  const Icon = isMet ? CircleCheck : CircleDot
  return (
    <li className="flex gap-2">
      <Icon
        role="img"
        aria-label={isMet ? 'Passes:' : 'To fix:'}
        strokeWidth={1.9}
        className={classNames(
          'mt-0.5 size-4 flex-none',
          isMet ? 'text-green-text' : 'text-weld-text',
        )}
      />
      <span className={isMet ? 'text-ink-2' : 'text-ink'}>
        {label}
        {!isMet && <span className="block text-ink-2">{finding}</span>}
      </span>
    </li>
  )
}

import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useMemo, useState } from 'react'
import { Button } from '#client/ui/button.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Stitches } from '#client/ui/stitches.tsx'
import { fixesFor } from '#marketplace/fixes.ts'
import type { Fix } from '#marketplace/fixes/fix.ts'
import { listingHealth } from '#marketplace/health.ts'
import { faultsOf, type HealthCheck, type HealthListing } from '#marketplace/health/check.ts'
import { FixButton } from './fix-button.tsx'
import { healthBand } from './health-band.ts'
import { HealthChecks } from './health-checks.tsx'

type HealthStripProps = {
  /** As it would be with what stands in the open editors. */
  listing: HealthListing
  /** Whether a text stands in an open editor. */
  isEdited: (field: Fix['field']) => boolean
  onFix: (fix: Fix) => Promise<void>
  ref?: Ref<HTMLElement>
}

/** How well a listing is set: ten stitches, the next thing to fix, and all checks on request. */
export function HealthStrip({ listing, isEdited, onFix, ref }: HealthStripProps) {
  const [isOpen, setIsOpen] = useState(false)
  const listId = useId()
  const checks = useMemo(() => listingHealth(listing), [listing])
  const fixes = useMemo(() => fixesFor(listing), [listing])
  const met = checks.filter(({ state }) => state === 'met').length
  const next = checks.find(({ state }) => state !== 'met')
  const fixOf = ({ id }: HealthCheck) => fixOfReadText(fixes.get(id) ?? null, isEdited)
  return (
    <section
      ref={ref}
      tabIndex={-1}
      aria-label="Listing health"
      className={classNames(
        'border-t px-4 pt-3 pb-2.5 md:px-6 md:pt-[13px]',
        healthBand(met, checks.length),
      )}
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3.5 gap-y-1.5 md:gap-x-5">
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
          className="-my-1 -mr-3 md:row-span-2"
        >
          All checks
          <ChevronDown
            aria-hidden="true"
            className={classNames('transition-[rotate]', isOpen && 'rotate-180')}
          />
        </Button>
        <div className="col-span-3 flex flex-wrap items-center gap-x-3 gap-y-1.5 md:col-span-1">
          <p role="status" className="text-small text-ink-2">
            <b className="font-semibold text-ink">Listing health.</b> {nextStep(checks)}
          </p>
          {next && <FixButton fix={fixOf(next)} onFix={onFix} />}
        </div>
      </div>
      {isOpen && <HealthChecks id={listId} checks={checks} fixOf={fixOf} onFix={onFix} />}
    </section>
  )
}

function nextStep(checks: readonly HealthCheck[]): string {
  const faults = faultsOf(checks)
  const [first] = faults
  if (first === undefined) return 'Ready to copy. Every check passes.'
  return faults.length === 1
    ? `One thing would help. ${first.text}`
    : `${faults.length} things would help. First: ${first.text}`
}

// What stands in an open editor is the seller's to change; a fix would be lost with the next Save.
function fixOfReadText(fix: Fix | null, isEdited: (field: Fix['field']) => boolean): Fix | null {
  return fix === null || isEdited(fix.field) ? null : fix
}

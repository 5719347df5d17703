import { CircleCheck, CircleDot } from 'lucide-react'
import { classNames } from '#client/ui/class-names.ts'
import { InfoButton } from '#client/ui/info-button.tsx'
import type { Fix } from '#marketplace/fixes/fix.ts'
import type { HealthCheck } from '#marketplace/health/check.ts'
import { FixButton } from './fix-button.tsx'

type HealthChecksProps = {
  id: string
  checks: readonly HealthCheck[]
  fixOf: (check: HealthCheck) => Fix | null
  onFix: (fix: Fix) => Promise<void>
}

/** All ten checks: what each found, where it comes from, and what one press can mend. */
export function HealthChecks({ id, checks, fixOf, onFix }: HealthChecksProps) {
  return (
    <ul id={id} className="mt-3.5 grid gap-x-6 gap-y-2 text-small md:grid-cols-2">
      {openFirst(checks).map((check) => (
        <li
          key={check.id}
          className={classNames('flex gap-2', !passes(check) && 'pb-1.5 md:col-span-2')}
        >
          <CheckMark isMet={passes(check)} />
          <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
            <CheckText check={check} />
            <FixButton fix={fixOf(check)} onFix={onFix} />
          </div>
          <CheckHelp check={check} />
        </li>
      ))}
    </ul>
  )
}

/** What is to be done stands before what is done. */
function openFirst(checks: readonly HealthCheck[]): HealthCheck[] {
  return [...checks.filter((check) => !passes(check)), ...checks.filter(passes)]
}

function passes({ state }: HealthCheck): boolean {
  return state === 'met'
}

function CheckMark({ isMet }: { isMet: boolean }) {
  const Icon = isMet ? CircleCheck : CircleDot
  return (
    <Icon
      role="img"
      aria-label={isMet ? 'Passes:' : 'To fix:'}
      strokeWidth={1.9}
      className={classNames(
        'mt-0.5 size-4 flex-none',
        isMet ? 'text-green-text' : 'text-weld-text',
      )}
    />
  )
}

function CheckText({ check }: { check: HealthCheck }) {
  const isMet = passes(check)
  const [shown, more] = [check.faults.slice(0, SHOWN_MAX), check.faults.slice(SHOWN_MAX)]
  return (
    <div className={isMet ? 'text-ink-2' : 'text-ink'}>
      {check.label}
      {!isMet && (
        <p className="text-ink-2">{shown.length === 0 ? check.finding : wordsOf(shown)}</p>
      )}
      {more.length > 0 && (
        <details className="text-ink-2">
          <summary className="cursor-pointer font-semibold">And {more.length} more</summary>
          {wordsOf(more)}
        </details>
      )}
    </div>
  )
}

/** What is to be mended is named; of many the first, until they are. */
const SHOWN_MAX = 3

function wordsOf(faults: HealthCheck['faults']): string {
  return faults.map(({ text }) => text).join(' ')
}

function CheckHelp({ check: { label, finding, faults, source } }: { check: HealthCheck }) {
  return (
    <InfoButton about={label} title={label}>
      <dl className="grid gap-4">
        <div>
          <dt className="font-semibold">What we found</dt>
          <dd className="mt-0.5 text-ink-2">{faults.length === 0 ? finding : wordsOf(faults)}</dd>
        </div>
        <div>
          <dt className="font-semibold">
            {source.isRule ? 'A rule of the marketplace' : 'Our advice'}
          </dt>
          <dd className="mt-0.5 text-ink-2">
            {source.isRule
              ? 'The marketplace rejects a listing that breaks it.'
              : 'The marketplace accepts the listing without it.'}
          </dd>
        </div>
        <div>
          <dt className="font-semibold">{source.isRule ? 'Source' : 'Based on'}</dt>
          <dd className="mt-0.5 text-ink-2">{source.name}</dd>
        </div>
      </dl>
    </InfoButton>
  )
}

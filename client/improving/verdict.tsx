import { ArrowRight, CircleCheck, CircleDot } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useIsPhone } from '#client/browser/phone.ts'
import { Disclosure } from '#client/ui/accordion.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { healthBand } from '#client/listing/health/health-band.ts'
import { Button } from '#client/ui/button.tsx'
import { Stitches } from '#client/ui/stitches.tsx'
import type { Improvement } from '#contract/improving/improving.ts'
import type { WrittenPart } from '#contract/parts.ts'
import {
  listingWith,
  gainedBetween,
  standingNow,
  standingWith,
  type Standing,
  type ToMend,
  toMend,
} from './checks.ts'
import { FactsTold, leftOutOnce } from './facts-told.tsx'
import { keptFromPassing } from './faults.tsx'
import { listed, wayToEdit } from './part-names.ts'
import { newParts } from './use-choice.ts'
import { Wrapping } from './wrapping.tsx'

type VerdictProps = {
  improvement: Improvement
  taken: readonly WrittenPart[]
  /** What she changed by hand since it was written. */
  edited: readonly WrittenPart[]
  isSettled: boolean
  isSaving: boolean
  /** Mends what a check found, in the listing as it is saved then. */
  onMend: (mend: ToMend) => void
  /** The part that is compared first. */
  first: ReactNode
}

/** How the listing stands by its checks as it was pasted, and with the parts that are chosen. */
export function Verdict({
  improvement,
  taken,
  edited,
  isSettled,
  first,
  ...mending
}: VerdictProps) {
  const isPhone = useIsPhone()
  // Saved, it stands as she changed it.
  const isHers = isSettled && edited.length > 0
  const { was, is, gained, lost, left } = useMemo(() => {
    const [before, after] = [
      standingWith(improvement, []),
      isHers ? standingNow(improvement) : standingWith(improvement, taken),
    ]
    const listing = isHers ? improvement.listing : listingWith(improvement, taken)
    return {
      was: before,
      is: after,
      gained: gainedBetween(before, after),
      lost: gainedBetween(after, before).length,
      left: toMend(after.checks ?? [], listing),
    }
  }, [improvement, taken, isHers])
  const isNew = taken.includes('description')
  const without = isNew ? leftOutOnce(improvement).length : 0
  return (
    <>
      <div
        className={classNames(
          'grid grid-cols-2 items-center gap-x-5 gap-y-2.5 border-b px-4 py-3 first:rounded-t-lg md:grid-cols-[1fr_auto_1fr] md:gap-x-6 md:px-6 md:py-4',
          healthBand(is.passed, is.states.length),
        )}
      >
        <Side {...was} name="Yours, as pasted" />
        <ArrowRight aria-hidden="true" className="size-5 max-md:hidden" />
        <Side {...is} name={nameWith(taken, { isHers, isPhone })} isLive />
      </div>
      {is.checks && (
        <div
          className={classNames(
            'grid gap-x-6 border-b border-line-soft px-4 py-1.5 text-small max-md:border-t md:px-6 md:py-3',
            left.length > 0 ? 'md:grid-cols-[1fr_20px_1fr]' : 'md:grid-cols-[1fr_auto]',
          )}
        >
          <Gained checks={gained} lost={lost} without={without} isWide={left.length === 0} />
          {left.length > 0 && <span className="max-md:hidden" />}
          <Left
            left={left}
            open={is.states.length - is.passed}
            isSettled={isSettled}
            isHers={isHers}
            {...mending}
          />
        </div>
      )}
      <FactsTold improvement={improvement} isNew={isNew} edited={edited} />
      {first}
    </>
  )
}

type Told = { isHers: boolean; isPhone: boolean }

function nameWith(taken: readonly WrittenPart[], { isHers, isPhone }: Told): string {
  if (isHers) return isPhone ? 'With what you changed' : 'Your listing now, with what you changed'
  if (taken.length === 0) return 'Your listing as it is'
  return isPhone ? `With ${newParts(taken.length)}` : `With the new ${listed(taken)}`
}

type SideProps = Omit<Standing, 'checks'> & { name: string; isLive?: boolean }

function Side({ passed, states, name, isLive = false }: SideProps) {
  const checks = states.length
  return (
    <div
      role={isLive ? 'status' : undefined}
      className="grid items-center gap-x-3.5 gap-y-1 md:grid-cols-[auto_1fr] md:gap-y-0.5"
    >
      <p className="font-display text-[1.5rem] leading-none font-semibold">
        {passed}
        <span className="font-sans text-ui font-medium text-ink-2"> of {checks} checks</span>
      </p>
      <Stitches states={states} label={`${passed} of ${checks} checks pass`} />
      <p className="text-meta text-ink-2 md:col-span-2">{name}</p>
    </div>
  )
}
/** On a phone in line with the words of what can be opened beside it. */
const UNFOLDED = 'max-md:pl-5.5'
const PASSES = <CircleCheck aria-hidden="true" className="text-green-text" />

type GainedProps = {
  /** What the checks ask for that pass now and did not. */
  checks: readonly string[]
  /** How many passed and do no longer, as she changed it by hand. */
  lost: number
  /** How many passages were left out that belong in no listing. */
  without: number
  /** Nothing stands beside it. */
  isWide: boolean
}

/** What the credit has brought, counted as the checks above are, so that the one adds up to the other. */
function Gained({ checks, lost, without, isWide }: GainedProps) {
  if (checks.length + without + lost === 0)
    return <p className={`${UNFOLDED} py-2 font-semibold md:py-0`}>The same checks pass</p>
  return (
    <Listed title={gainedTitle({ checks: checks.length, lost, without })} isWide={isWide}>
      {checks.map((one) => (
        <Row key={one}>
          <Marked icon={PASSES}>{one}</Marked>
        </Row>
      ))}
      {/* Which they are is said below, beside the facts. */}
      {checks.length + lost === 0 && (
        <Row>
          <Marked icon={PASSES}>
            {passages(without)} left out that belong{without === 1 ? 's' : ''} in no listing
          </Marked>
        </Row>
      )}
    </Listed>
  )
}

type Count = Pick<GainedProps, 'lost' | 'without'> & { checks: number }

/** Which passages are left out is told once, beside the facts. */
function gainedTitle({ checks, lost, without }: Count): string {
  if (checks + lost === 0) return `${passages(without)} left out, the same checks pass`
  const more = checks === 1 ? '1 more check passes' : `${checks} more checks pass`
  return lost === 0 ? more : `${more}, ${lost} fewer`
}

function passages(count: number): string {
  return count === 1 ? '1 passage' : `${count} passages`
}

type LeftProps = Pick<VerdictProps, 'isSettled' | 'isSaving' | 'onMend'> & {
  /** As she changed it by hand: a fault may be new. */
  isHers: boolean
  left: readonly ToMend[]
  /** How many checks do not pass. */
  open: number
}

/** What still is to mend, by the press that does it. */
function Left({ left, open, isSettled, isHers, isSaving, onMend }: LeftProps) {
  const count = left.flatMap(({ faults }) => faults).length
  if (left.length === 0)
    return <p className={`${UNFOLDED} pb-2 font-semibold md:pb-0`}>Nothing left to mend</p>
  return (
    <Listed
      title={`${count === 1 ? '1 fault' : `${count} faults`}${isHers ? '' : ' still'} to mend`}
      note={count === open ? '' : keptFromPassing(count, open)}
    >
      {left.map((mend) => {
        const press = mend.fix?.label ?? wayToEdit(mend.part)
        return (
          <Row
            key={press}
            action={
              <Button
                size="small"
                disabled={isSaving}
                className="wrap-anywhere max-md:min-h-11 max-md:w-full md:text-start"
                onClick={() => onMend(mend)}
              >
                {isSettled ? press : savingFirst(press)}
              </Button>
            }
          >
            {mend.faults.map((fault) => (
              <Marked
                key={fault}
                icon={<CircleDot aria-hidden="true" className="text-weld-text" />}
              >
                <Wrapping text={fault} />
              </Marked>
            ))}
          </Row>
        )
      })}
    </Listed>
  )
}

/** What is chosen becomes the listing before anything in it is mended. */
function savingFirst(press: string): string {
  return `Save and ${press.charAt(0).toLowerCase()}${press.slice(1)}`
}

type ListedProps = { title: string; note?: string; isWide?: boolean; children: ReactNode }

/** What a phone opens, and a wide window shows below its title. */
function Listed({ title, note, isWide = false, children }: ListedProps) {
  const isPhone = useIsPhone()
  const rows = (
    <ul
      className={classNames(
        'grid gap-x-6 gap-y-1.5 pb-1.5 md:mt-1.5 md:pb-0',
        isWide && 'md:grid-cols-2',
      )}
    >
      {children}
    </ul>
  )
  if (isPhone)
    return (
      <Disclosure summary={title}>
        {note && <p className="pb-1.5 text-meta text-ink-2">{note}</p>}
        {rows}
      </Disclosure>
    )
  return (
    <div>
      <h2 className="flex flex-wrap items-baseline gap-x-2.5 font-semibold">
        {title}
        {note && <span className="text-meta font-normal text-ink-2">{note}</span>}
      </h2>
      {rows}
    </div>
  )
}

type RowProps = { action?: ReactNode; children: ReactNode }

/** What is told together, and the press that is for all of it. */
function Row({ action, children }: RowProps) {
  return (
    <li className="flex items-start gap-x-3 gap-y-1.5 max-md:flex-wrap max-md:py-1">
      <span className="grid min-w-0 flex-1 gap-1 max-md:basis-full md:py-0.5">{children}</span>
      {action}
    </li>
  )
}

function Marked({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="flex gap-2 text-ink-2 [&>svg]:mt-0.5 [&>svg]:size-4 [&>svg]:flex-none">
      {icon}
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </span>
  )
}

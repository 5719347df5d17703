import { ClipboardPaste } from 'lucide-react'
import { Button } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { Stitches } from '#client/ui/stitches.tsx'
import { FAULTS_MENDED } from '#contract/improving/worth.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { Faults, keptFromPassing } from './faults.tsx'
import { isWhole, type Mending } from './mending.ts'
import { headed } from './part-names.ts'
import { TagsToAdd } from './tags-to-add.tsx'
import { Wrapping } from './wrapping.tsx'
import { YoursToCopy } from './yours-to-copy.tsx'

type NotWorthItProps = {
  mending: Mending
  /** It has come just now: come back to, she reads the page from its top. */
  isNew: boolean
  another: string
  onAnother: () => void
  onMend: (part: WrittenPart) => void
  onAddTags: () => void
}

const HEADING = 'not-worth-it'

/** Nothing is worth a credit: how hers stands, what she can mend herself for nothing, and what she takes along. */
export function NotWorthIt({ mending, isNew, another, ...on }: NotWorthItProps) {
  const { isSame, isChecked, found, tagsToAdd, unchecked } = mending
  const isDone = isWhole(mending)
  return (
    <Card
      ref={isNew ? comeIntoView : undefined}
      tabIndex={-1}
      aria-labelledby={HEADING}
      className="scroll-mt-4 overflow-y-auto lg:sticky lg:top-6 lg:order-last lg:max-h-[calc(100dvh-48px)]"
    >
      <Standing {...mending} />
      {isSame && <WhyKept {...mending.health} />}
      {found.length > 0 && (
        <section aria-labelledby={`${HEADING}-faults`} className={SECTION}>
          <h3 id={`${HEADING}-faults`} className="font-display text-h3 font-semibold">
            {isSame ? 'Mend it yourself, free' : 'Still to mend'}
          </h3>
          <Faults faults={found} hasNext={isSame} unchecked={unchecked} onMend={on.onMend} />
        </section>
      )}
      {tagsToAdd.length > 0 && (
        <div className={SECTION}>
          <TagsToAdd tags={tagsToAdd} isTextChanged={mending.isTextChanged} onAdd={on.onAddTags} />
        </div>
      )}
      {!isSame && <Unchecked count={Math.max(1, unchecked.length)} />}
      {isSame && (isChecked || isDone) && (
        <div className={SECTION}>
          <YoursToCopy texts={mending.request} isNext={isDone} />
        </div>
      )}
      {isSame && (
        <div className="rounded-b-lg border-t border-line bg-paper px-4 py-2.5">
          <Button
            look="quiet"
            size="small"
            icon={<ClipboardPaste aria-hidden="true" />}
            className="-ml-3 max-md:min-h-11"
            onClick={on.onAnother}
          >
            {another}
          </Button>
        </div>
      )}
    </Card>
  )
}

const SECTION = 'border-t border-line-soft px-4 pt-3 pb-4'

/** Of each part, why a new one is not worth her credit; a reason that several have is said once. */
function WhyKept({ kept }: Mending['health']) {
  if (kept.length === 0) return null
  return (
    <section aria-labelledby={`${HEADING}-kept`} className={SECTION}>
      <h3 id={`${HEADING}-kept`} className="font-display text-h3 font-semibold">
        Why yours stays
      </h3>
      <dl className="mt-2 grid gap-2 text-small">
        {[...Map.groupBy(kept, ({ why }) => why)].map(([why, same]) => (
          <div key={why}>
            <dt className="font-semibold">{headed(same.map(({ part }) => part))}</dt>
            <dd className="wrap-anywhere text-ink-2">
              <Wrapping text={why} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

/** What she changed waits to be checked, in sight wherever she changed it from. */
function Unchecked({ count }: { count: number }) {
  return (
    <p
      role="status"
      className={`${SECTION} rounded-b-lg bg-paper text-small font-semibold text-weld-text lg:sticky lg:bottom-0`}
    >
      {count === 1 ? '1 unchecked change' : `${count} unchecked changes`}
    </p>
  )
}

/** The press that checks, at the foot of the form, once the one that was pressed is gone. */
export function focusCheck(): void {
  const check = document.querySelector<HTMLElement>('[data-check]')
  check?.focus({ preventScroll: true })
  check?.scrollIntoView({ block: 'nearest' })
}

function Standing(mending: Mending) {
  const { met, of, states, faults } = mending.health
  const isDone = isWhole(mending)
  const { heading, sentence } = wordsOf(mending)
  return (
    <div
      className={classNames('rounded-t-lg px-4 pt-4 pb-4', isDone ? 'bg-green-tint' : 'bg-paper')}
    >
      <h2 id={HEADING} className="font-display text-h2 leading-tight font-semibold">
        {heading}
      </h2>
      <p data-news="" className="mt-2 text-small text-ink-2">
        {sentence}
      </p>
      <div className="mt-3 grid grid-cols-[auto_1fr] items-center gap-x-3.5">
        <p className="font-display text-[1.625rem] leading-none font-semibold">
          {met}
          <span className="font-sans text-ui font-medium text-ink-2"> of {of} checks</span>
        </p>
        <Stitches states={states} label={`${met} of ${of} checks pass`} />
        {faults.length > 0 && (
          <p className="col-span-2 mt-1 text-meta text-ink-2">{counted(faults.length)} to mend</p>
        )}
      </div>
    </div>
  )
}

/** What came of it, and what follows from that. */
function wordsOf(mending: Mending): { heading: string; sentence: string } {
  const { health, isSame, isChecked, faults, gone, fresh } = mending
  const left = health.faults.length
  if (!isSame) {
    const isAllTouched = faults.length === 0
    return {
      heading: isAllTouched ? 'Now check it again' : 'You are mending it',
      sentence: `This is how it stood before your changes. ${isAllTouched ? 'Check again, free, to see how it stands now.' : 'Check it again, free, as often as you like.'}`,
    }
  }
  if (isWhole(mending))
    return isChecked
      ? {
          heading: 'Mended, and yours to copy',
          sentence: `${counted(gone)} gone, all ${health.of} checks pass. ${SPELLING} You were not charged.`,
        }
      : {
          heading: 'Yours is good as it is',
          sentence: `All ${health.of} checks pass, and a new one would be no better. ${SPELLING} You were not charged.`,
        }
  if (isChecked)
    return {
      heading:
        gone > 0
          ? `${counted(gone)} gone`
          : fresh > 0
            ? newFaults(fresh)
            : `Still ${counted(left)} to mend`,
      sentence: [
        ...(gone > 0 && fresh > 0 ? [`${newFaults(fresh)}.`] : []),
        ...(gone + fresh > 0 && left > fresh ? [`${left} to mend.`] : []),
        ...(left === health.of - health.met ? [] : [keptFromPassing(left, health.of - health.met)]),
        'You were not charged.',
      ].join(' '),
    }
  return {
    heading: 'No credit spent',
    sentence: `What we wrote would mend fewer than ${FAULTS_MENDED} faults of yours, and that is worth no credit. You were not charged.`,
  }
}

/** What no check reads. */
const SPELLING = 'We do not check spelling.'

function newFaults(count: number): string {
  return count === 1 ? '1 new fault' : `${count} new faults`
}

function counted(faults: number): string {
  return faults === 1 ? '1 fault' : `${faults} faults`
}

/** The press that leads here is at the foot of the form: she reads from the top. */
function comeIntoView(panel: HTMLElement | null): void {
  if (panel === null) return
  panel.focus({ preventScroll: true })
  scrollTo(0, 0)
  // Where it stands near the top, the heading of the page stays whole above it.
  if (panel.getBoundingClientRect().top > innerHeight / 2) panel.scrollIntoView({ block: 'start' })
}

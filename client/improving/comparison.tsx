import { Check } from 'lucide-react'
import { type ComponentProps, lazy, type ReactNode, Suspense, useState } from 'react'
import { knownHere, noteHere } from '#client/browser/history-entry.ts'
import { useIsPhone } from '#client/browser/phone.ts'
import { Card } from '#client/ui/card.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'
import { useLatePart } from '#client/ui/use-late-part.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import type { Listing } from '#contract/listings.ts'
import type { WrittenPart } from '#contract/parts.ts'
import { AllOf } from './all-of.tsx'
import { standingNow, standingWith, type ToMend } from './checks.ts'
import { Compared } from './compared-part.tsx'
import { Bar } from './comparison-bar.tsx'
import { listed } from './part-names.ts'
import { keptOf, useChoice } from './use-choice.ts'
import { type Begun, useMend } from './use-mend.ts'
import { Verdict } from './verdict.tsx'

// With a listing come its editors, which a comparison has no use for.
const importSaved = () => import('./saved-listing.tsx')
const SavedListing = lazy(async () => ({ default: (await importSaved()).SavedListing }))

type ComparisonProps = {
  improvement: Improvement
  /** The heading of the page, which stands beside what can be done. */
  head: ReactNode
  isSaving: boolean
  /** Answers the listing as it is saved then. */
  onSave: (parts: WrittenPart[]) => Promise<Listing | null>
}

/** Compared, or being chosen from anew, by a press or come back to, or arrived at what was saved. */
type View = 'compared' | 'changing' | 'resumed' | 'returned' | 'saved'

/** What was pasted and what was written, part by part; whatever is chosen, the listing is no worse. */
export function ComparedListing({ improvement, head, isSaving, onSave }: ComparisonProps) {
  const isPhone = useIsPhone()
  const choice = useChoice(improvement)
  const { taken, edited, isSaved, choose } = choice
  const { view, setView, begun, save, closeToast } = useSaving({ ...choice, improvement, onSave })
  // Come back to: what was saved is shown, and changed on request.
  const isSettled = isSaved && view !== 'changing' && view !== 'resumed'
  const compareAgain = () => {
    closeToast()
    noteHere(SAVED, null)
    choice.chooseSaved()
    setView('returned')
  }
  const all = !isSettled && view !== 'saved' && (
    <AllOf
      improvement={improvement}
      taken={taken}
      isAsked={view === 'changing'}
      onChoose={choose}
    />
  )
  const top = <Top head={head}>{isPhone && all}</Top>
  if (view === 'saved')
    return (
      <>
        {top}
        <Arrived
          listing={improvement.listing}
          note={savedNote(improvement, choice)}
          isAllHers={taken.length === 0}
          isBetter={standingNow(improvement).passed > standingWith(improvement, []).passed}
          begun={begun}
          onCompare={compareAgain}
        />
      </>
    )
  const isBack = view === 'returned'
  const saved = isSettled && <Saved improvement={improvement} taken={taken} isNew={isBack} />
  const state = { improvement, taken, isSettled, isSaving }
  const on = { onChange: () => setView('changing'), onSave: () => void save() }
  const bar = { ...state, isSaved, ...on }
  const parts = improvement.parts.map((compared) => (
    <Compared
      key={compared.part}
      improvement={improvement}
      compared={compared}
      taken={taken}
      isSettled={isSettled}
      isSaving={isSaving}
      onChange={(isNew) => choose(compared.part, isNew)}
      onEdit={() => void save({ id: null, part: compared.part, faults: [], fix: null })}
    />
  ))
  return (
    <>
      {top}
      <Card>
        {isPhone ? (
          saved && <div className={NOTE}>{saved}</div>
        ) : (
          <Bar at="head" saved={saved} choice={all} {...bar} />
        )}
        {edited.length > 0 && <Edited parts={edited} />}
        <Verdict
          {...state}
          edited={edited}
          onMend={(toMend) => void save(toMend)}
          first={parts[0]}
        />
        {parts.slice(1)}
        {isPhone && <Bar at="foot" {...bar} />}
      </Card>
    </>
  )
}

type TopProps = { head: ReactNode; children: ReactNode }

/** The heading, and beside it what is done first. */
function Top({ head, children }: TopProps) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">{head}</div>
      {children}
    </div>
  )
}

function Arrived(props: ComponentProps<typeof SavedListing>) {
  return (
    <Suspense fallback={<Spinner label="Opening your listing" className="min-h-96" />}>
      <SavedListing {...props} />
    </Suspense>
  )
}

type Saving = Pick<ComparisonProps, 'improvement' | 'onSave'> &
  Pick<ReturnType<typeof useChoice>, 'taken' | 'isSaved' | 'isResumed'>

/** On this page it was saved, and the comparison is not asked for. */
const SAVED = 'savedListing'

/** Saves the choice, mends with it what was pressed for, and arrives at the listing. */
function useSaving({ improvement, taken, isSaved, isResumed, onSave }: Saving) {
  const { id } = improvement.listing
  const [view, setView] = useState<View>(() => {
    if (isResumed) return 'resumed'
    return isSaved && knownHere(SAVED) === id ? 'saved' : 'compared'
  })
  const [begun, setBegun] = useState<Begun | null>(null)
  useLatePart(view === 'saved', importSaved)
  const { mend, closeToast } = useMend()
  const save = async (toMend?: ToMend) => {
    const listing = isSaved ? improvement.listing : await onSave(taken)
    if (listing === null) return
    setBegun(toMend === undefined ? null : await mend(listing, toMend))
    noteHere(SAVED, id)
    setView('saved')
  }
  return { view, setView, begun, save, closeToast }
}

/** What was kept and what it brought, by the checks that stand below it; what she mended by hand since is hers. */
function savedNote(
  improvement: Improvement,
  { taken, edited }: Pick<ReturnType<typeof useChoice>, 'taken' | 'edited'>,
): string {
  if (taken.length === 0) return 'What was written stays beside it, if you change your mind.'
  const was = standingWith(improvement, []).passed
  const now = standingNow(improvement)
  const kept = keptOf(improvement, taken)
  if (edited.length > 0) {
    const is = standingWith(improvement, taken).passed
    return `${kept}. ${was} of ${now.states.length} checks passed, then ${is}. With what you changed since: ${now.passed}.`
  }
  return was === now.passed
    ? `${kept}. ${was} of ${now.states.length} checks pass, as before.`
    : `${kept}. ${was} of ${now.states.length} checks passed, now ${now.passed}.`
}

const NOTE = 'border-b border-line px-4 py-2.5 text-small md:px-6'

type SavedProps = Pick<ComparisonProps, 'improvement'> & {
  taken: readonly WrittenPart[]
  /** It has come in place of the button. */
  isNew: boolean
}

function Saved({ improvement, taken, isNew }: SavedProps) {
  const areHers = taken.length === 0
  return (
    <p
      ref={isNew ? takeFocus : undefined}
      tabIndex={-1}
      className="flex scroll-my-24 items-center gap-2 font-semibold text-ink"
    >
      {!areHers && <Check aria-hidden="true" className="size-4 flex-none text-green-text" />}
      {areHers ? 'Saved: all of yours kept.' : `Saved: ${keptOf(improvement, taken)}.`}
    </p>
  )
}

function Edited({ parts }: { parts: readonly WrittenPart[] }) {
  return (
    <p className={NOTE}>
      You changed the {listed(parts)} by hand since. That stays, unless you choose the new one here.
    </p>
  )
}

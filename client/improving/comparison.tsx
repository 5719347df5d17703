import { Check } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import { Button, ButtonLink } from '#client/ui/button.tsx'
import { Card } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { LISTING_COST } from '#contract/credits.ts'
import type { Improvement } from '#contract/improving/improving.ts'
import { listingHash, PAGES } from '#contract/pages.ts'
import { FIELD_OF_PART, type WrittenPart } from '#contract/parts.ts'
import { Compared } from './compared-part.tsx'
import { listed } from './part-names.ts'
import { Verdict } from './verdict.tsx'
import { takeFocus } from '#client/ui/take-focus.ts'

type ComparisonProps = {
  improvement: Improvement
  /** The heading of the page, which stands beside what can be done. */
  head: ReactNode
  isSaving: boolean
  /** Answers whether it is saved. */
  onSave: (parts: WrittenPart[]) => Promise<boolean>
}

/** What was pasted and what was written, part by part; whatever is chosen, the listing is no worse. */
export function ComparedListing({ improvement, head, isSaving, onSave }: ComparisonProps) {
  const offered = improvement.parts.filter(({ isOffered }) => isOffered).map(({ part }) => part)
  const edited = editedIn(improvement)
  const saved = savedIn(improvement, offered)
  const isChosen = !isNotChosenYet(improvement.listing)
  const [taken, setTaken] = useState(() =>
    isChosen ? saved : offered.filter((part) => !edited.includes(part)),
  )
  const isSaved = isChosen && taken.join() === saved.join()
  const [isChanging, setIsChanging] = useState(false)
  const [isJustSaved, setIsJustSaved] = useState(false)
  // Come back to: what was saved is shown, and changed on request.
  const isSettled = isSaved && !isChanging
  const save = async () => {
    if (!(await onSave(taken))) return
    setIsChanging(false)
    setIsJustSaved(true)
  }
  const choose = (part: WrittenPart, isNew: boolean) =>
    setTaken(offered.filter((one) => (one === part ? isNew : taken.includes(one))))
  return (
    <>
      <div className="flex flex-wrap items-end gap-x-5 gap-y-3">
        <div className="min-w-0 flex-1 basis-64">{head}</div>
        {isSettled ? (
          <Button className="max-md:w-full" onClick={() => setIsChanging(true)}>
            Change my choice
          </Button>
        ) : (
          <AllOf isAsked={isChanging} onMine={() => setTaken([])} onNew={() => setTaken(offered)} />
        )}
      </div>
      <Card>
        {isSettled && (
          <Saved taken={taken.length} kept={yoursLeft(improvement, taken)} isNew={isJustSaved} />
        )}
        {edited.length > 0 && <Edited parts={edited} />}
        <Verdict
          improvement={improvement}
          taken={taken}
          isEdited={edited.includes('description')}
        />
        {improvement.parts.map((compared) => (
          <Compared
            key={compared.part}
            improvement={improvement}
            compared={compared}
            isNew={taken.includes(compared.part)}
            isSettled={isSettled}
            onChange={(isNew) => choose(compared.part, isNew)}
          />
        ))}
        <Foot
          improvement={improvement}
          taken={taken}
          isSettled={isSettled}
          isSaved={isSaved}
          isSaving={isSaving}
          onSave={() => void save()}
        />
      </Card>
    </>
  )
}

type FootProps = Pick<ComparisonProps, 'improvement' | 'isSaving'> & {
  taken: readonly WrittenPart[]
  isSettled: boolean
  isSaved: boolean
  onSave: () => void
}

/** Behind the choices: what they come to, and the button that saves them. */
function Foot({ improvement, taken, isSettled, isSaved, isSaving, onSave }: FootProps) {
  return (
    <div className="sticky bottom-0 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-b-lg border-t border-line bg-paper px-4 py-3 text-small text-ink-2 md:px-6">
      <p className="flex-1">
        {!isSettled && (
          <b className="font-semibold text-ink">
            {newParts(taken.length)}, {yoursLeft(improvement, taken)} of yours.{' '}
          </b>
        )}
        <span className={isSettled ? undefined : 'max-md:hidden'}>
          Yours stays under Versions. {LISTING_COST} credit used.
        </span>
      </p>
      {isSettled ? (
        <ButtonLink look="primary" className="max-md:w-full" href={addressOf(improvement)}>
          To the listing
        </ButtonLink>
      ) : (
        <Button
          look="primary"
          isBusy={isSaving}
          disabled={isSaved}
          icon={<Check aria-hidden="true" />}
          onClick={onSave}
        >
          {saveLabel(taken.length)}
        </Button>
      )}
    </div>
  )
}

function addressOf({ listing }: Improvement): string {
  return `${PAGES.history}${listingHash(listing.id)}`
}

type AllOfProps = {
  /** In place of the button that was pressed for it. */
  isAsked: boolean
  onMine: () => void
  onNew: () => void
}

function AllOf({ isAsked, onMine, onNew }: AllOfProps) {
  return (
    <div className="flex flex-wrap items-center gap-2 max-md:basis-full">
      <Button ref={isAsked ? takeFocus : undefined} className="max-md:flex-1" onClick={onMine}>
        All yours
      </Button>
      <Button className="max-md:flex-1" onClick={onNew}>
        All improved
      </Button>
    </div>
  )
}

const NOTE = 'border-b border-line px-4 py-2.5 text-small md:px-6'

type SavedProps = {
  taken: number
  kept: number
  /** It has come in place of the button. */
  isNew: boolean
}

function Saved({ taken, kept, isNew }: SavedProps) {
  return (
    <p
      ref={isNew ? takeFocus : undefined}
      tabIndex={-1}
      className={classNames(NOTE, 'flex scroll-my-24 items-center gap-2 font-semibold')}
    >
      <Check aria-hidden="true" className="size-4 flex-none text-green-text" />
      {taken === 0 ? 'Saved: all of yours kept.' : `Saved: ${newParts(taken)}, ${kept} of yours.`}
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

/** What was never pasted is not hers. */
function yoursLeft({ pasted, parts }: Improvement, taken: readonly WrittenPart[]): number {
  return parts.filter(({ part }) => !taken.includes(part) && pasted[FIELD_OF_PART[part]] !== null)
    .length
}

type Standing = Improvement['pasted']

function says({ listing }: Improvement, part: WrittenPart, texts: Standing): boolean {
  const field = FIELD_OF_PART[part]
  return JSON.stringify(listing[field]) === JSON.stringify(texts[field])
}

/** The new parts that the listing has already. */
function savedIn(improvement: Improvement, offered: readonly WrittenPart[]): WrittenPart[] {
  return offered.filter((part) => says(improvement, part, improvement.written))
}

/** What is neither as it was pasted nor as it was written. */
function editedIn(improvement: Improvement): WrittenPart[] {
  const { pasted, written } = improvement
  return improvement.parts
    .map(({ part }) => part)
    .filter((part) => !says(improvement, part, pasted) && !says(improvement, part, written))
}

function saveLabel(count: number): string {
  return count === 0 ? 'Keep all of yours' : `Save ${newParts(count)}`
}

function newParts(count: number): string {
  return count === 1 ? '1 new part' : `${count} new parts`
}

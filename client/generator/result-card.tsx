import { lazy, type ReactNode, startTransition, Suspense, useState } from 'react'
import type { Placed } from '#client/listing/placing/use-placing.ts'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import type { Listing } from '#contract/listings.ts'
import { isBlank, type Item } from './item.ts'
import { copyingHead, finishedHead, type ResultHead, writingHead } from './result-head.tsx'
import { spokenStatus } from './result-view.ts'
import { hasSameDetails } from './same-details.ts'
import { RESULT_ID } from './show-result.ts'
import type { Generation } from './writing/use-generation.ts'
import { useCalmView } from './use-calm-view.ts'
import { useFooterBelow } from './use-footer-below.ts'
import type { Writing } from './writing/writing.ts'
import { useSetting } from './writing/use-setting.ts'

// With a listing come the checks of the marketplace, which an empty form has no use for.
const importListing = () => import('./generated-listing.tsx')
const GeneratedListing = lazy(async () => ({ default: (await importListing()).GeneratedListing }))
const importCopying = () => import('#client/listing/placing/field-by-field.tsx')
const FieldByField = lazy(async () => ({ default: (await importCopying()).FieldByField }))
const CopyBar = lazy(async () => ({
  default: (await import('#client/listing/placing/finished-actions.tsx')).CopyBar,
}))
const importNoListing = () => import('./no-listing.tsx')
const NoListing = lazy(async () => ({ default: (await importNoListing()).NoListing }))
const importSheet = () => import('./writing/writing-sheet.tsx')
const WritingSheet = lazy(async () => ({ default: (await importSheet()).WritingSheet }))
const WritingProgress = lazy(async () => ({ default: (await importSheet()).WritingProgress }))

type ResultCardProps = {
  generation: Generation
  item: Item
  onSet: () => void
  /** What stands here as long as there is no listing. */
  firstVisit: ReactNode
  /** Begins the next item, once this one is in the shop. */
  onNext?: (() => void) | undefined
  /** Begins one like it. */
  onVary?: (() => void) | undefined
  /** What can be done when the model has failed. */
  withoutModel: ReactNode
}

/** An example, a listing being written, the finished one, or its way into the shop: one card,
 *  so that the heading keeps the focus while what it says changes. */
export function ResultCard({ generation, item, onSet, ...props }: ResultCardProps) {
  const { view, waiting, card, isWriting } = useCalmView(generation)
  const { listing } = view
  const sheet = view.shows === 'writing' ? sheetOf(view.writing, item) : null
  const { appended, reason, change: setAppended } = useFooterBelow(listing)
  const placed = listing && placedWith(listing, appended)
  const { isFresh, settle } = useArrival(generation, view.isWriting)
  const { copyingId, leave, copyFields } = useCopying(listing, settle)
  useLatePart(listing !== null || isWriting, importListing)
  useLatePart(view.isWriting, importSheet)
  // It is there before the connection may fail that it tells of.
  useLatePart(view.isWriting, importNoListing)
  useLatePart(copyingId !== undefined, importCopying)
  // What is copied must be the listing that she waits for.
  const isAtRest = view.isWriting || (view.shows === 'listing' && view.isResting)
  const isCopying = view.shows === 'listing' && view.listing.id === copyingId
  // Beside other details than its own the next step is theirs.
  const isNext = hasSameDetails(item, listing)
  const failure = failureIn(generation, props.withoutModel)
  const result = (
    <Card
      ref={card}
      aria-labelledby={RESULT_ID}
      aria-busy={view.isWriting}
      className={isFresh ? 'listing-fresh' : undefined}
    >
      <output className="sr-only">{spokenStatus(view)}</output>
      <CardHeader titleId={RESULT_ID} {...head()} />
      {view.shows !== 'example' && <div className={NOTICE}>{failure}</div>}
      <Suspense fallback={<Coming />}>
        {sheet && (
          <WritingProgress writing={sheet.writing} hasPhoto={sheet.hasPhoto} waiting={waiting} />
        )}
        {view.shows !== 'setting' && placed && (
          <div inert={isAtRest}>
            {isCopying ? (
              <Copying placed={placed} onLeave={leave} {...props} />
            ) : (
              <GeneratedListing
                key={placed.listing.id}
                listing={placed.listing}
                appended={appended}
                reason={reason}
                onAppendedChange={setAppended}
              />
            )}
          </div>
        )}
        {sheet && <WritingSheet {...sheet} />}
        {view.shows === 'setting' && <SettingSheet listing={view.listing} onSet={onSet} />}
        {view.shows === 'example' && props.firstVisit}
      </Suspense>
      {placed && view.shows === 'listing' && !isCopying && !isAtRest && (
        <Suspense>
          <CopyBar placed={placed} isNext={isNext} onCopyFields={copyFields} />
        </Suspense>
      )}
    </Card>
  )
  return beside(view.shows === 'example' && failure, result)

  function head(): ResultHead {
    if (view.isWriting) {
      const isTakenUp = generation.step === 'writing' && generation.isTakenUp
      return writingHead(item.listingTitle, isTakenUp)
    }
    if (placed === null) return EXAMPLE_HEAD
    if (isCopying) return copyingHead(placed.listing, leave)
    return finishedHead({
      placed,
      isResting: isAtRest,
      isEarlier: isBlank(item) || (generation.step === 'idle' && generation.isEarlier),
      isNext,
      onCopyFields: copyFields,
    })
  }
}

const NOTICE = 'px-4 pb-[18px] empty:hidden md:px-6'

/** Outside it, for an example is not what failed. */
function beside(notice: ReactNode, result: ReactNode): ReactNode {
  return (
    <>
      {notice}
      {result}
    </>
  )
}

function failureIn(generation: Generation, withoutModel: ReactNode): ReactNode {
  if (generation.step !== 'idle' || !generation.failure) return null
  return (
    <Suspense>
      <NoListing error={generation.failure} withoutModel={withoutModel} />
    </Suspense>
  )
}

/** Only of a photo that was described an alt text is written. */
function sheetOf(writing: Writing, { listingTitle, imageDescription }: Item) {
  return { writing, nickname: listingTitle, hasPhoto: imageDescription.trim() !== '' }
}

type CopyingProps = Pick<ResultCardProps, 'onNext' | 'onVary'> & {
  placed: Placed
  onLeave: () => void
}

function Copying({ placed, onLeave, onNext, onVary }: CopyingProps) {
  return (
    <FieldByField
      placed={placed}
      onNext={onNext && both(onLeave, onNext)}
      onVary={onVary && both(onLeave, onVary)}
    />
  )
}

function both(first: () => void, then: () => void): () => void {
  return () => {
    first()
    then()
  }
}

const COPYING = '#copy'

/**
 * Which listing is being copied field by field; the listing stays in sight until the fields are there. The address
 * knows it: a phone drops the page while she is in the shop, and loads it anew.
 */
function useCopying(listing: Listing | null, settle: () => void) {
  const [copyingId, setCopyingId] = useState(location.hash === COPYING ? listing?.id : undefined)
  const change = (id: string | undefined) => {
    setCopyingId(id)
    history.replaceState(null, '', id ? COPYING : location.pathname)
  }
  return {
    copyingId,
    leave: () => change(undefined),
    copyFields: () =>
      startTransition(() => {
        change(listing?.id)
        settle()
      }),
  }
}

/** Whether a listing has come before her eyes: its seam is then sewn once. */
function useArrival(generation: Generation, isWriting: boolean) {
  const [wasWriting, setWasWriting] = useState(false)
  if (isWriting && !wasWriting) setWasWriting(true)
  return {
    isFresh:
      wasWriting && !isWriting && generation.step === 'idle' && generation.failure === undefined,
    settle: () => setWasWriting(false),
  }
}

function placedWith(listing: Listing, appended: string): Placed {
  return { listing, description: `${listing.generatedDescription}${appended}` }
}

const EXAMPLE_HEAD: ResultHead = {
  title: 'This is what one credit writes',
  note: 'A finished example, made from the note below',
}

function Coming() {
  return (
    <div className="px-4 pb-6 md:px-6">
      <SkeletonLines lines={5} />
    </div>
  )
}

function SettingSheet({ listing, onSet }: { listing: Listing; onSet: () => void }) {
  const writing = useSetting(listing, onSet)
  const hasPhoto = listing.generatedAltText !== null
  return (
    <>
      <WritingProgress writing={writing} hasPhoto={hasPhoto} waiting="shown" />
      <WritingSheet writing={writing} nickname={listing.listingTitle} hasPhoto={hasPhoto} />
    </>
  )
}

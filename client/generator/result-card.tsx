import { lazy, type ReactNode, Suspense, useState } from 'react'
import { QuiltSwatch } from '#client/art/quilt.tsx'
import { Banner } from '#client/ui/banner.tsx'
import { Card, CardHeader } from '#client/ui/card.tsx'
import { classNames } from '#client/ui/class-names.ts'
import { dayAndTimeOf } from '#client/ui/day-and-time.ts'
import { SkeletonLines } from '#client/ui/loading.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { type Listing, UNTITLED } from '#contract/listings.ts'
import type { Item } from './item.ts'
import { ProofSheet } from './proof-sheet.tsx'
import { RESULT_ID } from './show-result.ts'
import type { Failure, Generation } from './use-generation.ts'
import { useSetting } from './use-setting.ts'
import { useWaiting, type Waiting } from './use-waiting.ts'
import { NOTHING_WRITTEN, type Writing } from './writing.ts'

// With a listing come the checks of the marketplace, which an empty form has no use for.
const importListing = () => import('./generated-listing.tsx')
const GeneratedListing = lazy(async () => ({ default: (await importListing()).GeneratedListing }))
const CopyListing = lazy(async () => ({
  default: (await import('#client/listing/copy-listing.tsx')).CopyListing,
}))
const importSheet = () => import('./writing-sheet.tsx')
const WritingSheet = lazy(async () => ({ default: (await importSheet()).WritingSheet }))
const WritingProgress = lazy(async () => ({ default: (await importSheet()).WritingProgress }))

type ResultCardProps = {
  generation: Generation
  item: Item
  onSet: () => void
  /** What can be done when the model has failed. */
  withoutModel: ReactNode
}

/** The proof sheet, a listing being written, or the finished one: one card, so that the heading
 *  keeps the focus while what it says changes. */
export function ResultCard({ generation, item, onSet, withoutModel }: ResultCardProps) {
  const waiting = useWaiting(generation.step === 'writing')
  const view = viewOf(generation, waiting)
  useLatePart(view.listing !== null, importListing)
  useLatePart(view.isWriting, importSheet)
  const [below, setBelow] = useState({ listingId: '', appended: '' })
  const { listing } = view
  const appended = listing?.id === below.listingId ? below.appended : ''
  return (
    <Card aria-labelledby={RESULT_ID} aria-busy={view.isWriting}>
      <output className="sr-only">{spokenStatus(view)}</output>
      <CardHeader titleId={RESULT_ID} {...headerOf(view, appended)} />
      {generation.step === 'idle' && generation.failure && (
        <NoListing failure={generation.failure} withoutModel={withoutModel} />
      )}
      <Suspense fallback={<Coming />}>
        {view.shows === 'writing' && <WritingProgress writing={view.writing} waiting={waiting} />}
        {view.shows !== 'setting' && listing && (
          <div
            inert={view.isWriting}
            className={classNames('transition-opacity', view.isWriting && 'opacity-60')}
          >
            <GeneratedListing
              key={listing.id}
              listing={listing}
              appended={appended}
              onAppendedChange={(text) => setBelow({ listingId: listing.id, appended: text })}
            />
          </div>
        )}
        {view.shows === 'writing' && !listing && <WritingSheet writing={view.writing} />}
        {view.shows === 'setting' && <SettingSheet listing={view.listing} onSet={onSet} />}
        {view.shows === 'proof' && <ProofSheet item={item} />}
      </Suspense>
    </Card>
  )
}

function Coming() {
  return (
    <div className="px-4 pb-6 md:px-6">
      <SkeletonLines lines={5} />
    </div>
  )
}

/** Why there is no new listing, and what another try costs; it stays when the toast is gone. */
function NoListing({ failure, withoutModel }: { failure: Failure; withoutModel: ReactNode }) {
  return (
    <div className="px-4 pb-[18px] md:px-6">
      <Banner
        look="error"
        title="No listing arrived"
        action={failure.isOfModel && <Suspense>{withoutModel}</Suspense>}
      >
        <p>{failure.reason}</p>
      </Banner>
    </div>
  )
}

const WRITING = 'Writing your listing'

type View =
  | { shows: 'proof'; listing: null; isWriting: false }
  | { shows: 'listing'; listing: Listing; isWriting: false }
  /** With the listing before, which stays in sight until the new one's first words come. */
  | { shows: 'writing'; listing: Listing | null; writing: Writing; isWriting: true }
  | { shows: 'setting'; listing: Listing; isWriting: true }

function viewOf(generation: Generation, waiting: Waiting): View {
  if (generation.step === 'setting') {
    return { shows: 'setting', listing: generation.listing, isWriting: true }
  }
  const { listing } = generation
  if (generation.step === 'writing' && waiting !== 'notYet') {
    const { writing } = generation
    const before = writing === NOTHING_WRITTEN || writing.isQueued ? listing : null
    return { shows: 'writing', listing: before, writing, isWriting: true }
  }
  if (listing) return { shows: 'listing', listing, isWriting: false }
  return { shows: 'proof', listing, isWriting: false }
}

function spokenStatus(view: View): string {
  if (view.isWriting) return WRITING
  return view.shows === 'listing' ? 'Listing ready' : ''
}

function headerOf(view: View, appended: string) {
  if (view.isWriting) return { title: WRITING }
  if (view.shows === 'proof') return { title: 'Your listing will be set here' }
  const { listing } = view
  const generatedDescription = `${listing.generatedDescription}${appended}`
  return {
    title: 'Generated Listing',
    note: (
      <span className="wrap-anywhere">
        {listing.listingTitle || UNTITLED}, {dayAndTimeOf(listing.createdAt)}
      </span>
    ),
    lead: (
      <span className="max-sm:hidden">
        <QuiltSwatch seed={listing.id} size={46} />
      </span>
    ),
    actions: (
      <Suspense>
        <CopyListing listing={{ ...listing, generatedDescription }} />
      </Suspense>
    ),
  }
}

function SettingSheet({ listing, onSet }: { listing: Listing; onSet: () => void }) {
  const writing = useSetting(listing, onSet)
  return (
    <>
      <WritingProgress writing={writing} waiting="shown" />
      <WritingSheet writing={writing} />
    </>
  )
}

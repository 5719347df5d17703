import { lazy, Suspense, use, useDeferredValue, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useCurrentUser } from '#client/accounts/use-current-user.ts'
import { rememberedPackage } from '#client/credits/chosen-package.ts'
import type { Example } from '#client/generator/first-visit.tsx'
import { GeneratorForm } from '#client/generator/generator-form.tsx'
import { completeItem, EMPTY_ITEM, type Item } from '#client/generator/item.ts'
import { hasItemDraft } from '#client/generator/item-draft.ts'
import { typedParts } from '#client/generator/keywords/typed-parts.ts'
import { ResultCard } from '#client/generator/result-card.tsx'
import { withSameDetails } from '#client/generator/same-details.ts'
import { showResult } from '#client/generator/show-result.ts'
import { useItem } from '#client/generator/use-item.ts'
import { type Generation, useGeneration } from '#client/generator/writing/use-generation.ts'
import { RecentActivity } from '#client/history/recent-activity.tsx'
import { useNewestListings } from '#client/history/use-listing-pages.ts'
import { ExtensionBanner } from '#client/marketing/extension-banner.tsx'
import { NotChosenYet } from '#client/listing/late-not-chosen-yet.ts'
import { isNotChosenYet } from '#client/listing/not-chosen.ts'
import { Banner } from '#client/ui/banner.tsx'
import { Button } from '#client/ui/button.tsx'
import { Spinner } from '#client/ui/loading.tsx'
import { useLatePart } from '#client/ui/use-late-part.ts'
import { useSteady } from '#client/ui/use-steady.ts'
import type { Listing, WriterChoice } from '#contract/listings.ts'
import { OwnShelf } from '#client/generator/shelf/shelf.tsx'
import { FirstListing, FirstShelf } from './first-examples.tsx'
import { PageHeading } from './heading/page-heading.tsx'
import { WaysToWrite } from '#client/layout/ways-to-write.tsx'

const importOffer = () => import('#client/generator/plain-offer.tsx')
const PlainOffer = lazy(async () => ({ default: (await importOffer()).PlainOffer }))

const AnotherVersion = lazy(async () => ({
  default: (await import('#client/generator/folded-details.tsx')).AnotherVersion,
}))

// Few come with a package that they chose before they had an account.
const ChosenPackageOffer = lazy(async () => ({
  default: (await import('#client/credits/chosen-package-offer.tsx')).ChosenPackageOffer,
}))

/** Where listings are written. */
export function Dashboard() {
  const { data: user, isError, refetch } = useCurrentUser()
  const newest = useNewestListings(PEGS_MAX)
  const [draftParts] = useState(() => (hasItemDraft() ? typedParts() : null))
  return (
    <>
      <PageHeading name="Dashboard" className="sr-only" />
      <div className="mb-3">
        <WaysToWrite />
      </div>
      {user && !newest.isPending ? (
        <Suspense fallback={<Opening />}>
          <Bench
            credits={user.credits}
            listings={newest.listings ?? NONE}
            draftParts={draftParts}
          />
        </Suspense>
      ) : isError ? (
        <Banner
          look="error"
          title="Your account could not be loaded"
          isLive
          action={<Button onClick={() => void refetch()}>Try again</Button>}
        >
          <p>Check your internet connection, then try again.</p>
        </Banner>
      ) : (
        <Opening />
      )}
    </>
  )
}

function Opening() {
  return <Spinner label="Loading your dashboard" className="min-h-[50vh]" />
}

/** On the shelf. */
const PEGS_MAX = 6

const NONE: readonly Listing[] = []

/** The item in the form, its listing, and the ways from one to the other. */
function useBench(listings: readonly Listing[]) {
  const last = listings[0] ?? null
  // A pasted listing is written as it was found, which nobody chose for the next one.
  const form = useItem(listings.find(({ pasted }) => pasted === null) ?? null)
  const { generation, generate, forgetFailure, finishSetting } = useGeneration(
    last,
    completeItem(form),
  )
  const details = useRef<HTMLTextAreaElement>(null)
  // In one column; where there are two, the form always stands beside the listing.
  const [isFolded, setIsFolded] = useState(false)
  const beginWith = (fill: () => void) => {
    // A folded form takes no focus.
    flushSync(() => {
      fill()
      setIsFolded(false)
    })
    details.current?.focus()
  }
  const beginAnew = (fill: () => void) => {
    beginWith(fill)
    forgetFailure()
  }
  const startFrom = useSteady((listing: Listing) => beginAnew(() => form.startFrom(listing)))
  return {
    form,
    generation,
    finishSetting,
    details,
    isFolded,
    unfold: () => beginWith(() => undefined),
    start: (item: Item, writer?: WriterChoice) => {
      flushSync(() => setIsFolded(true))
      showResult()
      void generate(item, writer)
    },
    startNew: () => beginAnew(form.startNew),
    startFrom,
    beginWithExample: ({ notes, nickname, keywords, focusKeywords, photo }: Example) =>
      beginWith(() =>
        form.change({
          // Exactly what the example was written from.
          ...EMPTY_ITEM,
          usesProfile: form.item.usesProfile,
          productType: notes,
          listingTitle: nickname,
          imageDescription: photo,
          keywords: [...keywords],
          starredKeywords: [...focusKeywords],
        }),
      ),
  }
}

type BenchProps = {
  credits: number
  listings: readonly Listing[]
  /** What a draft shows comes with it, so that nothing moves away from under the first press. */
  draftParts: Promise<unknown> | null
}

function Bench({ credits, listings, draftParts }: BenchProps) {
  if (draftParts !== null) use(draftParts)
  const { form, generation, isFolded, start, startNew, startFrom, ...bench } = useBench(listings)
  useLatePart(false, importOffer)
  const [hasChosen] = useState(() => rememberedPackage() !== null)
  const { listing } = generation
  const isIdle = generation.step === 'idle'
  const hasFailed = isIdle && generation.failure !== undefined
  const hung = hungOf(generation, listings)
  const recent = (
    <RecentActivity
      className={isFolded ? 'max-lg:hidden' : listing ? 'max-md:hidden' : undefined}
    />
  )
  return (
    <div className="grid grid-cols-1 gap-3">
      {hasChosen && <ChosenPackageOffer />}
      {listings.some(isNotChosenYet) && <NotChosenYet of={listings} />}
      {hung.length === 0 ? (
        <div className={isFolded ? 'max-lg:hidden' : undefined}>
          <FirstShelf onBegin={bench.beginWithExample} />
        </div>
      ) : (
        <HerShelf
          item={form.item}
          listings={hung}
          generation={generation}
          onPick={startFrom}
          isFolded={isFolded}
        />
      )}
      <div className="grid grid-cols-1 items-start gap-3.5 lg:grid-cols-[minmax(0,544px)_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-6">
        <GeneratorForm
          form={form}
          credits={credits}
          isGenerating={generation.step === 'writing'}
          hasFailed={hasFailed}
          // After a failure the same details are sent again at no second cost: no twin comes of it.
          listing={hasFailed ? null : listing}
          listings={listings}
          details={bench.details}
          promo={<ExtensionBanner />}
          onGenerate={start}
          onStartNew={startNew}
          isFolded={isFolded}
          onUnfold={bench.unfold}
        />
        <div className="grid grid-cols-1 gap-2 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <ResultCard
            generation={generation}
            item={form.item}
            onSet={bench.finishSetting}
            firstVisit={<FirstListing />}
            onNext={startNew}
            onVary={listing === null ? undefined : () => startFrom(listing)}
            withoutModel={
              <PlainOffer form={form} credits={credits} onWrite={(item) => start(item, 'plain')} />
            }
          />
          {isFolded && isIdle && !hasFailed && listing && (
            <Suspense>
              <AnotherVersion credits={credits} />
            </Suspense>
          )}
        </div>
        {recent}
      </div>
    </div>
  )
}

type HerShelfProps = {
  item: Item
  listings: readonly Listing[]
  generation: Generation
  onPick: (listing: Listing) => void
  /** In one column it makes room with the form: what it would fill is not seen. */
  isFolded: boolean
}

/** A new listing hangs on the shelf once it is set; until her first does, examples keep its place. */
function hungOf({ step, listing }: Generation, listings: readonly Listing[]): readonly Listing[] {
  return step === 'setting' ? listings.filter(({ id }) => id !== listing?.id) : listings
}

/** What she has written. */
function HerShelf({ item, listings, generation, onPick, isFolded }: HerShelfProps) {
  const { step, listing } = generation
  const typed = useDeferredValue(item)
  return (
    <div className={isFolded ? 'max-lg:hidden' : undefined}>
      <OwnShelf
        listings={listings}
        usedId={withSameDetails(typed, listings)?.id}
        freshId={step === 'idle' && !generation.isEarlier ? listing?.id : undefined}
        onPick={onPick}
      />
    </div>
  )
}
